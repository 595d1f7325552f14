import { expect, it } from 'vitest';
import { keepingWords } from './keeping.copy.ts';

const kept = { isKept: true, reason: null, message: '' };
const notKept = { isKept: false, reason: 'takes-credits' as const, message: '' };

it('says plainly that nothing was kept, and leads to where it can be', () => {
  expect(keepingWords([{ id: '7', keeping: notKept }])).toEqual({
    description: 'Nothing was kept of what you sent. Its PDF takes a credit.',
    link: { label: 'Keep what you sent', href: '/applications/7#sent' },
  });
  expect(keepingWords([{ id: '7', keeping: kept }]).description).toBe(
    'What you sent is kept with it.',
  );
  expect(keepingWords([{ id: '7' }])).toEqual({});
});

it('of many says with how many it was kept', () => {
  const both = [
    { id: '7', keeping: notKept },
    { id: '8', keeping: kept },
  ];
  expect(keepingWords(both).description).toContain('kept with 1 of 2');
  expect(
    keepingWords(both.slice(0, 1).concat({ id: '9', keeping: notKept })).description,
  ).toContain('Nothing was kept');
});
