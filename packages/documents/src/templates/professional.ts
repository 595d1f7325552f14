import type { Outline } from '../outline/outline.ts';
import { accents } from './accents.ts';
import { a4, a4Page } from './set-document.ts';
import type { EntrySetting } from './set-entry.ts';
import { faceOf, nameStyle, tabular } from './set-face.ts';
import { setHead } from './set-head.ts';
import { inColumn } from './set-letter.ts';
import { setOneColumn } from './set-one-column.ts';
import type { ProseSetting } from './set-text.ts';
import { setTitleRule, type TitleSetting } from './set-title.ts';
import type { Template } from './template.ts';

const [accent, hairline] = accents.professional;
const quiet = '#565a72';

const marginPt = 92;
const measurePt = a4.widthPt - 2 * marginPt;
/** The line height, which is the unit of vertical space. */
const linePt = 13;
const page = a4Page({ topPt: 42, bottomPt: 44, sidePt: marginPt });

const roboto = faceOf('Roboto', '#1a1b2e');
const style = {
  title: roboto(12.5, 17),
  contact: roboto(9.6, linePt, { color: quiet }),
  section: roboto(12, 14.5, { bold: true, color: accent }),
  entry: roboto(10.4, linePt, { bold: true }),
  text: roboto(10.2, linePt),
  label: roboto(10.2, linePt, { bold: true }),
  detail: roboto(10.2, linePt, { color: quiet }),
  date: roboto(9.8, linePt, { color: quiet, ...tabular }),
  pageLabel: roboto(9, 11, { color: quiet }),
};
const name = nameStyle(roboto, {
  sizes: [30, 22, 17],
  leading: 1.2,
  letterSpacing: -0.012,
  style: { bold: true, color: accent },
});

const prose: ProseSetting = {
  style: style.text,
  linkColor: accent,
  marker: '•',
  hangPt: 11,
  gapPt: 1.7,
};
const entries: EntrySetting = {
  titleStyle: style.entry,
  dateStyle: style.date,
  detailStyle: style.detail,
  prose,
  runOn: { color: quiet },
  slotGapPt: 18,
  gapPt: 0.5 * linePt,
  lineGapPt: prose.gapPt,
  textGapPt: 2,
};
/** The short stroke covers the start of the hairline. */
const title = {
  style: style.section,
  mark: 'rule',
  at: 'below',
  rule: { thicknessPt: 0.6, color: hairline },
  stroke: { thicknessPt: 1.8, color: accent, widthPt: 30, measurePt },
  gapPt: 1,
  belowPt: 3,
} as const satisfies TitleSetting;

/** Centered, or starting where the photo ends if there is one, which is at the left-hand edge. */
const head = (outline: Outline) =>
  setHead(outline, {
    name,
    title: style.title,
    titleAbovePt: 2,
    align: 'center',
    contacts: {
      style: style.contact,
      separator: { text: '   ·   ', color: accent },
      abovePt: 6,
    },
    photo: { measurePt, sizePt: 78, gapPt: 18, side: 'start' },
  });

const pageLabelStyle = style.pageLabel;
const letterText = roboto(10.2, 15.4);

/** A centered head in indigo above orderly sections, each under a rule with a bold start. */
export const professional: Template = {
  resume: setOneColumn({
    page,
    pageLabelStyle,
    accents: accents.professional,
    head,
    title,
    sectionGapPt: 0.55 * linePt,
    body: {
      entries,
      pairs: {
        style: style.text,
        labelStyle: style.label,
        gapPt: prose.gapPt,
        labels: {
          labels: { xPt: 0, widthPt: 106, style: style.label },
          values: { xPt: 116, widthPt: measurePt - 116, style: style.text },
          rowGapPt: prose.gapPt,
        },
        level: { text: ' – ', color: quiet },
        grid: { perRow: 3, widthPt: measurePt },
      },
    },
  }),
  letter: {
    page,
    pageLabelStyle,
    accents: accents.professional,
    dateStyle: { ...letterText, color: quiet },
    subjectStyle: { ...letterText, bold: true, color: accent },
    prose: { ...prose, style: letterText, gapPt: 4.2 },
    gapPt: 26,
    head: (outline) => [...head(outline), { ...setTitleRule(title), spaceBeforePt: 14 }],
    place: inColumn({ xPt: 12, widthPt: measurePt - 24 }),
  },
};
