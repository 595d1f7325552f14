import { expect, it } from 'vitest';
import { germanJoints } from './german-joints.ts';
import { hyphenatorOf } from './hyphenation.ts';

const joined = (word: string): string => {
  const points = [0, ...germanJoints(word, hyphenatorOf('de')?.hyphenate(word) ?? [])];
  return points.map((from, at) => word.slice(from, points[at + 1])).join('|');
};

it.each([
  'Software|entwicklungs|abteilungs|leiterin',
  'Verkehrs|infrastruktur|finanzierungs|gesellschaft',
  'Grund|stücks|verkehrs|genehmigungs|zuständigkeits|übertragungs|verordnung',
  'Kraft|fahrzeug|haftpflicht|versicherung',
  'Qualitäts|management|beauftragter',
  'Geschwindigkeits|überwachungs|anlagen',
  'Krankenhaus|verwaltung',
  'Marketing|strategie',
  'Controlling|system',
  'Wirtschafts|prüfer',
])('finds the joints of %s', (word) => {
  expect(joined(word.replaceAll('|', ''))).toBe(word);
});

it.each(['Begleitung', 'Wiedereinführung', 'Schwungscheibe', 'Verwandtschaft', 'Verordnung'])(
  'finds none in %s',
  (word) => {
    expect(joined(word)).toBe(word);
  },
);
