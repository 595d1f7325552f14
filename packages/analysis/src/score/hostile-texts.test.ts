import { ResumeContent } from '@folio/contract/resume-content';
import fc from 'fast-check';
import { expect, it } from 'vitest';
import { loadSpelling } from '../spelling/load-spelling.ts';
import { valueAt } from '../testing/find-losses.ts';
import { strongResume, withBullets } from '../testing/resumes.ts';
import { scoreResume } from './score-resume.ts';

const options = { spelling: await loadSpelling() };

const anything = fc.oneof(
  fc.string({ unit: 'grapheme', maxLength: 60 }),
  fc.string({ unit: 'binary', maxLength: 40 }),
  fc.constantFrom(
    '',
    ' ',
    '- ',
    '**',
    '__proto__',
    'constructor',
    'Was was was',
    'I',
    '😀',
    '\u200b',
    'a.b.c.',
    'Responsible for',
    'in order to in order to',
    'Mañana',
    'السلام',
    '日本語の文章',
    'G o L a n g x',
  ),
);

it('gives every finding a place inside its text, and a score from 0 to 100', () => {
  const job = fc.record({
    position: anything,
    company: anything,
    dateText: anything,
    description: anything,
    bullets: fc.array(anything, { maxLength: 5 }),
  });
  const resume = fc.record({
    personalInfo: fc.record({
      firstName: anything,
      email: anything,
      phone: anything,
      summary: anything,
    }),
    workExperience: fc.array(job, { maxLength: 3 }),
    skills: fc.array(fc.record({ items: fc.array(anything, { maxLength: 4 }) }), { maxLength: 2 }),
    customSections: fc.array(
      fc.record({
        title: anything,
        entries: fc.array(fc.record({ description: anything }), { maxLength: 2 }),
      }),
      { maxLength: 2 },
    ),
    interests: anything,
  });
  fc.assert(
    fc.property(resume, (part) => {
      const content = ResumeContent.parse(part);
      const { overall, findings } = scoreResume(content, options);
      expect(overall).toBeGreaterThanOrEqual(0);
      expect(overall).toBeLessThanOrEqual(100);
      for (const { path, start, end, points, message } of findings) {
        const text = valueAt(content, path);
        const length = typeof text === 'string' ? text.length : 0;
        expect(start, path).toBeGreaterThanOrEqual(0);
        expect(end, path).toBeGreaterThanOrEqual(start);
        expect(end, path).toBeLessThanOrEqual(length);
        expect(points).toBeGreaterThan(0);
        expect(message).toMatch(/[.?!]$/);
      }
    }),
    { numRuns: 300 },
  );
});

/** Work that grows with the square of a text's length would take hours here, not seconds. */
it.each([
  [
    'many bullets',
    Array.from(
      { length: 3_000 },
      (_, n) => `Was responsible in order to zzxq${n}a serve ${n} guests, etc`,
    ),
  ],
  ['one long line of dots', ['.'.repeat(20_000)]],
  ['one long line of letters', ['I '.repeat(10_000)]],
  ['one long word', ['a'.repeat(20_000)]],
  ['apostrophes', ["a'".repeat(10_000)]],
  ['ampersands', ['a&'.repeat(10_000)]],
  ['digits and commas', ['1,'.repeat(10_000)]],
  [
    'unknown words',
    [
      Array.from({ length: 2_500 }, (_, n) => `qz${n.toString(36).replace(/\d/g, 'x')}vw`).join(
        ' ',
      ),
    ],
  ],
  ['line feeds', ['\n\r '.repeat(6_000)]],
])('comes to an end: %s', (_, bullets) => {
  expect(scoreResume(withBullets(bullets), options).overall).toBeLessThanOrEqual(100);
});

it('comes to an end with as many skills as may be stored', () => {
  const items = Array.from({ length: 500 }, (_, n) => `of the team ${n}`);
  const { skills } = ResumeContent.parse({
    skills: Array.from({ length: 200 }, () => ({ items })),
  });
  expect(scoreResume({ ...strongResume, skills }, options).overall).toBeLessThanOrEqual(100);
});
