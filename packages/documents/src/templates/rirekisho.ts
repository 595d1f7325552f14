import type { Block, Columns, Rule, Stack } from '@folio/typeset/blocks';
import type { Outline, OutlineSection, Photo } from '../outline/outline.ts';
import { outlineResume } from '../outline/outline-resume.ts';
import { accents } from './accents.ts';
import { setBody } from './set-body.ts';
import { contactPairs } from './set-contact-pairs.ts';
import { a4, a4Page, setDocument } from './set-document.ts';
import type { EntrySetting } from './set-entry.ts';
import { faceOf, nameStyle, tabular } from './set-face.ts';
import { setName, setPhoto } from './set-head.ts';
import { inColumn } from './set-letter.ts';
import { setSection, setSectionTitle, setTable } from './set-pairs.ts';
import { type ProseSetting, setParagraph } from './set-text.ts';
import { setRule } from './set-title.ts';
import type { Template } from './template.ts';

const [lineColor, accent, pale] = accents.rirekisho;
const ink = '#14171b';
const quiet = '#4a515b';

const marginPt = 50;
const measurePt = a4.widthPt - 2 * marginPt;
/** The line height, which is the unit of vertical space. */
const linePt = 12.6;
const page = a4Page({ topPt: 38, bottomPt: 38, sidePt: marginPt });

/** The padding of cells: dates and labels are left of the inner line, their values right of it. */
const padPt = 7;
const cellPt = 112;
const dates = { xPt: padPt, widthPt: cellPt - 2 * padPt };
const texts = { xPt: cellPt + padPt, widthPt: measurePt - cellPt - 2 * padPt };
const photoPt = 79;
const photoCellPt = photoPt + 2 * padPt;
const strokePt = 0.7;
/** The padding above and below the content of a cell. */
const padYPt = 2.5;

const arimo = faceOf('Arimo', ink);
const style = {
  kind: arimo(16, 22, { letterSpacingPt: 1.5 }),
  title: arimo(11, 16, { color: quiet }),
  section: arimo(10.2, linePt, { bold: true, color: accent }),
  entry: arimo(10, linePt, { bold: true }),
  text: arimo(9.6, linePt),
  label: arimo(9.4, linePt, { color: quiet }),
  detail: arimo(9.6, linePt, { color: quiet }),
  date: arimo(9.4, linePt, { color: quiet, ...tabular }),
  pageLabel: arimo(9, 11, { color: quiet }),
};
const name = nameStyle(arimo, {
  sizes: [23, 18, 15],
  leading: 1.25,
});

const prose: ProseSetting = {
  style: style.text,
  linkColor: accent,
  marker: '•',
  hangPt: 11,
  gapPt: 0.5,
};
const entries: EntrySetting = {
  titleStyle: style.entry,
  dateStyle: style.date,
  detailStyle: style.detail,
  prose,
  runOn: { color: quiet },
  slotGapPt: 14,
  gapPt: 0,
  lineGapPt: 0,
  textGapPt: 1,
  margin: { dates, texts, endPt: padPt, align: 'start' },
};
const table = {
  labels: { ...dates, style: style.label },
  values: { ...texts, style: style.text },
  rowGapPt: 2,
};
const body = {
  entries,
  indentPt: padPt,
  pairs: {
    style: style.text,
    labelStyle: style.label,
    gapPt: 1,
    labels: table,
    level: { text: ' – ', color: quiet },
    grid: { perRow: 3, widthPt: measurePt - 2 * padPt },
  },
};

const line: Rule = setRule({ thicknessPt: strokePt, color: lineColor });
const closing: Rule = { ...line, keepWithNext: false };
/**
 * Adjacent boxes share a line, of which each draws half, so that the last box on a page is closed.
 */
const half: Rule = { ...line, thicknessPt: strokePt / 2 };
const closingHalf: Rule = { ...half, keepWithNext: false };

/** Draws vertical lines as high as their content, over as many pages as it takes. */
const between = (xs: number[], children: Block[], insetPt = padYPt): Stack =>
  xs.reduce<Stack>(
    (inner, xPt) => ({
      type: 'stack',
      background: {
        xPt: marginPt + xPt - (xPt > 0 ? strokePt : 0),
        widthPt: strokePt,
        color: lineColor,
        abovePt: insetPt,
        belowPt: insetPt,
      },
      children: [inner],
    }),
    { type: 'stack', children },
  );

/** Keeps a box with the line that closes it, so that the line is never alone on the next page. */
const held = (box: Stack): Stack => ({ ...box, keepWithNext: true });

const edges = [0, measurePt];
const cell = (children: Block[]): Stack => ({
  type: 'stack',
  spaceBeforePt: padYPt,
  spaceAfterPt: padYPt,
  children,
});

/** The first box: the owner's name and contacts row by row, with the photo's box beside them. */
function head({ photo, ...outline }: Outline): Block[] {
  const owner = outline.name;
  const widePt = photo ? measurePt - photoCellPt : measurePt;
  const rows = setTable(contactPairs(outline), {
    ...table,
    values: { ...table.values, widthPt: widePt - cellPt - 2 * padPt },
  });
  const children = [
    setName(owner, name(outline, widePt - 2 * padPt)),
    setParagraph(outline.title, style.title, { spaceBeforePt: 1 }),
  ];
  const person: Block[] = [
    { type: 'stack', indentPt: padPt, spaceAfterPt: padYPt, children },
    ...(rows.length > 0 ? [line, between([cellPt], [cell(rows)])] : []),
  ];
  if (owner.text === '' && outline.title.text === '' && rows.length === 0 && !photo) return [];
  const box = photo ? [besidePhoto(person, photo, widePt)] : person;
  const inner: Block[] = [{ type: 'stack', spaceBeforePt: padYPt, children: box }];
  const xs = photo ? [...edges, widePt] : edges;
  return [line, held(between(xs, inner)), closing];
}

const besidePhoto = (children: Block[], photo: Photo, widthPt: number): Columns => ({
  type: 'columns',
  columns: [
    { xPt: 0, widthPt, children },
    {
      xPt: widthPt + padPt,
      widthPt: photoPt,
      // The photo is as far from the lines above and below as from those beside it.
      children: [
        { type: 'spacer', heightPt: padPt - padYPt },
        { ...setPhoto(photo, photoPt), spaceAfterPt: padPt },
      ],
    },
  ],
});

/** The kind of document above the form, or nothing if the owner has no name. */
const heading = ({ name: owner }: Outline, kind: string): Block[] =>
  owner.text === ''
    ? []
    : [setParagraph({ text: kind, path: owner.path }, style.kind, { spaceAfterPt: 2 })];

/**
 * In Japan this form has a name of its own; a resume (職務経歴書) is the document that accompanies it.
 */
const kindOf = ({ locale: { language, words } }: Outline): string =>
  language === 'ja' ? '履歴書' : words.resume;

/** A section: its title on a band, then a box for each entry, or one box for its whole content. */
function section(shown: OutlineSection, isLast: boolean): Stack {
  const children = setBody(shown, body);
  const hasRows = shown.kind === 'entries';
  const end = isLast ? closing : closingHalf;
  const cells = hasRows ? children.map((entry) => cell([entry])) : [cell(children)];
  // Each box starts and ends with a line of its own, so that none is open at a page's edge.
  const inside = cells.flatMap((one, index) => [
    half,
    held(one),
    index < cells.length - 1 ? closingHalf : end,
  ]);
  const title = setSectionTitle(shown.title, style.section, { indentPt: padPt });
  const band: Stack = {
    type: 'stack',
    keepWithNext: true,
    background: {
      xPt: marginPt + strokePt,
      widthPt: measurePt - 2 * strokePt,
      color: pale,
      abovePt: padYPt,
      belowPt: padYPt,
    },
    spaceBeforePt: padYPt,
    spaceAfterPt: padYPt,
    children: [title],
  };
  const xs = hasRows ? [...edges, cellPt] : edges;
  return setSection(shown, [half, between(edges, [band]), half, between(xs, inside, 0)]);
}

const pageLabelStyle = style.pageLabel;
const letterText = arimo(10, 15.4);

/**
 * The form that employers in Japan expect: boxes for personal details, then a row for each date.
 */
export const rirekisho: Template = {
  resume: (resume) => {
    const outline = outlineResume(resume);
    const [first, ...others] = outline.sections.map((shown, index, all) =>
      section(shown, index === all.length - 1),
    );
    const above = { ...half, spaceBeforePt: 0.4 * linePt };
    const form = first ? [above, first, ...others] : [];
    const kind = kindOf(outline);
    const blocks = [...heading(outline, kind), ...head(outline), ...form];
    return setDocument(resume, { page, blocks, pageLabelStyle, accents: accents.rirekisho, kind });
  },
  letter: {
    page,
    pageLabelStyle,
    accents: accents.rirekisho,
    dateStyle: { ...letterText, color: quiet },
    subjectStyle: { ...letterText, bold: true },
    prose: { ...prose, style: letterText, gapPt: 4 },
    gapPt: 24,
    head,
    place: inColumn({ xPt: 0, widthPt: measurePt - 20 }),
  },
};
