/** What public/preload.js leaves behind: answers by the path that was asked. */
type Preloaded = { token: string; answers: Map<string, Promise<Response>> };

declare global {
  var preloaded: Preloaded | undefined;
}

/** Later the page has long begun without them, and they may be out of date. */
const freshMs = 30_000;

/** The answer to a call that was made before the app was loaded, for the same session, and once. */
export function takePreloaded(path: string, token: string | null): Promise<Response> | undefined {
  const ahead = globalThis.preloaded;
  if (ahead?.token !== token || performance.now() > freshMs) return undefined;
  const answer = ahead?.answers.get(path);
  ahead?.answers.delete(path);
  return answer;
}
