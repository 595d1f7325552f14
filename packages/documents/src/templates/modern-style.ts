import type { PageSetup, Spacer, TextStyle } from '@folio/typeset/blocks';
import type { LetterStyle } from '../letter/letter-style.ts';
import type { SourcedText } from '../outline/outline.ts';
import { a4 } from './set-document.ts';
import type { EntrySetting } from './set-entry.ts';
import { sizeThatFits } from './set-head.ts';
import type { SidebarSetting } from './set-sidebar.ts';
import type { ProseSetting } from './set-text.ts';

/** The template's #3b82f6, darkened until it reads well on white and on the sidebar's ground. */
export const accent = '#1d4fc4';
const ink = '#161b26';
const quiet = '#515c6e';
const sidebarGround = '#f1f5fb';
/** What follows the accent that a person chooses. */
export const accents = [accent, sidebarGround];

const sidebarPt = a4.widthPt / 3;
const marginLeftPt = 34;
const marginRightPt = 36;
export const page: PageSetup = {
  ...a4,
  marginTopPt: 44,
  marginRightPt,
  marginBottomPt: 46,
  marginLeftPt,
  backgrounds: [
    { xPt: 0, yPt: 0, widthPt: sidebarPt, heightPt: a4.heightPt, color: sidebarGround },
  ],
};
/** Measured from the left margin, as columns are. */
export const side = { xPt: 0, widthPt: sidebarPt - marginLeftPt - 18 };
export const main = {
  xPt: sidebarPt - marginLeftPt + 24,
  widthPt: a4.widthPt - sidebarPt - 24 - marginRightPt,
};

/** 27 mm; name and title stand at half of its height. */
export const photoPt = 76;
export const besidePhoto: Spacer = { type: 'spacer', heightPt: 14 };

const inter = (sizePt: number, leadingPt: number, look: Partial<TextStyle> = {}): TextStyle => ({
  family: 'Inter',
  sizePt,
  leadingPt,
  color: ink,
  ...look,
});

export const style = {
  title: inter(12, 16, { color: accent }),
  section: inter(11.5, 15, { bold: true, color: accent }),
  entry: inter(9.6, 13.4, { bold: true }),
  text: inter(9.3, 13.4),
  detail: inter(9.3, 13.4, { color: quiet }),
  date: inter(9, 13.4, { color: quiet }),
  side: inter(8.9, 13),
  sideLabel: inter(8.9, 13, { bold: true }),
  sideQuiet: inter(8.9, 13, { color: quiet }),
  pageLabel: inter(8, 10, { color: quiet }),
};

export const nameStyle = (name: SourcedText): TextStyle => {
  const steps = [
    { letters: 24, sizePt: 25 },
    { letters: 40, sizePt: 21 },
  ];
  const sizePt = sizeThatFits(name, steps, 17);
  return inter(sizePt, sizePt * 1.2, { bold: true, letterSpacingPt: -0.018 * sizePt });
};

export const mainProse: ProseSetting = {
  style: style.text,
  linkColor: accent,
  marker: '•',
  hangPt: 10,
  gapPt: 1.8,
};

export const entries: EntrySetting = {
  titleStyle: style.entry,
  dateStyle: style.date,
  detailStyle: style.detail,
  prose: mainProse,
  linkLook: { color: accent },
  slotGapPt: 14,
  gapPt: 9.5,
  lineGapPt: 3,
  textGapPt: 2.5,
};

export const sidebar: SidebarSetting = {
  style: style.side,
  labelStyle: style.sideLabel,
  quietStyle: style.sideQuiet,
  prose: { ...mainProse, style: style.side, hangPt: 9 },
  gapPt: 5,
  lineGapPt: 1.5,
  levels: 'beside',
};

const letterText = inter(9.5, 14.6);
export const letter = {
  dateStyle: { ...letterText, color: quiet },
  subjectStyle: { ...letterText, bold: true },
  prose: { ...mainProse, style: letterText, gapPt: 4 },
  gapPt: 22,
} as const satisfies LetterStyle;
