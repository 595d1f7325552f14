import type { Block, TypesetDocument } from '@folio/typeset/blocks';
import type { LetterTemplate } from '../letter/letter-style.ts';
import type { Outline, OutlineSection, Pair } from '../outline/outline.ts';
import { outlineResume } from '../outline/outline-resume.ts';
import type { ResumeForDocument } from '../resume-for-document.ts';
import {
  accents,
  entries,
  letter,
  linePt,
  nameStyle,
  page,
  photoPt,
  prose,
  style,
  table,
  texts,
  titleStyle,
  titles,
} from './minimal-style.ts';
import { setDocument } from './set-document.ts';
import { setEntries } from './set-entry.ts';
import { setName, setPhoto } from './set-head.ts';
import { haveLabels, setGrid, setSection, setSectionTitle, setTable } from './set-pairs.ts';
import { runsOf, setParagraph, setPassages } from './set-text.ts';

/** One weight of black and much air: titles hang to the left of what they name. */
export function minimal(resume: ResumeForDocument): TypesetDocument {
  const outline = outlineResume(resume);
  return setDocument(resume, {
    page,
    blocks: [...head(outline), ...outline.sections.map(section)],
    accents,
    pageLabelStyle: style.pageLabel,
  });
}

function head({ name, title, contacts, photo }: Outline): Block[] {
  const cells = contacts.map((contact) => setParagraph(contact, style.contact));
  const isLong = contacts.some(({ text }) => text.length > 36);
  const grid = { perRow: isLong ? 1 : 2, widthPt: texts.widthPt, columnGapPt: 14, rowGapPt: 0 };
  const set = (indentPt: number): Block[] => [
    setName(name, nameStyle(name), { indentPt, spaceAfterPt: title.text ? 0 : linePt }),
    setParagraph(title, titleStyle(name), { indentPt, spaceAfterPt: linePt }),
    { type: 'stack', indentPt, children: setGrid(cells, grid) },
  ];
  if (!photo) return set(texts.xPt);
  const hanging: Block[] = [{ type: 'spacer', heightPt: linePt / 2 }, setPhoto(photo, photoPt)];
  const columns = [
    { ...texts, children: set(0) },
    { ...titles, children: hanging },
  ];
  return [{ type: 'columns', columns }];
}

/** A letter: the date hangs where titles do. */
export const minimalLetter: LetterTemplate = {
  page,
  accents,
  pageLabelStyle: style.pageLabel,
  ...letter,
  head,
  place: ({ date, ...parts }) => [
    { ...titles, children: date },
    { ...texts, children: Object.values(parts).flat() },
  ],
};

const section = (shown: OutlineSection): Block =>
  setSection(
    shown,
    [
      {
        type: 'columns',
        columns: [
          { ...titles, children: [setSectionTitle(shown.title, style.section)] },
          { ...texts, children: sectionBody(shown) },
        ],
      },
    ],
    { spaceBeforePt: 1.5 * linePt },
  );

function sectionBody(shown: OutlineSection): Block[] {
  if (shown.kind === 'prose') return setPassages(shown.passages, prose);
  if (shown.kind === 'entries') return setEntries(shown.entries, entries);
  if (shown.name === 'languages') {
    const grid = { perRow: 3, widthPt: texts.widthPt, columnGapPt: 8, rowGapPt: 0 };
    return setGrid(shown.pairs.map(spokenCell), grid);
  }
  if (haveLabels(shown.pairs)) return setTable(shown.pairs, table);
  return shown.pairs.map(spokenCell);
}

/** 'French  Conversational', the level further away. */
function spokenCell({ label, value }: Pair): Block {
  const first = label ?? value ?? { text: '', path: '' };
  const level = label && value ? [{ text: `  ${value.text}`, color: style.quiet.color }] : [];
  return setParagraph(first, style.text, { runs: [...runsOf(first), ...level] });
}
