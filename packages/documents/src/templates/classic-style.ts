import type { PageSetup, TextStyle } from '@folio/typeset/blocks';
import type { LetterStyle } from '../letter/letter-style.ts';
import type { SourcedText } from '../outline/outline.ts';
import { a4 } from './set-document.ts';
import type { EntrySetting } from './set-entry.ts';
import { sizeThatFits } from './set-head.ts';
import type { ProseSetting } from './set-text.ts';

export const accent = '#4b5563';
const link = '#2b4a7f';
const ink = '#1b1d21';
export const hairline = '#9aa2ae';
/** What follows the accent that a person chooses. */
export const accents = [accent, link, hairline];

const marginPt = 62;
export const measurePt = a4.widthPt - 2 * marginPt;
export const page: PageSetup = {
  ...a4,
  marginTopPt: 46,
  marginRightPt: marginPt,
  marginBottomPt: 52,
  marginLeftPt: marginPt,
  backgrounds: [],
};

const gelasio = (sizePt: number, leadingPt: number, look: Partial<TextStyle> = {}): TextStyle => ({
  family: 'Gelasio',
  sizePt,
  leadingPt,
  color: ink,
  ...look,
});

export const style = {
  title: gelasio(12, 16, { italic: true, color: accent }),
  contact: gelasio(9.6, 13.6, { color: accent }),
  section: gelasio(12, 15, { bold: true, letterSpacingPt: 0.2 }),
  entry: gelasio(10.2, 13.6, { bold: true }),
  text: gelasio(10, 13.6),
  date: gelasio(10, 13.6, { color: accent }),
  detail: gelasio(10, 13.6, { italic: true, color: accent }),
  pageLabel: gelasio(9, 11, { color: accent }),
};

export const nameStyle = (name: SourcedText): TextStyle => {
  const steps = [
    { letters: 32, sizePt: 26 },
    { letters: 44, sizePt: 21 },
  ];
  const sizePt = sizeThatFits(name, steps, 17);
  return gelasio(sizePt, sizePt * 1.26, { letterSpacingPt: 0.01 * sizePt });
};

export const prose: ProseSetting = {
  style: style.text,
  linkColor: link,
  marker: '•',
  hangPt: 12,
  gapPt: 1.4,
};

export const entries: EntrySetting = {
  titleStyle: style.entry,
  dateStyle: style.date,
  detailStyle: style.detail,
  prose,
  runOn: { italic: true, color: accent },
  slotGapPt: 18,
  gapPt: 8,
  lineGapPt: 3,
  textGapPt: 0,
};

export const letterColumn = { xPt: 26, widthPt: measurePt - 52 };
const letterText = gelasio(10.8, 15.6);
export const letter = {
  dateStyle: { ...letterText, color: accent },
  subjectStyle: { ...letterText, bold: true },
  prose: { ...prose, style: letterText, gapPt: 4.2 },
  gapPt: 26,
} as const satisfies LetterStyle;
