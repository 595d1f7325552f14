import { expect, it } from 'vitest';
import { findAddresses } from './addresses.ts';

/** The addresses of a text, with '|' at each place where a line may end. */
const marked = (text: string) =>
  findAddresses(text).map(({ start, end, breakpoints: places }) => {
    const ends = [...places, end];
    return ends.map((to, i) => text.slice(ends[i - 1] ?? start, to)).join('|');
  });

it.each([
  ['Mail jo.li@mail.example.com.', ['jo|.li@|mail|.example|.com']],
  ['(see https://example.com/a/b?c=1&d=2)', ['https://|example|.com/|a/|b|?c=1|&d=2']],
  ['www.example.com, linkedin.com/in/jo', ['www|.example|.com', 'linkedin|.com/|in/|jo']],
  ['jo.example.co.in', ['jo|.example|.co|.in']],
])('finds those of %s, and where they may be parted', (text, addresses) => {
  expect(marked(text)).toEqual(addresses);
});

it.each(['Node.js and ASP.NET since 1.2.3, e.g. and/or C++/CLI', '@home, #1 @ work', 'a.m.'])(
  'finds none in %s',
  (text) => {
    expect(findAddresses(text)).toEqual([]);
  },
);
