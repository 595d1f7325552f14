import { expect, test } from 'vitest';
import { advertisementLines } from './advertisement-lines.ts';

const kindOf = (text: string, line: string) =>
  advertisementLines(text).find((one) => one.text === line)?.kind;

test('what a label says of pay opens no section, so that needs below it are read', () => {
  const text =
    'Treasurer\nOffice: Leeds\nSalary: Unpaid, expenses are met\nWe need an accountant who knows Xero.';
  expect(kindOf(text, 'Unpaid, expenses are met')).toBe('about');
  expect(kindOf(text, 'We need an accountant who knows Xero.')).toBe('intro');
});

test('a heading about the employer opens a section, as does one that begins a story', () => {
  expect(kindOf('Baker\nAbout us\nWe bake.', 'We bake.')).toBe('about');
  const told = 'Baker\nAbout us: We are a bakery. We bake at night.\nOur ovens are old.';
  expect(kindOf(told, 'Our ovens are old.')).toBe('about');
});

test('a label behind a list ends the list, so that what is offered is no need', () => {
  const text = 'Baker\nRequirements:\n- Excel\nBenefits: 30 days of leave\n- Python training';
  expect(kindOf(text, 'Python training')).toBe('about');
});
