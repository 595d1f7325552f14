import type { FactFlag } from './fact-flag.ts';
import { guardWords } from './guard-words.ts';
import type { SourceFacts } from './source-facts.ts';
import { rootOf, type Word } from './words.ts';

/** Roots of words that claim a success, with its direction: up, down, better, beaten, reached. */
const familyOf = new Map(
  [...guardWords('outcome')].map(([word, family]) => [rootOf(word), family] as const),
);

/**
 * Roots of verbs for repairs. If the source has one, the rewrite may call the change an
 * improvement.
 */
const mends = [...guardWords('mending').keys()].map(rootOf);

/** Nouns with the same root that claim no success: 'test results', 'a scale', 'home-grown'. */
const isThing = /^(?:results?|scales?|lifts?|grown|double)$/;

export const isOutcome = ({ root, lower }: Word): boolean =>
  familyOf.has(root) && !isThing.test(lower);

/**
 * Figures before and after, which state the change themselves: '34% to 29%', '8k -> 14k', '61 when
 * I came, now 44'.
 */
const statesChange =
  /\d\s?(?:%|[a-z]{1,7})?\s?(?:->|→)\s?\d|\bfrom\b[^.;\n]{0,24}\d[^.;\n]{0,24}\bto\b[^.;\n]{0,16}\d|\d[^.;\n]{0,24}\bnow \d/i;

/**
 * Finds results that the output claims and the source does not. A claim followed by a placeholder
 * for its figure is allowed.
 */
export function checkOutcomes(
  source: SourceFacts,
  output: string,
  words: readonly Word[],
): FactFlag[] {
  const claimed = words.filter((word) => isOutcome(word) && !source.roots.has(word.root));
  if (claimed.length === 0) return [];
  if (statesChange.test(source.text)) return [];
  const known = new Set([...source.roots].flatMap((root) => familyOf.get(root) ?? []));
  const mended = known.size > 0 || mends.some((root) => source.roots.has(root));
  return claimed
    .filter((word) => {
      const family = familyOf.get(word.root);
      if (family === undefined || known.has(family)) return false;
      return !(family === 'better' && mended) && !hasPlaceholder(output, word);
    })
    .map((word) => ({ kind: 'outcome', text: word.text, start: word.start, end: word.end }));
}

/** The largest distance, in characters, from a claim to its placeholder. */
const longestClause = 300;

const hasPlaceholder = (output: string, word: Word) =>
  /^[^.;:[]*\[[^\]]+\]/.test(output.slice(word.end, word.end + longestClause));
