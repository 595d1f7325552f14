import type { WriteDates } from '../designs/dates.ts';
import type { Design } from '../designs/design.ts';
import type { Job, Person, School } from '../people/person.ts';
import type { Draw } from '../random.ts';
import { wordsOf } from '../words.ts';
import type { Span } from './block.ts';

/** Properties that all entries of a resume share. */
export type Manner = {
  person: Person;
  design: Design;
  dates: WriteDates;
  /** Pattern of a degree with its field: '{degree} in {field}'. */
  degree: string;
  label: (name: string) => string;
  /** The text behind an entry's number, and the head of a table's first column. */
  count: string;
  turn: number;
};

export function mannerOf(person: Person, design: Design, dates: WriteDates, draw: Draw): Manner {
  const labels = new Map<string, string>();
  const label = (name: string) => {
    const known = labels.get(name) ?? draw.pick(wordsOf(person.language, `label.${name}`));
    labels.set(name, known);
    return known;
  };
  const isTurned = draw.chance(0.15);
  const degree = draw.pick(isTurned ? turnedDegrees : wordsOf(person.language, 'join.degree'));
  const count = draw.pick(['.', ')']);
  const turn = draw.chance(0.5) ? 0 : draw.int(1, 3);
  return { person, design, dates, degree, label, count, turn };
}

/** Patterns with the field before the degree. */
const turnedDegrees = ['{field}, {degree}', '{field} ({degree})', '{field} – {degree}'];

export const gradeOf = (school: School, at: number): Span[] => [
  { text: school.description, field: `education[${at}].description` },
];

export const jobField =
  (job: Job, at: number, { dates, person }: Manner) =>
  (name: string): Span[] => {
    const path = `workExperience[${at}]`;
    switch (name) {
      case 'dates':
        return [{ text: dates(job), field: `${path}.dates` }];
      case 'span':
        return [{ text: spanOf(job, person.language) }];
      case 'contract':
        return [{ text: person.aside.contracts[at] ?? '' }];
      case 'about':
        return [{ text: person.aside.abouts[at] ?? '' }];
      case 'total':
        return [{ text: dates(totalOf(person.content.workExperience, at)) }];
      default:
        return [{ text: String({ ...job }[name] ?? ''), field: `${path}.${name}` }];
    }
  };

/** The whole period at an employer whose last role is at index `at`. */
function totalOf(jobs: readonly Job[], at: number): Job {
  const [last] = jobs.slice(at);
  const others = jobs.slice(at).findIndex(({ company }) => company !== last?.company);
  const first = jobs[others < 0 ? jobs.length - 1 : at + others - 1];
  return { ...(last as Job), startDate: first?.startDate ?? '' };
}

/** A duration as LinkedIn writes it behind dates: '2 years 3 months'. */
function spanOf({ startDate, endDate }: Job, language: string): string {
  const month = (iso: string) => {
    const [year = '2026', at = '3'] = iso === '' ? [] : iso.split('-');
    return Number(year) * 12 + Number(at);
  };
  const months = Math.max(1, month(endDate) - month(startDate) + 1);
  const pattern = wordsOf(language, 'span')[0] ?? '';
  return pattern
    .replace('{y}', String(Math.floor(months / 12)))
    .replace('{m}', String(months % 12));
}

export const schoolField =
  (school: School, at: number, { dates, degree, person }: Manner) =>
  (name: string): Span[] => {
    const path = `education[${at}]`;
    switch (name) {
      case 'dates':
        return [{ text: dates(school), field: `${path}.dates` }];
      case 'grade':
        return gradeOf(school, at);
      case 'award':
        return [{ text: school.degree, field: `${path}.degree` }];
      case 'note':
        return [{ text: person.aside.notes[at] ?? '' }];
      case 'degree':
        return degreeSpans(school, path, degree);
      default:
        return [{ text: String({ ...school }[name] ?? ''), field: `${path}.${name}` }];
    }
  };

function degreeSpans({ degree, field }: School, path: string, pattern: string): Span[] {
  const award: Span = { text: degree, field: `${path}.degree` };
  const subject: Span = { text: field, field: `${path}.field` };
  if (field === '') return [award];
  const isTurned = pattern.startsWith('{field}');
  const [, between = ' ', after = ''] = /^\{\w+\}(.*)\{\w+\}(.*)$/.exec(pattern) ?? [];
  const end = after === '' ? [] : [{ text: after }];
  const both = isTurned ? [subject, { text: between }, award] : [award, { text: between }, subject];
  return [...both, ...end];
}
