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

it('goes on where all lines have a line of space between them', () => {
  const texts = [
    'Baker who keeps an oven of bricks at the same heat from three in the morning until the last loaf of the day is',
    'sold, with two apprentices and a dough that was begun before the war.',
  ];
  const lines = [...texts, ...texts].map((text, at) =>
    lineOf([cellAt(text, 40)], { rightEdge: 600, gapAbove: at === 2 ? 27 : 20 }),
  );
  expect(joinBlocks(lines).map(({ text }) => text)).toEqual([texts.join(' '), texts.join(' ')]);
});

it('goes on where bold words run over the end of a line', () => {
  const [bold, rest] = ['of bricks in a day.', ' Taught two apprentices.'];
  const above = lineOf(
    [cellAt('Baked all that a village wants in an oven made', 40, { isBold: true })],
    {
      rightEdge: 275,
    },
  );
  const runs = [
    { text: bold, isBold: true, isItalic: false },
    { text: rest, isBold: false, isItalic: false },
  ];
  const below = lineOf([cellAt(bold + rest, 40, { runs })], { rightEdge: 275 });
  expect(joinBlocks([above, below])).toHaveLength(1);
});
