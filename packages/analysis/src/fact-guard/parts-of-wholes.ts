import type { FactFlag } from './fact-flag.ts';
import { numberWordSource, readNumbers } from './read-numbers.ts';

const count = `(?:\\d[\\d,]*|${numberWordSource}|one)`;
const part = new RegExp(
  `(?<![\\p{L}\\d.,])(${count}) (?:out )?of (?:[\\p{L}’']{2,9} ){0,2}(${count})(?![\\p{L}\\d%])`,
  'giu',
);
/** Limit on the parts compared, so that a list of them does not take quadratic time. */
const mostParts = 20;

/** Finds wholes stated instead of a part: 'carved the eleven' if the source has '3 of 11'. */
export function wholesForParts(source: string, output: string): FactFlag[] {
  const parts = [...source.matchAll(part)].slice(0, mostParts);
  if (parts.length === 0) return [];
  const said = readNumbers(output);
  if (said.some(({ unit }) => unit === '%' || unit === 'part')) return [];
  return parts.flatMap(([, some = '', all = '']) => {
    const [of, whole] = [numberIn(some), numberIn(all)];
    const fact = said.find(({ value }) => value === whole);
    return fact && of > 1 && !said.some(({ value }) => value === of || value === whole - of)
      ? [
          {
            kind: 'number' as const,
            text: output.slice(fact.start, fact.end),
            start: fact.start,
            end: fact.end,
          },
        ]
      : [];
  });
}

const numberIn = (text: string): number =>
  /^one$/i.test(text) ? 1 : (readNumbers(text)[0]?.value ?? 0);
