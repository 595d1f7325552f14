import type { PageSetup, TextStyle } from '@folio/typeset/blocks';
import type { LetterStyle } from '../letter/letter-style.ts';
import type { SourcedText } from '../outline/outline.ts';
import { a4 } from './set-document.ts';
import type { EntrySetting } from './set-entry.ts';
import { sizeThatFits } from './set-head.ts';
import type { ProseSetting } from './set-text.ts';

export const accent = '#4f46e5';
const ink = '#1a1b2e';
export const quiet = '#565a72';
export const hairline = '#c9c8f3';
/** What follows the accent that a person chooses. */
export const accents = [accent, hairline];

const marginPt = 52;
export const measurePt = a4.widthPt - 2 * marginPt;
export const page: PageSetup = {
  ...a4,
  marginTopPt: 42,
  marginRightPt: marginPt,
  marginBottomPt: 48,
  marginLeftPt: marginPt,
  backgrounds: [],
};

/** The distance between lines, of which vertical space is made. */
export const linePt = 13.4;

const roboto = (sizePt: number, leadingPt: number, look: Partial<TextStyle> = {}): TextStyle => ({
  family: 'Roboto',
  sizePt,
  leadingPt,
  color: ink,
  ...look,
});

export const style = {
  title: roboto(12, 16, { color: ink }),
  contact: roboto(9.2, linePt, { color: quiet }),
  section: roboto(12, 15, { bold: true, color: accent }),
  entry: roboto(10, linePt, { bold: true }),
  text: roboto(9.6, linePt),
  label: roboto(9.6, linePt, { bold: true }),
  detail: roboto(9.6, linePt, { color: quiet }),
  date: roboto(9.4, linePt, { color: quiet }),
  pageLabel: roboto(8.4, 10, { color: quiet }),
};

/** A long name is set smaller before it takes a third line. */
export const nameStyle = (name: SourcedText): TextStyle => {
  const steps = [
    { letters: 30, sizePt: 28 },
    { letters: 42, sizePt: 22 },
  ];
  const sizePt = sizeThatFits(name, steps, 17);
  return roboto(sizePt, sizePt * 1.2, {
    bold: true,
    color: accent,
    letterSpacingPt: -0.012 * sizePt,
  });
};

export const prose: ProseSetting = {
  style: style.text,
  linkColor: accent,
  marker: '•',
  hangPt: 11,
  gapPt: 1.7,
};

export const entries: EntrySetting = {
  titleStyle: style.entry,
  dateStyle: style.date,
  detailStyle: style.detail,
  prose,
  runOn: { color: quiet },
  slotGapPt: 18,
  gapPt: 0.6 * linePt,
  lineGapPt: prose.gapPt,
  textGapPt: 2,
};

/** Skills: what they are for to the left, what they are beside it. */
export const table = {
  labels: { xPt: 0, widthPt: 106, style: style.label },
  values: { xPt: 116, widthPt: measurePt - 116, style: style.text },
  rowGapPt: prose.gapPt,
};

export const letterColumn = { xPt: 30, widthPt: measurePt - 60 };
const letterText = roboto(10.2, 15.4);
export const letter = {
  dateStyle: { ...letterText, color: quiet },
  subjectStyle: { ...letterText, bold: true, color: accent },
  prose: { ...prose, style: letterText, gapPt: 4.2 },
  gapPt: 26,
} as const satisfies LetterStyle;
