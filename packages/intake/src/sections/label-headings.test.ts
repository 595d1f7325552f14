import { expect, it } from 'vitest';
import { textToLines } from '../layout/text-lines.ts';
import { readLines } from '../read-lines.ts';
import { cellAt, cellTexts, lineOf } from '../testing/set-lines.ts';
import { partMarginLabels } from './label-headings.ts';

it('a section of several topics is parted at what its lines say', () => {
  const text = [
    'Ada Berg',
    'ada@berg.example',
    '',
    'EXPERIENCE',
    '',
    'Joiner, Acme Ltd, 2016 – 2020',
    '',
    'SKILLS, LANGUAGES, INTERESTS',
    '',
    '• Languages: Danish (native), English',
    '• Skills: Sawing, Gluing',
    '• Interests: hiking',
  ].join('\n');
  const { content, headings } = readLines(textToLines(text));
  expect(content.skills.flatMap(({ items }) => items)).toEqual(['Sawing', 'Gluing']);
  expect(content.languages).toHaveLength(2);
  expect(content.interests).toBe('hiking');
  expect(new Set(headings).size).toBe(2);
});

it('a heading in the margin that takes two lines is one', () => {
  const label = (text: string) => cellAt(text, 40, { isBold: true });
  const lines = [
    lineOf([label('Experiencia'), cellAt('Cocinera, Panadería Azul', 160)]),
    lineOf([label('profesional'), cellAt('Horneó pan para la ciudad', 160)]),
    lineOf([label('Formación'), cellAt('Grado en Física, Sevilla', 160)]),
    lineOf([label('académica'), cellAt('Bachillerato, Sevilla', 160)]),
    lineOf([label('Idiomas'), cellAt('Español, inglés', 160)]),
  ];
  expect(cellTexts(partMarginLabels(lines))).toEqual([
    'Experiencia profesional',
    'Cocinera, Panadería Azul',
    'Horneó pan para la ciudad',
    'Formación académica',
    'Grado en Física, Sevilla',
    'Bachillerato, Sevilla',
    'Idiomas',
    'Español, inglés',
  ]);
});
