/** A place in a letter that only its writer can fill in, such as `[X%]`; offsets in UTF-16. */
export type Placeholder = { text: string; start: number; end: number };

const place = /\[[^[\]\n]{1,120}\]/g;

export const placeholdersOf = (text: string): Placeholder[] =>
  [...text.matchAll(place)].map(({ 0: found, index }) => ({
    ...{ text: found, start: index, end: index + found.length },
  }));
