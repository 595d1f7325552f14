import type { Background, PageSetup, TextStyle } from '@folio/typeset/blocks';
import type { LetterStyle } from '../letter/letter-style.ts';
import type { SourcedText } from '../outline/outline.ts';
import { a4 } from './set-document.ts';
import type { EntrySetting } from './set-entry.ts';
import { sizeThatFits } from './set-head.ts';
import type { SidebarSetting } from './set-sidebar.ts';
import type { ProseSetting } from './set-text.ts';

/** The template's own colour is a ground; letters are set in its deeper neighbours. */
const accent = '#9b87f5';
const pink = '#f5b3d7';
const deep = '#5b3bc4';
const night = '#1d1145';
const ink = '#201a33';
const quiet = '#5d5672';
const sidebarGround = '#f4f1fe';
/** What follows the accent that a person chooses. */
export const accents = [accent, pink, deep, night, sidebarGround];

const sidebarPt = a4.widthPt / 4;
const marginLeftPt = 30;
const marginRightPt = 40;
const marginTopPt = 44;
export const page: PageSetup = {
  ...a4,
  marginTopPt,
  marginRightPt,
  marginBottomPt: 46,
  marginLeftPt,
  backgrounds: [
    { xPt: 0, yPt: 0, widthPt: sidebarPt, heightPt: a4.heightPt, color: sidebarGround },
  ],
};

/** Measured from the left margin, as columns are. */
export const side = { xPt: 0, widthPt: sidebarPt - marginLeftPt - 12 };
export const main = {
  xPt: sidebarPt - marginLeftPt + 26,
  widthPt: a4.widthPt - sidebarPt - 26 - marginRightPt,
};

/** The head's colours run out to the page's edges: pink over the sidebar, the accent beside it. */
const headDepth = { abovePt: marginTopPt, belowPt: 26 };
export const headGrounds: [outer: Background, inner: Background] = [
  { xPt: sidebarPt, widthPt: a4.widthPt - sidebarPt, color: accent, ...headDepth },
  { xPt: 0, widthPt: sidebarPt, color: pink, ...headDepth },
];
export const belowHeadPt = headDepth.belowPt + 24;

/** 28 mm, over the sidebar. */
export const photoPt = 79;

const poppins = (sizePt: number, leadingPt: number, look: Partial<TextStyle> = {}): TextStyle => ({
  family: 'Poppins',
  sizePt,
  leadingPt,
  color: ink,
  ...look,
});

export const style = {
  title: poppins(12, 18, { color: night }),
  contact: poppins(8.6, 14, { color: night }),
  section: poppins(12.5, 18, { bold: true, color: deep }),
  sideSection: poppins(10, 19.75, { bold: true, color: deep }),
  entry: poppins(9.4, 14, { bold: true }),
  text: poppins(8.8, 14),
  detail: poppins(8.8, 14, { color: quiet }),
  date: poppins(8.4, 14, { color: deep }),
  side: poppins(8.2, 12.5),
  sideLabel: poppins(8.2, 12.5, { bold: true }),
  sideQuiet: poppins(8.2, 12.5, { color: quiet }),
  pageLabel: poppins(7.6, 10, { color: quiet }),
};

/** A long name is set smaller before it takes a third line. */
export const nameStyle = (name: SourcedText): TextStyle => {
  const steps = [
    { letters: 20, sizePt: 32 },
    { letters: 34, sizePt: 25 },
  ];
  const sizePt = sizeThatFits(name, steps, 18);
  return poppins(sizePt, sizePt * 1.2, {
    bold: true,
    color: night,
    letterSpacingPt: -0.02 * sizePt,
  });
};

export const prose: ProseSetting = {
  style: style.text,
  linkColor: deep,
  marker: '•',
  hangPt: 11,
  gapPt: 2,
};

export const entries: EntrySetting = {
  titleStyle: style.entry,
  dateStyle: style.date,
  detailStyle: style.detail,
  prose,
  slotGapPt: 14,
  gapPt: 10,
  lineGapPt: 3,
  textGapPt: 2,
};

export const sidebar: SidebarSetting = {
  style: style.side,
  labelStyle: style.sideLabel,
  quietStyle: style.sideQuiet,
  prose: { ...prose, style: style.side, hangPt: 9 },
  gapPt: 6,
  lineGapPt: 1.5,
  levels: 'below',
};

const letterText = poppins(9.2, 15);
export const letter = {
  dateStyle: { ...style.side, color: deep },
  subjectStyle: { ...letterText, bold: true, color: deep },
  prose: { ...prose, style: letterText, gapPt: 4 },
  gapPt: 24,
  belowHeadPt,
} as const satisfies LetterStyle;
