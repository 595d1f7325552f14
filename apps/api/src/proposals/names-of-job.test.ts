import { expect, it } from 'vitest';
import { withoutNames } from './proposed-text.service.ts';

const plain = (text: string, role: string, company = '') =>
  withoutNames(text, { 'this position': [role], 'the company': [company] });

it('takes the names of a job for plain words where they stand whole', () => {
  expect(plain('As a Data Analyst at Tidewater Bank.', 'Data Analyst', 'Tidewater Bank')).toBe(
    'As a this position at the company.',
  );
  expect(plain('the DATA ANALYST role', ' data analyst ')).toBe('the this position role');
  expect(plain('AI said: MAINTAIN', 'AI')).toBe('this position said: MAINTAIN');
  expect(plain('C++ (Senior) now', 'C++ (Senior)')).toBe('this position now');
});

it.each([
  'Analyst who led 40 engineers at Google',
  'Cut costs by 5%',
  'I was the first of all people who ever wrote this',
  ' ',
])('takes %j for no name', (role) => {
  expect(plain(`I am: ${role}.`, role)).toBe(`I am: ${role}.`);
});
