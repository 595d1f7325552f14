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

const [accent, link, hairline] = accents.classic;

const marginPt = 92;
const measurePt = a4.widthPt - 2 * marginPt;
/** The line height, which is the unit of vertical space. */
const linePt = 13;
const page = a4Page({ topPt: 42, bottomPt: 44, sidePt: marginPt });

const gelasio = faceOf('Gelasio', '#1b1d21');
const style = {
  title: gelasio(12.5, 16, { italic: true, color: accent }),
  contact: gelasio(9.8, linePt, { color: accent }),
  section: gelasio(12.5, 15.5, { bold: true, letterSpacingPt: 0.2 }),
  entry: gelasio(10.6, linePt, { bold: true }),
  text: gelasio(10.2, linePt),
  date: gelasio(10.2, linePt, { color: accent, ...tabular }),
  detail: gelasio(10.2, linePt, { italic: true, color: accent }),
  pageLabel: gelasio(9, 11, { color: accent }),
};
const name = nameStyle(gelasio, {
  sizes: [28, 22, 17],
  leading: 1.26,
  letterSpacing: 0.01,
});

const prose: ProseSetting = {
  style: style.text,
  linkColor: link,
  marker: '•',
  hangPt: 12,
  gapPt: 1.4,
};
const entries: EntrySetting = {
  titleStyle: style.entry,
  dateStyle: style.date,
  detailStyle: style.detail,
  prose,
  runOn: { italic: true, color: accent },
  slotGapPt: 18,
  gapPt: 6.5,
  lineGapPt: 2,
  textGapPt: 1,
};
const title = {
  style: style.section,
  mark: 'rule',
  at: 'below',
  rule: { thicknessPt: 0.5, color: hairline },
  gapPt: 1,
  belowPt: 3.5,
} as const satisfies TitleSetting;

/** Centered, or left-aligned if there is a photo, which is at the right-hand edge. */
const head = (outline: Outline) =>
  setHead(outline, {
    name,
    title: style.title,
    titleAbovePt: 1,
    align: 'center',
    contacts: {
      style: style.contact,
      separator: { text: '  |  ', color: hairline },
      abovePt: 5,
    },
    photo: { measurePt, sizePt: 78, gapPt: 18, side: 'end' },
  });

const pageLabelStyle = style.pageLabel;
const letterText = gelasio(10.8, 15.6);

/** One column in a serif face: a centered head, hairlines, dates at the right-hand edge. */
export const classic: Template = {
  resume: setOneColumn({
    page,
    pageLabelStyle,
    accents: accents.classic,
    head,
    title,
    sectionGapPt: 8.2,
    body: {
      entries,
      pairs: {
        style: style.text,
        labelStyle: style.text,
        gapPt: prose.gapPt,
        labels: 'before',
        level: { text: ' – ', color: accent },
        grid: { perRow: 3, widthPt: measurePt },
      },
    },
  }),
  letter: {
    page,
    pageLabelStyle,
    accents: accents.classic,
    dateStyle: { ...letterText, color: accent },
    subjectStyle: { ...letterText, bold: true },
    prose: { ...prose, style: letterText, gapPt: 4.2 },
    gapPt: 26,
    head: (outline) => [...head(outline), { ...setTitleRule(title), spaceBeforePt: 12 }],
    place: inColumn({ xPt: 12, widthPt: measurePt - 24 }),
  },
};
