import type { Block, Stack } from '@folio/typeset/blocks';
import type { Outline } from '../outline/outline.ts';
import { accents } from './accents.ts';
import { a4, a4Page } from './set-document.ts';
import { type EntrySetting, entryLook } from './set-entry.ts';
import { faceOf, nameStyle, tabular } from './set-face.ts';
import { setHead } from './set-head.ts';
import { dateInMargin } from './set-letter.ts';
import { setOneColumn } from './set-one-column.ts';
import type { ProseSetting } from './set-text.ts';
import { setRule, type TitleSetting } from './set-title.ts';
import type { Template } from './template.ts';

const [accent, pale] = accents.timeline;
const ink = '#15211f';
const quiet = '#4d5b58';

const marginPt = 52;
const measurePt = a4.widthPt - 2 * marginPt;
/** The line height, which is the unit of vertical space. */
const linePt = 13;
const page = a4Page({ topPt: 44, bottomPt: 42, sidePt: marginPt });

/** Dates end before the line, and their entries start after it. */
const dates = { xPt: 0, widthPt: 98 };
const lineXPt = 111;
const texts = { xPt: 126, widthPt: measurePt - 126 };

const figtree = faceOf('Figtree', ink);
const style = {
  title: figtree(13, 18, { color: accent }),
  contact: figtree(9.6, linePt, { color: quiet }),
  section: figtree(12, 15, { bold: true, color: accent }),
  entry: figtree(10.3, linePt, { bold: true }),
  text: figtree(9.8, linePt),
  label: figtree(9.8, linePt, { bold: true }),
  detail: figtree(9.8, linePt, { color: quiet }),
  date: figtree(9.4, linePt, { color: quiet, ...tabular }),
  pageLabel: figtree(9, 11, { color: quiet }),
};
const name = nameStyle(figtree, {
  sizes: [30, 23, 18],
  leading: 1.15,
  letterSpacing: -0.015,
  style: { bold: true },
});

const prose: ProseSetting = {
  style: style.text,
  linkColor: accent,
  marker: '•',
  hangPt: 11,
  gapPt: 1.6,
};

/** A square on the line, level with the entry's first line. */
const markPt = 5;
const mark: Block[] = [
  { type: 'spacer', heightPt: (linePt - markPt) / 2 },
  setRule({ thicknessPt: markPt, color: accent }),
];

const entries: EntrySetting = {
  ...entryLook(style, prose),
  runOn: { color: quiet },
  slotGapPt: 14,
  gapPt: 0.5 * linePt,
  lineGapPt: 2,
  textGapPt: 2,
  margin: {
    dates,
    texts,
    align: 'end',
    mark: { xPt: lineXPt - markPt / 2, widthPt: markPt, children: mark },
  },
};
const title: TitleSetting = {
  style: style.section,
  belowPt: 3,
  mark: 'column',
  texts,
};

/** Draws the line behind all entries of a section, over as many pages as they take. */
const onLine = (children: Block[]): Stack => ({
  type: 'stack',
  background: {
    xPt: marginPt + lineXPt - 0.5,
    widthPt: 1,
    color: pale,
    abovePt: 0,
    belowPt: 0,
  },
  children,
});

const head = (outline: Outline) =>
  setHead(outline, {
    name,
    title: style.title,
    titleAbovePt: 1,
    align: 'start',
    contacts: {
      style: style.contact,
      separator: { text: '  ·  ', color: accent },
      abovePt: 6,
    },
    photo: {
      measurePt,
      sizePt: 79,
      gapPt: 20,
      side: 'start',
      textXPt: texts.xPt,
    },
  });

const pageLabelStyle = style.pageLabel;
const letterText = figtree(10.2, 15.4);

/** A career as one path: dates left of a line, entries right of it. */
export const timeline: Template = {
  resume: setOneColumn({
    page,
    pageLabelStyle,
    accents: accents.timeline,
    head,
    title,
    sectionGapPt: 0.65 * linePt,
    body: {
      entries,
      frame: onLine,
      indentPt: texts.xPt,
      pairs: {
        style: style.text,
        labelStyle: style.label,
        gapPt: 1,
        labels: {
          labels: { ...dates, style: style.detail, align: 'end' },
          values: { ...texts, style: style.text },
          rowGapPt: 1,
        },
        level: { text: ' – ', color: quiet },
        grid: { perRow: 3, widthPt: texts.widthPt },
      },
    },
  }),
  letter: {
    page,
    pageLabelStyle,
    accents: accents.timeline,
    head,
    dateStyle: style.date,
    subjectStyle: { ...letterText, bold: true },
    prose: { ...prose, style: letterText, gapPt: 4 },
    gapPt: 26,
    place: dateInMargin(dates, texts),
  },
};
