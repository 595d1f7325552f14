import { feature } from './feature-hash.ts';
import type { NeedWord } from './need-words.ts';
import type { Surroundings } from './sentence-features.ts';

/** The features of words outside a sentence. */
export const edge: Pick<
  NeedWord,
  'key' | 'stem' | 'frame' | 'skill' | 'verb' | 'cluster' | 'group'
> = { key: '#', stem: '#', frame: '#', skill: 'O', verb: '#', cluster: '#', group: '#' };

/** How many words before a word are features regardless of their position. */
const mostNear = 5;

/** Returns features of a word: its form, what is known of it, and the words around it. */
export function wordFeatures(
  words: readonly NeedWord[],
  at: number,
  { line, language }: Surroundings,
  signs: number,
): number[] {
  const word = words[at];
  if (!word) return [];
  const by = (distance: number) => words[at + distance] ?? edge;
  const [second, last, next, third] = [by(-2), by(-1), by(1), by(2)];
  return [
    feature`any`,
    feature`word=${word.key}`,
    feature`word-1=${last.key}`,
    feature`word+1=${next.key}`,
    feature`word-2=${second.key}`,
    feature`word+2=${third.key}`,
    feature`stem=${word.stem}`,
    feature`stem-1=${last.stem}`,
    feature`stem+1=${next.stem}`,
    feature`stems-1=${last.stem}|${word.stem}`,
    feature`stems+1=${word.stem}|${next.stem}`,
    feature`frame=${last.frame}|${word.frame}|${next.frame}`,
    feature`frame-2=${second.frame}|${last.frame}|${word.frame}|${next.frame}`,
    feature`frame+2=${last.frame}|${word.frame}|${next.frame}|${third.frame}`,
    feature`end=${word.key.slice(-3)}`,
    feature`end4=${word.key.slice(-4)}`,
    feature`end-1=${last.key.slice(-3)}`,
    feature`end+1=${next.key.slice(-3)}`,
    feature`shape=${word.shape}`,
    feature`shape=${word.shape}|${at === 0}`,
    feature`skill=${word.skill}|${word.skillKind}`,
    feature`skill-1=${last.skill}|${word.skill}`,
    feature`skill+1=${word.skill}|${next.skill}`,
    feature`phrase=${word.phrase}`,
    feature`verb=${word.verb}`,
    feature`verb-1=${last.verb}|${word.verb}`,
    feature`verb+1=${word.verb}|${next.verb}`,
    feature`verbs=${last.verb}|${word.verb}|${next.verb}`,
    feature`section=${line.kind}|${last.frame}`,
    feature`section=${line.kind}|${at === 0}`,
    feature`section=${line.kind}|${signs}`,
    feature`first=${words[0]?.key}`,
    feature`closing=${words.at(-1)?.key}`,
    feature`language=${language}`,
    ...words.slice(Math.max(0, at - mostNear), at).map(({ stem }) => feature`near=${stem}`),
    ...(['cluster', 'group'] as const).flatMap((kind) => [
      feature`${kind}=${word[kind]}`,
      feature`${kind}-1=${last[kind]}`,
      feature`${kind}+1=${next[kind]}`,
      feature`${kind}-2=${second[kind]}`,
      feature`${kind}+2=${third[kind]}`,
      feature`${kind}s-1=${last[kind]}|${word[kind]}`,
      feature`${kind}s+1=${word[kind]}|${next[kind]}`,
    ]),
    feature`groups=${last.group}|${word.group}|${next.group}`,
    feature`group=${line.kind}|${word.group}`,
  ];
}
