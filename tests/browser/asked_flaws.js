// What keeps a player from seeing what is asked, its answers and the own hand at once: a list of sentences. A function expression for page.evaluate.
() => {
  const SLACK_PX = 2;
  const ANSWERS = ".berth.may .over, .spot.may, .corinth-board .action:enabled, .gh-ask button:enabled";
  const found = [];
  if (document.documentElement.scrollWidth > innerWidth) found.push(`the page is ${document.documentElement.scrollWidth} px wide`);
  const named = (element) => `${element.getAttribute("class")} “${(element.getAttribute("aria-label") ?? element.textContent).trim().slice(0, 40)}”`;
  /** Whether the middle of an element lies under something else. */
  const isCovered = (element, { left, right, top, bottom }) => {
    const seen = document.elementFromPoint((left + right) / 2, (top + bottom) / 2);
    return seen !== null && !element.contains(seen) && !seen.contains(element) && !seen.closest(".spot, .price, .ghost, .gh-spot");
  };
  const check = (element) => {
    const box = element.getBoundingClientRect();
    const isInside =
      box.top >= -SLACK_PX && box.left >= -SLACK_PX && box.bottom <= innerHeight + SLACK_PX && box.right <= innerWidth + SLACK_PX;
    if (!isInside) found.push(`out of sight (${Math.round(box.top)} to ${Math.round(box.bottom)} of ${innerHeight}): ${named(element)}`);
    else if (isCovered(element, box)) found.push(`covered: ${named(element)}`);
  };
  const answers = [...document.querySelectorAll(ANSWERS)].filter((answer) => answer.checkVisibility());
  if (!answers.length) found.push("there is no answer");
  const question = document.querySelector(".ask-text");
  if (question) check(question);
  else found.push("nothing is asked");
  answers.forEach(check);
  document.querySelectorAll(".gh-slot").forEach(check);
  // Ports lie at both ends of the chart: places that are too far from each other for the room there is are seen as many at once as possible.
  const places = [...document.querySelectorAll(".gh-spot:enabled, .gh-boat[data-active=yes]")].map((place) => ({ place, box: place.getBoundingClientRect() }));
  const room = (document.querySelector(".gh-ask")?.getBoundingClientRect().top ?? innerHeight) - (document.querySelector(".ask")?.clientHeight ?? 0) - 12;
  const within = (top) => places.filter(({ box }) => box.top >= top && box.bottom - top <= room).length;
  const most = Math.max(0, ...places.map(({ box }) => within(box.top)));
  const count = found.length;
  places.forEach(({ place }) => check(place));
  const hidden = found.splice(count);
  if (places.length - hidden.length < most) found.push(`${places.length - hidden.length} of ${most} places that there is room for: ${hidden}`);
  return found;
};
