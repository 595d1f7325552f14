import { expect, test } from 'vitest';
import { deadlineOf } from './deadline.ts';

test.each([
  ['Apply by 12 December 2026.', '2026-12-12'],
  ['Closing date: 12th December, 2026', '2026-12-12'],
  ['**Closing date:** Friday 12 Dec 2026 at 5pm', '2026-12-12'],
  ['Applications close at 11:59 pm (GMT) on Saturday, 12 December 2026', '2026-12-12'],
  ['Application deadline: December 12, 2026', '2026-12-12'],
  ['The closing date for applications is the 3rd of January 2027.', '2027-01-03'],
  ['Deadline: 2026-12-12', '2026-12-12'],
  ['Please apply no later than Sept. 30, 2026', '2026-09-30'],
  ['Last date to apply\n25/12/2026', '2026-12-25'],
  ['Closing date: 12/25/2026', '2026-12-25'],
  ['APPLY by January 8, 2027 to studio@jdfc.example', '2027-01-08'],
  ['We look forward to it. Deadline 30th November 2026 at 5.00 pm.', '2026-11-30'],
  ['Bewerbungsfrist: 03.04.2027', '2027-04-03'],
  ['Bewerbungen mit Lebenslauf und Zeugnissen bitte bis zum 03.01.2027 an das IFN', '2027-01-03'],
  ['Bewirb dich mit deinen Unterlagen bis spätestens 3. Januar 2027', '2027-01-03'],
  ['Please email your CV and a short letter to Jo Marsh by 3 January 2027.', '2027-01-03'],
  ['Bewerbungen bis zum 12. Dezember 2026 an jobs@example.com', '2026-12-12'],
  ['Bewerbungsschluss ist Freitag, der 11.12.2026', '2026-12-11'],
  ['Date limite de candidature : vendredi 11 décembre 2026', '2026-12-11'],
  ['Date limite de dépôt des candidatures : 03/04/2027', '2027-04-03'],
  ['Clôture des candidatures le 1er février 2027', '2027-02-01'],
  ['Fecha límite de solicitud: 12 de diciembre de 2026', '2026-12-12'],
  ['Candidaturas até 12 de dezembro de 2026', '2026-12-12'],
  ['Candidature entro il 12 dicembre 2026', '2026-12-12'],
  ['Solliciteren kan tot en met 12 december 2026', '2026-12-12'],
  ['Sista ansökningsdag: 2026-12-12', '2026-12-12'],
  ['Ansøgningsfrist: 12. december 2026', '2026-12-12'],
  ['Søknadsfrist 12. desember 2026', '2026-12-12'],
  ['Aplikacje do 12 grudnia 2026', '2026-12-12'],
  ['आवेदन की अंतिम तिथि: 12/11/2026', '2026-11-12'],
  // Said twice, it is one.
  ['Apply by 12 December 2026.\n…\nClosing date: 12/12/2026', '2026-12-12'],
])('reads the last day to apply: %s', (text, day) => {
  expect(deadlineOf(`Cook\n\n${text}\nApply with a CV.`)).toBe(day);
});

test.each([
  // Nobody can tell the day from the month.
  'Closing date: 03/04/2026',
  'Apply by 3.4.2026',
  // Of which year?
  'Apply by 12 December',
  // Two days, a period, and one that was moved.
  'Apply by 12 December 2026.\nClosing date: 13 December 2026',
  'Applications are open until 1 December 2026 – 12 December 2026',
  'Closing date: 12 December 2026 (extended to 19 December 2026)',
  // Other days.
  'Start date: 12 December 2026',
  'Posted on 12 December 2026. Closing date: when filled',
  'You will meet the project deadline of 12 December 2026',
  'Deadline for questions: 1 December 2026',
  'Interviews will be held on 12 December 2026, and the closing date is soon.',
  'Bewerben Sie sich auf unsere bis zum 31.12.2028 befristete Stelle',
  'Submit your timesheets before 5 March 2027',
  'Closing date: 31 February 2026',
  'Closing date: 12 Brumaire 2026',
  'Closing date: 12 December 1926',
  'Application deadline: our team ships every week, since 12 December 2026',
  '',
])('guesses nothing: %s', (text) => {
  expect(deadlineOf(text)).toBe('');
});
