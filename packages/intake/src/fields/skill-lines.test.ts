import { expect, it } from 'vitest';
import type { Line } from '../layout/model.ts';
import { sentencesAsLists } from './skill-lines.ts';

const line = (text: string): Line => ({
  page: 1,
  y: 0,
  column: 0,
  gapAbove: 14,
  links: [],
  rightEdge: 300,
  cells: [{ text, x: 0, width: 90, size: 10, font: '', isBold: false, isItalic: false }],
});
const skillsOf = (...texts: string[]) =>
  sentencesAsLists(texts.map(line)).map(({ cells }) => cells[0]?.text);

it('skills told as sentences are lists', () => {
  expect(
    skillsOf('I can do gluing, sawing and turning; I am used to chisels', 'and planes.'),
  ).toEqual(['gluing, sawing, turning, chisels, planes']);
  expect(skillsOf('I am licensed in gluing, sawing and turning.')).toEqual([
    'gluing, sawing, turning',
  ]);
  expect(skillsOf('Ich beherrsche Sägen, Leimen und Drechseln.')).toEqual([
    'Sägen, Leimen, Drechseln',
  ]);
});

it('what begins otherwise stays as it is', () => {
  expect(skillsOf('Gluing and sawing, turning', 'I can')).toEqual([
    'Gluing and sawing, turning',
    'I can',
  ]);
});
