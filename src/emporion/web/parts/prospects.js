// What a search saw of moves: how often each wins, what it scores, how often it was tried.
import { html } from "../lib/html.js";
import { number, say } from "../lib/texts.js";
import { Tip } from "./tip.js";

/**
 * @param {{prospects: import("../types.js").Prospect[], exact: boolean, heading?: string, digits?: number, chosen?: string,
 *   name: (prospect: import("../types.js").Prospect) => unknown}} props `name` is what stands in front of the figures
 */
export function Prospects({ prospects, exact, heading = "", digits = 0, chosen = "", name }) {
  return html`<table>
    <thead>
      <tr>
        <th scope="col">${heading}</th>
        <th scope="col"><${Tip} tip=${say("web-tip-share")}>${say("play-advice-share")}<//></th>
        <th scope="col"><${Tip} tip=${say("web-tip-expected")}>${say("play-advice-points")}<//></th>
        <th scope="col"><${Tip} tip=${say("web-tip-tried")}>${say("play-advice-tried")}<//></th>
      </tr>
    </thead>
    <tbody>
      ${prospects.map(
        (found) => html`<tr key=${found.move} class=${found.move === chosen ? "chosen" : ""} data-move=${found.move}>
          <th scope="row">${name(found)}</th>
          <td data-share=${found.share}>${number(found.share, { style: "percent", maximumFractionDigits: digits })}</td>
          <td>${number(found.points, { maximumFractionDigits: 1 })}</td>
          <td>${exact ? say("play-advice-solved") : number(found.visits)}</td>
        </tr>`,
      )}
    </tbody>
  </table>`;
}
