import type { Block } from '@folio/typeset/blocks';
import type { Outline } from '../outline/outline.ts';
import { accents } from './accents.ts';
import { lettersIn } from './letters-in.ts';
import { a4, a4Page } from './set-document.ts';
import type { EntrySetting } from './set-entry.ts';
import { faceOf, type NameSizes, nameStyle, tabular } from './set-face.ts';
import { setName, setPhoto } from './set-head.ts';
import { dateInMargin } from './set-letter.ts';
import { setOneColumn } from './set-one-column.ts';
import { setGrid } from './set-pairs.ts';
import { type ProseSetting, setParagraph } from './set-text.ts';
import type { Template } from './template.ts';

const ink = '#171717';
/** A lighter black for secondary text, and a cooler gray for links. */
const [quiet, link] = accents.minimal;

const marginPt = 56;
const page = a4Page({ topPt: 54, bottomPt: 54, sidePt: marginPt });

/** Titles have a column of their own, so that size and weight need not set them apart. */
const titles = { xPt: 0, widthPt: 98 };
const measurePt = a4.widthPt - 2 * marginPt;
const texts = { xPt: 112, widthPt: measurePt - 112 };

/** The line height, which is the unit of all vertical space. */
const linePt = 13.6;

/** 27 mm, in the column of the titles; its top is level with the name's capitals. */
const photoPt = 76;

const arimo = faceOf('Arimo', ink);
const style = {
  contact: arimo(9.6, linePt, { color: quiet }),
  section: arimo(10.4, linePt, { color: quiet }),
  entry: arimo(10, linePt, { bold: true }),
  text: arimo(9.6, linePt),
  quiet: arimo(9.6, linePt, { color: quiet }),
  date: arimo(9.6, linePt, { color: quiet, ...tabular }),
  pageLabel: arimo(9, 11, { color: quiet }),
};

/** Name and title have one size and read as one statement. */
const sizes: NameSizes = {
  sizes: [23, 18.5, 15],
  leading: 1.18,
  letterSpacing: -0.016,
} as const;
const name = nameStyle(arimo, sizes);
const statement = nameStyle(arimo, { ...sizes, style: { color: quiet } });

const prose: ProseSetting = {
  style: style.text,
  linkColor: link,
  marker: '–',
  hangPt: 11,
  gapPt: linePt / 8,
};
const entries: EntrySetting = {
  titleStyle: style.entry,
  dateStyle: style.date,
  detailStyle: style.quiet,
  prose,
  linkLook: { color: link },
  runOn: { color: quiet },
  slotGapPt: 18,
  gapPt: 0.75 * linePt,
  lineGapPt: 0,
  textGapPt: linePt / 4,
};

function head(outline: Outline, isFolded = false): Block[] {
  const { contacts, photo } = outline;
  const cells = contacts.map((contact) => setParagraph(contact, style.contact));
  const isLong = contacts.some(({ text }) => lettersIn(text) > 36 * (outline.lettersRatio ?? 1));
  const widthPt = isFolded && !photo ? measurePt : texts.widthPt;
  const grid = { perRow: isLong ? 1 : 2, widthPt, columnGapPt: 14, rowGapPt: 0 };
  const hasTitle = outline.title.text !== '';
  const set = (indentPt: number): Block[] => [
    setName(outline.name, name(outline, widthPt), {
      indentPt,
      spaceAfterPt: hasTitle ? 0 : linePt,
    }),
    setParagraph(outline.title, statement(outline, widthPt), {
      indentPt,
      spaceAfterPt: linePt,
    }),
    { type: 'stack', indentPt, children: setGrid(cells, grid) },
  ];
  if (!photo) return set(isFolded ? 0 : texts.xPt);
  const hanging: Block[] = [{ type: 'spacer', heightPt: linePt / 2 }, setPhoto(photo, photoPt)];
  const columns = [
    { ...texts, children: set(0) },
    { ...titles, children: hanging },
  ];
  return [{ type: 'columns', columns }];
}

const pageLabelStyle = style.pageLabel;

/** One weight of black and ample white space: titles hang to the left of their sections. */
export const minimal: Template = {
  resume: setOneColumn({
    page,
    pageLabelStyle,
    accents: accents.minimal,
    head,
    title: { titles, texts, style: style.section },
    sectionGapPt: 1.5 * linePt,
    body: {
      entries,
      pairs: {
        style: style.text,
        labelStyle: style.quiet,
        gapPt: 0,
        labels: {
          labels: { xPt: 0, widthPt: 104, style: style.quiet },
          values: { xPt: 112, widthPt: texts.widthPt - 112, style: style.text },
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
    accents: accents.minimal,
    head,
    dateStyle: style.date,
    subjectStyle: { ...style.text, bold: true },
    prose: { ...prose, gapPt: linePt / 2 },
    gapPt: 2 * linePt,
    place: dateInMargin(titles, texts),
  },
};
