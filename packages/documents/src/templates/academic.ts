import type { Block, Columns, Rule, TypesetDocument } from '@folio/typeset/blocks';
import type { LetterTemplate } from '../letter/letter-style.ts';
import { listSeparator } from '../list-separator.ts';
import type { Outline, OutlineEntry, OutlineSection } from '../outline/outline.ts';
import { outlineResume } from '../outline/outline-resume.ts';
import type { ResumeForDocument } from '../resume-for-document.ts';
import {
  accents,
  addresses,
  dates,
  hairline,
  headWithPhoto,
  letter,
  linePt,
  nameStyle,
  names,
  page,
  prose,
  style,
  table,
  texts,
} from './academic-style.ts';
import { setDocument } from './set-document.ts';
import { isLine, setEntry, setEntryTitle } from './set-entry.ts';
import { setName, setPhoto } from './set-head.ts';
import { setDashed, setGrid, setSection, setSectionTitle, setTable } from './set-pairs.ts';
import { runsOf, setList, setParagraph, setPassages } from './set-text.ts';

/** A curriculum vitae as universities set it: years in the margin, the rest in one column. */
export function academic(resume: ResumeForDocument): TypesetDocument {
  const outline = outlineResume(resume);
  return setDocument(resume, {
    page,
    blocks: [head(outline), ...outline.sections.map(section)],
    accents,
    pageLabelStyle: style.pageLabel,
  });
}

function head({ name, title, contacts, photo }: Outline): Columns {
  const place = photo ? headWithPhoto : { names, addresses };
  return {
    type: 'columns',
    spaceAfterPt: photo ? 0 : linePt / 2,
    columns: [
      {
        ...place.names,
        children: [setName(name, nameStyle(name)), setParagraph(title, style.title)],
      },
      {
        ...place.addresses,
        children: contacts.map((contact) => setParagraph(contact, style.contact, { align: 'end' })),
      },
      ...(photo
        ? [{ ...headWithPhoto.photo, children: [setPhoto(photo, headWithPhoto.photo.widthPt)] }]
        : []),
    ],
  };
}

/** A letter: the date stands in the margin, as years do. */
export const academicLetter: LetterTemplate = {
  page,
  accents,
  pageLabelStyle: style.pageLabel,
  ...letter,
  head: (outline) => [head(outline), { ...sectionRule, spaceBeforePt: linePt, spaceAfterPt: 0 }],
  place: ({ date, ...parts }) => [
    { ...dates, children: date },
    { ...texts, children: Object.values(parts).flat() },
  ],
};

const sectionRule: Rule = {
  type: 'rule',
  thicknessPt: 0.5,
  color: hairline,
  spaceAfterPt: linePt / 2 - 0.5,
  keepWithNext: true,
};

const section = (shown: OutlineSection): Block =>
  setSection(
    shown,
    [setSectionTitle(shown.title, style.section), sectionRule, ...sectionBody(shown)],
    { spaceBeforePt: linePt },
  );

function sectionBody(shown: OutlineSection): Block[] {
  if (shown.kind === 'prose')
    return [{ type: 'stack', indentPt: texts.xPt, children: setPassages(shown.passages, prose) }];
  if (shown.kind === 'pairs' && shown.name === 'languages') {
    const cells = shown.pairs.map((pair) => setDashed(pair, style.text, { italic: true }));
    const grid = { perRow: 3, widthPt: texts.widthPt, columnGapPt: 8, rowGapPt: 0 };
    return [{ type: 'stack', indentPt: texts.xPt, children: setGrid(cells, grid) }];
  }
  if (shown.kind === 'pairs') return setTable(shown.pairs, table);
  const gapPt = shown.entries.every(isLine) ? 0 : linePt / 2;
  const isWork = shown.name === 'customSections';
  return shown.entries.map((entry, index) =>
    setEntry(entry, [entryColumns(entry, isWork)], index === 0 ? 0 : gapPt),
  );
}

/** Years in the margin, on the first baseline of what they date. */
const entryColumns = (entry: OutlineEntry, isWork: boolean): Columns => ({
  type: 'columns',
  columns: [
    {
      ...dates,
      children: entry.date ? [setParagraph(entry.date, style.date, { align: 'end' })] : [],
    },
    {
      ...texts,
      children: [
        ...(isWork ? citation(entry) : position(entry)),
        ...setPassages(entry.body, prose),
      ],
    },
  ],
});

/** A post or degree, with the institution at the right-hand edge of its line. */
function position({ title, details, body }: OutlineEntry): Block[] {
  const keepWithNext = body.length > 0;
  if (!title) return [];
  const left = setEntryTitle(title, style.entry);
  const [right] = setList(details, style.detail);
  return right
    ? [{ type: 'row', left, right, gapPt: 14, keepWithNext }]
    : [{ ...left, keepWithNext }];
}

/** A paper, talk or grant, with where it appeared run on behind it. */
function citation({ title, details, body }: OutlineEntry): Block[] {
  if (!title) return [];
  const text = listSeparator([title, ...details].map((sourced) => sourced.text));
  const place = details.flatMap((detail) => [{ text }, ...runsOf(detail, { italic: true })]);
  const runs = [...runsOf(title), ...place];
  return [setEntryTitle(title, style.work, { runs, keepWithNext: body.length > 0 })];
}
