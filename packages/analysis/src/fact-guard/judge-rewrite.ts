import { readTable } from '@folio/tables/read-table';
import { phraseKey } from '../vocabulary/phrase.ts';
import { vocabulary } from '../vocabulary/vocabulary.ts';
import type { FactFlag } from './fact-flag.ts';
import { type Feature, type Features, featuresOf } from './guard-features.ts';
import { headship } from './seniority.ts';

/**
 * - `clear`: nothing was found against it.
 * - `doubtful`: the person has to check the flagged words before accepting it.
 * - `refused`: it states what the source does not.
 */
export type Verdict = 'clear' | 'doubtful' | 'refused';

interface Judgment {
  verdict: Verdict;
  /** The spans to check, in text order. */
  flags: FactFlag[];
}

const rows = readTable(new URL('./feature-weights.tsv', import.meta.url), {
  feature: 'text',
  weight: 'text',
});
const fittedWeights: ReadonlyMap<string, number> = new Map(
  rows.map(({ feature, weight }) => [feature, Number(weight)]),
);

/**
 * Whether a feature is a fact that the source either supports or not, so that it decides without
 * the other features. Small numbers in words ('one of two', 'all but three') are left out, because
 * they are often counted from a list. Parts and multiples ('by half') are included.
 */
export function isCheckedFact({ name, flag: { kind, text, start } }: Feature): boolean {
  // A denied statement contradicts the source.
  if (name === 'denied-said') return true;
  if (kind === 'number') return /\d|hal[fv]|third|quarter|doubl|tripl|quadrupl|fold$/i.test(text);
  if (kind === 'date') return true;
  if (kind === 'degree') return !/^(?:degree|graduat)/i.test(text);
  // The first word of a text starts with a capital anyway, so it needs a further capital or sign.
  if (kind === 'skill')
    return (
      isTool(text) ||
      ((start > 0 || /^\S+[\p{Lu}+#]/u.test(text)) &&
        /^\p{Lu}[^\s-]+(?: (?:\p{Lu}[^\s-]*|\d[\d.]*))*$/u.test(text))
    );
  if (kind === 'scope') return name !== 'title' && headship.test(text);
  return kind === 'name' || kind === 'place';
}

/**
 * Features that make a rewrite doubtful by themselves, because no paraphrase causes them: the
 * source says the same thing about something else.
 */
const unbound: ReadonlySet<string> = new Set([
  'added-duration',
  'all-of-some',
  'degree',
  'exchanged',
  'name-elsewhere',
  'none-of-some',
  'noun',
  'number-elsewhere',
  'other-preposition',
  'other-rate',
  'others-work',
  'reversed',
  'title',
  'whole-for-part',
]);

/** Honors and levels that are awarded: a person has them or not, in any wording. */
const given =
  /^(?:award|prize|troph|medal|of the|publication|patent|scholarship|fellowship|licen|chartered|accredited|sworn|(?:bilingual|fluent|native)$)/i;

const isDoubtItself = ({ name, flag: { kind, text } }: Feature): boolean =>
  unbound.has(name) || ((kind === 'award' || kind === 'scope') && given.test(text));

/** Whether a text is, in any case, the name of a tool that is not also an English word. */
function isTool(text: string): boolean {
  const name = vocabulary().names.get(phraseKey(text));
  return (
    name !== undefined &&
    !name.ambiguous &&
    name.skill.kind === 'technical' &&
    /\p{Lu}.*\p{Lu}|\d/u.test(name.written)
  );
}

/** The only variable in favor of a rewrite: a long one has more to doubt, honest or not. */
export const ofLength = 'length';
/** The usual length of a line in words. Shorter rewrites count as this long. */
const usualLength = 16;
/** The limit on the ratio to `usualLength`, beyond which length has no further effect. */
const mostTimes = 4;

/** A second occurrence of a feature adds weight, a third adds none. */
const mostOfAFeature = 2;

/** Counts each feature: the variables of the logistic regression. */
export function countsOf({ found, leftOut, length }: Features): Map<string, number> {
  const counts = new Map<string, number>([
    ['left-out', leftOut],
    [ofLength, Math.log2(Math.min(mostTimes, Math.max(1, length / usualLength)))],
  ]);
  for (const { name } of found)
    counts.set(name, Math.min(mostOfAFeature, (counts.get(name) ?? 0) + 1));
  return counts;
}

/**
 * The log-odds, up to a constant, that a rewrite says more than its source: the weighted sum of its
 * features.
 */
export function strengthOf(
  counts: ReadonlyMap<string, number>,
  weights: ReadonlyMap<string, number> = fittedWeights,
): number {
  let sum = 0;
  for (const [feature, count] of counts) sum += count * (weights.get(feature) ?? 0);
  return sum;
}

/**
 * Judges whether a rewrite may be shown, and which words the person should check. The weights and
 * both thresholds are fitted to labeled rewrites (`scripts/fit-guard.ts`). Hardly any honest
 * rewrite reaches the refusal threshold. What lies between the thresholds is left to the person,
 * who knows what is true. Linear in both texts.
 */
export function judgeRewrite(source: string, output: string): Judgment {
  const features = featuresOf(source, output);
  const strength = strengthOf(countsOf(features));
  const weighty = features.found.filter(
    (feature) =>
      isDoubtItself(feature) ||
      isCheckedFact(feature) ||
      (fittedWeights.get(feature.name) ?? 0) > 0,
  );
  const flags = distinct(weighty.map(({ flag }) => flag));
  const doubtful = fittedWeights.get('threshold-doubtful') ?? 0;
  const refused = fittedWeights.get('threshold-refused') ?? 0;
  const isUnbound = features.found.some(isDoubtItself);
  if (features.found.some(isCheckedFact) || strength >= refused)
    return { verdict: 'refused', flags };
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
