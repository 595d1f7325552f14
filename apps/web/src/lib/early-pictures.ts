import type { EarlyPicture } from './preload.ts';
import { readToken } from './token.ts';

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
