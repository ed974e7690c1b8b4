/** What lies before the players and beside the chart. Of what a seat may not see, only how much there is. */
import { html, useState } from "../../lib/html.js";
import { rulesOfThing } from "../../lib/rulebook.js";
import { tipped } from "../../parts/tip.js";
import { boatTitle } from "./chart.js";
import { COLORS, FIGURES, ROW_POINTS, sailsOf, splitPlace, total } from "./kinds.js";
import { Banner, Card, CardPlace, Glyph, Model, Picture, Sign, Token } from "./pieces.js";

/** @typedef {import("./kinds.js").View} View */
/** @typedef {import("./kinds.js").Player} Player */
/** @typedef {import("./kinds.js").Counts} Counts */
/** @typedef {import("./kinds.js").Components} Components */
/** @typedef {import("./kinds.js").Say} Say */
/** @typedef {import("./choices.js").Offer} Offer */
/** @typedef {import("./choices.js").Offers} Offers */

/** Cards of one hand, by color. Each is named by what it is, also where it can be played: the choices name the move. @param {{ hand: Counts, spent: string[], winds: Record<string, Offer>, seat: number, say: Say, isBusy: boolean, choose: (offer: Offer) => void, look: (offer: Offer | null) => void }} props */
export function Hand({ hand, spent, winds, seat, say, isBusy, choose, look }) {
  return html`<div class="gh-hand" role="group" data-anchor=${`hand-${seat}`} aria-label=${say("golden-horn-draw-hand")}>
    <h3>${say("golden-horn-draw-hand")} <b>${total(hand)}</b></h3>
    <ul>
      ${COLORS.map((color) => {
        const many = hand[color] ?? 0;
        const gone = Math.min(many, spent.filter((each) => each === color).length);
        const offer = winds[color];
        const cards = html`<span class="gh-stack" data-gone=${gone ? "yes" : "no"}>
            ${many ? Array.from({ length: Math.min(many, 3) }, () => html`<${Card} color=${color} width=${40} />`) : html`<${CardPlace} color=${color} width=${40} />`}
          </span>
          ${many > 0 && html`<b class="gh-badge">${gone ? say("golden-horn-page-less", { many, gone }) : many}</b>`}`;
        const words = say("golden-horn-page-held", { color, number: many });
        return html`<li key=${color}>
          ${
            offer
              ? html`<button class="gh-slot board-choice" disabled=${isBusy} aria-label=${words} ...${tipped(say("golden-horn-page-tip-wind"), rulesOfThing("wind"))} onClick=${() => choose(offer)} ...${looking(offer, look)}>${cards}</button>`
              : html`<span class="gh-slot" role="img" aria-label=${words} ...${tipped(words, rulesOfThing("card"))}>${cards}</span>`
          }
        </li>`;
      })}
    </ul>
  </div>`;
}

/** @param {Offer} offer @param {(offer: Offer | null) => void} look */
export function looking(offer, look) {
  return {
    onFocus: () => look(offer),
    onBlur: () => look(null),
    onPointerEnter: () => look(offer),
    onPointerLeave: () => look(null),
  };
}

/** What a warehouse holds, in words. @param {Say} say @param {Counts} stored */
function storedWords(say, stored) {
  return say(total(stored) ? "golden-horn-page-stored" : "golden-horn-page-stored-nothing", { things: stored });
}

/** Where a boat is, in words. @param {{ boat: import("./kinds.js").Boat, say: Say }} props */
function Where({ boat, say }) {
  if (!boat.place || !boat.heading) return html`<span class="gh-where">${say("golden-horn-page-unplaced")}</span>`;
  return html`<span class="gh-where">${say("golden-horn-where", splitPlace(boat.place))}</span>
    <span class="gh-bound">${say("golden-horn-page-bound", { heading: boat.heading })}</span>`;
}

/** A warehouse as rows of different colors: what stands side by side counts together (E4). @param {{ stored: Counts, more: Counts, dominio: boolean, seat: number, points: number | null, say: Say }} props */
export function Warehouse({ stored, more, dominio, seat, points, say }) {
  const height = Math.max(3, ...COLORS.map((color) => (stored[color] ?? 0) + (more[color] ?? 0)));
  const size = height > 10 ? 13 : height > 5 ? 16 : 20;
  return html`<div class="gh-store" role="group" data-anchor=${`warehouse-${seat}`} aria-label=${storedWords(say, stored)}>
    <h3>
      ${say("golden-horn-draw-warehouse")} <b>${total(stored)}</b>
      ${points !== null && html`<span class="gh-points">${say("golden-horn-board-points", { points })}</span>`}
    </h3>
    <div class="gh-shelves">
      <div class="gh-rows" ...${tipped(say("golden-horn-page-tip-rows"), rulesOfThing("rows"))}>
        ${Array.from({ length: height }, (_, i) => html`<${Row} key=${i} level=${i} stored=${stored} more=${more} size=${size} say=${say} />`).reverse()}
      </div>
      ${
        dominio &&
        html`<ul class="gh-figures">
        ${FIGURES.map((name) => html`<li key=${name} ...${tipped(say(`golden-horn-page-tip-stored-${name}`), rulesOfThing("stored-figures"))}><${Token} name=${name} size=${30} class=${stored[name] || more[name] ? "" : "gh-none"} /><b>${stored[name] ?? 0}</b>${more[name] ? html`<b class="gh-more">${say("golden-horn-page-more", { number: more[name] })}</b>` : null}</li>`)}
      </ul>`
      }
    </div>
  </div>`;
}

/** One's warehouse in short, beside the hand, where the window is too low for the whole of it. @param {{ stored: Counts, more: Counts, dominio: boolean, say: Say }} props */
export function Stored({ stored, more, dominio, say }) {
  return html`<ul class="gh-things gh-stored" aria-label=${storedWords(say, stored)} ...${tipped(storedWords(say, stored), rulesOfThing("warehouse"))}>
    ${[...COLORS, ...(dominio ? FIGURES : [])].map((name) => html`<li key=${name}><${Token} name=${name} size=${22} class=${stored[name] || more[name] ? "" : "gh-none"} /><b>${stored[name] ?? 0}</b>${more[name] ? html`<b class="gh-more">${say("golden-horn-page-more", { number: more[name] })}</b>` : null}</li>`)}
  </ul>`;
}

/** One row: its cubes, those that would come, and how many colors it has. @param {{ level: number, stored: Counts, more: Counts, size: number, say: Say }} props */
function Row({ level, stored, more, size, say }) {
  const has = COLORS.filter((color) => (stored[color] ?? 0) > level).length;
  const would = COLORS.filter((color) => (stored[color] ?? 0) + (more[color] ?? 0) > level).length;
  return html`<div class="gh-row" data-would=${would > has ? "yes" : "no"}>
    ${COLORS.map((color) => {
      const here = (stored[color] ?? 0) > level;
      const coming = !here && (stored[color] ?? 0) + (more[color] ?? 0) > level;
      return html`<span key=${color} class="gh-cell">${here || coming ? html`<${Token} name=${color} size=${size} class=${coming ? "gh-coming" : ""} />` : html`<${Sign} name=${color} size=${11} class=${`${color} faint`} />`}</span>`;
    })}
    <span class="gh-length">${would > has ? say("golden-horn-page-grows", { has, would }) : has || ""}${ROW_POINTS[would] ? html` <b class="gh-bonus">${say("golden-horn-page-more", { number: ROW_POINTS[would] })}</b>` : null}</span>
  </div>`;
}

/** The boats of a player: sails, place, cargo. @param {{ player: Player, components: Components, say: Say, names: string[], offers: Offers | null, chosen: string | null, isBusy: boolean, choose: (boat: import("./choices.js").Sailing) => void }} props */
export function Fleet({ player, components, say, names, offers, chosen, isBusy, choose }) {
  return html`<div class="gh-fleet" role="group" data-anchor=${`fleet-${player.seat}`} aria-label=${say("golden-horn-page-fleet")}>
    <h3>${say("golden-horn-page-fleet")}</h3>
    <ul>
      ${player.boats.map((boat) => {
        const may = offers?.plain.stop ? undefined : offers?.boats.find((each) => each.kind === boat.kind);
        const words = boatTitle(say, names[player.seat], components, player.seat, boat);
        const inside = html`<${Model} components=${components} seat=${player.seat} boat=${boat} width=${62} />
          <${Where} boat=${boat} say=${say} />
          <span class="gh-brings" ...${tipped(say("golden-horn-page-tip-draws"), rulesOfThing("draws"))}>${say("golden-horn-page-more", { number: components.draws[boat.kind] })}<${Card} width=${11} /></span>`;
        return html`<li key=${boat.kind}>
          ${
            may
              ? html`<button class="gh-berth board-choice" disabled=${isBusy} aria-pressed=${may.ends.length ? chosen === boat.kind : undefined} aria-label=${words} ...${tipped(words, rulesOfThing("sail"))} onClick=${() => choose(may)}>${inside}</button>`
              : html`<span class="gh-berth" role="img" aria-label=${words} ...${tipped(words, rulesOfThing("ship"))}>${inside}</span>`
          }
        </li>`;
      })}
    </ul>
  </div>`;
}

/** Another player, small; one tap shows all of it. @param {{ player: Player, view: View, components: Components, say: Say, names: string[], points: number | null, open?: boolean }} props */
export function Other({ player, view, components, say, names, points, open: begins = false }) {
  const [open, setOpen] = useState(begins);
  const acts = view.turn === player.seat && view.actor !== "over";
  return html`<section class="gh-other" data-turn=${acts ? "yes" : "no"} data-open=${open ? "yes" : "no"}>
    <button class="gh-whose" aria-expanded=${open} onClick=${() => setOpen(!open)} data-anchor=${`player-${player.seat}`}>
      <${Banner} seat=${player.seat} />
      <span class="gh-name">${names[player.seat]}</span>
      <span class="gh-sums">
        <span class="gh-sum" data-anchor=${`hand-${player.seat}`} ...${tipped(say("golden-horn-page-cards-held", { cards: player.cards }), rulesOfThing("hand"))}><${Card} width=${14} /><b>${player.cards}</b></span>
        <span class="gh-sum" data-anchor=${`warehouse-${player.seat}`} ...${tipped(say("golden-horn-page-things-stored", { stored: player.stored }), rulesOfThing("warehouse"))}>
          <${Picture} width=${18} height=${18} box="-13 -13 26 26"><${Glyph} name="crate" size=${24} class="wood" /></${Picture}><b>${player.stored}</b>
        </span>
        ${player.territories.length > 0 && html`<span class="gh-sum" ...${tipped(say("golden-horn-page-territories", { territories: player.territories }), rulesOfThing("territories"))}><${Sign} name="tower" class="clay" size=${18} /><b>${player.territories.length}</b></span>`}
        ${points !== null && html`<span class="gh-sum gh-points">${say("golden-horn-board-points", { points })}</span>`}
      </span>
      ${view.first === player.seat && html`<span class="gh-first" ...${tipped(say("golden-horn-draw-first"), rulesOfThing("first"))}>${say("golden-horn-page-first")}</span>`}
      <span class="gh-turn">${acts ? say("golden-horn-draw-to-play") : ""}</span>
    </button>
    <ul class="gh-line" data-anchor=${`fleet-${player.seat}`}>
      ${player.boats.map(
        (
          boat,
        ) => html`<li key=${boat.kind} ...${tipped(boatTitle(say, names[player.seat], components, player.seat, boat), rulesOfThing("ship"))}>
        ${
          open
            ? html`<${Model} components=${components} seat=${player.seat} boat=${boat} width=${70} />`
            : html`<span class="gh-colors">${sailsOf(components, player.seat, boat.kind).map((color) => html`<${Sign} name=${color} size=${13} />`)}</span>`
        }
        <${Where} boat=${boat} say=${say} />
        ${Object.entries(boat.cargo).map(([name, many]) => html`<span class="gh-sum"><b>${many}</b><${Token} name=${name} size=${16} /></span>`)}
      </li>`,
      )}
    </ul>
    ${player.territories.length > 0 && html`<p class="gh-lands">${player.territories.map((name) => html`<span><${Sign} name="tower" class="clay" size=${18} />${say("golden-horn-territory", { territory: name })} <b>${components.territories[name].points}</b></span>`)}</p>`}
    ${
      player.warehouse && (open || view.warehouses === "open" || view.actor === "over")
        ? html`<ul class="gh-things" aria-label=${storedWords(say, player.warehouse)}>
          ${[...COLORS, ...(view.dominio ? FIGURES : [])].map((name) => html`<li key=${name}><${Token} name=${name} size=${20} class=${player.warehouse?.[name] ? "" : "gh-none"} /><b>${player.warehouse?.[name] ?? 0}</b></li>`)}
        </ul>`
        : null
    }
    ${open && !player.warehouse ? html`<p class="gh-note">${say("golden-horn-page-hidden")}</p>` : null}
  </section>`;
}

/** Bag, draw pile, discards, and with Dominio da Mar the figures. @param {{ view: View, say: Say }} props */
export function Stock({ view, say }) {
  const piles = [
    {
      name: "bag",
      many: view.bag,
      anchor: "bag",
      picture: html`<${Picture} width=${30} height=${30} box="-13 -13 26 26"><${Glyph} name="bag" size=${24} class="leather" /></${Picture}>`,
    },
    {
      name: "draw-pile",
      many: view.draw_pile,
      anchor: "pile",
      picture: view.draw_pile ? html`<${Card} width=${22} />` : html`<span class="gh-empty"></span>`,
    },
    ...(view.dominio
      ? [
          {
            name: "mercenaries",
            many: view.supply,
            anchor: "supply",
            picture: html`<${Token} name="mercenaries" size=${30} />`,
          },
          {
            name: "peasants",
            many: view.outside,
            anchor: "outside",
            picture: html`<${Token} name="peasants" size=${30} />`,
          },
        ]
      : []),
  ];
  return html`<section class="gh-stock" aria-label=${say("golden-horn-page-stock")}>
    <ul class="gh-piles">
      ${piles.map(({ name, many, anchor, picture }) => html`<li key=${name} data-anchor=${anchor} ...${tipped(say(`golden-horn-page-tip-${name}`), rulesOfThing(name))}>${picture}<span class="gh-word">${say(`golden-horn-draw-${name}-heading`)}</span><b>${many}</b></li>`)}
    </ul>
    <div class="gh-discards" data-anchor="discards">
      <span class="gh-word">${say("golden-horn-draw-discards-heading")}</span>
      <ul>
        ${COLORS.map((color) => html`<li key=${color} ...${tipped(say("golden-horn-page-discarded", { color, number: view.discards[color] ?? 0 }), rulesOfThing("discards"))}><${Sign} name=${color} size=${16} class=${view.discards[color] ? color : `${color} faint`} /><b>${view.discards[color] ?? 0}</b></li>`)}
      </ul>
    </div>
  </section>`;
}
