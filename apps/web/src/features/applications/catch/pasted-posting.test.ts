import { expect, test } from 'vitest';
import { fillBlanks } from './pasted-posting.ts';

const posting = {
  role: 'Cook',
  company: 'The Inn',
  place: '',
  pay: '',
  source: '',
  link: '',
  jobDescription: 'Cook for us.',
  deadline: '2026-12-12',
};
const blank = { role: '', company: ' ', place: '', deadline: '', jobDescription: '' };

test('data that are pasted fill what is blank', () => {
  expect(fillBlanks(posting, blank, '{data}')).toEqual({
    role: 'Cook',
    company: 'The Inn',
    deadline: '2026-12-12',
    jobDescription: 'Cook for us.',
  });
});

test('data that are pasted change nothing that was typed', () => {
  const typed = { ...blank, role: 'Head cook', place: 'Pune', jobDescription: 'Rang them.' };
  expect(fillBlanks(posting, typed, 'Rang them. {data}')).toEqual({
    company: 'The Inn',
    deadline: '2026-12-12',
    jobDescription: 'Rang them. {data}',
  });
  // Pasted over what was typed there.
  expect(fillBlanks(posting, typed, '{data}').jobDescription).toBe('Cook for us.');
});
