import type { Block } from '@folio/typeset/blocks';
import type { Outline } from '../outline/outline.ts';
import { accents } from './accents.ts';
import { lettersIn } from './letters-in.ts';
import { a4, a4Page } from './set-document.ts';
import { type EntrySetting, entryLook } from './set-entry.ts';
import { faceOf, nameStyle, tabular } from './set-face.ts';
import { setName, setPhoto } from './set-head.ts';
import { dateInMargin } from './set-letter.ts';
import { setOneColumn } from './set-one-column.ts';
import { setGrid } from './set-pairs.ts';
import { type ProseSetting, setParagraph } from './set-text.ts';
import { setRule } from './set-title.ts';
import type { Template } from './template.ts';

const [accent] = accents.swiss;
const ink = '#111111';
const quiet = '#565656';

const marginPt = 46;
const measurePt = a4.widthPt - 2 * marginPt;
/** The line height, which is the unit of all vertical space. */
const linePt = 13.6;
const page = a4Page({ topPt: 46, bottomPt: 48, sidePt: marginPt });

/** Four equal fields with a gutter: titles take the first, sections the other three. */
const gutterPt = 14;
const fieldPt = (measurePt - 3 * gutterPt) / 4;
const titles = { xPt: 0, widthPt: fieldPt };
const texts = { xPt: fieldPt + gutterPt, widthPt: 3 * fieldPt + 2 * gutterPt };

const inter = faceOf('Inter', ink);
const style = {
  title: inter(15, 1.4 * linePt, { color: accent, letterSpacingPt: -0.2 }),
  contact: inter(9.4, linePt, { color: ink }),
  section: inter(9.6, linePt, { bold: true, color: accent }),
  entry: inter(10, linePt, { bold: true }),
  text: inter(9.4, linePt),
  label: inter(9.4, linePt, { bold: true }),
  detail: inter(9.4, linePt, { color: quiet }),
  date: inter(9.2, linePt, { color: quiet, ...tabular }),
  pageLabel: inter(9, 11, { color: quiet }),
};
const name = nameStyle(inter, {
  sizes: [46, 34, 26, 20],
  leading: 1.02,
  letterSpacing: -0.035,
  style: { bold: true },
});

const prose: ProseSetting = {
  style: style.text,
  linkColor: accent,
  marker: '–',
  hangPt: 11,
  gapPt: linePt / 8,
};
const entries: EntrySetting = {
  ...entryLook(style, prose),
  runOn: { color: quiet },
  slotGapPt: 14,
  gapPt: 0.7 * linePt,
  lineGapPt: 0,
  textGapPt: linePt / 6,
};

/** The name starts at the margin, as large as fits; the contacts are in the grid below. */
function head({ photo, contacts, ...outline }: Outline, isFolded = false): Block[] {
  const isLong = contacts.some(({ text }) => lettersIn(text) > 30);
  const cells = contacts.map((contact) => setParagraph(contact, style.contact));
  const widthPt = isFolded ? measurePt : texts.widthPt;
  const grid = { perRow: isLong ? 1 : 2, widthPt, columnGapPt: 14, rowGapPt: 0 };
  const photoPt = 78;
  const besidePt = photo ? measurePt - photoPt - gutterPt : measurePt;
  const headBlocks: Block[] = [
    setName(outline.name, name(outline, besidePt)),
    setParagraph(outline.title, style.title, { spaceBeforePt: 4 }),
  ];
  const beside: Block[] = photo
    ? [
        {
          type: 'columns',
          columns: [
            { xPt: 0, widthPt: besidePt, children: headBlocks },
            { xPt: measurePt - photoPt, widthPt: photoPt, children: [setPhoto(photo, photoPt)] },
          ],
        },
      ]
    : headBlocks;
  return [
    ...beside,
    {
      type: 'stack',
      indentPt: isFolded ? 0 : texts.xPt,
      spaceBeforePt: linePt,
      spaceAfterPt: 0.3 * linePt,
      children: setGrid(cells, grid),
    },
  ];
}

const pageLabelStyle = style.pageLabel;
const bar = setRule({ thicknessPt: 1.6, color: ink });

/**
 * Large type, black bars and a single red on a grid of four fields, after Swiss concert posters of
 * the 1950s.
 */
export const swiss: Template = {
  resume: setOneColumn({
    page,
    pageLabelStyle,
    accents: accents.swiss,
    head,
    title: { titles, texts, style: style.section, above: { ...bar, spaceAfterPt: 5 } },
    sectionGapPt: 0.9 * linePt,
    body: {
      entries,
      pairs: {
        style: style.text,
        labelStyle: style.label,
        gapPt: 0,
        labels: {
          labels: { xPt: 0, widthPt: fieldPt, style: style.label },
          values: {
            xPt: fieldPt + gutterPt,
            widthPt: texts.widthPt - fieldPt - gutterPt,
            style: style.text,
          },
          rowGapPt: 0,
        },
        level: { text: '  ', color: quiet },
        grid: { perRow: 3, widthPt: texts.widthPt },
      },
    },
  }),
  letter: {
    page,
    pageLabelStyle,
    accents: accents.swiss,
    dateStyle: style.date,
    subjectStyle: { ...style.text, bold: true, color: accent },
    prose: { ...prose, gapPt: linePt / 2 },
    gapPt: 1.5 * linePt,
    head: (outline) => [...head(outline), { ...bar, spaceBeforePt: linePt }],
    place: dateInMargin(titles, texts),
  },
};
