import { checkClaims } from './check-claims.ts';
import { checkCredentials } from './check-credentials.ts';
import { checkMonths, checkNames } from './check-names.ts';
import { checkNumbers } from './check-numbers.ts';
import { checkOutcomes } from './check-outcomes.ts';
import { checkQualifiers } from './check-qualifiers.ts';
import { checkScope } from './check-scope.ts';
import { checkSkills } from './check-skills.ts';
import { readClauses } from './clauses.ts';
import type { FactCheck, FactFlag } from './fact-flag.ts';
import { idiomsIn, isWithin } from './idioms.ts';
import { withPlainDigits } from './plain-digits.ts';
import { readSource } from './source-facts.ts';
import { readWords } from './words.ts';

export interface FactCheckOptions {
  /** Further texts to treat as true: the rest of the resume, and facts computed from it. */
  allowed?: readonly string[];
}

/**
 * Whether `source` supports everything that `output` states. Placeholders such as '[X%]' and idioms
 * such as 'day by day' state nothing. Overlapping flags are reported once, as the most telling
 * kind. Linear in both texts.
 */
export function checkFacts(
  source: string,
  written: string,
  { allowed = [] }: FactCheckOptions = {},
): FactCheck {
  const output = withPlainDigits(written);
  const facts = readSource(withPlainDigits([source, ...allowed].join('\n')));
  const stated = withoutPlaceholders(output);
  const idioms = idiomsIn(facts.text, stated);
  const words = readWords(stated).filter((word) => !isWithin(idioms, word));
  const clauses = readClauses(stated, words);
  const flags = [
    ...checkNumbers(facts, stated, clauses),
    ...checkMonths(facts.text, stated),
    ...checkCredentials(facts, stated, words),
    ...checkSkills(facts, stated),
    ...checkNames(facts, stated, words),
    ...checkScope(facts, clauses),
    ...checkQualifiers(facts, stated, words),
    ...checkOutcomes(facts, output, words),
    ...checkClaims(facts, output, clauses),
  ].filter((flag) => !isWithin(idioms, flag));
  const distinct = withoutOverlaps(flags, output.length);
  return { held: distinct.length > 0, flags: distinct };
}

/** A bracketed figure is not a placeholder: '[40%]' is a statement, '[X%]' is to be filled in. */
const placeholder = /\[(?!\W{0,4}\d[\d.,]*\s?[%kmx]?\W{0,3}\])[^[\]\n]{1,60}\]/gi;

/** Replaces placeholders by blanks of the same length, so that offsets stay valid. */
const withoutPlaceholders = (text: string) =>
  text.replace(placeholder, (found) => ' '.repeat(found.length));

function withoutOverlaps(flags: readonly FactFlag[], length: number): FactFlag[] {
  const taken = new Uint8Array(length);
  const kept: FactFlag[] = [];
  for (const flag of flags) {
    if (taken.subarray(flag.start, flag.end).includes(1)) continue;
    taken.fill(1, flag.start, flag.end);
    kept.push(flag);
  }
  return kept.sort((a, b) => a.start - b.start);
}
