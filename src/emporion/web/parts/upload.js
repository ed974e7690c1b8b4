// A record from a file becomes a game to look at.
import { post, Refusal, signIn } from "../lib/api.js";
import { html, useEffect, useRef, useState } from "../lib/html.js";
import { go } from "../lib/route.js";
import { detailOf, reasonOf, say } from "../lib/texts.js";
import { Help } from "./tip.js";

/** The server takes no longer record, and would end the connection before the page could read why. */
const MAX_RECORD_BYTES = 1 << 20;

/** Why a record is refused: the sentence, its line, the rule that is broken, and details. @param {unknown} error */
function reason(error) {
  if (!(error instanceof Refusal)) return String(error);
  const { line, rule } = error.problem;
  const why = reasonOf(error.problem);
  const where = line === null ? why : say("web-upload-line", { line, why });
  return (rule === null ? where : say("web-upload-rule", { why: where, rule })) + detailOf(error.problem);
}

export function Upload() {
  const [problem, setProblem] = useState("");
  const [isBusy, setIsBusy] = useState(false);
  const sentence = useRef(/** @type {HTMLElement | null} */ (null));
  // On a phone the sentence would be below the window's edge.
  useEffect(() => sentence.current?.scrollIntoView({ block: "nearest" }), [problem]);
  const send = async (/** @type {any} */ event) => {
    const [file] = event.target.files;
    event.target.value = "";
    if (!file) return;
    setProblem("");
    if (file.size > MAX_RECORD_BYTES) {
      setProblem(say("web-upload-long"));
      return;
    }
    setIsBusy(true);
    try {
      await signIn();
      go(`/replay/${(await post("/replays", file)).code}`);
    } catch (error) {
      setProblem(reason(error));
      setIsBusy(false);
    }
  };
  return html`<div class="field upload">
    <span class="named">${say("web-upload")}<${Help} tip=${say("web-tip-upload")} /></span>
    <div>
      <input class="hidden" id="record" type="file" accept=".jsonl,.emp.jsonl,application/jsonl" disabled=${isBusy} onChange=${send} />
      <label class="button" for="record">${say(isBusy ? "web-loading" : "web-upload-choose")}</label>
    </div>
    ${problem && html`<p class="problem" role="alert" ref=${sentence}>${problem}</p>`}
  </div>`;
}
