import type { ExplainedTerm } from '@folio/analysis/explain-match';

/** What a job asks for, and where the resume says it. */
export type Need = {
  name: string;
  /** Told in a sentence, in lists alone, or not at all. */
  level: 'shown' | 'listed' | 'missing';
  /** The text of the resume that tells it. */
  quote: string;
};

/** A part of the job's description: as it is written, or what asks for a need. */
export type Passage = { text: string; need?: number };

/** The texts that only list: skills, and the technologies of a project. */
const isList = (path: string): boolean =>
  path.startsWith('skills/') || path.endsWith('/technologies');

/** Terms come in the order in which the job asks for them, and so do needs. */
export const needsOf = (terms: readonly ExplainedTerm[]): Need[] =>
  terms.map(({ name, isFound, answered }) => {
    if (!isFound) return { name, level: 'missing', quote: '' };
    const told = answered.find(({ path }) => !isList(path));
    const level = told || answered.length === 0 ? 'shown' : 'listed';
    return { name, level, quote: told?.text ?? '' };
  });

/** The text with the places that ask for needs; no mark lies over another. */
export function passagesOf(text: string, terms: readonly ExplainedTerm[]): Passage[] {
  const places = terms
    .flatMap(({ asked }, need) => asked.map((place) => ({ ...place, need })))
    .toSorted((one, other) => one.start - other.start || other.end - one.end);
  const passages: Passage[] = [];
  let at = 0;
  for (const { start, end, need } of places) {
    if (start < at) continue;
    if (start > at) passages.push({ text: text.slice(at, start) });
    passages.push({ text: text.slice(start, end), need });
    at = end;
  }
  if (at < text.length) passages.push({ text: text.slice(at) });
  return passages;
}

type PlacedParagraph = Passage & { at: number };
export type Line = { at: number; isItem: boolean; passages: PlacedParagraph[] };

/** Passages line by line, each with the place in the text at which it begins. */
export function linesOf(passages: readonly Passage[]): Line[] {
  const lines: Line[] = [{ at: 0, isItem: false, passages: [] }];
  let at = 0;
  for (const { text, ...passage } of passages)
    for (const [index, part] of text.split('\n').entries()) {
      if (index > 0) lines.push({ at: ++at, isItem: false, passages: [] });
      if (part) lines.at(-1)?.passages.push({ ...passage, text: part, at });
      at += part.length;
    }
  return lines.map((line) => ({ ...line, isItem: isItem(line.passages[0]?.text ?? '') }));
}

const isItem = (text: string): boolean => /^[-–—•·*▪◦‣●] /u.test(text.trimStart());
