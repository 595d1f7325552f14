import type { PageSetup, TextStyle } from '@folio/typeset/blocks';
import type { LetterStyle } from '../letter/letter-style.ts';
import type { SourcedText } from '../outline/outline.ts';
import { a4 } from './set-document.ts';
import { sizeThatFits } from './set-head.ts';
import type { ProseSetting } from './set-text.ts';

const accent = '#7a1f2e';
const ink = '#1c1917';
const quiet = '#57534e';
export const hairline = '#c9bfb4';
/** What follows the accent that a person chooses. */
export const accents = [accent];

const marginPt = 56;
const measurePt = a4.widthPt - 2 * marginPt;
export const page: PageSetup = {
  ...a4,
  marginTopPt: 50,
  marginRightPt: marginPt,
  marginBottomPt: 52,
  marginLeftPt: marginPt,
  backgrounds: [],
};

/** Years stand in the margin column, flush with the gutter. */
export const dates = { xPt: 0, widthPt: 88 };
export const texts = { xPt: 102, widthPt: measurePt - 102 };
/** The head has the name to the left, and the contacts flush right as on a letterhead. */
export const names = { xPt: 0, widthPt: measurePt - 212 };
export const addresses = { xPt: measurePt - 200, widthPt: 200 };

/** A photo of 24 mm has the right-hand edge, and the contacts stand flush with it. */
const photo = { xPt: measurePt - 68, widthPt: 68 };
export const headWithPhoto = {
  photo,
  addresses: { xPt: photo.xPt - 16 - 150, widthPt: 150 },
  names: { xPt: 0, widthPt: photo.xPt - 16 - 150 - 12 },
};

/** The distance between lines, of which all vertical space is made. */
export const linePt = 13.4;

const garamond = (sizePt: number, leadingPt: number, look: Partial<TextStyle> = {}): TextStyle => ({
  family: 'EB Garamond',
  sizePt,
  leadingPt,
  color: ink,
  ...look,
});

export const style = {
  title: garamond(13.5, 1.25 * linePt, { italic: true, color: quiet }),
  contact: garamond(10.3, linePt, { color: quiet }),
  section: garamond(13.5, 1.25 * linePt, { color: accent }),
  entry: garamond(10.8, linePt, { bold: true }),
  /** Papers, talks and grants: their titles are sentences, too long for bold. */
  work: garamond(10.8, linePt),
  text: garamond(10.8, linePt),
  detail: garamond(10.8, linePt, { italic: true }),
  date: garamond(10.3, linePt, { color: quiet }),
  pageLabel: garamond(10, 12, { color: quiet }),
};

/** A long name is set smaller before it takes a third line. */
export const nameStyle = (name: SourcedText): TextStyle => {
  const steps = [
    { letters: 20, sizePt: 29 },
    { letters: 30, sizePt: 23 },
  ];
  const sizePt = sizeThatFits(name, steps, 18);
  return garamond(sizePt, sizePt > 20 ? 2.25 * linePt : 1.75 * linePt);
};

export const prose: ProseSetting = {
  style: style.text,
  linkColor: accent,
  marker: '•',
  hangPt: 11,
  gapPt: 0,
};

/** Skills: what they are for in the margin, as years are. */
export const table = {
  labels: { ...dates, style: style.detail, align: 'end' as const },
  values: { ...texts, style: style.text },
  rowGapPt: 0,
};

export const letter = {
  dateStyle: style.date,
  subjectStyle: style.detail,
  prose: { ...prose, style: garamond(11.4, 1.1 * linePt), gapPt: linePt / 3 },
  gapPt: 2 * linePt,
} as const satisfies LetterStyle;
