import { defaultSettings } from '@folio/contract/default-settings';
import { ResumeContent } from '@folio/contract/resume-content';
import { expect, it } from 'vitest';
import { letterDay } from './letter-day.ts';

const now = new Date(2026, 10, 2, 12);
const written = (summary: string, settings = {}) =>
  letterDay(
    {
      content: ResumeContent.parse({ personalInfo: { summary } }),
      settings: { ...defaultSettings, ...settings },
    },
    now,
  );

const german = 'Ich bin Ingenieurin und habe die Planung der Werke in der Schweiz geleitet.';

it.each([
  ['English on A4', written('I led the team of a bank.'), '2 November 2026'],
  [
    'English on Letter',
    written('I led the team of a bank.', { pageSize: 'Letter' }),
    'November 2, 2026',
  ],
  ['German', written(german), '2. November 2026'],
  ['the language that was chosen', written(german, { language: 'ja' }), '2026年11月2日'],
  ['digits of its owner', written('أدرت فريقا من ١٢ مهندسا في القاهرة منذ ٢٠١٩'), '٢ نوفمبر ٢٠٢٦'],
])('dates a first letter in %s', (_, text, expected) => {
  expect(text).toBe(expected);
});

it('dates a letter in the language of its own text', () => {
  const content = ResumeContent.parse({ personalInfo: { summary: 'I led the team of a bank.' } });
  expect(letterDay({ content, settings: defaultSettings }, now, german)).toBe('2. November 2026');
});
