import { readTable } from '@folio/tables/read-table';
import type { FactCheckOptions } from './check-facts.ts';
import type { FactFlag } from './fact-flag.ts';
import { type Sign, type Signs, signsOf } from './signs.ts';

/**
 * - `clear`: nothing speaks against it.
 * - `doubtful`: the person has to look at the flagged words before taking it.
 * - `refused`: it states what the source does not.
 */
export type Verdict = 'clear' | 'doubtful' | 'refused';

interface Judgement {
  verdict: Verdict;
  /** What to look at, in text order. */
  flags: FactFlag[];
}

const rows = readTable(new URL('./sign-weights.tsv', import.meta.url), {
  sign: 'text',
  weight: 'text',
});
const fittedWeights: ReadonlyMap<string, number> = new Map(
  rows.map(({ sign, weight }) => [sign, Number(weight)]),
);

/**
 * Verbs for founding and heading something: whoever did that says so, and no other verb implies it.
 */
const headship =
  /^(?:(?:found|co-?found|pioneer|spearhead|chair|presid|architect|mastermind|command)\p{L}*|direct(?:s|ed|ing|or)?)$/iu;

/**
 * Whether a sign is a fact that the source either supports or not, so that no other sign is weighed
 * against it. Small numbers in words ('one of two', 'all but three') are left out: they are too
 * often counted from a list. Parts and multiples ('by half') are included.
 */
export function isCheckedFact({ name, flag: { kind, text, start } }: Sign): boolean {
  // A denied statement contradicts the source.
  if (name === 'denied-said') return true;
  if (kind === 'number') return /\d|hal[fv]|third|quarter|doubl|tripl|quadrupl|fold$/i.test(text);
  if (kind === 'date') return /^\d{4}$/.test(text);
  // The first word of a text is capitalized anyway.
  if (kind === 'skill')
    return start > 0 && /^\p{Lu}[^\s-]+(?: (?:\p{Lu}[^\s-]*|\d[\d.]*))*$/u.test(text);
  if (kind === 'scope') return headship.test(text);
  return kind === 'name' || kind === 'place';
}

/**
 * Signs that are a doubt by themselves, since no paraphrase causes them: the source says the same
 * of something else.
 */
const unbound: ReadonlySet<string> = new Set([
  'added-duration',
  'all-of-some',
  'name-elsewhere',
  'none-of-some',
  'number-elsewhere',
  'other-rate',
]);

/** A second sign of a kind adds weight, a third adds none. */
const mostOfASign = 2;

/** Counts each sign: the variables of the logistic regression. */
export function countsOf({ found, leftOut }: Signs): Map<string, number> {
  const counts = new Map<string, number>([['left-out', leftOut]]);
  for (const { name } of found)
    counts.set(name, Math.min(mostOfASign, (counts.get(name) ?? 0) + 1));
  return counts;
}

/**
 * The log-odds, up to a constant, that a rewrite says more than its source: the weighted sum of its
 * signs.
 */
export function strengthOf(
  counts: ReadonlyMap<string, number>,
  weights: ReadonlyMap<string, number> = fittedWeights,
): number {
  let sum = 0;
  for (const [sign, count] of counts) sum += count * (weights.get(sign) ?? 0);
  return sum;
}

/**
 * Judges whether a rewrite may be shown, and which words the person should check. Weights and both
 * thresholds are fitted to labelled rewrites (`scripts/fit-guard.ts`). Hardly any honest rewrite
 * reaches the threshold of refusal; what lies between is for the person to decide, who knows what
 * is true. Linear in both texts.
 */
export function judgeRewrite(
  source: string,
  output: string,
  options: FactCheckOptions = {},
): Judgement {
  const signs = signsOf(source, output, options);
  const strength = strengthOf(countsOf(signs));
  const weighty = signs.found.filter(
    (sign) =>
      unbound.has(sign.name) || isCheckedFact(sign) || (fittedWeights.get(sign.name) ?? 0) > 0,
  );
  const flags = distinct(weighty.map(({ flag }) => flag));
  const doubtful = fittedWeights.get('threshold-doubtful') ?? 0;
  const refused = fittedWeights.get('threshold-refused') ?? 0;
  const isUnbound = signs.found.some(({ name }) => unbound.has(name));
  if (signs.found.some(isCheckedFact) || strength >= refused) return { verdict: 'refused', flags };
  if (flags.length === 0 || (strength < doubtful && !isUnbound))
    return { verdict: 'clear', flags: [] };
  return { verdict: 'doubtful', flags };
}

/** Keeps the first of several flags on the same words. */
function distinct(flags: readonly FactFlag[]): FactFlag[] {
  const kept: FactFlag[] = [];
  let end = -1;
  for (const flag of flags.toSorted((one, other) => one.start - other.start)) {
    if (flag.start < end) continue;
    kept.push(flag);
    end = flag.end;
  }
  return kept;
}
