// What is wrong with the layout of the page as it is shown now: a list of sentences. A function expression for page.evaluate.
(allowedCuts) => {
  const MIN_FONT_PX = 9;
  const SLACK_PX = 1.5;
  const found = new Set();
  const root = document.documentElement;

  /** An element in a few words: its tag, its classes and the beginning of its text. */
  const named = (element) => {
    const kinds = (element.getAttribute("class") ?? "").trim().split(/\s+/).filter(Boolean).slice(0, 3);
    const parent = element.parentElement?.getAttribute("class")?.split(/\s+/)[0] ?? "";
    return `${parent ? `.${parent} > ` : ""}${[element.localName, ...kinds].join(".")} “${element.textContent.trim().slice(0, 50)}”`;
  };
  const ancestors = function* (element) {
    for (let one = element; one && one !== root; one = one.parentElement) yield one;
  };
  const styles = new Map();
  const styleOf = (element) => {
    if (!styles.has(element)) styles.set(element, getComputedStyle(element));
    return styles.get(element);
  };
  const outlines = new Map();
  const outlineOf = (element) => {
    if (!outlines.has(element)) outlines.set(element, element.getBoundingClientRect());
    return outlines.get(element);
  };
  const isHiddenOnPurpose = (element) => {
    for (const one of ancestors(element)) {
      const style = styleOf(one);
      if (style.clipPath === "inset(50%)" || style.opacity === "0") return true; // for screen readers, or not shown yet
      if (one.matches(".skip, select, option, title, desc, script, style, template, [inert]")) return true;
    }
    return !element.checkVisibility({ visibilityProperty: true, opacityProperty: true });
  };
  const scrolls = (value) => value === "auto" || value === "scroll";
  const hides = (value) => value === "hidden" || value === "clip";
  /** Whether an element floats over the rest of the page, and what lies below it is not meant to be read now. */
  const floating = (element) => {
    for (const one of ancestors(element)) {
      if (["fixed", "sticky"].includes(styleOf(one).position) || one.localName === "dialog") return one;
    }
    return null;
  };

  if (root.scrollWidth > innerWidth) found.add(`the page is ${root.scrollWidth} px wide and the window ${innerWidth}`);

  const texts = [];
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    const element = node.parentElement;
    if (!node.data.trim() || !element || isHiddenOnPurpose(element)) continue;
    const range = document.createRange();
    range.selectNodeContents(node);
    const boxes = [...range.getClientRects()].filter((box) => box.width > 0.5 && box.height > 0.5);
    if (boxes.length) texts.push({ element, boxes });
  }

  for (const { element, boxes } of texts) {
    const style = styleOf(element);
    const matrix = element.ownerSVGElement && element.getScreenCTM?.();
    const scale = matrix ? Math.sqrt(Math.abs(matrix.a * matrix.d - matrix.b * matrix.c)) : 1;
    const size = parseFloat(style.fontSize) * scale;
    if (size < MIN_FONT_PX - 0.05) found.add(`too small, ${size.toFixed(1)} px: ${named(element)}`);

    const left = Math.min(...boxes.map((box) => box.left));
    const right = Math.max(...boxes.map((box) => box.right));
    const top = Math.min(...boxes.map((box) => box.top));
    const bottom = Math.max(...boxes.map((box) => box.bottom));
    let isInScroller = false;
    for (const one of ancestors(element)) {
      const { overflowX, overflowY } = styleOf(one);
      const outer = outlineOf(one);
      if (scrolls(overflowX) && one.scrollWidth > one.clientWidth + 1) isInScroller = true;
      if (scrolls(overflowX) || scrolls(overflowY)) break; // what lies outside can be scrolled to
      if (one.matches(allowedCuts)) break;
      const isCutX = hides(overflowX) && (left < outer.left - SLACK_PX || right > outer.right + SLACK_PX);
      const isCutY = hides(overflowY) && (top < outer.top - SLACK_PX - 2 || bottom > outer.bottom + SLACK_PX + 2);
      if (isCutX || isCutY) found.add(`cut off by ${named(one).split(" “")[0]}: ${named(element)}`);
    }
    if (!isInScroller && (left < -SLACK_PX || right > innerWidth + SLACK_PX)) found.add(`outside the window: ${named(element)}`);
  }

  // Words that run out of the button or box that is drawn around them.
  for (const one of document.querySelectorAll("button, .button, label, th, td, summary, .card, .entry, .seat")) {
    if (!one.textContent.trim() || isHiddenOnPurpose(one) || one.matches(allowedCuts) || one.closest("svg")) continue;
    if (one.scrollWidth > one.clientWidth + 1 && one.clientWidth > 0 && styleOf(one).display !== "inline")
      found.add(`wider than its box: ${named(one)}`);
  }

  /** What is to be seen of a box inside everything that cuts or scrolls. */
  const clipped = (element, box) => {
    // A line is higher than its letters.
    let seen = { left: box.left, right: box.right, top: box.top + box.height * 0.22, bottom: box.bottom - box.height * 0.22 };
    for (const one of ancestors(element)) {
      const { overflowX, overflowY } = styleOf(one);
      const outer = outlineOf(one);
      if (overflowX !== "visible") seen = { ...seen, left: Math.max(seen.left, outer.left), right: Math.min(seen.right, outer.right) };
      if (overflowY !== "visible") seen = { ...seen, top: Math.max(seen.top, outer.top), bottom: Math.min(seen.bottom, outer.bottom) };
    }
    return seen;
  };
  const pieces = texts.flatMap(({ element, boxes }) => {
    const layer = floating(element);
    return boxes.map((box) => ({ element, layer, ...clipped(element, box) }));
  });
  const shown = pieces.filter((piece) => piece.right - piece.left > 1 && piece.bottom - piece.top > 1);
  shown.sort((one, other) => one.top - other.top);
  for (let first = 0; first < shown.length; first++) {
    const one = shown[first];
    for (let second = first + 1; second < shown.length && shown[second].top < one.bottom; second++) {
      const other = shown[second];
      if (one.element === other.element || one.layer !== other.layer) continue;
      const width = Math.min(one.right, other.right) - Math.max(one.left, other.left);
      const height = Math.min(one.bottom, other.bottom) - Math.max(one.top, other.top);
      if (width > 2 && height > 2) found.add(`overlap: ${named(one.element)} and ${named(other.element)}`);
    }
  }
  return [...found];
};
