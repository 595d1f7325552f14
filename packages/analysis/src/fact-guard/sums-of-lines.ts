import type { NumberFact } from './read-numbers.ts';
import type { SourceFacts } from './source-facts.ts';
import { thingsOf } from './things.ts';

/**
 * Limit on the lines added up. If more lines count the same thing, they are not a list of amounts
 * to add.
 */
const mostAdded = 6;
const total =
  /\b(?:total(?:l?ing|led)?|altogether|combined|between them|in all|overall|taken together|across (?:both|all|the two|the three))\b/i;

/**
 * Returns a function that knows sums over several lines that count the same thing: '12 pharmacies'
 * and '8 pharmacies' are 20. Money is added only for totals, since no word shows that two amounts
 * are of one kind. Ratios are left out: two figures that share only one word give meaningless
 * percentages.
 */
export function sumsOfLines({ text, numbers }: SourceFacts, output: string) {
  const byThing = new Map<string, NumberFact[]>();
  for (const fact of numbers) {
    if (fact.isYear || fact.per !== '') continue;
    for (const thing of thingsAdded(fact)) {
      const of = byThing.get(thing) ?? [];
      if (of.length === 0) byThing.set(thing, of);
      if (of.length <= mostAdded) of.push(fact);
    }
  }
  const isOfTwoLines = (facts: readonly NumberFact[]) =>
    facts
      .slice(1)
      .every(({ start }, at) => /\n|[.;!?]\s/.test(text.slice(facts[at]?.end ?? 0, start)));
  return (fact: NumberFact): boolean =>
    fact.per === '' &&
    !fact.isYear &&
    thingsAdded(fact).some((thing) => {
      const facts = byThing.get(thing) ?? [];
      if (facts.length < 2 || facts.length > mostAdded || !isOfTwoLines(facts)) return false;
      if (thing === money && !total.test(output)) return false;
      return sumsOf(facts).some((sum) => Math.abs(sum - fact.value) <= fact.value * 0.005);
    });
}

const money = 'money';

/** Returns what a number certainly counts: things in the plural, or money. */
function thingsAdded(fact: NumberFact): string[] {
  if (fact.unit === money) return [money];
  const things = thingsOf(fact);
  return fact.unit === '' ? fact.plurals.filter((root) => things.includes(root)) : [];
}

/** Returns the sums of two or more consecutive numbers. */
const sumsOf = (facts: readonly NumberFact[]): number[] =>
  facts.flatMap(({ value }, index) => {
    let sum = value;
    return facts.slice(index + 1).map((next) => {
      sum += next.value;
      return sum;
    });
  });
