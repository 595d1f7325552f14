import { expect, it } from 'vitest';
import { questionsIn } from './questions.ts';

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
