import { describe, expect, test } from 'vitest';
import { capWords, mostWords, wordsOf } from '../words/word-limits.ts';
import { enhanceTexts } from './enhance-texts.ts';

const section = 'workExperience';
const text =
  'Responsible for answering calls. Was able to edit the website.\nI helped with orders.';

/** One text, said better; the same where it can't be. */
const enhanced = (one: { section: string; text: string; targetLength?: number }) =>
  enhanceTexts({ ...one, texts: [{ path: '', text: one.text, current: false }] }).edits[0]?.after ??
  one.text;

test('every sentence is improved in its place', () => {
  expect(enhanced({ section, text })).toBe(
    'Answered calls. Edited the website.\nHelped with orders.',
  );
});

test('a summary keeps its sentences and its person', () => {
  const summary = 'I am a nurse who works in order to help people.';
  expect(enhanced({ section: 'personalInfo', text: summary })).toBe(
    'I am a nurse who works to help people.',
  );
});

test('skills are tidied, each once', () => {
  const skills = enhanced({ section: 'skills', text: 'javascript, sql,, SQL | Cooking' });
  expect(skills).toBe('JavaScript, SQL, Cooking');
});

test.each([
  ['Taught staff. Prepare the lessons.', 'Taught staff. Prepared the lessons.'],
  [
    'Confer with staff. Prepare lessons for classes.',
    'Confer with staff. Prepare lessons for classes.',
  ],
  ['I taught nurses. Then I wrote manuals.', 'I taught nurses. Then I wrote manuals.'],
])('sentences of a bullet point change together or not at all: %s', (before, after) =>
  expect(enhanced({ section, text: before })).toBe(after),
);

describe('word limits', () => {
  const long = 'Cleaned rooms and made beds. '.repeat(20).trim();

  test('20 words, or as many as there are, with an ellipsis', () => {
    const capped = capWords(long, 20);
    expect(wordsOf(capped)).toHaveLength(20);
    expect(capped.endsWith('...')).toBe(true);
    expect(mostWords('twentyWords', 'one two three')).toBe(20);
    expect(mostWords('twentyWords', long)).toBe(wordsOf(long).length);
  });

  test('the count of the text and seven', () => {
    expect(mostWords('sevenMore', 'one two three')).toBe(10);
    expect(wordsOf(enhanced({ section, text })).length).toBeLessThanOrEqual(
      mostWords('sevenMore', text),
    );
  });

  test('the length of the text as the target', () => {
    expect(mostWords('textLength', text)).toBe(Number.POSITIVE_INFINITY);
    const worked = 'Plan the day.';
    expect(enhanced({ section, text: worked })).toBe('Planned the day.');
    expect(enhanced({ section, text: worked, targetLength: worked.length })).toBe(worked);
  });

  test('a short text is not touched', () => expect(capWords('a b', 2)).toBe('a b'));
});

describe('the texts of a section', () => {
  const path = (bullet: string) => `workExperience/w1/bullets/${bullet}/text`;
  const texts = [
    { path: path('b1'), text: 'Responsible for answering calls.', current: false },
    { path: path('b2'), text: 'Manage the letters.', current: false },
    { path: path('b3'), text: 'Sold bread.', current: false },
  ];

  test('are each changed at their own path, in the tense of their entry, and say why', () => {
    const { edits } = enhanceTexts({ section, texts });
    expect(edits).toEqual([
      {
        path: path('b1'),
        before: 'Responsible for answering calls.',
        after: 'Answered calls.',
        reason: expect.stringMatching(/\w/),
      },
      {
        path: path('b2'),
        before: 'Manage the letters.',
        after: 'Managed the letters.',
        reason: 'Puts a past role in the past tense.',
      },
    ]);
  });

  test('share the length that they aim at', () => {
    const worked = { path: path('b1'), text: 'Plan the day.', current: false };
    const targetLength = worked.text.length;
    expect(enhanceTexts({ section, texts: [worked], targetLength }).edits).toEqual([]);
    const shorter = [{ path: path('b0'), text: 'Responsible for answering calls.' }, worked];
    const length = shorter.reduce((sum, { text }) => sum + text.length, 0);
    const { edits } = enhanceTexts({ section, texts: shorter, targetLength: length });
    expect(edits.map(({ after }) => after)).toEqual(['Answered calls.', 'Planned the day.']);
  });

  test('say why there is no edit, where one reason holds for all', () => {
    const japanese = { path: path('b1'), text: '営業チームの管理を担当しました。' };
    expect(enhanceTexts({ section, texts: [japanese] })).toEqual({
      edits: [],
      reason: expect.stringMatching(/English/),
    });
    expect(enhanceTexts({ section, texts: [japanese, ...texts] })).not.toHaveProperty('reason');
  });
});
