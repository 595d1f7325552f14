import type { Outline } from '../outline/outline.ts';
import { accents } from './accents.ts';
import { a4, a4Page } from './set-document.ts';
import { type EntrySetting, entryLook } from './set-entry.ts';
import { faceOf, nameStyle, tabular } from './set-face.ts';
import { setHead } from './set-head.ts';
import { inColumn } from './set-letter.ts';
import { setOneColumn } from './set-one-column.ts';
import type { ProseSetting } from './set-text.ts';
import { setTitleRule, type TitleSetting } from './set-title.ts';
import type { Template } from './template.ts';

const [accent, hairline] = accents.scholar;
const ink = '#16181c';
const quiet = '#4d525a';

const marginPt = 88;
const measurePt = a4.widthPt - 2 * marginPt;
/** The line height, which is the unit of vertical space. */
const linePt = 13;
const page = a4Page({ topPt: 44, bottomPt: 44, sidePt: marginPt });

const serif = faceOf('Source Serif 4', ink);
const style = {
  title: serif(12, 16, { italic: true, color: quiet }),
  contact: serif(9.4, linePt, { color: quiet }),
  section: serif(12.5, 15, { color: accent, letterSpacingPt: 0.6, features: ['smcp'] }),
  entry: serif(10, linePt, { bold: true }),
  text: serif(9.6, linePt),
  detail: serif(9.6, linePt, { italic: true }),
  date: serif(9.4, linePt, { color: quiet, ...tabular }),
  pageLabel: serif(9, 11, { color: quiet }),
};
const name = nameStyle(serif, {
  sizes: [26, 21, 17],
  leading: 1.18,
});

const prose: ProseSetting = {
  style: style.text,
  linkColor: accent,
  marker: '•',
  hangPt: 12,
  gapPt: 1.2,
};
const entries: EntrySetting = {
  ...entryLook(style, prose),
  runOn: { italic: true },
  slotGapPt: 18,
  gapPt: 0.55 * linePt,
  lineGapPt: 1.2,
  textGapPt: 1,
};
const title = {
  style: style.section,
  mark: 'rule',
  at: 'above',
  rule: { thicknessPt: 0.6, color: hairline },
  gapPt: 4,
  belowPt: 3,
} as const satisfies TitleSetting;

const head = (outline: Outline) =>
  setHead(outline, {
    name,
    title: style.title,
    titleAbovePt: 1,
    align: 'start',
    contacts: {
      style: style.contact,
      separator: { text: '   ·   ', color: accent },
      abovePt: 4,
    },
    photo: { measurePt, sizePt: 76, gapPt: 18, side: 'end' },
  });

const pageLabelStyle = style.pageLabel;
const letterText = serif(10, 15.2);

/** An academic CV with publications as a numbered bibliography, over as many pages as it takes. */
export const scholar: Template = {
  resume: setOneColumn({
    page,
    pageLabelStyle,
    accents: accents.scholar,
    head,
    title,
    sectionGapPt: 0.5 * linePt,
    body: {
      entries,
      works: { ...entries, titleStyle: style.text, isList: true },
      pairs: {
        style: style.text,
        labelStyle: style.text,
        gapPt: 1.2,
        labels: {
          labels: { xPt: 0, widthPt: 96, style: style.detail },
          values: { xPt: 106, widthPt: measurePt - 106, style: style.text },
          rowGapPt: 1.2,
        },
        level: { text: ' – ', italic: true },
        grid: { perRow: 3, widthPt: measurePt },
      },
    },
  }),
  letter: {
    page,
    pageLabelStyle,
    accents: accents.scholar,
    dateStyle: { ...letterText, color: quiet },
    subjectStyle: { ...letterText, bold: true },
    prose: { ...prose, style: letterText, gapPt: 4 },
    gapPt: 24,
    head: (outline) => [...head(outline), { ...setTitleRule(title), spaceBeforePt: 10 }],
    place: inColumn({ xPt: 0, widthPt: measurePt }),
  },
};
