import type { FactFlag } from './fact-flag.ts';
import type { SourceFacts } from './source-facts.ts';
import { rootOf, type Word } from './words.ts';

const families = {
  up: 'increased boosted raised lifted grew growth expanded maximized doubled tripled scaled',
  down: 'reduced cut lowered decreased saved savings eliminated shortened minimized prevented halved dropped',
  better:
    'improved enhanced optimized streamlined strengthened accelerated sped faster quicker better easier simplified upgraded modernized',
  beaten: 'exceeded surpassed outperformed outpaced beat',
  reached:
    'achieved generated earned attained secured drove resulted yielded transformed succeeded',
};
type Family = keyof typeof families;

/** A change for the better may be called an improvement, and what was slow or broken be made better. */
const mends =
  'fixed repaired solved resolved slow rewrote redesigned corrected updated cleaned faster fewer less'
    .split(' ')
    .map(rootOf);

const familyOf = new Map<string, Family>();
for (const [family, words] of Object.entries(families)) {
  for (const word of words.split(' ')) familyOf.set(rootOf(word), family as Family);
}

/** Of the same root, and no claim of success: 'test results', 'a scale', 'home-grown'. */
const isThing = /^(?:results?|scales?|lifts?|grown|double)$/;

export const isOutcome = ({ root, lower }: Word): boolean =>
  familyOf.has(root) && !isThing.test(lower);

/** Results that the output claims and the source does not, unless the person is asked for the figure. */
export function checkOutcomes(
  source: SourceFacts,
  output: string,
  words: readonly Word[],
): FactFlag[] {
  const claimed = words.filter((word) => isOutcome(word) && !source.roots.has(word.root));
  if (claimed.length === 0) return [];
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

/** Letters within which a sentence that claims a result has its placeholder. */
const longestClause = 300;

const hasPlaceholder = (output: string, word: Word) =>
  /^[^.;:[]*\[[^\]]+\]/.test(output.slice(word.end, word.end + longestClause));
