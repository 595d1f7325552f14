import type { PageSetup, TextStyle } from '@folio/typeset/blocks';
import type { LetterStyle } from '../letter/letter-style.ts';
import type { SourcedText } from '../outline/outline.ts';
import { a4 } from './set-document.ts';
import type { EntrySetting } from './set-entry.ts';
import { sizeThatFits } from './set-head.ts';
import type { ProseSetting } from './set-text.ts';

const ink = '#171717';
/** The same black, further away: for what is read second. */
const quiet = '#686868';
/** What follows the accent that a person chooses. */
export const accents = [quiet];

const marginPt = 56;
export const page: PageSetup = {
  ...a4,
  marginTopPt: 54,
  marginRightPt: marginPt,
  marginBottomPt: 54,
  marginLeftPt: marginPt,
  backgrounds: [],
};

/** Titles stand in a column of their own, so that size and weight need not tell them apart. */
export const titles = { xPt: 0, widthPt: 92 };
export const texts = { xPt: 106, widthPt: a4.widthPt - 2 * marginPt - 106 };

/** The distance between lines, of which all vertical space is made. */
export const linePt = 13.6;

/** 27 mm, in the column of the titles; its top is that of the name's capitals. */
export const photoPt = 76;

const arimo = (sizePt: number, leadingPt: number, color = ink): TextStyle => ({
  family: 'Arimo',
  sizePt,
  leadingPt,
  color,
});

export const style = {
  contact: arimo(9.4, linePt, quiet),
  section: arimo(9.4, linePt, quiet),
  entry: arimo(9.4, linePt),
  text: arimo(9.4, linePt),
  quiet: arimo(9.4, linePt, quiet),
  pageLabel: arimo(8, 10, quiet),
};

/** Name and title are one statement in one size: the title is what the name says next. */
export const nameStyle = (name: SourcedText): TextStyle => large(name, ink);
export const titleStyle = (name: SourcedText): TextStyle => large(name, quiet);

function large(name: SourcedText, color: string): TextStyle {
  const steps = [
    { letters: 30, sizePt: 23 },
    { letters: 48, sizePt: 18.5 },
  ];
  const sizePt = sizeThatFits(name, steps, 15);
  const leadingPt = sizePt > 20 ? 2 * linePt : 1.5 * linePt;
  return { ...arimo(sizePt, leadingPt, color), letterSpacingPt: -0.016 * sizePt };
}

export const prose: ProseSetting = {
  style: style.text,
  linkColor: ink,
  marker: '–',
  hangPt: 11,
  gapPt: linePt / 8,
};

export const entries: EntrySetting = {
  titleStyle: style.entry,
  dateStyle: style.quiet,
  detailStyle: style.quiet,
  prose,
  runOn: { color: quiet },
  slotGapPt: 18,
  gapPt: 0.75 * linePt,
  lineGapPt: 0,
  textGapPt: linePt / 4,
};

export const table = {
  labels: { xPt: 0, widthPt: 104, style: style.quiet },
  values: { xPt: 112, widthPt: texts.widthPt - 112, style: style.text },
  rowGapPt: 0,
};

export const letter = {
  dateStyle: style.quiet,
  subjectStyle: style.text,
  prose: { ...prose, style: style.text, gapPt: linePt / 2 },
  gapPt: 2 * linePt,
} as const satisfies LetterStyle;
