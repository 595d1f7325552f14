import { expect, it } from 'vitest';
import { isTooLongQuestion, questionLimits, questionsIn, questionsLeft } from './questions.ts';

it('questions are pasted one a line, without the marks before them', () => {
  const pasted =
    '1. Why us?\n\n  2) Describe a conflict\n- How? \n• What next?\n---\n10 years of SQL?';
  expect(questionsIn(pasted)).toEqual([
    'Why us?',
    'Describe a conflict',
    'How?',
    'What next?',
    '10 years of SQL?',
  ]);
});

it('what is beyond those that are added at once, or was typed meanwhile, is left', () => {
  const asked = Array.from({ length: questionLimits.atOnce + 2 }, (_, at) => `Why ${at + 1}?`);
  const added = questionsIn(asked.join('\n')).slice(0, questionLimits.atOnce);
  expect(questionsLeft(`- ${asked.join('\n- ')}\nWhy now?`, added)).toBe(
    'Why 51?\nWhy 52?\nWhy now?',
  );
  expect(questionsLeft(asked.join('\n'), asked)).toBe('');
});

it('a question beyond the limit is kept whole, reported, and not added', () => {
  const long = 'Why '.repeat(300).trim();
  const asked = questionsIn(`1. Why us?\n2. ${long}`);
  expect(asked).toEqual(['Why us?', long]);
  expect(asked.filter(isTooLongQuestion)).toEqual([long]);
  expect(questionsLeft(`1. Why us?\n2. ${long}`, ['Why us?'])).toBe(long);
  expect(isTooLongQuestion('x'.repeat(questionLimits.question))).toBe(false);
});
