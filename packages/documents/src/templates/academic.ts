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
import { setTitleRule, type TitleSetting } from './set-title.ts';
import type { Template } from './template.ts';

const [accent] = accents.academic;
const quiet = '#57534e';
const hairline = '#c9bfb4';

const marginPt = 60;
const measurePt = a4.widthPt - 2 * marginPt;
const page = a4Page({ topPt: 48, bottomPt: 48, sidePt: marginPt });

/** Years are in the margin column, flush with the gutter. */
const dates = { xPt: 0, widthPt: 92 };
const texts = { xPt: 106, widthPt: measurePt - 106 };
/** The name is on the left of the head, the contacts flush right as on a letterhead. */
const names = { xPt: 0, widthPt: measurePt - 212 };
const addresses = { xPt: measurePt - 200, widthPt: 200 };

/** A photo of 24 mm at the right-hand edge; the contacts are flush with it. */
const photoBox = { xPt: measurePt - 68, widthPt: 68 };
const besidePhoto = {
  addresses: { xPt: photoBox.xPt - 16 - 162, widthPt: 162 },
  names: { xPt: 0, widthPt: photoBox.xPt - 16 - 162 - 12 },
};

/** The line height, which is the unit of all vertical space. */
const linePt = 13.2;

const garamond = faceOf('EB Garamond', '#1c1917');
const style = {
  title: garamond(13.5, 1.25 * linePt, { italic: true, color: quiet }),
  contact: garamond(10.6, linePt, { color: quiet }),
  section: garamond(14, 1.2 * linePt, {
    color: accent,
    letterSpacingPt: 0.5,
    features: ['smcp'],
  }),
  entry: garamond(10.9, linePt, { bold: true }),
  text: garamond(10.9, linePt),
  detail: garamond(10.9, linePt, { italic: true }),
  date: garamond(10.6, linePt, { color: quiet, ...tabular }),
  pageLabel: garamond(10, 12, { color: quiet }),
};
const name = nameStyle(garamond, {
  sizes: [29, 23, 20, 18],
  leading: 1.08,
});

const prose: ProseSetting = {
  style: style.text,
  linkColor: accent,
  marker: '•',
  hangPt: 11,
  gapPt: 0,
};
const entries: EntrySetting = {
  ...entryLook(style, prose),
  runOn: { italic: true },
  slotGapPt: 14,
  gapPt: linePt / 2,
  lineGapPt: 0,
  textGapPt: 0,
  margin: { dates, texts, align: 'end' },
};
const title = {
  style: style.section,
  mark: 'rule',
  at: 'below',
  rule: { thicknessPt: 0.5, color: hairline },
  gapPt: 0,
  belowPt: 0.35 * linePt,
} as const satisfies TitleSetting;

function head({ photo, contacts, ...outline }: Outline): Block[] {
  const place = photo ? besidePhoto : { names, addresses };
  const nameBlocks = [
    setName(outline.name, name(outline, place.names.widthPt)),
    setParagraph(outline.title, style.title),
  ];
  const reached = contacts.map((contact) => setParagraph(contact, style.contact, { align: 'end' }));
  const columns = [
    { ...place.names, children: nameBlocks },
    { ...place.addresses, children: reached },
    ...(photo ? [{ ...photoBox, children: [setPhoto(photo, photoBox.widthPt)] }] : []),
  ];
  return [{ type: 'columns', spaceAfterPt: photo ? 0 : linePt / 2, columns }];
}

const pageLabelStyle = style.pageLabel;

/** A curriculum vitae in the style of universities: years in the margin, the rest in one column. */
export const academic: Template = {
  resume: setOneColumn({
    page,
    pageLabelStyle,
    accents: accents.academic,
    head,
    title,
    sectionGapPt: 0.75 * linePt,
    body: {
      entries,
      works: { ...entries, titleStyle: style.text, isList: true },
      indentPt: texts.xPt,
      pairs: {
        style: style.text,
        labelStyle: style.detail,
        gapPt: 0,
        labels: {
          labels: { ...dates, style: style.detail, align: 'end' },
          values: { ...texts, style: style.text },
          rowGapPt: 0,
        },
        level: { text: ' – ', italic: true },
        grid: { perRow: 3, widthPt: texts.widthPt },
      },
    },
  }),
  letter: {
    page,
    pageLabelStyle,
    accents: accents.academic,
    dateStyle: style.date,
    subjectStyle: style.detail,
    prose: { ...prose, style: garamond(11.4, 1.1 * linePt), gapPt: linePt / 3 },
    gapPt: 2 * linePt,
    head: (outline) => [...head(outline), { ...setTitleRule(title), spaceBeforePt: linePt }],
    place: dateInMargin(dates, texts),
  },
};
