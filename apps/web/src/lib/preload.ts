import { readToken } from './token.ts';

/** Set by public/preload.js: early answers by request path, and pictures that are shown already. */
type Preloaded = {
  token: string;
  answers: Map<string, Promise<Response>>;
  /** In the order of the list, with holes while some are loading. */
  pictures: EarlyPicture[];
};

/** The address of a resume's first page as an image. */
type EarlyPicture = { id: string; version: number; address: string };

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

const ownPictures = (): readonly (EarlyPicture | undefined)[] => {
  const ahead = globalThis.preloaded;
  return ahead && ahead.token === readToken() ? ahead.pictures : [];
};

/** The picture that the prerendered skeleton shows at a place of the list. */
export const earlyPictureAt = (place: number): string | undefined => ownPictures()[place]?.address;

/** The picture of a resume that was shown before the app loaded. */
export const earlyPictureOf = (id: string, version: number): string | undefined =>
  ownPictures().find((one) => one?.id === id && one.version === version)?.address;

/** Releases a resume's early picture when its card is no longer shown. */
export function forgetEarlyPicture(id: string): void {
  const pictures = globalThis.preloaded?.pictures ?? [];
  const place = pictures.findIndex((one) => one?.id === id);
  const picture = pictures[place];
  if (!picture) return;
  URL.revokeObjectURL(picture.address);
  delete pictures[place];
}
