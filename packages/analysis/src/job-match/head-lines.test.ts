import { expect, test } from 'vitest';
import { advertisementLines } from './advertisement-lines.ts';
import { withoutHead } from './head-lines.ts';

const left = (text: string) =>
  withoutHead(advertisementLines(text), 'Enfermera', 'Clínica Sur').map((line) => line.text);

test('the head of a page that names job, employer and place asks for nothing', () =>
  expect(
    left(
      'Enfermera de quirófano\nClínica Sur\nMadrid, Comunidad de Madrid, España\n\nCuidas a pacientes.',
    ),
  ).toEqual(['Cuidas a pacientes.']));

test('a sentence of the head is no place', () => {
  const text = 'Enfermera\nMadrid, where we work since 1990\nReading and writing reports';
  expect(left(text)).toEqual(['Madrid, where we work since 1990', 'Reading and writing reports']);
});

test('skills of the head are no place, though towns have the name of one', () => {
  const text = 'Enfermera\nMobile, Android, Java\nMobile, Alabama\nReading, Phonics';
  expect(left(text)).toEqual(['Mobile, Android, Java', 'Reading, Phonics']);
});
