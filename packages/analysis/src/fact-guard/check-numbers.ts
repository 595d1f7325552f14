import type { FactFlag } from './fact-flag.ts';
import { type NumberFact, readNumbers } from './read-numbers.ts';

export function checkNumbers(source: readonly NumberFact[], output: string): FactFlag[] {
  const known = indexNumbers(source);
  return readNumbers(output)
    .filter((fact) => !isBorneOut(fact, known))
    .map((fact) => ({
      kind: fact.isYear ? 'date' : 'number',
      text: output.slice(fact.start, fact.end),
      start: fact.start,
      end: fact.end,
    }));
}

/** What the source says with one value in one unit. */
interface Said {
  unit: string;
  isExceeded: boolean;
  /** Whether it is said of others than the person, and whether of all. */
  isOfOthers: boolean;
  isOfAll: boolean;
  countsNothing: boolean;
  counted: Set<string>;
}

/** A text may say thousands of numbers: each is looked up, none compared with all others. */
interface KnownNumbers {
  byValue: Map<number, Map<string, Said>>;
  /** Of what is counted, by how many of which unit. */
  byRoot: Map<string, Map<number, Set<string>>>;
}

function indexNumbers(source: readonly NumberFact[]): KnownNumbers {
  const known: KnownNumbers = { byValue: new Map(), byRoot: new Map() };
  for (const { value, unit, isExceeded, isOfOthers, counted } of source) {
    const units = at(known.byValue, value, () => new Map<string, Said>());
    const said = at(units, unit, () => ({ unit, counted: new Set<string>(), ...nothingSaid }));
    said.isExceeded ||= isExceeded;
    said.isOfOthers ||= isOfOthers;
    said.isOfAll ||= !isOfOthers;
    said.countsNothing ||= counted.length === 0;
    for (const root of counted) {
      said.counted.add(root);
      const values = at(known.byRoot, root, () => new Map<number, Set<string>>());
      at(values, value, () => new Set<string>()).add(unit);
    }
  }
  return known;
}

const nothingSaid = { isExceeded: false, isOfOthers: false, isOfAll: false, countsNothing: false };

function at<Key, Value>(map: Map<Key, Value>, key: Key, make: () => Value): Value {
  const value = map.get(key) ?? make();
  map.set(key, value);
  return value;
}

function isBorneOut(fact: NumberFact, known: KnownNumbers): boolean {
  if (countsThePersonToo(fact, known)) return true;
  const same = [...(known.byValue.get(fact.value)?.values() ?? [])].filter(({ unit }) =>
    unitsAgree(unit, fact.unit),
  );
  if (same.length === 0) return false;
  if (fact.isExceeded && !same.some((said) => said.isExceeded)) return false;
  return !countsAnotherThing(fact, same, known);
}

/** 'One of four cooks' has three other cooks beside; who has two others is one of three. */
function countsThePersonToo({ value, unit, isOfOthers }: NumberFact, known: KnownNumbers): boolean {
  if (isOfOthers) return known.byValue.get(value + 1)?.get('')?.isOfAll === true;
  const one = unit === '' ? known.byValue.get(value - 1) : undefined;
  return [...(one?.values() ?? [])].some((said) => said.isOfOthers);
}

const isTime = (unit: string) => /^(?:ms|s|min|h|d|w|mo|y)$/.test(unit);

function unitsAgree(known: string, stated: string): boolean {
  if (known === stated) return true;
  if (isTime(stated)) return known === '';
  return stated === '' && isTime(known);
}

/** Whether what it counts is counted by the source, but with another number. */
function countsAnotherThing(
  { value, unit, counted }: NumberFact,
  same: readonly Said[],
  known: KnownNumbers,
): boolean {
  const isSame = same.some(
    (said) => said.countsNothing || counted.some((root) => said.counted.has(root)),
  );
  if (isSame) return false;
  return counted.some((root) => {
    const values = known.byRoot.get(root);
    if (!values) return false;
    const units = values.get(value);
    return !units || values.size > 1 || [...units].some((other) => !unitsAgree(other, unit));
  });
}
