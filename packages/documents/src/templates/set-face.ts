import type { TextStyle } from '@folio/typeset/blocks';
import { type FontFamily, letterWidthEm } from '../font-faces.ts';
import type { Outline } from '../outline/outline.ts';
import { squareLetter } from './letters-in.ts';

export type Face = (sizePt: number, leadingPt: number, style?: Partial<TextStyle>) => TextStyle;

/** The styles of a family in one ink. */
export const faceOf =
  (family: FontFamily, color: string): Face =>
  (sizePt, leadingPt, style) => ({ family, sizePt, leadingPt, color, ...style });

/** Dates and years: lining figures of one width, which align below each other. */
export const tabular = { features: ['tnum', 'lnum'] } as const;

export type NameSizes = {
  /** The largest first. */
  sizes: readonly [number, ...number[]];
  /** In shares of the size. */
  leading: number;
  letterSpacing?: number;
  style?: Partial<TextStyle>;
};

/** What a name of several lines takes at the least, so that no Ü or Ộ stands in a p or g above it. */
const leadingOfLines = 1.28;

/**
 * A long name is set smaller before it takes a further line of the head's room, which its owner's type
 * and margins may have made narrower.
 */
export const nameStyle =
  (face: Face, { sizes, leading, letterSpacing = 0, style }: NameSizes) =>
  (
    { name, lettersRatio = 1 }: Pick<Outline, 'name' | 'lettersRatio'>,
    ownPt: number,
  ): TextStyle => {
    const { family } = face(sizes[0], 0);
    const roomPt = ownPt * Math.min(1, lettersRatio);
    const widthEm = textWidthEm(name.text, family) + letterSpacing * name.text.length;
    const fitting = sizes.find((sizePt) => widthEm * sizePt <= roomPt);
    const sizePt = fitting ?? Math.min(...sizes);
    const lines = fitting === undefined ? Math.max(leading, leadingOfLines) : leading;
    const spacing = letterSpacing === 0 ? {} : { letterSpacingPt: letterSpacing * sizePt };
    return face(sizePt, sizePt * lines, { ...spacing, ...style });
  };

/**
 * The greatest width of a text, in em. A template has no fonts to measure with, so letters are
 * estimated in classes, relative to the average of the family's running text: 1.32 in the bold face
 * of a name, 1.21 in the regular one of a line.
 */
export function textWidthEm(text: string, family: string, commonLetter = 1.32): number {
  const ownEm = commonLetter * letterWidthEm(family);
  // Other scripts are set in other families, few of which are as narrow as the narrow ones.
  const otherEm = Math.max(ownEm, 0.58);
  let widthEm = 0;
  for (const letter of text.normalize('NFC')) {
    if (mark.test(letter)) continue;
    if (squareLetter.test(letter)) widthEm += 1;
    else widthEm += classOf(letter) * (letter < '\u0250' || letter > '\u1dff' ? ownEm : otherEm);
  }
  return widthEm;
}

const mark = /\p{M}/u;
/** Georgian, Khmer, and half of the scripts of India; and those of which a letter is nearly a square. */
const wide = /[\u0980-\u09ff\u0a80-\u0aff\u0c00-\u0cff\u10a0-\u10ff\u1780-\u17ff]/;
const nearlySquare = /[\u0b80-\u0bff\u0d00-\u0dff\u1000-\u109f]/;
const classOf = (letter: string): number =>
  wide.test(letter) ? 1.3 : nearlySquare.test(letter) ? 1.9 : latinClassOf(letter);
const latinClassOf = (letter: string): number =>
  latinClasses.find(([letters]) => letters.test(letter))?.[1] ?? 1;
const latinClasses: readonly (readonly [RegExp, number])[] = [
  [/\s/, 0.45],
  [/[ijltfrI.,'’()|-]/, 0.6],
  [/[mwMW@]/, 1.5],
  [/\p{Lu}/u, 1.25],
  [/[\d_]/, 1.1],
];
