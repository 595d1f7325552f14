import { readFileSync } from 'node:fs';
import type { ResumeContent } from '@folio/contract/resume-content';
import { moreSections } from '@folio/contract/section-names';
import { describe, expect, it } from 'vitest';
import { textToLines } from './layout/text-lines.ts';
import { readLines } from './read-lines.ts';

/** A section's text, and what should be read from it: only the fields named there count. */
type TypedCase = {
  section: (typeof moreSections)[number];
  text: string;
  expected: readonly Readonly<Record<string, unknown>>[];
};

/**
 * Reads the cases of a file. Each has its section behind '# ', then the section as it is typed, then
 * a line of JSON behind '= ' for each entry.
 */
const casesOf = (name: 'tuned' | 'held-back'): TypedCase[] =>
  readFileSync(new URL(`../fixtures/typed-sections/${name}.txt`, import.meta.url), 'utf8')
    .split(/^# /m)
    .slice(1)
    .map((one) => {
      const [section, ...lines] = one.trim().split('\n');
      const isEntry = (line: string) => line.startsWith('= ');
      return {
        section: section as TypedCase['section'],
        text: lines.filter((line) => !isEntry(line)).join('\n'),
        expected: lines.filter(isEntry).map((line) => JSON.parse(line.slice(2))),
      };
    });

/** Puts the section between others, below a head, since headings of a document are set alike. */
function resumeWith(text: string): string {
  const isCapitals = !/\p{Ll}/u.test(text.split('\n')[0] ?? '');
  const heading = (title: string) => (isCapitals ? title.toUpperCase() : title);
  return `Kaja Tamm
Harbour Engineer
kaja.tamm@example.com | +372 5550 0101

${heading('Work Experience')}
Harbour Engineer, Northside Docks
May 2015 – Present
- Rebuilt two piers

${heading('Education')}
MSc Civil Engineering, Oakfield College, 2009 – 2014

${text}

${heading('Skills')}
Hydraulics, Surveying, Planning
`;
}

/** Counts the named fields of a section that are read exactly as expected. */
function scoreCase({ section, text, expected }: TypedCase) {
  const { content } = readLines(textToLines(resumeWith(text)));
  const read = (content as ResumeContent)[section] as readonly Record<string, unknown>[];
  const named = expected.flatMap((entry, at) =>
    Object.entries(entry).map(([field, want]) => ({ at, field, want })),
  );
  const wrong = named.flatMap(({ at, field, want }) => {
    const [got, wanted] = [plainOf(read[at]?.[field]), want].map((one) => JSON.stringify(one));
    return got === wanted ? [] : [`${section}[${at}].${field}: ${got}, not ${wanted}`];
  });
  if (read.length > expected.length) wrong.push(`${section}: ${read.length} entries`);
  return { right: named.length - wrong.length, fields: named.length, wrong };
}

const plainOf = (value: unknown): unknown =>
  Array.isArray(value) ? value.map((one) => (one as { text: string }).text) : value;

describe('[typed-sections-1] sections that few resumes have are read into fields of their own', () => {
  it.each(moreSections)('%s, as those that were tuned on', (section) => {
    const cases = casesOf('tuned').filter((one) => one.section === section);
    expect(cases.length).toBeGreaterThan(1);
    expect(cases.flatMap((one) => scoreCase(one).wrong)).toEqual([]);
  });

  it('and most of those that were held back', () => {
    const scores = casesOf('held-back').map(scoreCase);
    const sum = (name: 'right' | 'fields') => scores.reduce((all, one) => all + one[name], 0);
    expect(sum('fields')).toBeGreaterThan(50);
    expect((100 * sum('right')) / sum('fields')).toBeGreaterThanOrEqual(70);
  });
});
