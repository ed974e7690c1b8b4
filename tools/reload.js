// Reloads the page when the server of `make dev` has another version of it.
const POLL_MILLISECONDS = 500;

/** The server's version of the page, or null while the server restarts. */
async function readVersion() {
  const answer = await fetch("/dev/version").catch(() => null);
  return answer?.ok ? answer.text() : null;
}

const shown = await readVersion();
setInterval(async () => {
  const version = await readVersion();
  if (version !== null && version !== shown) location.reload();
}, POLL_MILLISECONDS);
