import { expect, test } from 'vitest';
import { isDeed, namesNeed } from './need-line.ts';

test.each([
  'Review audit trails',
  'write CAPAs',
  'Plan shifts',
  'Mentor a team of six',
  'Mentoring newer analysts',
  'Review chromatographic data',
  'Validate analytical methods',
])('“%s” is something one does', (need) => {
  expect(isDeed(need)).toBe(true);
});

test.each([
  'Snowflake',
  'HPLC',
  'Test automation',
  'Python',
  'Audit',
  'customer audits',
  'GMP',
  'Spring Boot',
  'REST APIs',
  'Machine learning',
  'Contract negotiation',
  'Trade shows',
  'Budget management for projects',
])('“%s” is something one works with', (need) => {
  expect(isDeed(need)).toBe(false);
});

test.each([
  ['Reviewed audit trails of 40 runs a week', 'Review audit trails', true],
  ['Ran 40 samples by HPLC', 'HPLC', true],
  ['Wrote macros in C++', 'C++', true],
  ['Wrote macros in C++', 'C', false],
  ['Worked hard', 'R', false],
  ['Trained juniors', 'Mentor a team of six', false],
  ['Prepared the site for a customer audit', 'Customer audits', true],
  ['Analyzed the data of 9 shops', 'Analysis of data', true],
  ['Planned menus', 'Menu planning', true],
  ['Gave excellent service', 'Excel', false],
  ['Reached 40 shops', 'React', false],
  ['Edited photos', 'Photoshop', false],
  ['Built tables', 'Tableau', false],
])('“%s” names “%s”: %s', (answer, need, isNamed) => {
  expect(namesNeed(answer, need)).toBe(isNamed);
});
