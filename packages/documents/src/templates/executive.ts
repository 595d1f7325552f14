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

const [accent, hairline] = accents.executive;
const ink = '#1b1a17';
const quiet = '#55514a';

const marginPt = 97;
const measurePt = a4.widthPt - 2 * marginPt;
/** The line height, which is the unit of vertical space. */
const linePt = 12.8;
const page = a4Page({ topPt: 44, bottomPt: 42, sidePt: marginPt });

/** Cormorant is designed for large sizes; Spectral, from the same tradition, for small ones. */
const cormorant = faceOf('Cormorant Garamond', ink);
const spectral = faceOf('Spectral', ink);
const style = {
  title: spectral(11.5, 17, { color: accent, letterSpacingPt: 1.1, features: ['smcp'] }),
  contact: spectral(9.6, linePt, { color: quiet }),
  section: cormorant(15, 16, { bold: true, letterSpacingPt: 1.2, features: ['smcp'] }),
  entry: spectral(10.3, linePt, { bold: true }),
  text: spectral(9.9, linePt),
  date: spectral(9.6, linePt, { color: quiet, ...tabular }),
  detail: spectral(9.9, linePt, { italic: true, color: quiet }),
  pageLabel: spectral(9, 11, { color: quiet }),
};
const name = nameStyle(cormorant, {
  sizes: [38, 31, 24, 19],
  leading: 1.1,
  letterSpacing: 0.03,
});

const prose: ProseSetting = {
  style: style.text,
  linkColor: accent,
  marker: '•',
  hangPt: 10,
  gapPt: 1.2,
};
const entries: EntrySetting = {
  ...entryLook(style, prose),
  runOn: { italic: true, color: quiet },
  slotGapPt: 18,
  gapPt: 0.5 * linePt,
  lineGapPt: 1.2,
  textGapPt: 1.5,
};
const title = {
  style: style.section,
  align: 'center',
  mark: 'rule',
  at: 'above',
  rule: { thicknessPt: 0.6, color: hairline },
  gapPt: 4,
  belowPt: 2,
} as const satisfies TitleSetting;

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
    photo: { measurePt, sizePt: 79, gapPt: 20, side: 'start' },
  });

const pageLabelStyle = style.pageLabel;
const letterText = spectral(10.4, 15.6);

/** A tall serif head on a quiet page, with bronze as the only color. */
export const executive: Template = {
  resume: setOneColumn({
    page,
    pageLabelStyle,
    accents: accents.executive,
    head,
    title,
    sectionGapPt: 0.45 * linePt,
    body: {
      entries,
      pairs: {
        style: style.text,
        labelStyle: style.text,
        gapPt: 1.2,
        labels: 'before',
        level: { text: ' – ', color: quiet },
        grid: { perRow: 3, widthPt: measurePt },
      },
    },
  }),
  letter: {
    page,
    pageLabelStyle,
    accents: accents.executive,
    dateStyle: { ...letterText, color: quiet },
    subjectStyle: { ...letterText, bold: true },
    prose: { ...prose, style: letterText, gapPt: 4.2 },
    gapPt: 24,
    head: (outline) => [...head(outline), { ...setTitleRule(title), spaceBeforePt: 12 }],
    place: inColumn({ xPt: 0, widthPt: measurePt }),
  },
};
