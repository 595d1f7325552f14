import type { NeedWord } from '../learned/need-words.ts';
import { edge, shapeOf } from '../learned/word-features.ts';

/** How many words before and behind a word are among its features wherever they stand. */
const mostBefore = 6;
const mostBehind = 5;
/** The nearest ones are features by their place. */
const placed = 2;
/** How words begin says more than how they end in 'Führerausweis' and 'Führerschein'. */
const start = 5;

/** Returns features of a word: its form, what is known of it, and the words around it. */
export function wordFeatures(words: readonly NeedWord[], at: number): string[] {
  const word = words[at];
  if (!word) return [];
  const by = (distance: number) => words[at + distance] ?? edge;
  const [second, last, next, third] = [by(-2), by(-1), by(1), by(2)];
  const before = words.slice(Math.max(0, at - mostBefore), Math.max(0, at - placed));
  const behind = words.slice(at + placed + 1, at + mostBehind + 1);
  return [
    'any',
    `word=${word.key}`,
    `word-1=${last.key}`,
    `word+1=${next.key}`,
    `stem=${word.stem}`,
    `stem-2=${second.stem}`,
    `stem+2=${third.stem}`,
    `stems-1=${last.stem}|${word.stem}`,
    `stems+1=${word.stem}|${next.stem}`,
    `frame=${last.frame}|${word.frame}|${next.frame}`,
    `start4=${word.key.slice(0, start - 1)}`,
    `start=${word.key.slice(0, start)}`,
    `start-1=${last.key.slice(0, start)}`,
    `start+1=${next.key.slice(0, start)}`,
    `end=${word.key.slice(-3)}`,
    `end4=${word.key.slice(-4)}`,
    `shape=${shapeOf(word.text)}`,
    `skill=${word.skill}|${word.skillKind}`,
    `cluster=${word.cluster}`,
    `cluster-1=${last.cluster}`,
    `cluster+1=${next.cluster}`,
    `group=${word.group}`,
    `group-1=${last.group}`,
    `group+1=${next.group}`,
    `group-2=${second.group}`,
    `group+2=${third.group}`,
    `groups-1=${last.group}|${word.group}`,
    `groups+1=${word.group}|${next.group}`,
    ...(/\d/.test(word.key) ? [`digits=${word.key.replace(/\d/g, '9')}`] : []),
    ...before.map(({ stem }) => `near=${stem}`),
    ...behind.map(({ stem }) => `ahead=${stem}`),
  ];
}
