import { scoreResume } from '@folio/analysis/score';
import { expect, it } from 'vitest';
import { resumeOf } from '../saving/server-fixture.ts';
import { documentOf } from '../store/document.ts';
import { countNotes, findingKey, keepSameNotes, marginNotes, worthOf } from './margin-notes.ts';

const document = documentOf(
  resumeOf({
    content: {
      personalInfo: { firstName: 'Ada', summary: 'A cook who likes the managment of kitchens.' },
      workExperience: [
        { position: 'Cook', bullets: ['Responsible for the kitchen', 'Helped with the menu'] },
        { position: 'Waiter', bullets: ['Worked with guests'] },
      ],
      volunteering: [{ organization: 'Shelter', bullets: ['Utilized pans in order to cook'] }],
    },
  }),
);
const { content } = document;
const latest = { content, report: scoreResume(content), rewrites: {} };
const none: ReadonlySet<string> = new Set();
const numbers = (of: ReturnType<typeof marginNotes>) =>
  [...of.values()].map(({ text, number }) => [number, text]);

it('numbers the bullets that something is said of in the order of the page', () => {
  const inOrder = marginNotes(latest, document, none);
  expect(numbers(inOrder).slice(0, 3)).toEqual([
    [1, 'Responsible for the kitchen'],
    [2, 'Helped with the menu'],
    [3, 'Worked with guests'],
  ]);
  expect([...inOrder.keys()].every((path) => path.includes('/bullets/'))).toBe(true);
  const order = ['volunteering', 'workExperience'] as const;
  const moved = marginNotes(latest, { ...document, order }, none);
  expect(moved.size).toBe(inOrder.size);
  if (inOrder.size > 3) expect(numbers(moved)[0]).toEqual([1, 'Utilized pans in order to cook']);
});

it('sums up the gain of each note’s findings, without dismissed ones', () => {
  const [first] = marginNotes(latest, document, none).values();
  if (!first) throw new Error('There is no note');
  const sum = first.findings.reduce((total, { points }) => total + points, 0);
  expect(first.points).toBeCloseTo(sum);
  const dismissed = new Set(first.findings.map(findingKey));
  const [next] = marginNotes(latest, document, dismissed).values();
  expect(next).toMatchObject({ number: 1, text: 'Helped with the menu' });
});

it('says what a note is worth, in tenths', () => {
  expect(worthOf({ points: 2.14 })).toBe('worth 2.1 points');
  expect(worthOf({ points: 1 })).toBe('worth 1 point');
  expect(worthOf({ points: 0.01 })).toBeUndefined();
});

it('keeps the notes that say what they said', () => {
  const before = marginNotes(latest, document, none);
  expect(keepSameNotes(before, marginNotes(latest, document, none))).toBe(before);
  const [first] = before.values();
  const dismissed = new Set(first?.findings.map(findingKey));
  const after = keepSameNotes(before, marginNotes(latest, document, dismissed));
  expect(after).not.toBe(before);
});

it('counts as many notes as are shown, not each finding of a bullet or of a repeated fault', () => {
  const finding = (path: string, check: string, message = check) => ({
    ...{ path, check, message, severity: 'low', area: 'content', points: 1, start: 0, end: 0 },
  });
  const findings = [
    finding('workExperience/a/bullets/b/text', 'action-verbs'),
    finding('workExperience/a/bullets/b/text', 'numbers'),
    finding('personalInfo/summary', 'summary'),
    finding('education/a/degree', 'dates'),
    finding('education/b/degree', 'dates'),
  ] as Parameters<typeof countNotes>[0];
  expect(countNotes(findings, 1)).toBe(3);
  expect(countNotes([], 0)).toBe(0);
});
