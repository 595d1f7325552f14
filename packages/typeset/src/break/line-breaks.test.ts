/// <reference path="./linebreak.d.ts" />
import fc from 'fast-check';
import LineBreaker from 'linebreak';
import { expect, it } from 'vitest';
import { lineBreaks } from './line-breaks.ts';

function asThePackageHasIt(text: string): number[] {
  const breaker = new LineBreaker(text);
  const breaks: number[] = [];
  for (let next = breaker.nextBreak(); next; next = breaker.nextBreak()) breaks.push(next.position);
  return breaks;
}

const letters = [
  ...'aZ0 9 -–—/.,:;!?()[]{}"\'«»“”‘’%$€₹°&@#*+=|~_',
  ...'\t\n\r\u000b\u0085\u2028\u00a0\u202f\u200b\u200d\u2060\u00ad\u2010\u2011\ufeff',
  ...'éअन्ไทยកမ漢字かなッー、。「」한글ᄒ\u1161\u11abאב־عرب１％￥',
  ...'🇮🇳🇩🇪👩💻👍🏽❤\ufe0f\u0301\u20e3',
  '\ud83d',
  '\udc69',
];

it('lets lines end where the Unicode Line Breaking Algorithm does', () => {
  const texts = fc.array(fc.constantFrom(...letters), { maxLength: 14 });
  fc.assert(
    fc.property(texts, (parts) => {
      const text = parts.join('');
      expect(lineBreaks(text)).toEqual(asThePackageHasIt(text));
    }),
    { numRuns: 20_000 },
  );
});

it('knows the class of every character', () => {
  const beside = ['a', '1', '(', ')', '漢', ' ', '\u0301', '\u200d', '🇮', '-'];
  const mismatches: string[] = [];
  for (let first = 0; first < 0x110000; first += 64) {
    const block = Array.from({ length: 64 }, (_, i) => String.fromCodePoint(first + i));
    const text = block
      .map((one, i) => beside[i % 10] + one + beside[(i * 7 + first / 64) % 10])
      .join('\n');
    if (lineBreaks(text).join() !== asThePackageHasIt(text).join())
      mismatches.push(first.toString(16));
  }
  expect(mismatches).toEqual([]);
});
