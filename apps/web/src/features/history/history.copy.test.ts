import { type Moment, MomentKind } from '@folio/contract/history';
import { expect, it } from 'vitest';
import { describeMoment, historyCopy } from './history.copy.ts';
import { dayOf } from './moment-list.tsx';

const moment = (kind: Moment['kind'], detail = ''): Moment => ({
  id: 'm',
  kind,
  detail,
  name: null,
  at: '2027-11-20T10:00:00.000Z',
});

it('describes moments of every kind in words', () => {
  for (const kind of MomentKind.options) expect(describeMoment(moment(kind))).toMatch(/^[A-Z]/);
  expect(describeMoment(moment('export', 'pdf'))).toBe('Downloaded as PDF');
  expect(describeMoment(moment('template', 'classic'))).toMatch(/^Before the template \w+/);
  expect(describeMoment(moment('template', 'of a later release'))).toContain('later release');
});

it('calls days as people do', () => {
  const now = new Date(2027, 10, 22, 9);
  const at = (...parts: [number, number, number, number]) => new Date(...parts).toISOString();
  expect(dayOf(at(2027, 10, 22, 1), now)).toBe('Today');
  expect(dayOf(at(2027, 10, 21, 23), now)).toBe('Yesterday');
  expect(dayOf(at(2027, 10, 19, 12), now)).not.toContain('2027');
  expect(dayOf(at(2026, 10, 19, 12), now)).toContain('2026');
});

it('names the document in its title, once it is known', () => {
  expect([historyCopy.titleOf(), historyCopy.titleOf('Nursing ')]).toEqual([
    'History',
    'History of Nursing',
  ]);
  expect([historyCopy.letterTitleOf(' '), historyCopy.letterTitleOf('Brasa')]).toEqual([
    'History of the letter',
    'History of the letter to Brasa',
  ]);
});
