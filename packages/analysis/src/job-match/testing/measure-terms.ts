import { namesIn } from '../../vocabulary/names.ts';
import { phraseKey } from '../../vocabulary/phrase.ts';
import { readAdvertisement } from '../read-advertisement.ts';
import type { LabeledAdvertisement } from './labeled-advertisement.ts';

const keyOf = (name: string): string =>
  namesIn('en').get(phraseKey(name))?.skill.id ?? phraseKey(name);

export interface TermMeasure {
  precision: number;
  recall: number;
  f1: number;
  /** Share of correctly found terms whose level, required or preferred, is correct. */
  levels: number;
  misses: string[];
}

export function measureTerms(list: readonly LabeledAdvertisement[]): TermMeasure {
  let right = 0;
  let found = 0;
  let expected = 0;
  let level = 0;
  const misses: string[] = [];
  for (const advertisement of list) {
    const read = readAdvertisement(advertisement.text);
    const required = new Set(advertisement.required.map(keyOf));
    const preferred = new Set(advertisement.preferred.map(keyOf));
    const all = [
      ...read.required.map((t) => [t, required] as const),
      ...read.preferred.map((t) => [t, preferred] as const),
    ];
    for (const [term, own] of all) {
      const isRight = required.has(term.key) || preferred.has(term.key);
      right += Number(isRight);
      level += Number(own.has(term.key));
      if (!isRight) misses.push(`${advertisement.occupation}: + ${term.name}`);
    }
    const keys = new Set(all.map(([term]) => term.key));
    for (const key of [...required, ...preferred]) {
      if (!keys.has(key)) misses.push(`${advertisement.occupation}: - ${key}`);
    }
    found += all.length;
    expected += required.size + preferred.size;
  }
  const precision = right / found;
  const recall = right / expected;
  return {
    precision,
    recall,
    f1: (2 * precision * recall) / (precision + recall),
    levels: level / right,
    misses,
  };
}
