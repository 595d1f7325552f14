import { expect, it } from 'vitest';
import { roleAlone, withoutDepartments } from './work.ts';

it.each([
  ['Merchandiser, Bed Linen Department', 'Merchandiser'],
  ['Research Intern, Baltic desk', 'Research Intern'],
  ['Analyst (Soil Section)', 'Analyst'],
  ['Analyst (maternity leave contract)', 'Analyst'],
  ['Analyst (Soil)', 'Analyst (Soil)'],
  ['Inspector, Police Pay Scale 34', 'Inspector'],
  ['Staff Nurse, Acute Medical Unit', 'Staff Nurse, Acute Medical Unit'],
  ['Head, Customer Service', 'Head, Customer Service'],
])('%s is called %s', (text, role) => {
  expect(roleAlone(text)).toBe(role);
});

it('words about an employer in brackets are none of its name', () => {
  expect(withoutDepartments(['Benefice of Nant (seven churches)'])).toEqual(['Benefice of Nant']);
  expect(withoutDepartments(['Northgate (agency)'])).toEqual(['Northgate (agency)']);
});

it('faculties and institutes are parts of universities', () => {
  expect(
    withoutDepartments(['University of Umbra, Faculty of Law', 'Umbra Ltd, Institute of Rest']),
  ).toEqual(['University of Umbra', 'Umbra Ltd, Institute of Rest']);
});
