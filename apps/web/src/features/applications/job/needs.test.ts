import { expect, it } from 'vitest';
import { descriptionSpans, needsOf } from './needs.ts';

const term = (name: string, ...asked: [number, number][]) => ({
  ...{ name, label: name, level: 'required' as const, isFound: false, answered: [] },
  asked: asked.map(([start, end]) => ({ start, end })),
});
const place = (path: string, text: string) => ({ path, text, start: 0, end: 1 });

it('says of each need where the resume tells it', () => {
  const found = { ...term('SQL'), isFound: true };
  const listed = place('skills/data/items/0', 'SQL');
  const technologies = place('projects/one/technologies', 'SQL, OpenStreetMap');
  const sentence = place('workExperience/one/bullets/one/text', 'Rewrote 140 SQL reports');
  expect(
    needsOf([
      { ...found, answered: [listed, sentence] },
      { ...found, answered: [listed, technologies] },
      found,
      term('SQL'),
    ]).map(({ level, quote }) => [level, quote]),
  ).toEqual([
    ['shown', sentence.text],
    ['listed', ''],
    ['shown', ''],
    ['missing', ''],
  ]);
});

it('keeps where a need is told, and asks for none that was left out', () => {
  const sentence = place('workExperience/one/bullets/one/text', 'Rewrote 140 SQL reports');
  const listed = place('skills/data/items/0', 'SQL');
  const needs = needsOf(
    [{ ...term('SQL'), isFound: true, answered: [listed, sentence] }, term('dbt'), term('Go')],
    ['dbt', 'SQL'],
  );
  expect(needs.map(({ isLeftOut }) => isLeftOut)).toEqual([false, true, false]);
  expect(needs.map(({ places }) => places)).toEqual([[sentence], [], []]);
});

it('marks the longest of what begins at one place, and nothing twice', () => {
  const terms = [term('SQL', [0, 3], [11, 14]), term('SQL Server', [0, 10]), term('L S', [2, 5])];
  expect(descriptionSpans('SQL Server SQL', terms)).toEqual([
    { text: 'SQL Server', need: 1 },
    { text: ' ' },
    { text: 'SQL', need: 0 },
  ]);
});
