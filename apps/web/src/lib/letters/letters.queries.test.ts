import type { LetterSummary } from '@folio/contract/letters';
import { expect, it } from 'vitest';
import { letterPath, letterTitle } from './letters.queries.ts';

const id = '019400a0-0000-7000-8000-000000000001';
const letter: LetterSummary = {
  id,
  name: '',
  role: '',
  company: '',
  resume: null,
  application: null,
  isOfResume: false,
  version: 1,
  createdAt: '2026-11-21T10:00:00.000Z',
  updatedAt: '2026-11-21T10:00:00.000Z',
};
const resume = { id: 'r', name: 'Cook' };
const application = { id: 'a', role: 'Porter', company: 'Quay' };

it.each([
  [{ name: 'Mine', role: 'Cook', application }, 'Mine'],
  [{ role: 'Cook', company: 'Inn', application }, 'Cook, Inn'],
  [{ application }, 'Porter, Quay'],
  [{ resume, isOfResume: true }, 'Cook'],
  [{}, 'Untitled letter'],
])('a letter with %j is called %j', (given, title) => {
  expect(letterTitle({ ...letter, ...given })).toBe(title);
});

it('a letter that goes with a resume is written at the address of the resume', () => {
  expect(letterPath({ ...letter, resume, isOfResume: true })).toBe('/resume/r/cover-letter');
  expect(letterPath({ ...letter, resume })).toBe(`/letters/${id}`);
});
