import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { bodyStyle } from '../testing/documents.ts';
import { openFontBook } from '../testing/open-font-book.ts';
import { tieAt } from './glue.ts';
import { lineBreaks } from './line-breaks.ts';
import { TextSetter } from './text-setter.ts';

const fonts = await openFontBook(['Inter']);
const runs = { numRuns: 200 };

const word = fc.oneof(
  { weight: 8, arbitrary: fc.stringMatching(/^[a-zA-Zà-ž]{1,9}[,.]?$/) },
  { weight: 1, arbitrary: fc.stringMatching(/^[a-z]{2,9}-[a-z]{2,9}$/) },
  { weight: 1, arbitrary: fc.stringMatching(/^[漢字仮名。、]{1,12}$/) },
  { weight: 1, arbitrary: fc.stringMatching(/^[א-ת]{1,8}$/) },
  {
    weight: 2,
    arbitrary: fc.constantFrom('5 years', '38 %', '$62 million', 'No. 3', 'J. R. Tolkien', '10 kg'),
  },
  { weight: 1, arbitrary: fc.constantFrom('jo@mail.example.com', 'https://example.com/a/b') },
  {
    weight: 1,
    arbitrary: fc.constantFrom('\u0e01\u0e32\u0e23', 'e\u0301'.repeat(5), 'x'.repeat(40)),
  },
);
const text = fc.array(word, { minLength: 1, maxLength: 60 }).map((words) => words.join(' '));
/** Wide enough for each of the pairs above. */
const widthPt = fc.integer({ min: 75, max: 400 });

/** A new memory each time, so that nothing is remembered. */
const linesOf = (content: string, width: number) =>
  new TextSetter(fonts).setText([{ text: content }], bodyStyle, width).lines;

/**
 * Whether what is held together around a place fits on a line: '3 J. R. Tolkien' is one, joules as it
 * seems, and 'J. R. Tolkien 。' too, since no line begins with a full stop.
 */
function fits(content: string, at: number, width: number): boolean {
  const breaks = new Set(lineBreaks(content));
  const isFree = (place: number) =>
    content[place - 1] === ' ' && breaks.has(place) && tieAt(content, place) !== 'tied';
  let [from, to] = [at, at];
  while (from > 0 && !isFree(from)) from--;
  while (to < content.length && !isFree(to)) to++;
  return linesOf(content.slice(from, to).trim(), width).length === 1;
}

describe('breaking a paragraph', () => {
  it('parts initials only where what holds them to the next word is wider than a line', () => {
    const content = 'J. R. Tolkien 。。、名 A';
    expect(fits(content, 3, 75)).toBe(false);
    expect(fits('J. R. Tolkien 名 A', 3, 75)).toBe(true);
  });

  it('shows every letter once and in order', () => {
    fc.assert(
      fc.property(text, fc.integer({ min: 0, max: 400 }), (content, width) => {
        const lines = linesOf(content, width);
        expect(lines.map((line) => line.text + line.breakAfter).join('')).toBe(content);
        for (const line of lines) {
          const letters = line.fragments.filter(({ isHyphen }) => !isHyphen);
          expect(letters.reduce((sum, { run }) => sum + run.text.length, 0)).toBe(line.text.length);
        }
      }),
      runs,
    );
  });

  it('makes no line wider than its measure', () => {
    fc.assert(
      fc.property(text, widthPt, (content, width) => {
        for (const line of linesOf(content, width))
          expect(line.widthPt).toBeLessThanOrEqual(width + 1e-5);
      }),
      runs,
    );
  });

  it('gives the same lines each time', () => {
    fc.assert(
      fc.property(text, widthPt, (content, width) => {
        expect(linesOf(content, width)).toEqual(linesOf(content, width));
      }),
      runs,
    );
  });

  it('never parts a figure from its unit, nor a name from its initials', () => {
    fc.assert(
      fc.property(text, widthPt, (content, width) => {
        let end = 0;
        for (const line of linesOf(content, width)) {
          end += line.text.length + line.breakAfter.length;
          if (line.breakAfter.includes(' ') && end < content.length && fits(content, end, width))
            expect(tieAt(content, end), content.slice(end - 12, end + 12)).not.toBe('tied');
        }
      }),
      runs,
    );
  });
});
