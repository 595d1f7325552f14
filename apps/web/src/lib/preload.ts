/** Set by public/preload.js: early answers by request path, and pictures that are shown already. */
type Preloaded = {
  token: string;
  answers: Map<string, Promise<Response>>;
  /** In the order of the list, with holes while some are loading. */
  pictures: EarlyPicture[];
};

/** The address of a resume's first page as an image. */
export type EarlyPicture = { id: string; version: number; address: string };

declare global {
  var preloaded: Preloaded | undefined;
}

/** Older answers may be out of date. */
const freshMs = 30_000;

/**
 * The answer to a request that was sent before the app loaded. Each is returned once, and only for
 * the same session.
 */
export function takePreloaded(path: string, token: string | null): Promise<Response> | undefined {
  const ahead = globalThis.preloaded;
  if (ahead?.token !== token || performance.now() > freshMs) return undefined;
  const answer = ahead?.answers.get(path);
  ahead?.answers.delete(path);
  return answer;
}
