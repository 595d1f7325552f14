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

const [accent] = accents.harvard;
const ink = '#17140f';
const quiet = '#4c473f';

const marginPt = 92;
const measurePt = a4.widthPt - 2 * marginPt;
/** The line height, which is the unit of vertical space. */
const linePt = 13;
const page = a4Page({ topPt: 44, bottomPt: 44, sidePt: marginPt });

const crimson = faceOf('Crimson Pro', ink);
const style = {
  title: crimson(13, 17, { italic: true, color: quiet }),
  contact: crimson(11, linePt, { color: quiet }),
  section: crimson(13.5, 15, { bold: true, color: accent }),
  entry: crimson(11.6, linePt, { bold: true }),
  text: crimson(11.3, linePt),
  date: crimson(11.3, linePt, tabular),
  detail: crimson(11.3, linePt, { italic: true }),
  pageLabel: crimson(10, 12, { color: quiet }),
};
const name = nameStyle(crimson, {
  sizes: [29, 23, 18],
  leading: 1.15,
  style: { bold: true },
});

const prose: ProseSetting = {
  style: style.text,
  linkColor: accent,
  marker: '•',
  hangPt: 12,
  gapPt: 0.8,
};
const entries: EntrySetting = {
  ...entryLook(style, prose),
  runOn: { italic: true },
  slotGapPt: 18,
  gapPt: 0.55 * linePt,
  lineGapPt: 1,
  textGapPt: 1,
  employerFirst: true,
};
const title = {
  style: style.section,
  align: 'center',
  mark: 'rule',
  at: 'below',
  rule: { thicknessPt: 0.6, color: ink },
  gapPt: 1,
  belowPt: 3,
} as const satisfies TitleSetting;

const head = (outline: Outline) =>
  setHead(outline, {
    name,
    title: style.title,
    titleAbovePt: 0,
    align: 'center',
    contacts: {
      style: style.contact,
      separator: { text: '  •  ', color: accent },
      abovePt: 4,
    },
    photo: { measurePt, sizePt: 76, gapPt: 18, side: 'end' },
  });

const pageLabelStyle = style.pageLabel;
const letterText = crimson(11.6, 15.4);

/** The format that career offices teach: the employer and place, then the role and dates. */
export const harvard: Template = {
  resume: setOneColumn({
    page,
    pageLabelStyle,
    accents: accents.harvard,
    head,
    title,
    sectionGapPt: 0.6 * linePt,
    body: {
      entries,
      pairs: {
        style: style.text,
        labelStyle: style.text,
        gapPt: 0.8,
        labels: 'before',
        level: { text: ' – ', color: quiet },
        grid: { perRow: 3, widthPt: measurePt },
      },
    },
  }),
  letter: {
    page,
    pageLabelStyle,
    accents: accents.harvard,
    dateStyle: letterText,
    subjectStyle: { ...letterText, bold: true },
    prose: { ...prose, style: letterText, gapPt: 4 },
    gapPt: 24,
    head: (outline) => [...head(outline), { ...setTitleRule(title), spaceBeforePt: 10 }],
    place: inColumn({ xPt: 0, widthPt: measurePt }),
  },
};
