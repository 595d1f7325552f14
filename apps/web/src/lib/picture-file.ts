import { pictureRules } from '@folio/contract/photos';

/** What can be said of a picture's file before it is sent; undefined when it may be taken. */
export function problemOfPicture({ type, size }: File): string | undefined {
  const isKnown = pictureRules.mediaTypes.some((known) => known === type);
  if (type !== '' && !isKnown) return pictureRules.wrongType;
  return size > pictureRules.maxBytes ? pictureRules.tooLarge : undefined;
}
