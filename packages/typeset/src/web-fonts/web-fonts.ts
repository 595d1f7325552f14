import { type DisplayList, type FontKey, isBlankRun } from '../display-list.ts';
import type { FontBook, FontFace } from '../fonts/font-book.ts';
import type { FontSubsetter } from './font-subsetter.ts';
import { toWoff } from './woff.ts';

/** A face, subset to the letters that one document shows in it, as a WOFF file. */
export type WebFont = {
  family: string;
  bold: boolean;
  italic: boolean;
  woff: Uint8Array<ArrayBuffer>;
};

/**
 * Included in every face, because a browser breaks lines differently: spaces, and the hyphens that
 * it may add.
 */
const always = [' ', '\u00a0', '-', '\u2010'].map((letter) => letter.charCodeAt(0));

type Use = { letters: Set<number>; features: Set<string> };

/** Returns what each face shows in a laid out document. */
function usesOf({ pages }: DisplayList, book: FontBook): Map<FontKey, Use> {
  const uses = new Map<FontKey, Use>();
  const runs = pages.flatMap(({ items }) =>
    items.flatMap((item) => (item.kind === 'line' ? item.fragments.map(({ run }) => run) : [])),
  );
  for (const run of runs) {
    if (isBlankRun(run)) continue;
    const use = uses.get(run.font) ?? { letters: new Set(always), features: new Set() };
    uses.set(run.font, use);
    for (const letter of lettersOf(run.text, book.face(run.font)))
      use.letters.add(letter.codePointAt(0) ?? 0);
    for (const feature of run.features?.split(',') ?? []) use.features.add(feature);
  }
  return uses;
}

/**
 * Returns the letters both composed and decomposed as the font has them, since shapers may join
 * letters and marks or separate them.
 */
const lettersOf = (text: string, face: FontFace): string[] =>
  [...text.normalize('NFC'), ...text].flatMap((letter) =>
    face.hasGlyph(letter.codePointAt(0) ?? 0) ? [letter] : [...letter.normalize('NFD')],
  );

/**
 * Returns the faces of a document, each subset to its letters, in the order of their keys. The same
 * list and book give the same bytes.
 */
export function webFonts(list: DisplayList, book: FontBook, subsetter: FontSubsetter): WebFont[] {
  return [...usesOf(list, book)]
    .sort(([a], [b]) => (a < b ? -1 : 1))
    .map(([key, { letters, features }]) => {
      const { family, bold, italic, bytes } = book.face(key);
      const subset = subsetter.subset(bytes, letters, features);
      return { family, bold, italic, woff: toWoff(subset) };
    });
}
