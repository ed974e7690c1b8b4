/** The table of Golden Horn and Dominio da Mar: chart, what is asked, one's own things, the others. No rules: what can be chosen comes from the server. */
import { useFocus } from "../../lib/focus.js";
import { html, useEffect, useLayoutEffect, useMemo, useRef, useState } from "../../lib/html.js";
import { rulesOfThing } from "../../lib/rulebook.js";
import { settings } from "../../lib/settings.js";
import { useStore } from "../../lib/store.js";
import { style } from "../../lib/style.js";
import { useWidth } from "../../lib/width.js";
import { tipped } from "../../parts/tip.js";
import { chartName, drawingFolder, fetchDrawing, NARROW } from "../drawings.js";
import { Ask } from "./ask.js";
import { boatTitle, Chart, rowsOfGoods } from "./chart.js";
import { advised, arrivalOf, broughtBy, offersOf } from "./choices.js";
import { animate, Show } from "./motion.js";
import { Fleet, Hand, Other, Stock, Stored, Warehouse } from "./panels.js";
import { Banner } from "./pieces.js";
import { middle, Places } from "./places.js";
import { useSight } from "./sight.js";

/** @typedef {import("./kinds.js").View} View */
/** @typedef {import("./kinds.js").Components} Components */
/** @typedef {import("./kinds.js").Position} Position */
/** @typedef {import("./choices.js").Offer} Offer */
/** @typedef {import("./choices.js").Offers} Offers */
/** @typedef {import("./chart.js").Spot} Spot */

/** @typedef {Omit<import("../../types.js").BoardProps, "position" | "components"> & { position: Position, components: Components }} BoardProps */

const BROAD = 1180;

/** @type {Map<string, Promise<Places>>} */
const charts = new Map();

/** The printed chart, fetched once. @param {import("../../types.js").TableInfo} table @param {string} part @returns {Promise<Places>} */
function fetchChart(table, part) {
  const key = `${drawingFolder(table)} ${part} ${document.documentElement.lang}`;
  let found = charts.get(key);
  if (!found) {
    const drawn = fetchDrawing(table, part).then(
      (text) => new Places(new DOMParser().parseFromString(text, "image/svg+xml").documentElement),
    );
    found = Promise.all([drawn, style("drawing.css", import.meta.url), style("board.css", import.meta.url)]).then(
      ([places]) => places,
    );
    found.catch(() => charts.delete(key));
    charts.set(key, found);
  }
  return found;
}

/** The chart for this table and this width. @param {import("../../types.js").TableInfo} table @param {View} view @param {boolean} narrow @returns {Places | null} */
function useChart(table, view, narrow) {
  const [places, setPlaces] = useState(/** @type {Places | null} */ (null));
  const part = chartName(view, narrow);
  useEffect(() => {
    let current = true;
    fetchChart(table, part).then(
      (found) => current && setPlaces(found),
      (error) => console.warn(error),
    );
    return () => {
      current = false;
    };
  }, [drawingFolder(table), part, document.documentElement.lang]);
  return places;
}

/** Show what led to a position once its chart is here; what is being shown ends when the board goes.
 * @param {{ current: HTMLElement | null }} root @param {Places | null} places @param {BoardProps} props */
function useShow(root, places, { position, entries, motion, sound }) {
  const show = useRef(/** @type {Show | null} */ (null));
  show.current ??= new Show();
  const before = useRef(/** @type {{ at: number, view: View } | null} */ (null));
  const { at, view } = position;
  useLayoutEffect(() => {
    const earlier = before.current;
    if (!places || earlier?.at === at) return;
    before.current = { at, view };
    const effects = entries
      .filter((entry) => entry.kind === "move" || entry.kind === "chance")
      .flatMap((entry) => entry.effects ?? []);
    if (earlier && root.current && effects.length) {
      if (motion && show.current) animate(show.current, root.current, places, earlier.view, view, effects, sound);
      else show.current?.finish();
    }
  }, [at, places]);
  useEffect(() => () => show.current?.finish(), []);
  return show;
}

/** What can be chosen, and what is considered; that is forgotten at the next position.
 * @param {BoardProps} props @param {Places | null} places @returns {import("./ask.js").Asking} */
function useAsking({ seat, position, names, components, hint, isBusy, say, play }, places) {
  const { view } = position;
  const { language } = useStore(settings);
  const offers = useMemo(
    () => offersOf(position, hint, { names, seat, say, components }),
    [position, hint, seat, language, names.join()],
  );
  const [picked, setPicked] = useState(/** @type {string | null} */ (null));
  const [seen, setSeen] = useState(/** @type {Offer | null} */ (null));
  useLayoutEffect(() => {
    setPicked(null);
    setSeen(null);
  }, [position.at]);
  const sole = offers.boats.length === 1 ? offers.boats[0].kind : null;
  return {
    offers,
    view,
    components,
    say,
    names,
    seat: seat ?? 0,
    chosen: picked ?? (offers.raids.length ? null : sole),
    pick: setPicked,
    isBusy,
    choose: (offer) => {
      setSeen(null);
      play(offer.moves);
    },
    look: setSeen,
    seen,
    tint: (place) => places?.spaces[place]?.color ?? "",
  };
}

/** @param {BoardProps} props */
export function Board(props) {
  const { table, seat, position, names, components, isBusy, say } = props;
  const { view } = position;
  const root = useRef(/** @type {HTMLElement | null} */ (null));
  const width = useWidth(root);
  const narrow = width < NARROW;
  const places = useChart(table, view, narrow);
  const asking = useAsking(props, places);
  const show = useShow(root, places, props);
  const asked = seat !== null && position.actor === seat && (position.moves?.length ?? 0) > 0;
  useFocus(root, asked && !isBusy && places !== null, ".gh-ask button:enabled", [position.at]);

  useSight(root, asked && !isBusy, props.motion, [position.at, places, asking.chosen]);

  const { seen } = asking;
  return html`<div class="gh golden-horn-board" ref=${root} data-narrow=${narrow ? "yes" : "no"} data-broad=${width >= BROAD ? "yes" : "no"} data-asked=${asked ? "yes" : "no"} data-busy=${isBusy ? "yes" : "no"} data-dominio=${view.dominio ? "yes" : "no"} data-point=${view.point} data-at=${position.at} onPointerDown=${() => show.current?.playing && show.current.finish()}>
    <div class="gh-main">
      ${
        places
          ? html`<${Chart} places=${places} view=${view} components=${components} say=${say} names=${names} isBusy=${isBusy} spots=${asked ? spotsOf(places, asking) : []} ghost=${ghostOf(seen, seat)} caption=${seen?.name ?? ""} />`
          : html`<div class="gh-chart gh-blank" data-tall=${narrow ? "yes" : "no"}></div>`
      }
      ${view.end && view.actor !== "over" && html`<${LastRound} view=${view} names=${names} seat=${seat} say=${say} />`}
      ${places && seat !== null && html`<${Own} asking=${asking} asked=${asked} points=${position.scores[seat]} />`}
    </div>
    ${places && html`<${Side} parts=${sideParts(view, seat, names, position.scores, components, narrow, say)} narrow=${narrow} say=${say} />`}
    ${places && seat !== null && html`<${Dock} asking=${asking} asked=${asked} />`}
    <div class="gh-flights" aria-hidden="true"></div>
  </div>`;
}

/** One's own boats, warehouse and territories.
 * @param {{ asking: import("./ask.js").Asking, asked: boolean, points: number | null }} props */
function Own({ asking, asked, points }) {
  const { view, seat, components, say, names, offers, chosen, isBusy, seen } = asking;
  const own = view.table[seat];
  return html`<div class="gh-own" data-turn=${view.turn === seat ? "yes" : "no"} role="group" aria-label=${names[seat]} data-tips=${say("golden-horn-page-tips")} tabindex="0">
    <${Fleet} player=${own} components=${components} say=${say} names=${names} offers=${asked ? offers : null} chosen=${chosen} isBusy=${isBusy} choose=${(/** @type {import("./choices.js").Sailing} */ boat) => chooseBoat(boat, asking)} />
    <${Warehouse} stored=${own.warehouse ?? {}} more=${broughtBy(seen)} dominio=${view.dominio} seat=${seat} points=${points} say=${say} />
    ${own.territories.length > 0 && html`<p class="gh-lands">${own.territories.map((name) => html`<span>${say("golden-horn-territory", { territory: name })} <b>${components.territories[name].points}</b></span>`)}</p>`}
  </div>`;
}

/** What is asked, and one's own hand; nothing where the hand is hidden.
 * @param {{ asking: import("./ask.js").Asking, asked: boolean }} props */
function Dock({ asking, asked }) {
  const { view, seat, say, names, offers, isBusy, choose, look, seen } = asking;
  const { hand, warehouse } = view.table[seat];
  const dock = useRef(/** @type {HTMLElement | null} */ (null));
  useRoom(dock, view.turn === seat, offers.boats.some((boat) => boat.ends.length > 0) ? 2 : 1);
  if (!hand) return null;
  return html`<div class="gh-dock" ref=${dock}>
    ${asked && html`<${Ask} ...${asking} />`}
    <div class="gh-strip" role="group" aria-label=${say("golden-horn-draw-hand")} data-tips=${say("golden-horn-page-tips")} tabindex="0">
      <span class="gh-me"><${Banner} seat=${seat} size=${30} /><span>${names[seat]}</span></span>
      <${Hand} hand=${hand} spent=${seen?.cards ?? []} winds=${offers.winds} seat=${seat} say=${say} isBusy=${isBusy} choose=${choose} look=${look} />
      <${Stored} stored=${warehouse ?? {}} more=${broughtBy(seen)} dominio=${view.dominio} say=${say} />
    </div>
  </div>`;
}

/** The height of a row of choices with its gap, in pixels, and of the edges around all rows. */
const [ROW, ROWS_EDGE] = [58, 16];

/**
 * Keep as much room above the hand as the tallest step of one's turn has needed so far, and as many rows as it will need at least. So the choices
 * stay where they are, and no empty rows hide the chart.
 * @param {{ current: HTMLElement | null }} dock @param {boolean} isTurn @param {number} rows
 */
function useRoom(dock, isTurn, rows) {
  const tallest = useRef(0);
  useLayoutEffect(() => {
    const ask = dock.current?.querySelector(".gh-ask");
    if (!isTurn) tallest.current = 0;
    if (!ask) return;
    const { paddingBottom } = getComputedStyle(ask);
    const bottoms = [...ask.children].map((child) => child.getBoundingClientRect().bottom);
    const needed = Math.max(...bottoms) + ask.scrollTop - ask.getBoundingClientRect().top + parseFloat(paddingBottom);
    tallest.current = Math.max(tallest.current, rows * ROW + ROWS_EDGE, needed || 0);
    dock.current?.style.setProperty("--needed", `${Math.ceil(tallest.current)}px`);
  });
}

/** E3: who still plays in the last round, in their order. @param {{ view: View, names: string[], seat: number | null, say: import("./kinds.js").Say }} props */
function LastRound({ view, names, seat, say }) {
  const last = (view.first + view.players - 1) % view.players;
  const left = 1 + ((last - view.turn + view.players) % view.players);
  const seats = Array.from({ length: left }, (_, i) => (view.turn + i) % view.players);
  const turns = seats.reduce((before, each) => {
    const values = { player: names[each], you: each === seat ? "yes" : "no" };
    return before
      ? say("golden-horn-page-turns-next", { ...values, before })
      : say("golden-horn-page-turns-first", values);
  }, "");
  return html`<p class="gh-last" ...${tipped(say(`golden-horn-draw-end-${view.end}`), rulesOfThing("last-round"), true)}>${say("golden-horn-page-last-round", { turns })}</p>`;
}

/** How many seats after one's own a seat comes. @param {number} seat @param {number | null} own @param {number} players */
function after(seat, own, players) {
  return own === null ? seat : (seat - own + players) % players;
}

/** A part of what lies at the side.
 * @typedef {{ key: string, name: string, sign: any, anchor: string, inside: any }} SidePart */

/** The other players in the order of turns after one's own, then what lies beside the chart.
 * @param {View} view @param {number | null} seat @param {string[]} names @param {(number | null)[]} scores @param {Components} components
 * @param {boolean} narrow @param {import("./kinds.js").Say} say @returns {SidePart[]} */
function sideParts(view, seat, names, scores, components, narrow, say) {
  const others = view.table
    .filter((player) => player.seat !== seat)
    .sort((a, b) => after(a.seat, seat, view.players) - after(b.seat, seat, view.players));
  return [
    ...others.map((player) => ({
      key: String(player.seat),
      name: names[player.seat],
      sign: html`<${Banner} seat=${player.seat} size=${22} />`,
      anchor: `player-${player.seat}`,
      inside: html`<${Other} key=${player.seat} player=${player} view=${view} components=${components} say=${say} names=${names} points=${scores[player.seat]} open=${narrow} />`,
    })),
    {
      key: "stock",
      name: say("golden-horn-page-stock"),
      sign: null,
      anchor: "pile bag discards supply outside",
      inside: html`<${Stock} view=${view} say=${say} />`,
    },
  ];
}

/** What lies at the side; on a phone behind tabs. @param {{ parts: SidePart[], narrow: boolean, say: import("./kinds.js").Say }} props */
function Side({ parts, narrow, say }) {
  const [open, setOpen] = useState(parts[0]?.key);
  if (!narrow)
    return html`<div class="gh-side" role="group" aria-label=${say("golden-horn-page-others")} data-tips=${say("golden-horn-page-tips")} tabindex="0">${parts.map((part) => part.inside)}</div>`;
  const shown = parts.find((part) => part.key === open) ?? parts[0];
  return html`<div class="gh-side" role="group" aria-label=${say("golden-horn-page-others")} data-tips=${say("golden-horn-page-tips")} tabindex="0">
    <div class="gh-tabs" role="tablist">
      ${parts.map((part) => html`<button key=${part.key} role="tab" aria-selected=${part === shown} data-anchor=${part.anchor} onClick=${() => setOpen(part.key)}>${part.sign}<span>${part.name}</span></button>`)}
    </div>
    <div role="tabpanel" aria-label=${shown.name}>${shown.inside}</div>
  </div>`;
}

/** Where a boat would be after a choice. @param {Offer | null} offer @param {number | null} seat */
function ghostOf(offer, seat) {
  if (!offer || seat === null) return null;
  const arrival = arrivalOf(offer);
  return arrival && { seat, ...arrival };
}

/** Everything that may be clicked on the chart. @param {Places} places @param {import("./ask.js").Asking} asking @returns {Spot[]} */
function spotsOf(places, asking) {
  const { offers, view, seat, say, names, chosen, pick, choose, look } = asking;
  /** @type {Spot[]} */
  const found = [];
  const seeing = (/** @type {Offer} */ offer) => ({
    name: offer.name,
    hinted: offer.hinted,
    act: () => choose(offer),
    look: (/** @type {boolean} */ shown) => look(shown ? offer : null),
  });
  for (const offer of offers.placing) {
    const { kind, port } = offer.line[0];
    found.push({ key: offer.moves[0], ...places.end(view, seat, kind, port), width: 70, ...seeing(offer) });
  }
  for (const [name, offer] of Object.entries(offers.conquests)) {
    const plate = places.plate(name);
    found.push({
      key: offer.moves[0],
      kind: "plate",
      ...middle(plate),
      width: plate.width,
      height: plate.height,
      ...seeing(offer),
    });
  }
  for (const raid of offers.raids) {
    const boat = view.table[raid.seat].boats.find((each) => each.kind === raid.kind);
    const key = `${raid.seat}.${raid.kind}`;
    const name = say("golden-horn-page-raid", { victim: names[raid.seat], kind: raid.kind });
    const at = places.boat(view, raid.seat, raid.kind, boat?.place ?? "");
    found.push({
      key: `raid ${key}`,
      kind: "boat",
      x: at.x,
      y: at.y,
      width: 72,
      name,
      tip: tipped(
        boat ? boatTitle(say, names[raid.seat], asking.components, raid.seat, boat) : name,
        rulesOfThing("raid"),
      ),
      pressed: chosen === key,
      hinted: raid.offers.some((offer) => offer.hinted),
      act: () => pick(chosen === key ? null : key),
    });
  }
  found.push(...boatSpots(places, asking, seeing), ...loadSpots(places, asking, seeing));
  return found;
}

/** A boat that loads first sails at once; of another one it is shown where it can go. @param {import("./choices.js").Sailing} boat @param {{ chosen: string | null, pick: (boat: string | null) => void, choose: (offer: Offer) => void }} asking */
function chooseBoat(boat, { chosen, pick, choose }) {
  if (boat.sail && !boat.ends.length) choose(boat.sail);
  else pick(chosen === boat.kind ? null : boat.kind);
}

/** One's boats and where the chosen one could go. @param {Places} places @param {import("./ask.js").Asking} asking @param {(offer: Offer) => any} seeing @returns {Spot[]} */
function boatSpots(places, asking, seeing) {
  const { offers, view, seat, say, names, components, chosen } = asking;
  /** @type {Spot[]} */
  const found = [];
  const underWay = Boolean(offers.plain.stop);
  for (const each of offers.boats) {
    const boat = view.table[seat].boats.find((one) => one.kind === each.kind);
    if (!underWay && boat?.place) {
      const at = places.boat(view, seat, each.kind, boat.place);
      const picked = chosen === each.kind;
      const departure = each.ends.length ? null : each.sail;
      const name = departure?.name ?? say("golden-horn-page-choose-boat", { kind: each.kind });
      found.push({
        key: `boat ${each.kind}`,
        kind: "boat",
        x: at.x,
        y: at.y,
        width: 72,
        name,
        tip: tipped(boatTitle(say, names[seat], components, seat, boat), rulesOfThing("sail")),
        pressed: departure ? undefined : picked,
        hinted: advised(each),
        act: () => chooseBoat(each, asking),
      });
    }
    if (!underWay && chosen !== each.kind) continue;
    for (const end of each.ends) {
      if (end.place === boat?.place && !underWay) continue;
      found.push({
        key: `end ${end.kind} ${end.place} ${end.turns}`,
        ...(end.stays
          ? { ...places.boat(view, seat, each.kind, end.place), width: 78, stays: true }
          : { ...places.end(view, seat, each.kind, end.place), width: 68 }),
        cards: end.cards,
        ...seeing(end),
      });
    }
  }
  return found;
}

/** What may be loaded, on the quay. @param {Places} places @param {import("./ask.js").Asking} asking @param {(offer: Offer) => any} seeing @returns {Spot[]} */
function loadSpots(places, { offers, view, seat }, seeing) {
  const boat = view.table[seat].boats.find((each) => each.kind === view.boat);
  const port = boat?.place ?? "";
  return Object.entries(offers.loads).flatMap(([thing, offer]) =>
    rowsOfGoods(places, view, port, thing).map((row, i) => ({
      key: `${offer.moves[0]} ${i}`,
      kind: "goods",
      ...middle(row),
      width: row.width,
      height: row.height,
      ...seeing(offer),
    })),
  );
}
