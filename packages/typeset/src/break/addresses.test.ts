import { expect, it } from 'vitest';
import { findAddresses } from './addresses.ts';

/** The addresses of a text, with '|' at each place where a line may end, '¦' at a last resort. */
const marked = (text: string) =>
  findAddresses(text).map(({ start, end, breakpoints, lastResorts }) =>
    Array.from(text.slice(start, end), (letter, i) => {
      const place = breakpoints.includes(start + i) ? '|' : '';
      return place + (lastResorts.includes(start + i) ? '¦' : '') + letter;
    }).join(''),
  );

it.each([
  ['Mail jo.li@mail.example.com.', ['jo|.li@|mail|.example|.com']],
  ['(see https://example.com/a/b?c=1&d=2)', ['https://|example|.com/|a/|b|?c¦=1|&d¦=2']],
  ['www.example.com, linkedin.com/in/jo', ['www|.example|.com', 'linkedin|.com/|in/|jo']],
  ['jo.example.co.in', ['jo|.example|.co|.in']],
  ['ann-may_li@big-firm.example', ['ann¦-may¦_li@|big¦-firm|.example']],
  ['https://example.com/a--b?c=1', ['https://|example|.com/|a¦--b|?c¦=1']],
])('finds those of %s, and where they may be parted', (text, addresses) => {
  expect(marked(text)).toEqual(addresses);
});

it.each(['Node.js and ASP.NET since 1.2.3, e.g. and/or C++/CLI', '@home, #1 @ work', 'a.m.'])(
  'finds none in %s',
  (text) => {
    expect(findAddresses(text)).toEqual([]);
  },
);
