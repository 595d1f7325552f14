import type { FactFlag } from './fact-flag.ts';
import { type NumberFact, readNumbers } from './number-facts.ts';

export function checkNumbers(source: readonly NumberFact[], output: string): FactFlag[] {
  return readNumbers(output)
    .filter((fact) => !isBorneOut(fact, source))
    .map((fact) => ({
      kind: fact.isYear ? 'date' : 'number',
      text: output.slice(fact.start, fact.end),
      start: fact.start,
      end: fact.end,
    }));
}

function isBorneOut(fact: NumberFact, source: readonly NumberFact[]): boolean {
  if (source.some((known) => countsThePersonToo(known, fact) || countsThePersonToo(fact, known)))
    return true;
  const same = source.filter((known) => known.value === fact.value && unitsAgree(known, fact));
  if (same.length === 0) return false;
  if (fact.isExceeded && !same.some((known) => known.isExceeded)) return false;
  return !countsAnotherThing(fact, same, source);
}

/** 'One of four cooks' has three other cooks beside; who has two others is one of three. */
const countsThePersonToo = (all: NumberFact, others: NumberFact) =>
  others.isOfOthers && !all.isOfOthers && all.unit === '' && all.value === others.value + 1;

const isTime = (unit: string) => /^(?:ms|s|min|h|d|w|mo|y)$/.test(unit);

function unitsAgree(known: NumberFact, fact: NumberFact): boolean {
  if (known.unit === fact.unit) return true;
  if (isTime(fact.unit)) return known.unit === '';
  return fact.unit === '' && isTime(known.unit);
}

/** Whether what it counts is counted by the source, but with another number. */
function countsAnotherThing(
  fact: NumberFact,
  same: readonly NumberFact[],
  source: readonly NumberFact[],
): boolean {
  const isCounted = (known: NumberFact) =>
    known.counted.some((root) => fact.counted.includes(root));
  if (same.some((known) => known.counted.length === 0 || isCounted(known))) return false;
  return source.some((known) => !same.includes(known) && isCounted(known));
}
