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

const [accent, hairline] = accents.engineering;
const ink = '#14181d';
const quiet = '#4a545e';

const marginPt = 95;
const measurePt = a4.widthPt - 2 * marginPt;
/** The line height, which is the unit of vertical space. */
const linePt = 12.9;
const page = a4Page({ topPt: 42, bottomPt: 42, sidePt: marginPt });

const source = faceOf('Source Sans 3', ink);
const style = {
  title: source(13, 17, { color: quiet }),
  contact: source(10.2, linePt, { color: quiet }),
  section: source(13, 16, { bold: true, color: accent }),
  entry: source(11, linePt, { bold: true }),
  text: source(10.6, linePt),
  label: source(10.6, linePt, { bold: true }),
  detail: source(10.6, linePt, { color: quiet }),
  date: source(10.4, linePt, { color: quiet, ...tabular }),
  pageLabel: source(9.4, 11, { color: quiet }),
};
const name = nameStyle(source, {
  sizes: [30, 23, 18],
  leading: 1.15,
  letterSpacing: -0.01,
  style: { bold: true },
});

const prose: ProseSetting = {
  style: style.text,
  linkColor: accent,
  marker: '•',
  hangPt: 11,
  gapPt: 1.2,
};
const entries: EntrySetting = {
  ...entryLook(style, prose),
  runOn: { color: quiet },
  slotGapPt: 16,
  gapPt: 0.6 * linePt,
  lineGapPt: 1,
  textGapPt: 1,
};
const title = {
  style: style.section,
  mark: 'rule',
  at: 'below',
  rule: { thicknessPt: 0.6, color: hairline },
  gapPt: 1,
  belowPt: 4,
} as const satisfies TitleSetting;

const head = (outline: Outline) =>
  setHead(outline, {
    name,
    title: style.title,
    titleAbovePt: 0,
    align: 'start',
    contacts: {
      style: style.contact,
      separator: { text: '  /  ', color: accent },
      abovePt: 4,
    },
    photo: { measurePt, sizePt: 76, gapPt: 18, side: 'end' },
  });

const pageLabelStyle = style.pageLabel;
const letterText = source(11, 15.6);

/** One dense, plain column that people and parsers read alike. */
export const engineering: Template = {
  resume: setOneColumn({
    page,
    pageLabelStyle,
    accents: accents.engineering,
    head,
    title,
    sectionGapPt: 0.65 * linePt,
    body: {
      entries,
      pairs: {
        style: style.text,
        labelStyle: style.label,
        gapPt: 1,
        labels: {
          labels: { xPt: 0, widthPt: 112, style: style.label },
          values: { xPt: 122, widthPt: measurePt - 122, style: style.text },
          rowGapPt: 1,
        },
        level: { text: ' – ', color: quiet },
        grid: { perRow: 3, widthPt: measurePt },
      },
    },
  }),
  letter: {
    page,
    pageLabelStyle,
    accents: accents.engineering,
    dateStyle: { ...letterText, color: quiet },
    subjectStyle: { ...letterText, bold: true },
    prose: { ...prose, style: letterText, gapPt: 4 },
    gapPt: 24,
    head: (outline) => [...head(outline), { ...setTitleRule(title), spaceBeforePt: 12 }],
    place: inColumn({ xPt: 0, widthPt: measurePt - 20 }),
  },
};
