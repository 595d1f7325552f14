import { expect, it } from 'vitest';
import { withoutOwnWords } from './own-words.ts';

const why = 'My mother sailed from here. I want to lead your 40 nurses!\n\nIt is near.';

it.each([
  ['Dear team,\n\nMy mother sailed from here.\n\nI cook.', 'Dear team,\n\n.\n\nI cook.'],
  ['I want to lead your 40 nurses. It is near.', '. .'],
  ['I led 40 nurses near here.', 'I led 40 nurses near here.'],
])('what somebody says as they say it needs no source, and lends none: %s', (text, rest) => {
  expect(withoutOwnWords(text, why)).toBe(rest);
});

it('leaves a text unchanged where there are no own words', () => {
  expect(withoutOwnWords('I cook.', ' \n ')).toBe('I cook.');
});
