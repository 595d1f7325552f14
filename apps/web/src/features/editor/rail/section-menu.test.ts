import { ResumeContent } from '@folio/contract/resume-content';
import { expect, it } from 'vitest';
import { isNamed, separateReferences } from './section-menu.tsx';

const { customSections } = ResumeContent.parse({
  customSections: [
    { id: 'a', title: 'Exhibitions' },
    { id: 'b', title: ' ' },
  ],
});

it('the reference to all custom sections is split when one is removed', () => {
  expect(isNamed(['customSections'], 'customSections/a')).toBe(true);
  expect(isNamed(['customSections/b'], 'customSections/a')).toBe(false);
  expect(
    separateReferences(['skills', 'customSections', 'customSections/a'], customSections),
  ).toEqual(['skills', 'customSections/a', 'customSections/b']);
});
