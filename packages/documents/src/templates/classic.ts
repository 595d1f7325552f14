import type { Block, Rule, Stack, TypesetDocument } from '@folio/typeset/blocks';
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
  measurePt,
  nameStyle,
  page,
  prose,
  style,
} from './classic-style.ts';
import { setDocument } from './set-document.ts';
import { setEntries } from './set-entry.ts';
import { contactLines, setBesidePhoto, setName } from './set-head.ts';
import { setDashed, setGrid, setLabelled, setSection, setSectionTitle } from './set-pairs.ts';
import { setJoined, setParagraph, setPassages } from './set-text.ts';

/** One column in a serif face: a centred head, hairlines, dates at the right-hand edge. */
export function classic(resume: ResumeForDocument): TypesetDocument {
  const outline = outlineResume(resume);
  return setDocument(resume, {
    page,
    blocks: [...head(outline), ...outline.sections.map(section)],
    accents,
    pageLabelStyle: style.pageLabel,
  });
}

const beside = { measurePt, sizePt: 76, gapPt: 18, side: 'end' } as const;
const bar = { text: '  |  ', color: hairline };

/** Centred; beside a photo, which has the right-hand edge, it begins at the left one. */
function head({ name, title, contacts, photo }: Outline): Block[] {
  const align = photo ? 'start' : 'center';
  const lettersPerLine = photo ? 70 : 88;
  const lines = contactLines(contacts, { separator: bar.text, lettersPerLine });
  const texts = [
    setName(name, nameStyle(name), { align }),
    setParagraph(title, style.title, { align }),
    ...lines.flatMap((line, index) =>
      setJoined(line, bar, style.contact, { align, spaceBeforePt: index === 0 ? 5 : 0 }),
    ),
  ];
  return photo ? [setBesidePhoto(texts, photo, beside)] : texts;
}

const sectionRule: Rule = {
  type: 'rule',
  thicknessPt: 0.5,
  color: hairline,
  spaceBeforePt: 1.5,
  spaceAfterPt: 5,
  keepWithNext: true,
};

/** A letter: the same head over a hairline, and a narrower measure below it. */
export const classicLetter: LetterTemplate = {
  page,
  accents,
  pageLabelStyle: style.pageLabel,
  ...letter,
  head: (outline) => [...head(outline), { ...sectionRule, spaceBeforePt: 12, spaceAfterPt: 0 }],
  place: (parts) => [{ ...letterColumn, children: Object.values(parts).flat() }],
};

const section = (shown: OutlineSection): Stack =>
  setSection(
    shown,
    [setSectionTitle(shown.title, style.section), sectionRule, ...sectionBody(shown)],
    { spaceBeforePt: 13 },
  );

function sectionBody(shown: OutlineSection): Block[] {
  if (shown.kind === 'prose') return setPassages(shown.passages, prose);
  if (shown.kind === 'entries') return setEntries(shown.entries, entries);
  if (shown.name === 'languages') {
    const cells = shown.pairs.map((pair) => setDashed(pair, style.text, { color: accent }));
    const grid = { perRow: 3, widthPt: measurePt, columnGapPt: 8, rowGapPt: prose.gapPt };
    return setGrid(cells, grid);
  }
  return shown.pairs.map((pair, index) => ({
    ...setLabelled(pair, style.text),
    spaceBeforePt: index === 0 ? 0 : prose.gapPt,
  }));
}
