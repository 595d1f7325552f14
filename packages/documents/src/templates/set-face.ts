import type { TextStyle } from '@folio/typeset/blocks';
import type { FontFamily } from '../font-faces.ts';
import type { SourcedText } from '../outline/outline.ts';
import { sizeThatFits } from './set-head.ts';

export type Face = (sizePt: number, leadingPt: number, style?: Partial<TextStyle>) => TextStyle;

/** The styles of a family in one ink. */
export const faceOf =
  (family: FontFamily, color: string): Face =>
  (sizePt, leadingPt, style) => ({ family, sizePt, leadingPt, color, ...style });

/** Dates and years: figures of one width and the height of capitals stand below each other. */
export const tabular = { features: ['tnum', 'lnum'] } as const;

type NameSizes = {
  /** As many letters as fit on a line, and the size that they then have; the largest size first. */
  steps: readonly { letters: number; sizePt: number }[];
  smallestPt: number;
  /** In shares of the size. */
  leading: number;
  letterSpacing?: number;
  style?: Partial<TextStyle>;
};

/** What a name of several lines takes at the least, so that no Ü or Ộ stands in a p or g above it. */
const leadingOfLines = 1.28;

/** A long name is set smaller before it takes a further line, in that share of the head's room. */
export const nameStyle =
  (face: Face, { steps, smallestPt, leading, letterSpacing, style }: NameSizes) =>
  (name: SourcedText, share = 1): TextStyle => {
    const sizePt = sizeThatFits(name, steps, smallestPt, share);
    const lines = sizePt > smallestPt ? leading : Math.max(leading, leadingOfLines);
    const spacing = letterSpacing === undefined ? {} : { letterSpacingPt: letterSpacing * sizePt };
    return face(sizePt, sizePt * lines, { ...spacing, ...style });
  };
