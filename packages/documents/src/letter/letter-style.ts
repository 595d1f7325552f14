import type { Block, PageSetup, TextStyle } from '@folio/typeset/blocks';
import type { Outline } from '../outline/outline.ts';
import type { ProseSetting } from '../templates/set-text.ts';

/** The typography of a letter. */
export type LetterStyle = {
  dateStyle: TextStyle;
  subjectStyle: TextStyle;
  prose: ProseSetting;
  /** The space between date, recipient, subject and text. */
  gapPt: number;
  /** The space below the head, if it differs from `gapPt`. */
  belowHeadPt?: number;
};

/** The parts of a letter, in reading order. */
export type LetterParts = Record<'date' | 'receiver' | 'subject' | 'text', Block[]>;

export type PlacedColumn = { xPt: number; widthPt: number; children: Block[] };

/** How a template sets letters: under the head of its resumes, in columns of their own. */
export type LetterTemplate = LetterStyle & {
  page: PageSetup;
  accents: readonly string[];
  pageLabelStyle: TextStyle;
  head: (sender: Outline) => Block[];
  place: (parts: LetterParts, sender: Outline) => PlacedColumn[];
};
