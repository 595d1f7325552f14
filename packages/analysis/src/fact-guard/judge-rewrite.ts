import { readTable } from '@folio/tables/read-table';
import type { FactCheckOptions } from './check-facts.ts';
import type { FactFlag } from './fact-flag.ts';
import { type Sign, type Signs, signsOf } from './signs.ts';

/**
 * - `clear`: nothing speaks against it.
 * - `doubtful`: the person has to look at the flagged words before they take it.
 * - `refused`: states what the source does not.
 */
export type Verdict = 'clear' | 'doubtful' | 'refused';

interface Judgement {
  verdict: Verdict;
  /** What to look at, in the order of the text. */
  flags: FactFlag[];
}

const rows = readTable(new URL('./sign-weights.tsv', import.meta.url), {
  sign: 'text',
  weight: 'text',
});
const fittedWeights: ReadonlyMap<string, number> = new Map(
  rows.map(({ sign, weight }) => [sign, Number(weight)]),
);

/** Who founded or headed something knows it, and says so: no other verb stands for these. */
const headship =
  /^(?:(?:found|co-?found|pioneer|spearhead|chair|presid|architect|mastermind|command)\p{L}*|direct(?:s|ed|ing|or)?)$/iu;

/**
 * What is either in the source, follows from it, or is made up: no other signs are weighed against it.
 * Small numbers in words ('one of two', 'all but three') are too often counted off a list to be among them;
 * a part or a multiple ('by half') holds or does not.
 */
export function isCheckedFact({ name, flag: { kind, text, start } }: Sign): boolean {
  // What the source denies is the opposite of a fact.
  if (name === 'denied-said') return true;
  if (kind === 'number') return /\d|hal[fv]|third|quarter|doubl|tripl|quadrupl|fold$/i.test(text);
  if (kind === 'date') return /^\d{4}$/.test(text);
  // At the head of a text any word has a capital.
  if (kind === 'skill')
    return start > 0 && /^\p{Lu}[^\s-]+(?: (?:\p{Lu}[^\s-]*|\d[\d.]*))*$/u.test(text);
  if (kind === 'scope') return headship.test(text);
  return kind === 'name' || kind === 'place';
}

/** What the source says of something else: each is a doubt by itself, since no paraphrase brings it about. */
const unbound: ReadonlySet<string> = new Set([
  'added-duration',
  'all-of-some',
  'name-elsewhere',
  'none-of-some',
  'number-elsewhere',
  'other-rate',
]);

/** A second sign of a kind says more than one, a third says no more. */
const mostOfASign = 2;

/** How often each sign is there: what the weights are fitted to. */
export function countsOf({ found, leftOut }: Signs): Map<string, number> {
  const counts = new Map<string, number>([['left-out', leftOut]]);
  for (const { name } of found)
    counts.set(name, Math.min(mostOfASign, (counts.get(name) ?? 0) + 1));
  return counts;
}

/** The log-odds that a rewrite says more than its source, but for a constant: a sum of its signs. */
export function strengthOf(
  counts: ReadonlyMap<string, number>,
  weights: ReadonlyMap<string, number> = fittedWeights,
): number {
  let sum = 0;
  for (const [sign, count] of counts) sum += count * (weights.get(sign) ?? 0);
  return sum;
}

/**
 * Whether a rewrite may be shown, and with which doubts. Its weights and both thresholds are fitted to
 * labelled rewrites (`scripts/fit-guard.ts`): refused is what hardly any honest rewrite reaches; what
 * lies between is for the person to judge, since only they know what is true.
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

/** Of flags on the same words, the first. */
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
