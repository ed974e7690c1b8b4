/** What may be chosen, as buttons with what each would bring. Everything that can be clicked on the chart is here too. */
import { html } from "../../lib/html.js";
import { rulesOfThing } from "../../lib/rulebook.js";
import { tipped } from "../../parts/tip.js";
import { advised, broughtBy } from "./choices.js";
import { KINDS, rowsOf, splitPlace, together } from "./kinds.js";
import { looking } from "./panels.js";
import { Card, Model, Sign, Token } from "./pieces.js";

/** @typedef {import("./choices.js").Offer} Offer */
/** @typedef {import("./choices.js").Offers} Offers */
/** @typedef {import("./choices.js").End} End */
/** @typedef {import("./choices.js").Raid} RaidOffers */
/** @typedef {import("./choices.js").Sailing} Sailing */
/** @typedef {import("./kinds.js").View} View */
/** @typedef {import("./kinds.js").Counts} Counts */
/** @typedef {import("./kinds.js").Components} Components */
/** @typedef {import("./kinds.js").Say} Say */

/**
 * @typedef {object} Asking
 * @property {Offers} offers
 * @property {View} view
 * @property {Components} components
 * @property {Say} say
 * @property {string[]} names
 * @property {number} seat
 * @property {string | null} chosen the boat that is chosen: a kind of one's own, or `1.duo`
 * @property {(boat: string | null) => void} pick
 * @property {boolean} isBusy
 * @property {(offer: Offer) => void} choose
 * @property {(offer: Offer | null) => void} look
 * @property {Offer | null} seen
 * @property {(place: string) => string} tint the color of a space, none for a port
 */

/** @param {Asking} asking */
export function Ask(asking) {
  const { offers, say } = asking;
  // What closes the start of a turn is sent with the boat that sails.
  const names = offers.boats.length ? ["end", "call"] : ["no-raid", "ready", "end", "call"];
  const plain = names.filter((name) => offers.plain[name]);
  return html`<section class="gh-ask" aria-label=${say("golden-horn-page-choices")}>
    <${Placing} ...${asking} />
    <${Loading} ...${asking} />
    <${Voyage} ...${asking} />
    <${Boats} ...${asking} />
    ${!offers.boats.some((boat) => boat.kind === asking.chosen) && html`<${Raids} ...${asking} />`}
    <${Figures} ...${asking} />
    ${
      plain.length > 0 &&
      html`<div class="gh-choices">${plain.map((name) => html`<${Button} key=${name} offer=${offers.plain[name]} ...${asking} />`)}</div>`
    }
  </section>`;
}

/** Whether a boat is on its way. @param {Offers} offers */
function underWay(offers) {
  return Boolean(offers.plain.stop || offers.plain.on || Object.keys(offers.winds).length);
}

/** What a sort of choices is called; it explains them, so that nothing lies over the chart while one chooses. @param {{ name: string, say: Say }} props */
function Heading({ name, say }) {
  return html`<h3 class="gh-sort" ...${tipped(say(`golden-horn-page-tip-${name}`), rulesOfThing(name), true)}>${say(`golden-horn-page-sort-${name}`)}</h3>`;
}

/** What a choice would count in the warehouse. @param {{ offer: Offer }} props */
function Worth({ offer }) {
  return offer.worth ? html`<span class="gh-worth">${offer.worth}</span>` : null;
}

/** @param {Asking & { offer: Offer, children?: any, before?: any, minor?: boolean }} props */
function Button({ offer, children, before, minor = false, isBusy, choose, look, say }) {
  return html`<button
    class=${`gh-choice board-choice${offer.hinted ? " gh-hinted" : ""}${minor ? " gh-minor" : ""}`}
    disabled=${isBusy}
    aria-label=${offer.hinted ? say("golden-horn-page-advised", { name: offer.name }) : offer.name}
    data-moves=${offer.moves.join(" · ")}
    onClick=${() => choose(offer)}
    ...${looking(offer, look)}
  >
    ${before}
    <span class="gh-label">${offer.label}</span>
    ${children}
    ${offer.gives && html`<span class="gh-gives">${offer.gives}</span>`}
    <${Worth} offer=${offer} />
    ${offer.hinted && html`<span class="gh-advice">${say("golden-horn-page-advice")}</span>`}
  </button>`;
}

/** S2. @param {Asking} asking */
function Placing(asking) {
  const { offers, components, seat, view, say } = asking;
  if (!offers.placing.length) return null;
  return html`<${Heading} name="place" say=${say} /><div class="gh-choices">
    ${offers.placing.map((offer) => {
      const { kind, port } = offer.line[0];
      const boat = view.table[seat].boats.find((each) => each.kind === kind);
      const placed = { ...boat, heading: port === "venice" ? null : "venice" };
      return html`<${Button} key=${port} offer=${offer} ...${asking} before=${html`<${Model} components=${components} seat=${seat} boat=${placed} width=${44} />`} />`;
    })}
  </div>`;
}

/** M1, D5: what each color would bring in rows. @param {Asking} asking */
function Loading(asking) {
  const { offers, view, seat, say } = asking;
  const loads = Object.entries(offers.loads);
  if (!loads.length) return null;
  const stored = view.table[seat].warehouse ?? {};
  return html`<${Heading} name="load" say=${say} /><div class="gh-choices">
    ${loads.map(([thing, offer]) => {
      const more = broughtBy(offer);
      const grown = rowsGrown(stored, more);
      const pile = Object.entries(more).flatMap(([name, many]) =>
        Array.from({ length: many }, () => html`<${Token} name=${name} size=${24} />`),
      );
      return html`<${Button} key=${thing} offer=${{ ...offer, gives: "" }} ...${asking} before=${html`<span class="gh-pile">${pile}</span>`}>
        ${
          grown.length > 0 &&
          html`<span class="gh-grown">
          <span>${say("golden-horn-page-rows")}</span> ${grown.map((row) => html`<i>${say(row.many > 1 ? "golden-horn-page-rows-alike" : "golden-horn-page-grows", row)}</i>`)}
        </span>`
        }
      </${Button}>`;
    })}
  </div>`;
}

/** The rows of a warehouse that become longer; those that do so alike are told once. @param {Counts} stored @param {Counts} more */
function rowsGrown(stored, more) {
  const before = rowsOf(stored);
  /** @type {{ has: number, would: number, many: number }[]} */
  const found = [];
  rowsOf(together(stored, more)).forEach((would, level) => {
    const has = before[level] ?? 0;
    const last = found.at(-1);
    if (last?.has === has && last.would === would) last.many += 1;
    else if (would > has) found.push({ has, would, many: 1 });
  });
  return found;
}

/** M3 to M6: the voyage that is under way, by its end or step by step. @param {Asking} asking */
function Voyage(asking) {
  const { offers, say } = asking;
  if (!offers.plain.stop && !offers.plain.on && !Object.keys(offers.winds).length) return null;
  const ends = offers.boats.flatMap((boat) => boat.ends);
  const steps = unended([offers.plain.stop, offers.plain.on, ...Object.values(offers.winds)], ends);
  return html`<${Heading} name="voyage" say=${say} /><div class="gh-choices">
      ${ends.map((end) => html`<${EndButton} key=${end.place + String(end.turns)} end=${end} ...${asking} />`)}
    </div>
    ${
      steps.length > 0 &&
      html`<div class="gh-choices gh-steps" role="group" aria-label=${say("golden-horn-page-steps")}>
      ${steps.map((offer) => html`<${Button} key=${offer.moves[0]} offer=${offer} minor=${true} ...${asking} before=${offer.cards.map((/** @type {string} */ color) => html`<${Card} color=${color} width=${18} />`)} />`)}
    </div>`
    }`;
}

/** @param {Asking & { end: End }} props */
function EndButton({ end, ...asking }) {
  return html`<${Button} offer=${end} ...${asking}>
    ${end.cards.length > 0 && html`<span class="gh-cards">${end.cards.map((color) => html`<${Card} color=${color} width=${18} />`)}</span>`}
  </${Button}>`;
}

/** T1: which boat sails, and where to. All boats have their place here, also those that cannot sail. @param {Asking} asking */
function Boats(asking) {
  const { offers, say, chosen } = asking;
  if (underWay(offers) || !offers.boats.length) return null;
  const sailing = offers.boats.find((boat) => boat.kind === chosen);
  // Of a boat in port that can do nothing but sail, the button above is all.
  const others = sailing ? unended([sailing.ends.length ? sailing.sail : null, sailing.turn], sailing.ends) : [];
  return html`<${Heading} name="sail" say=${say} />
    <div class="gh-boats" role="group" aria-label=${say("golden-horn-page-which-boat")}>
      ${KINDS.map((kind) => html`<${BoatButton} key=${kind} kind=${kind} each=${offers.boats.find((boat) => boat.kind === kind)} ...${asking} />`)}
    </div>
    ${
      sailing &&
      (sailing.ends.length > 0 || others.length > 0) &&
      html`<div class="gh-choices gh-ends" role="group" aria-label=${say("golden-horn-page-ends")}>
      ${sailing.ends.map((end) => html`<${EndButton} key=${end.place + String(end.turns)} end=${end} ...${asking} />`)}
      ${others.map((offer) => html`<${Button} key=${offer.moves[0]} offer=${offer} minor=${true} ...${asking} />`)}
    </div>`
    }`;
}

/** A boat that can be chosen. One in port sails at once, and its goods are chosen next; of one at sea the ends of its voyage are shown. @param {Asking & { kind: string, each: Sailing | undefined }} props */
function BoatButton({ kind, each, ...asking }) {
  const { view, seat, components, say, chosen, pick, isBusy, choose, look, tint } = asking;
  const boat = view.table[seat].boats.find((found) => found.kind === kind);
  const departure = each && !each.ends.length ? each.sail : null;
  const hinted = each ? advised(each) : false;
  const name = departure?.name ?? say("golden-horn-page-choose-boat", { kind });
  const act = () => (departure ? choose(departure) : pick(chosen === kind ? null : kind));
  return html`<button
    class=${`gh-choice board-choice${hinted ? " gh-hinted" : ""}`}
    data-kind=${kind}
    data-moves=${departure?.moves.join(" · ")}
    disabled=${isBusy || !each}
    aria-label=${hinted ? say("golden-horn-page-advised", { name }) : name}
    aria-pressed=${departure || !each ? undefined : chosen === kind}
    onClick=${act}
    ...${departure ? looking(departure, look) : {}}
  >
    <${Model} components=${components} seat=${seat} boat=${boat} width=${46} />
    <span class="gh-label">${say("golden-horn-kind-title", { kind })}</span>
    <span class="gh-gives">${departure ? html`<${Goods} offer=${departure} />` : each && html`<${Reaches} ends=${each.ends} tint=${tint} say=${say} />`}</span>
    ${hinted && html`<span class="gh-advice">${say("golden-horn-page-advice")}</span>`}
  </button>`;
}

/** What a boat could load. @param {{ offer: Offer }} props */
function Goods({ offer }) {
  const things = offer.line.find((effect) => effect.type === "ThenLoad")?.things ?? broughtBy(offer);
  return html`<span class="gh-reaches">${Object.keys(things).map((name) => html`<${Token} key=${name} name=${name} size=${17} />`)}</span>`;
}

/** What is not the beginning of a voyage that can be chosen by its end. Advice may know no more than the beginning. @param {(Offer | null | undefined)[]} offers @param {End[]} ends */
function unended(offers, ends) {
  return offers
    .filter((offer) => !!offer)
    .filter(
      (offer) =>
        !ends.some((end) => end.moves[0] === offer.moves[0]) || (offer.hinted && !ends.some((end) => end.hinted)),
    );
}

/** Where a boat can go, in signs. @param {{ ends: End[], tint: (place: string) => string, say: Say }} props */
function Reaches({ ends, tint, say }) {
  const places = [...new Set(ends.map((end) => end.place))];
  return html`<span class="gh-reaches" role="img" aria-label=${say("golden-horn-page-reaches", { places: places.map(splitPlace) })}>
    →${places.map((place) => (tint(place) ? html`<${Sign} key=${place} name=${tint(place)} size=${15} />` : html`<span key=${place}>${say("golden-horn-port", { port: place })}</span>`))}
  </span>`;
}

/** P1: whom, with which cards, for what. @param {Asking} asking */
function Raids(asking) {
  const { offers, view, components, names, say, chosen, pick, isBusy } = asking;
  if (!offers.raids.length) return null;
  const many = offers.raids.reduce((sum, raid) => sum + raid.offers.length, 0);
  return html`<${Heading} name="raid" say=${say} /><div class="gh-raids" role="group" aria-label=${say("golden-horn-page-raids")}>
    ${offers.raids.map((raid) => {
      const key = `${raid.seat}.${raid.kind}`;
      const open = many <= 6 || chosen === key || raid.offers.some((offer) => offer.hinted);
      const boat = view.table[raid.seat].boats.find((each) => each.kind === raid.kind);
      const victim = say("golden-horn-page-raid", { victim: names[raid.seat], kind: raid.kind });
      return html`<div key=${key} class="gh-raid" data-open=${open ? "yes" : "no"} data-chosen=${chosen === key ? "yes" : "no"}>
        <button class="gh-victim board-choice" disabled=${isBusy} aria-expanded=${open} aria-label=${say("golden-horn-page-named", { label: victim, gives: say("golden-horn-page-takes", { thing: raid.thing }) })} onClick=${() => pick(chosen === key ? null : key)}>
          <${Model} components=${components} seat=${raid.seat} boat=${boat} width=${46} />
          <span class="gh-label">${names[raid.seat]}</span>
          <span class="gh-gives">${say("golden-horn-page-more", { number: 1 })}<${Token} name=${raid.thing} size=${18} /></span>
          ${raid.offers[0].line.some((effect) => effect.type === "Worth" && effect.points > 1) && html`<${Worth} offer=${raid.offers[0]} />`}
        </button>
        ${
          open &&
          html`<div class="gh-pairs">
          ${raid.offers.map(
            (
              offer,
            ) => html`<button key=${offer.moves[0]} class=${`gh-pair board-choice${offer.hinted ? " gh-hinted" : ""}`} disabled=${isBusy} aria-label=${offer.hinted ? say("golden-horn-page-advised", { name: offer.name }) : offer.name} data-moves=${offer.moves[0]} onClick=${() => asking.choose(offer)} ...${looking(offer, asking.look)}>
              ${offer.cards.map((color) => html`<${Card} color=${color} width=${24} />`)}
            </button>`,
          )}
        </div>`
        }
      </div>`;
    })}
  </div>`;
}

/** D8, D9. @param {Asking} asking */
function Figures(asking) {
  const { offers, say } = asking;
  const conquests = Object.entries(offers.conquests);
  if (!conquests.length && !offers.exchanges.length) return null;
  return html`<${Heading} name="figures" say=${say} /><div class="gh-choices">
    ${conquests.map(([name, offer]) => html`<${Button} key=${name} offer=${offer} ...${asking} before=${html`<${Sign} name="tower" class="clay" size=${26} />`} />`)}
    ${offers.exchanges.map((offer) => html`<${Button} key=${offer.moves[0]} offer=${offer} minor=${true} ...${asking} before=${html`<${Token} name="peasants" size=${22} />→<${Token} name="mercenaries" size=${22} />`} />`)}
  </div>`;
}
