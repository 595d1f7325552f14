import type { Block, Columns } from '@folio/typeset/blocks';
import type { Outline } from '../outline/outline.ts';
import { accents } from './accents.ts';
import { contactPairs } from './set-contact-pairs.ts';
import { a4, a4Page } from './set-document.ts';
import type { EntrySetting } from './set-entry.ts';
import { faceOf, nameStyle, tabular } from './set-face.ts';
import { setName, setPhoto } from './set-head.ts';
import { inColumn } from './set-letter.ts';
import { setOneColumn } from './set-one-column.ts';
import { setTable } from './set-pairs.ts';
import { type ProseSetting, setParagraph } from './set-text.ts';
import { setRule, type TitleSetting } from './set-title.ts';
import type { Template } from './template.ts';

const [accent, hairline] = accents.lebenslauf;
const ink = '#15191c';
const quiet = '#4b555b';

const ptPerMm = 72 / 25.4;
/** DIN 5008: 25 mm on the left, where holes are punched, and 20 mm on the right. */
const marginLeftPt = 25 * ptPerMm;
const marginRightPt = 20 * ptPerMm;
const measurePt = a4.widthPt - marginLeftPt - marginRightPt;
/** The line height, which is the unit of vertical space. */
const linePt = 12.8;
const page = a4Page({ topPt: 42, bottomPt: 42, leftPt: marginLeftPt, rightPt: marginRightPt });

/** All values in the table start at one edge, from the first row to the last. */
const labels = { xPt: 0, widthPt: 100 };
const values = { xPt: 110, widthPt: measurePt - 110 };
const photoPt = 79;

const plex = faceOf('IBM Plex Sans', ink);
const style = {
  kind: plex(10.2, linePt, { color: accent, bold: true }),
  title: plex(11.5, 16, { color: quiet }),
  section: plex(11.2, 14, { bold: true, color: accent }),
  entry: plex(10, linePt, { bold: true }),
  text: plex(9.4, linePt),
  label: plex(9.4, linePt, { color: quiet }),
  detail: plex(9.4, linePt, { color: quiet }),
  date: plex(9.4, linePt, { color: quiet, ...tabular }),
  pageLabel: plex(9, 11, { color: quiet }),
};
const name = nameStyle(plex, {
  sizes: [25, 20, 16],
  leading: 1.2,
  letterSpacing: -0.01,
});

const prose: ProseSetting = {
  style: style.text,
  linkColor: accent,
  marker: '–',
  hangPt: 10,
  gapPt: 1,
};
const entries: EntrySetting = {
  titleStyle: style.entry,
  dateStyle: style.date,
  detailStyle: style.detail,
  prose,
  runOn: { color: quiet },
  slotGapPt: 14,
  gapPt: 0.4 * linePt,
  lineGapPt: 1,
  textGapPt: 1,
  margin: { dates: labels, texts: values, align: 'start' },
};
const title = {
  style: style.section,
  mark: 'rule',
  at: 'below',
  rule: { thicknessPt: 0.6, color: hairline },
  gapPt: 1,
  belowPt: 3.5,
} as const satisfies TitleSetting;
const table = {
  labels: { ...labels, style: style.label },
  values: { ...values, style: style.text },
  rowGapPt: 0.5,
};

/**
 * The kind of document, the owner's name, and the personal details as the first rows of the table.
 */
function head({ photo, ...outline }: Outline): Block[] {
  const { locale, name: owner } = outline;
  const widthPt = photo ? measurePt - photoPt - 18 : measurePt;
  const kind = owner.text === '' ? '' : locale.words.resume;
  const rows = setTable(contactPairs(outline), {
    ...table,
    values: { ...table.values, widthPt: widthPt - values.xPt },
  });
  const head: Block[] = [
    setParagraph({ text: kind, path: owner.path }, style.kind),
    setName(owner, name(outline, widthPt)),
    setParagraph(outline.title, style.title, { spaceAfterPt: 2 }),
    { type: 'stack', spaceBeforePt: 0.4 * linePt, children: rows },
  ];
  if (!photo) return head;
  const beside: Columns = {
    type: 'columns',
    columns: [
      { xPt: 0, widthPt, children: head },
      { xPt: measurePt - photoPt, widthPt: photoPt, children: [setPhoto(photo, photoPt)] },
    ],
  };
  return [beside];
}

const pageLabelStyle = style.pageLabel;
const letterText = plex(10, 15);

/** The tabular form of German-speaking countries: labels at one edge, values at another. */
export const lebenslauf: Template = {
  resume: setOneColumn({
    page,
    pageLabelStyle,
    accents: accents.lebenslauf,
    head,
    title,
    sectionGapPt: 0.55 * linePt,
    body: {
      entries,
      indentPt: values.xPt,
      pairs: {
        style: style.text,
        labelStyle: style.label,
        gapPt: 1,
        labels: table,
        level: { text: ' – ', color: quiet },
        grid: { perRow: 3, widthPt: values.widthPt },
      },
    },
  }),
  letter: {
    page,
    pageLabelStyle,
    accents: accents.lebenslauf,
    dateStyle: { ...letterText, color: quiet },
    subjectStyle: { ...letterText, bold: true },
    prose: { ...prose, style: letterText, gapPt: 4 },
    gapPt: 24,
    head: ({ name: owner, title: role, contacts }) => [
      setName(owner, name({ name: owner }, measurePt)),
      setParagraph(role, style.title, { spaceAfterPt: 4 }),
      ...contacts.map((contact) => setParagraph(contact, style.label)),
      { ...setRule({ thicknessPt: 0.6, color: hairline }), spaceBeforePt: 10 },
    ],
    place: inColumn({ xPt: 0, widthPt: measurePt }),
  },
};
