// A record from a file becomes a game to look at.
import { beSomebody, post, Refusal } from "../lib/api.js";
import { html, useState } from "../lib/html.js";
import { go } from "../lib/route.js";
import { say } from "../lib/texts.js";
import { Help } from "./tip.js";

/** Why a record is refused: the sentence, its line, and the rule that is broken. @param {unknown} error */
function reason(error) {
  if (!(error instanceof Refusal)) return String(error);
  const { line, rule } = error.problem;
  const where = line === null ? error.message : say("web-upload-line", { line, why: error.message });
  return rule === null ? where : say("web-upload-rule", { why: where, rule });
}

export function Upload() {
  const [problem, complain] = useState("");
  const [busy, wait] = useState(false);
  const send = async (/** @type {any} */ event) => {
    const [file] = event.target.files;
    event.target.value = "";
    if (!file) return;
    complain("");
    wait(true);
    try {
      await beSomebody();
      go(`/replay/${(await post("/replays", file)).code}`);
    } catch (error) {
      complain(reason(error));
      wait(false);
    }
  };
  return html`<div class="field upload">
    <span class="named">${say("web-upload")}<${Help} tip=${say("web-tip-upload")} /></span>
    <div>
      <input class="hidden" id="record" type="file" accept=".jsonl,.emp.jsonl,application/jsonl" disabled=${busy} onChange=${send} />
      <label class="button" for="record">${say(busy ? "web-loading" : "web-upload-choose")}</label>
    </div>
    ${problem && html`<p class="problem" role="alert">${problem}</p>`}
  </div>`;
}
