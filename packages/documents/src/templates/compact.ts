import type { Outline } from '../outline/outline.ts';
import { accents } from './accents.ts';
import { a4, a4Page } from './set-document.ts';
import type { EntrySetting } from './set-entry.ts';
import { faceOf, nameStyle, tabular } from './set-face.ts';
import { setHead } from './set-head.ts';
import { inColumn } from './set-letter.ts';
import type { SidebarSetting } from './set-sidebar.ts';
import type { ProseSetting } from './set-text.ts';
import { setTitleRule, type TitleSetting } from './set-title.ts';
import { setTwoColumns } from './set-two-columns.ts';
import type { Template } from './template.ts';

const [accent, hairline] = accents.compact;
const ink = '#12171f';
const quiet = '#4b5768';

const marginPt = 40;
const measurePt = a4.widthPt - 2 * marginPt;
/** The line height, which is the unit of vertical space. */
const linePt = 12.6;
const page = a4Page({ topPt: 40, bottomPt: 42, sidePt: marginPt });
const main = { xPt: 0, widthPt: 336 };
const side = { xPt: 336 + 24, widthPt: measurePt - 336 - 24 };

const source = faceOf('Source Sans 3', ink);
const style = {
  title: source(12.5, 16, { color: quiet }),
  contact: source(9.8, linePt, { color: quiet }),
  section: source(11.5, 14, { bold: true, color: accent }),
  entry: source(10.4, linePt, { bold: true }),
  text: source(9.9, linePt),
  label: source(9.9, linePt, { bold: true }),
  detail: source(9.9, linePt, { color: quiet }),
  date: source(9.7, linePt, { color: quiet, ...tabular }),
  side: source(9.7, linePt),
  sideLabel: source(9.7, linePt, { bold: true }),
  sideQuiet: source(9.7, linePt, { color: quiet }),
  pageLabel: source(9, 11, { color: quiet }),
};
const name = nameStyle(source, {
  sizes: [27, 22, 18],
  leading: 1.12,
  letterSpacing: -0.01,
  style: { bold: true },
});

const prose: ProseSetting = {
  style: style.text,
  linkColor: accent,
  marker: '•',
  hangPt: 10,
  gapPt: 0.8,
};
const entries: EntrySetting = {
  titleStyle: style.entry,
  dateStyle: style.date,
  detailStyle: style.detail,
  prose,
  slotGapPt: 12,
  gapPt: 0.5 * linePt,
  lineGapPt: 1,
  textGapPt: 1,
};
const sidebar: SidebarSetting = {
  style: style.side,
  labelStyle: style.sideLabel,
  quietStyle: style.sideQuiet,
  prose: { ...prose, style: style.side },
  gapPt: 4,
  lineGapPt: 0.8,
  levels: 'beside',
};
const title = {
  style: style.section,
  mark: 'rule',
  at: 'below',
  rule: { thicknessPt: 0.8, color: hairline },
  gapPt: 1,
  belowPt: 3.5,
} as const satisfies TitleSetting;

const headOf = (measurePt: number) => (outline: Outline) =>
  setHead(outline, {
    name,
    title: style.title,
    titleAbovePt: 0,
    align: 'start',
    contacts: {
      style: style.contact,
      separator: { text: ' | ', color: quiet },
      abovePt: 3,
    },
    photo: { measurePt, sizePt: 70, gapPt: 16, side: 'end' },
  });

const head = headOf(measurePt);
/** A letter's margins are even and give its text a readable measure. */
const letterMarginPt = 84;

const pageLabelStyle = style.pageLabel;
const letterText = source(10.8, 15.2);

/** Two plain, dense columns: a long career on one page, without tints that a copier would lose. */
export const compact: Template = {
  resume: setTwoColumns({
    page,
    pageLabelStyle,
    accents: accents.compact,
    head,
    main,
    side,
    sidebar,
    belowHeadPt: 12,
    first: 'main',
    mainTitle: title,
    sideTitle: title,
    mainGapPt: 10,
    sideGapPt: 10,
    body: {
      entries,
      pairs: {
        style: style.text,
        labelStyle: style.label,
        gapPt: sidebar.gapPt,
        labels: 'before',
        level: { text: ' – ', color: quiet },
      },
    },
  }),
  letter: {
    page: { ...page, marginLeftPt: letterMarginPt, marginRightPt: letterMarginPt },
    pageLabelStyle,
    accents: accents.compact,
    dateStyle: { ...letterText, color: quiet },
    subjectStyle: { ...letterText, bold: true },
    prose: { ...prose, style: letterText, gapPt: 4 },
    gapPt: 22,
    head: (outline) => [
      ...headOf(a4.widthPt - 2 * letterMarginPt)(outline),
      { ...setTitleRule(title), spaceBeforePt: 10 },
    ],
    place: inColumn({ xPt: 0, widthPt: a4.widthPt - 2 * letterMarginPt }),
  },
};
