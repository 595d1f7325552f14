import type { Finding } from '@folio/contract/ai-answers';
import { describe, expect, it } from 'vitest';
import { notesOf } from './notes.ts';

const finding = (check: string, message: string, points: number): Finding => ({
  ...{ check, message, points, area: 'content', severity: 'low' },
  ...{ path: 'workExperience/workExperience-1/bullets/bullets-1/text', start: 0, end: 1 },
});

describe('notes in the margin', () => {
  it('say once what is the same in several places, with all that it gains', () => {
    const { first } = notesOf([
      finding('verbs', 'Weak.', 1.5),
      finding('numbers', 'No number.', 1),
      finding('numbers', 'No number.', 1),
    ]);
    expect(
      first.map(({ message, points, findings }) => [message, points, findings.length]),
    ).toEqual([
      ['No number.', 2, 2],
      ['Weak.', 1.5, 1],
    ]);
  });

  it('begin with three of different kinds, and leave nothing out', () => {
    const all = [
      ...[5, 4, 3].map((points) => finding('skills', `Skill ${points}.`, points)),
      ...[2, 1].map((points) => finding('verbs', `Verb ${points}.`, points)),
      finding('order', 'Order.', 0.5),
    ];
    const { first, rest } = notesOf(all);
    expect(first.map(({ check }) => check)).toEqual(['skills', 'verbs', 'order']);
    expect(rest.map(({ points }) => points)).toEqual([4, 3, 1]);
  });

  it('are none without findings', () => expect(notesOf([])).toEqual({ first: [], rest: [] }));
});
