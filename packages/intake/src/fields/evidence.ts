import type { ResumeContent } from '@folio/contract/resume-content';
import { type Line, textOf } from '../model.ts';

/** What the whole document says of towns, and of words that are none. */
export type Evidence = {
  /** The towns of jobs and schools, and what headers end with behind a comma. */
  places: ReadonlySet<string>;
  /** Words that it also writes with a small letter. */
  words: ReadonlySet<string>;
  /** What jobs, degrees and skills are called. */
  terms: ReadonlySet<string>;
};

type Read = {
  workExperience: readonly Pick<Work, 'position' | 'location'>[];
  education: readonly Pick<Study, 'degree' | 'field' | 'location'>[];
  skills: readonly { items: readonly string[] }[];
};

type Work = ResumeContent['workExperience'][number];
type Study = ResumeContent['education'][number];

/** Of all lines, and of those below headings: what stands above them is to be told, and tells nothing. */
export function evidenceOf(lines: readonly Line[], below: readonly Line[], read: Read): Evidence {
  const entries = [...read.workExperience, ...read.education];
  const terms = [
    ...read.workExperience.map(({ position }) => position),
    ...read.education.map(({ degree, field }) => `${degree} ${field}`),
    ...read.skills.flatMap(({ items }) => items),
  ];
  return {
    places: new Set([
      ...below.flatMap(townsOf),
      ...entries.flatMap(({ location }) => partsOf(location)),
    ]),
    words: new Set(lines.flatMap(smallWords)),
    terms: new Set(terms.flatMap(wordsOf)),
  };
}

const partsOf = (place: string): string[] =>
  [place, ...place.split(', ')].filter((part) => part.length > 2);

const townsOf = ({ cells, role }: Line): string[] =>
  role === 'item'
    ? []
    : cells.flatMap(
        ({ text }) => /^[^.!?]{3,80},\s(\p{Lu}[\p{L}' -]{2,25})$/u.exec(text)?.[1] ?? [],
      );

const smallWords = (line: Line): string[] =>
  textOf(line).match(/(?<!\p{L})\p{Ll}\p{L}{3,}/gu) ?? [];

export const wordsOf = (text: string): string[] => text.toLowerCase().match(/\p{L}{4,}/gu) ?? [];
