import { expect, it } from 'vitest';
import { cellAt, lineOf } from '../testing/set-lines.ts';
import { joinBlocks } from './text-blocks.ts';

/** Lines of a paragraph in which one line is longer than the others, as beside hanging punctuation. */
const paragraph = (...texts: string[]) =>
  texts.map((text) => lineOf([cellAt(text, 40)], { rightEdge: 500 }));

it('goes on where a line that has room left ends within a word', () => {
  const lines = paragraph(
    'Baker who bridges the gap between what a family com-',
    'plains of and what an oven of bricks can bake in a day.',
  );
  expect(joinBlocks(lines).map(({ text }) => text)).toEqual([
    'Baker who bridges the gap between what a family complains of and what an oven of bricks can bake in a day.',
  ]);
});

it('ends where a line that has room left ends with its sentence', () => {
  const lines = paragraph(
    'Baker of bread and rolls for a village of a thousand.',
    'Looking for an oven of bricks in a town.',
  );
  expect(joinBlocks(lines)).toHaveLength(2);
});
