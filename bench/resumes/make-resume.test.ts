import { readFileSync } from 'node:fs';
import { ResumeContent } from '@folio/contract/resume-content';
import { tableFaults } from '@folio/tables/table-faults';
import { expect, it } from 'vitest';
import { makers } from './designs/design.ts';
import { draftResume, mixedResume, type Resume, resumeOf } from './make-resume.ts';
import { countries, languages, trades } from './words.ts';

const some: Resume[] = Array.from({ length: 400 }, (_, number) => resumeOf(draftResume(1, number)));

it('makes the same resumes of a seed again, and others of another', () => {
  const again = resumeOf(draftResume(1, 17));
  expect(again).toEqual(some[17]);
  expect(resumeOf(draftResume(2, 17))).not.toEqual(again);
});

it('makes no two alike', () => {
  const texts = some.map(({ lines }) =>
    JSON.stringify(lines.map(({ cells }) => cells.map(({ text }) => text))),
  );
  expect(new Set(texts).size).toBe(some.length);
});

it('makes resumes of every country, language, trade and maker', () => {
  const all = (key: 'country' | 'trade' | 'maker') => new Set(some.map((one) => one[key])).size;
  expect(all('country')).toBe(new Set(countries.map(({ country }) => country)).size);
  expect(new Set(some.map(({ language }) => language.split('-')[0]))).toEqual(new Set(languages));
  expect(all('trade')).toBe(trades.length);
  expect(all('maker')).toBe(makers.length);
});

it('composes what our schema takes', () => {
  for (const { expected } of some)
    expect(() => ResumeContent.parse(expected.content)).not.toThrow();
});

/** Capitals of Turkish have dots of their own. */
const plain = (text: string): string =>
  text
    .toLowerCase()
    .replaceAll('ı', 'i')
    .normalize('NFKD')
    .replace(/[^\p{L}\p{N}]/gu, '');

/** What a path leads to, 'workExperience[0].company'; undefined where it is written another way. */
function valueAt({ expected }: Resume, path: string): string | undefined {
  const { firstName, lastName } = expected.content.personalInfo;
  // In either order.
  if (path === 'personalInfo.name') return `${firstName} ${lastName} ${firstName}`;
  if (/dates?$|proficiency$|^headings/.test(path)) return undefined;
  let value: unknown = expected.content;
  for (const key of path.match(/\w+/g) ?? []) value = (value as Record<string, unknown>)[key];
  return String(value);
}

it('labels parts of texts that say what the label says', () => {
  for (const resume of some)
    for (const { line, cell, from, to, field } of resume.labels) {
      const labeled = resume.lines[line]?.cells[cell]?.text.slice(from, to) ?? '';
      const value = valueAt(resume, field);
      expect(plain(labeled), field).not.toBe('');
      if (value !== undefined) expect(plain(value), field).toContain(plain(labeled));
    }
});

it('labels nearly all that a resume is expected to say', () => {
  const shares = some.map(({ expected, labels }) => {
    const fields = new Set(labels.map(({ field }) => field));
    const wanted = expected.content.workExperience.flatMap((_, at) =>
      ['company', 'position', 'dates'].map((name) => `workExperience[${at}].${name}`),
    );
    return wanted.length === 0
      ? 1
      : wanted.filter((path) => fields.has(path)).length / wanted.length;
  });
  const mean = shares.reduce((sum, one) => sum + one, 0) / shares.length;
  expect(mean).toBeGreaterThan(0.98);
});

const uniqueBy: Record<string, string[]> = {
  countries: ['country', 'language'],
  makers: ['maker', 'choice', 'option'],
  names: ['people', 'kind'],
  occupations: ['language', 'trade'],
  trades: ['trade'],
  words: ['language', 'kind'],
};

it.each(Object.keys(uniqueBy))('the table of %s has no faults', (name) => {
  const text = readFileSync(new URL(`./words/${name}.tsv`, import.meta.url), 'utf8');
  expect(tableFaults(text, uniqueBy[name] ?? [])).toEqual([]);
});

it('names an employer once above the roles that somebody had there', () => {
  const grouped = Array.from({ length: 800 }, (_, number) => draftResume(3, number)).filter(
    ({ design, expected }) =>
      design.work.includes(' ||| ') &&
      expected.content.workExperience.some(
        ({ company }, at, jobs) => company === jobs[at - 1]?.company,
      ),
  );
  const counts = grouped.map(({ composition, expected: { content } }) => {
    const { workExperience: jobs } = content;
    const companies = JSON.stringify(composition.columns).match(
      /"workExperience\[\d+\]\.company"/g,
    );
    const isOther = (at: number) => jobs[at]?.company !== jobs[at - 1]?.company;
    return { shown: companies?.length, employers: [...jobs.keys()].filter(isOther).length };
  });
  // Where the second part of a career has a title of its own, it begins with its employer again.
  const whole = counts.filter(({ shown, employers }) => shown === employers);
  expect(whole.length).toBeGreaterThan(0.7 * counts.length);
});

it('makes Word files and typed texts, too, which say what pages say', () => {
  const mixed = Array.from({ length: 60 }, (_, number) => mixedResume(1, number));
  const kinds = mixed.filter(({ labels }) => labels.length === 0);
  expect(kinds.length).toBeGreaterThan(10);
  for (const { lines, expected } of kinds) {
    const text = plain(
      lines.map(({ cells }) => cells.map((cell) => cell.text).join(' ')).join(' '),
    );
    for (const { company } of expected.content.workExperience)
      expect(text).toContain(plain(company));
  }
});
