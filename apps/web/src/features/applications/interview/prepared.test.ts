import { expect, it } from 'vitest';
import { preparedOf, withNotes, withoutEmpty } from './prepared.ts';

const language = 'en' as const;
const likely = [
  { question: 'Why us?', need: '', evidence: [], language },
  { question: 'SQL?', need: 'SQL', evidence: [{ quote: 'Built it', place: 'Analyst' }], language },
];
const note = { id: 'a', question: 'SQL?', notes: 'Tell of it' };
const own = { id: 'b', question: 'Cranes?', notes: '' };

it('questions come with their notes, and those with notes alone after them', () => {
  const prepared = preparedOf(likely, [own, note]);
  expect(prepared.map(({ question, notes, isOwn }) => [question, notes, isOwn])).toEqual([
    ['Why us?', '', false],
    ['SQL?', 'Tell of it', false],
    ['Cranes?', '', true],
  ]);
});

it('a note is changed where it is, or added', () => {
  expect(withNotes([note, own], { ...note, id: 'c', notes: 'New' })).toEqual([
    { ...note, notes: 'New' },
    own,
  ]);
  const added = { id: 'c', question: 'Why us?', notes: 'New' };
  expect(withNotes([note], added)).toEqual([note, added]);
});

it('what was emptied again takes no place, but a question of one’s own stays', () => {
  expect(withoutEmpty([{ ...note, notes: '' }, own], likely)).toEqual([own]);
});
