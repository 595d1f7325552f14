import { ResumeContent } from '@folio/contract/resume-content';
import { placeSections, type SectionReference } from '@folio/contract/section-references';
import { expect, it } from 'vitest';
import { followList, moveSection } from './section-order.ts';

const withSections = (...ids: string[]) =>
  ResumeContent.parse({ customSections: ids.map((id) => ({ id })) });
const content = withSections('a', 'b');
const placed = (order: readonly SectionReference[]) => placeSections(order, content);

it('a custom section is moved alone, and the other one stays', () => {
  const order = moveSection(['personalInfo', 'skills'], content, 'customSections/b', 'skills');
  expect(placed(order).slice(0, 3)).toEqual(['personalInfo', 'customSections/b', 'skills']);
  expect(placed(order).indexOf('customSections/a')).toBeGreaterThan(3);
});

it('custom sections that are together again are one again', () => {
  const apart = moveSection(['skills'], content, 'customSections/a', 'skills');
  expect(apart).toContain('customSections/a');
  const together = moveSection(apart, content, 'customSections/a', 'customSections/b');
  expect(together).toContain('customSections');
  expect(together.some((one) => one.startsWith('customSections/'))).toBe(false);
});

it('behind all is the end', () => {
  expect(moveSection([], content, 'personalInfo', undefined).at(-1)).toBe('personalInfo');
});

it('moving a custom section in its list moves it in the document', () => {
  const order = ['customSections/a', 'skills', 'customSections/b'] as const;
  expect(followList(order, withSections('b', 'a'))).toEqual([
    'customSections/b',
    'skills',
    'customSections/a',
  ]);
  expect(followList(order, content)).toBe(order);
});
