import type { TextStyle } from '@folio/typeset/blocks';
import { type FontFamily, letterWidthEm } from '../font-faces.ts';
import type { Outline } from '../outline/outline.ts';
import { squareLetter } from './letters-in.ts';

export type Face = (sizePt: number, leadingPt: number, style?: Partial<TextStyle>) => TextStyle;

/** Returns the styles of a family in one ink color. */
export const faceOf =
  (family: FontFamily, color: string): Face =>
  (sizePt, leadingPt, style) => ({ family, sizePt, leadingPt, color, ...style });

/** For dates and years: lining figures of equal width, which align vertically. */
export const tabular = { features: ['tnum', 'lnum'] } as const;

export type NameSizes = {
  /** Largest first. */
  sizes: readonly [number, ...number[]];
  /** As a multiple of the size. */
  leading: number;
  letterSpacing?: number;
  style?: Partial<TextStyle>;
};

/**
 * The minimum leading of a name with several lines, so that no Ü or Ộ touches a p or g above it.
 */
const leadingOfLines = 1.28;

/**
 * Sets a long name smaller before it wraps. The owner's font and margins may reduce the room that
 * the head has.
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
 * Returns an upper estimate of a text's width in em. Templates have no fonts to measure with, so
 * letters are estimated in classes, relative to the average of the family's running text; an
 * ordinary letter counts as 1.32 in the bold face of a name and 1.21 in regular text.
 */
export function textWidthEm(text: string, family: string, commonLetter = 1.32): number {
  const ownEm = commonLetter * letterWidthEm(family);
  // Other scripts use other families, few of which are as narrow as the narrowest Latin ones.
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
/** Georgian, Khmer and half of the Indian scripts, then scripts whose letters are almost square. */
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
