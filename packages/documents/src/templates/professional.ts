import type { Block, Columns, Rule, Stack, TypesetDocument } from '@folio/typeset/blocks';
import type { LetterTemplate } from '../letter/letter-style.ts';
import type { Outline, OutlineSection } from '../outline/outline.ts';
import { outlineResume } from '../outline/outline-resume.ts';
import type { ResumeForDocument } from '../resume-for-document.ts';
import {
  accent,
  accents,
  entries,
  hairline,
  letter,
  letterColumn,
  linePt,
  measurePt,
  nameStyle,
  page,
  prose,
  quiet,
  style,
  table,
} from './professional-style.ts';
import { setDocument } from './set-document.ts';
import { setEntries } from './set-entry.ts';
import { contactLines, setBesidePhoto, setName } from './set-head.ts';
import {
  haveLabels,
  setDashed,
  setGrid,
  setSection,
  setSectionTitle,
  setTable,
} from './set-pairs.ts';
import { setJoined, setParagraph, setPassages } from './set-text.ts';

/** A centred head in indigo over disciplined sections, each under a rule that begins strongly. */
export function professional(resume: ResumeForDocument): TypesetDocument {
  const outline = outlineResume(resume);
  return setDocument(resume, {
    page,
    blocks: [...head(outline), ...outline.sections.map(section)],
    accents,
    pageLabelStyle: style.pageLabel,
  });
}

const beside = { measurePt, sizePt: 76, gapPt: 18, side: 'start' } as const;
const dot = { text: '   ·   ', color: accent };

/** Centred; beside a photo, which has the left-hand edge, it begins where the photo ends. */
function head({ name, title, contacts, photo }: Outline): Block[] {
  const align = photo ? 'start' : 'center';
  const lettersPerLine = photo ? 76 : 100;
  const lines = contactLines(contacts, { separator: dot.text, lettersPerLine });
  const texts = [
    setName(name, nameStyle(name), { align }),
    setParagraph(title, style.title, { align, spaceBeforePt: 2 }),
    ...lines.flatMap((line, index) =>
      setJoined(line, dot, style.contact, { align, spaceBeforePt: index === 0 ? 6 : 0 }),
    ),
  ];
  return photo ? [setBesidePhoto(texts, photo, beside)] : texts;
}

const rule = (thicknessPt: number, color: string): Rule => ({
  type: 'rule',
  thicknessPt,
  color,
  keepWithNext: true,
});

/** The short stroke lies on the hairline's beginning. */
const sectionRule: Columns = {
  type: 'columns',
  spaceBeforePt: 2,
  spaceAfterPt: 5,
  keepWithNext: true,
  columns: [
    { xPt: 0, widthPt: measurePt, children: [rule(0.6, hairline)] },
    { xPt: 0, widthPt: 30, children: [rule(1.8, accent)] },
  ],
};

/** A letter: the same head over the sections' rule, and a narrower measure below it. */
export const professionalLetter: LetterTemplate = {
  page,
  accents,
  pageLabelStyle: style.pageLabel,
  ...letter,
  head: (outline) => [...head(outline), { ...sectionRule, spaceBeforePt: 14, spaceAfterPt: 0 }],
  place: (parts) => [{ ...letterColumn, children: Object.values(parts).flat() }],
};

const section = (shown: OutlineSection): Stack =>
  setSection(
    shown,
    [setSectionTitle(shown.title, style.section), sectionRule, ...sectionBody(shown)],
    { spaceBeforePt: 0.8 * linePt },
  );

function sectionBody(shown: OutlineSection): Block[] {
  if (shown.kind === 'prose') return setPassages(shown.passages, prose);
  if (shown.kind === 'entries') return setEntries(shown.entries, entries);
  if (shown.name !== 'languages' && haveLabels(shown.pairs)) return setTable(shown.pairs, table);
  const cells = shown.pairs.map((pair) => setDashed(pair, style.text, { color: quiet }));
  if (shown.name !== 'languages') return cells;
  return setGrid(cells, { perRow: 3, widthPt: measurePt, columnGapPt: 8, rowGapPt: 1.7 });
}
