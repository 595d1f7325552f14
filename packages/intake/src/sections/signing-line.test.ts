import { expect, it } from 'vitest';
import { textToLines } from '../layout/text-lines.ts';
import { readLines } from '../read-lines.ts';

const interestsOf = (end: string) =>
  readLines(
    textToLines(
      `Jonas Reinhardt\njonas@example.com\n\nBerufserfahrung\nKonstrukteur, Elbhydraulik GmbH, 2018 – 2021\n- Elf Aggregate gebaut\n\nInteressen\nSegeln, Mopeds\n\n${end}`,
    ),
  ).content.interests;

it.each([
  'Hamburg, 30.11.2026',
  'Hamburg, den 30. November 2026',
  'Lyon, le 3 mars 2026\nJonas Reinhardt',
  'Frankfurt (Oder), im März 2026',
])('the place and day of signing are no interest: %s', (end) => {
  expect(interestsOf(end)).toMatch(/^Segeln, Mopeds/);
  expect(interestsOf(end)).not.toMatch(/2026/);
});

it.each([
  'Wyrażam zgodę na przetwarzanie moich danych osobowych\ndla potrzeb rekrutacji.',
  'I hereby declare that all of this is true.',
  'Autorizzo il trattamento dei miei dati personali.',
])('what is declared at the end is no interest: %s', (end) => {
  expect(interestsOf(end)).toBe('Segeln, Mopeds');
});

it('what stands below a clause without a full stop is kept', () => {
  const clause = 'Wyrażam zgodę na przetwarzanie moich danych osobowych (RODO)';
  const text = `Ada Berg\nada@berg.example\n\nSprachen\nDeutsch\n${clause}\n\nInteressen\nSegeln, Mopeds.`;
  expect(readLines(textToLines(text)).content.interests).toMatch(/^Segeln, Mopeds/);
});

it('what is done in a town stays an interest', () => {
  expect(interestsOf('Marathon in Hamburg, 2019')).toContain('Marathon in Hamburg');
});

it.each([
  ['Certifications\nCertified Scrum Master, 12 March 2024', 'Certified Scrum Master'],
  ['Certifications\nFirst Aid at Work, 03/05/2021', 'First Aid at Work'],
  ['Zertifikate\nADR-Schein, 12.03.2022', 'ADR-Schein'],
])('a certificate and its day at the end are no signature: %s', (end, name) => {
  const { certifications } = readLines(
    textToLines(
      `Jonas Reinhardt\njonas@example.com\n\nBerufserfahrung\nKonstrukteur, Elbhydraulik GmbH, 2018 – 2021\n- Elf Aggregate gebaut\n\n${end}`,
    ),
  ).content;
  expect(certifications.map((one) => one.name)).toEqual([name]);
});
