import type { SectionReference } from '@folio/contract/section-references';
import { expect, it } from 'vitest';
import { fitWords, sectionsInWords, thinPageWords } from './thin-page-note.tsx';

it('[tighten-3] says in words how few lines stand alone, and how many pages there could be', () => {
  expect(thinPageWords({ lines: 3 })).toBe('Three lines over.');
  expect(thinPageWords({ lines: 1 })).toBe('One line over.');
  expect(thinPageWords({ lines: 12 })).toBe('12 lines over.');
  expect(fitWords({ page: 2 })).toBe('Fit to one page');
  expect(fitWords({ page: 4 })).toBe('Fit to 3 pages');
});

it('names the section of a side column that is to be moved, by its owner’s title first', () => {
  const content = { customSections: [{ id: 'a', place: 'a', title: 'Sails', entries: [] }] };
  const words = (...moved: SectionReference[]) =>
    sectionsInWords(moved, content, { interests: 'Hobbys' });
  expect(words('languages')).toBe('Languages');
  expect(words('interests')).toBe('Hobbys');
  expect(words('customSections/a')).toBe('Sails');
  expect(words('languages', 'interests')).toBe('2 sections');
});
