import type { Outline } from '../outline/outline.ts';
import { accents } from './accents.ts';
import { a4, a4Page } from './set-document.ts';
import type { EntrySetting } from './set-entry.ts';
import { faceOf, nameStyle } from './set-face.ts';
import { setHead } from './set-head.ts';
import { inColumn } from './set-letter.ts';
import { setOneColumn } from './set-one-column.ts';
import type { ProseSetting } from './set-text.ts';
import { setRule, type TitleSetting } from './set-title.ts';
import type { Template } from './template.ts';

const [accent, pale] = accents.federal;
const ink = '#14171c';
const quiet = '#45505e';

/** One inch, as in federal forms, minus the padding of a band. */
const marginPt = 91;
const measurePt = a4.widthPt - 2 * marginPt;
/** The line height, which is the unit of vertical space. */
const linePt = 13;
const page = a4Page({ topPt: 44, bottomPt: 46, sidePt: marginPt });

const franklin = faceOf('Libre Franklin', ink);
const style = {
  title: franklin(12, 16),
  contact: franklin(9.6, linePt, { color: quiet }),
  section: franklin(11.5, 14, { bold: true, color: accent }),
  entry: franklin(10.4, linePt, { bold: true }),
  text: franklin(9.7, linePt),
  label: franklin(9.7, linePt, { bold: true }),
  detail: franklin(9.7, linePt, { color: quiet }),
  date: franklin(9.7, linePt),
  pageLabel: franklin(9, 11, { color: quiet }),
};
const name = nameStyle(franklin, {
  sizes: [26, 21, 17],
  leading: 1.18,
  letterSpacing: -0.01,
  style: { bold: true, color: accent },
});

const prose: ProseSetting = {
  style: style.text,
  linkColor: accent,
  marker: '•',
  hangPt: 12,
  gapPt: 1.4,
};
const entries: EntrySetting = {
  titleStyle: style.entry,
  dateStyle: style.date,
  detailStyle: style.detail,
  prose,
  runOn: { color: quiet },
  slotGapPt: 16,
  gapPt: 0.6 * linePt,
  lineGapPt: 1.4,
  textGapPt: 1.5,
};
const bleedPt = 8;
const title: TitleSetting = {
  style: style.section,
  belowPt: 4,
  mark: 'band',
  indentPt: 0,
  background: {
    xPt: marginPt - bleedPt,
    widthPt: measurePt + 2 * bleedPt,
    color: pale,
    abovePt: 1.5,
    belowPt: 2,
  },
};

const head = (outline: Outline) =>
  setHead(outline, {
    name,
    title: style.title,
    titleAbovePt: 1,
    align: 'start',
    contacts: {
      style: style.contact,
      separator: { text: '  |  ', color: quiet },
      abovePt: 4,
    },
    photo: { measurePt, sizePt: 76, gapPt: 18, side: 'end' },
  });

const pageLabelStyle = style.pageLabel;
const letterText = franklin(10.2, 15.4);

/**
 * Plain, complete, and in one column: easy to read for hiring officers of agencies and for their
 * software.
 */
export const federal: Template = {
  resume: setOneColumn({
    page,
    pageLabelStyle,
    accents: accents.federal,
    head,
    title,
    sectionGapPt: 0.65 * linePt,
    body: {
      entries,
      pairs: {
        style: style.text,
        labelStyle: style.label,
        gapPt: 1.4,
        labels: 'before',
        level: { text: ', ', color: quiet },
        grid: { perRow: 3, widthPt: measurePt },
      },
    },
  }),
  letter: {
    page,
    pageLabelStyle,
    accents: accents.federal,
    dateStyle: letterText,
    subjectStyle: { ...letterText, bold: true },
    prose: { ...prose, style: letterText, gapPt: 4 },
    gapPt: 24,
    head: (outline) => [
      ...head(outline),
      { ...setRule({ thicknessPt: 1, color: accent }), spaceBeforePt: 10 },
    ],
    place: inColumn({ xPt: 0, widthPt: measurePt }),
  },
};
