import type { Block } from '@folio/typeset/blocks';
import type { Outline } from '../outline/outline.ts';
import { accents } from './accents.ts';
import { a4, a4Page } from './set-document.ts';
import { type EntrySetting, entryLook } from './set-entry.ts';
import { faceOf, nameStyle, tabular } from './set-face.ts';
import { setName, setPhoto } from './set-head.ts';
import { dateInMargin } from './set-letter.ts';
import { setOneColumn } from './set-one-column.ts';
import { type ProseSetting, setParagraph } from './set-text.ts';
import { setRule, type TitleSetting } from './set-title.ts';
import type { Template } from './template.ts';

const [accent, deep] = accents.curriculum;
const ink = '#1a1f26';
const quiet = '#55606c';

const marginPt = 54;
const measurePt = a4.widthPt - 2 * marginPt;
/** The line height, which is the unit of vertical space. */
const linePt = 13;
const page = a4Page({ topPt: 46, bottomPt: 46, sidePt: marginPt });

/** Dates, labels and the bars of titles are in the margin column. */
const dates = { xPt: 0, widthPt: 98 };
const texts = { xPt: 110, widthPt: measurePt - 110 };

const source = faceOf('Source Sans 3', ink);
const style = {
  title: source(13.5, 18, { italic: true, color: quiet }),
  contact: source(10, linePt, { color: quiet }),
  section: source(14.5, 17, { color: deep }),
  entry: source(11, linePt, { bold: true }),
  text: source(10.6, linePt),
  label: source(10.6, linePt, { color: deep }),
  detail: source(10.6, linePt, { italic: true }),
  date: source(10.2, linePt, { color: quiet, ...tabular }),
  pageLabel: source(9.4, 11, { color: quiet }),
};
const name = nameStyle(source, {
  sizes: [36, 31, 27, 21, 18],
  leading: 1.08,
  letterSpacing: -0.01,
});

const prose: ProseSetting = {
  style: style.text,
  linkColor: deep,
  marker: '•',
  hangPt: 11,
  gapPt: 1.2,
};
const entries: EntrySetting = {
  ...entryLook(style, prose),
  runOn: { italic: true },
  slotGapPt: 14,
  gapPt: 0.6 * linePt,
  lineGapPt: 0,
  textGapPt: 1,
  margin: { dates, texts, align: 'end' },
};
const title: TitleSetting = {
  style: style.section,
  belowPt: 3,
  mark: 'bar',
  bar: { thicknessPt: 4, color: accent },
  dropPt: 8,
  margin: dates,
  texts,
};

/** Name and title on the left, contacts flush right beside them, as on a card. */
function head({ photo, contacts, ...outline }: Outline): Block[] {
  const photoPt = 76;
  const endPt = photo ? measurePt - photoPt - 16 : measurePt;
  const reachedPt = photo ? 162 : 190;
  const namePt = endPt - reachedPt - 12;
  const reached = contacts.map((contact) => setParagraph(contact, style.contact, { align: 'end' }));
  const nameBlocks = [
    setName(outline.name, name(outline, namePt)),
    setParagraph(outline.title, style.title, { spaceBeforePt: 2 }),
  ];
  const columns = [
    { xPt: 0, widthPt: namePt, children: nameBlocks },
    { xPt: endPt - reachedPt, widthPt: reachedPt, children: reached },
    ...(photo
      ? [{ xPt: measurePt - photoPt, widthPt: photoPt, children: [setPhoto(photo, photoPt)] }]
      : []),
  ];
  return [{ type: 'columns', columns }];
}

const pageLabelStyle = style.pageLabel;
const letterText = source(11, 15.6);

/**
 * The CV that is common among physicists: bars and dates in the margin, names and facts beside
 * them.
 */
export const curriculum: Template = {
  resume: setOneColumn({
    page,
    pageLabelStyle,
    accents: accents.curriculum,
    head,
    title,
    sectionGapPt: 0.65 * linePt,
    body: {
      entries,
      indentPt: texts.xPt,
      pairs: {
        style: style.text,
        labelStyle: style.label,
        gapPt: 0,
        labels: {
          labels: { ...dates, style: style.label, align: 'end' },
          values: { ...texts, style: style.text },
          rowGapPt: 1,
        },
        level: { text: ' – ', italic: true },
        grid: { perRow: 3, widthPt: texts.widthPt },
      },
    },
  }),
  letter: {
    page,
    pageLabelStyle,
    accents: accents.curriculum,
    dateStyle: style.date,
    subjectStyle: { ...letterText, bold: true },
    prose: { ...prose, style: letterText, gapPt: 4 },
    gapPt: 24,
    head: (outline) => [
      ...head(outline),
      { ...setRule({ thicknessPt: 1, color: accent }), spaceBeforePt: 12 },
    ],
    place: dateInMargin(dates, texts),
  },
};
