import { expect, it } from 'vitest';
import { labelOfTerm } from './term-label.ts';

it.each([
  ['designs centrifugal pumps', 'Designs centrifugal pumps'],
  ['gute MS-Project-Kenntnisse', 'Gute MS-Project-Kenntnisse'],
  ['électronique de puissance', 'Électronique de puissance'],
  ['dbt', 'dbt'],
  ['dbt models', 'dbt models'],
  ['pH meters', 'pH meters'],
  ['iOS development', 'iOS development'],
  ['k6', 'k6'],
  ['SolidWorks', 'SolidWorks'],
  ['3D design', '3D design'],
  ['', ''],
])('a need begins with a capital unless its name is spelled otherwise: %s', (name, label) => {
  expect(labelOfTerm(name)).toBe(label);
});
