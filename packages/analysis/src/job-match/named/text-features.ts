import { hashOf } from '../learned/feature-hash.ts';
import type { NamedLine, NamedWord } from './named-lines.ts';

/** Evidence on a name from the whole text: how often its words occur, and in which addresses. */
export type TextFeatures = {
  /** How often words occur consecutively in this order. */
  timesOf: (words: readonly NamedWord[]) => number;
  /** Whether a word occurs in lowercase. */
  isSaidSmall: (word: NamedWord) => boolean;
  /** Whether a word is named as a place: 'in Leeds', 'near Leeds'. */
  isPlace: (word: NamedWord) => boolean;
  hosts: readonly string[];
};

const longestCounted = 6;
const mostHosts = 20;
const startOfHash = 7;
const joined = (hash: number, { key }: NamedWord): number =>
  (Math.imul(hash, 31) + hashOf(key)) | 0;

const isBeforePlace =
  /^(?:in|near|around|outside|bei|nahe|a|à|en|em|pres|location|standort|lieu|lugar|local)$/;

/** 'in Leeds', 'Location: Leeds' */
const isBehindPlace = (words: readonly NamedWord[], at: number): boolean =>
  isBeforePlace.test(words[words[at - 1]?.text === ':' ? at - 2 : at - 1]?.key ?? '');

export function textFeatures(text: string, lines: readonly NamedLine[]): TextFeatures {
  const times = new Map<number, number>();
  const [small, places] = [new Set<string>(), new Set<string>()];
  for (const { words } of lines)
    for (const [at, own] of words.entries()) {
      if (own.shape === 'a') small.add(own.key);
      if (own.shape !== 'a' && isBehindPlace(words, at)) places.add(own.key);
      let hash = startOfHash;
      for (const other of words.slice(at, at + longestCounted)) {
        hash = joined(hash, other);
        times.set(hash, (times.get(hash) ?? 0) + 1);
      }
    }
  return {
    timesOf: (words) => times.get(words.reduce(joined, startOfHash)) ?? 1,
    isSaidSmall: ({ key }) => small.has(key),
    isPlace: ({ key }) => places.has(key),
    hosts: hostsIn(text),
  };
}

const address = /(?:@|www\.|https?:\/\/)([\p{L}\d.-]{3,60})/gu;
/** Email providers, and the reserved domains for examples. */
const shared =
  /^(?:example|gmail|googlemail|outlook|hotmail|yahoo|icloud|proton|protonmail|mail|wanadoo|orange|free|rediffmail|live)$/;

function hostsIn(text: string): string[] {
  const hosts = Array.from(text.matchAll(address), ([, host = '']) =>
    host
      .toLowerCase()
      .split('.')
      .map((part) => part.replaceAll('-', ''))
      .filter((part) => part.length > 3 && !shared.test(part)),
  );
  return [...new Set(hosts.flat())].slice(0, mostHosts);
}
