import type { NeedWord } from './need-words.ts';
import type { Surroundings } from './sentence-features.ts';

/** Stands for the words outside a sentence. */
export const edge: Pick<
  NeedWord,
  'key' | 'stem' | 'frame' | 'skill' | 'verb' | 'cluster' | 'group'
> = { key: '#', stem: '#', frame: '#', skill: 'O', verb: '#', cluster: '#', group: '#' };

/** The form of a word: 'Aa9' for a capital, small letters and digits. */
export const shapeOf = (text: string): string =>
  text
    .replace(/\p{Lu}/gu, 'A')
    .replace(/[\p{Ll}\p{Lo}\p{M}]/gu, 'a')
    .replace(/\p{N}/gu, '9')
    .replace(/A+/g, 'A')
    .replace(/a+/g, 'a')
    .replace(/9+/g, '9');

/** How many words before a word are among its features wherever they stand. */
const mostNear = 5;

/** Returns features of a word: its form, what is known of it, the words around it, and its sentence's. */
export function wordFeatures(
  words: readonly NeedWord[],
  at: number,
  { line, language }: Surroundings,
  { signs, features: ofSentence }: { signs: number; features: readonly string[] },
): string[] {
  const word = words[at];
  if (!word) return [];
  const by = (distance: number) => words[at + distance] ?? edge;
  const [second, last, next, third] = [by(-2), by(-1), by(1), by(2)];
  return [
    'any',
    `word=${word.key}`,
    `word-1=${last.key}`,
    `word+1=${next.key}`,
    `word-2=${second.key}`,
    `word+2=${third.key}`,
    `stem=${word.stem}`,
    `stem-1=${last.stem}`,
    `stem+1=${next.stem}`,
    `stems-1=${last.stem}|${word.stem}`,
    `stems+1=${word.stem}|${next.stem}`,
    `frame=${last.frame}|${word.frame}|${next.frame}`,
    `frame-2=${second.frame}|${last.frame}|${word.frame}|${next.frame}`,
    `frame+2=${last.frame}|${word.frame}|${next.frame}|${third.frame}`,
    `end=${word.key.slice(-3)}`,
    `end4=${word.key.slice(-4)}`,
    `end-1=${last.key.slice(-3)}`,
    `end+1=${next.key.slice(-3)}`,
    `shape=${shapeOf(word.text)}`,
    `shape=${shapeOf(word.text)}|${at === 0}`,
    `skill=${word.skill}|${word.skillKind}`,
    `skill-1=${last.skill}|${word.skill}`,
    `skill+1=${word.skill}|${next.skill}`,
    `phrase=${word.phrase}`,
    `verb=${word.verb}`,
    `verb-1=${last.verb}|${word.verb}`,
    `verb+1=${word.verb}|${next.verb}`,
    `verbs=${last.verb}|${word.verb}|${next.verb}`,
    `section=${line.kind}|${last.frame}`,
    `section=${line.kind}|${at === 0}`,
    `section=${line.kind}|${signs}`,
    `first=${words[0]?.key}`,
    `closing=${words.at(-1)?.key}`,
    `language=${language}`,
    ...words.slice(Math.max(0, at - mostNear), at).map(({ stem }) => `near=${stem}`),
    ...(['cluster', 'group'] as const).flatMap((kind) => [
      `${kind}=${word[kind]}`,
      `${kind}-1=${last[kind]}`,
      `${kind}+1=${next[kind]}`,
      `${kind}-2=${second[kind]}`,
      `${kind}+2=${third[kind]}`,
      `${kind}s-1=${last[kind]}|${word[kind]}`,
      `${kind}s+1=${word[kind]}|${next[kind]}`,
    ]),
    `groups=${last.group}|${word.group}|${next.group}`,
    `group=${line.kind}|${word.group}`,
    ...ofSentence,
    ...ofSentence.map((feature) => `${feature}&${word.skill}`),
  ];
}
