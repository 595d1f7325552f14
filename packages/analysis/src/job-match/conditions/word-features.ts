import { feature } from '../learned/feature-hash.ts';
import type { NeedWord } from '../learned/need-words.ts';
import { edge } from '../learned/word-features.ts';

/** How many words before and after a word are features regardless of their position. */
const mostBefore = 6;
const mostBehind = 5;
/** How many of the nearest words are features by their position. */
const placed = 2;
/**
 * Length of the word beginnings used as features, which say more than endings: 'Führerausweis',
 * 'Führerschein'.
 */
const start = 5;

/** Returns features of a word: its form, what is known of it, and the words around it. */
export function wordFeatures(words: readonly NeedWord[], at: number): number[] {
  const word = words[at];
  if (!word) return [];
  const by = (distance: number) => words[at + distance] ?? edge;
  const [second, last, next, third] = [by(-2), by(-1), by(1), by(2)];
  const before = words.slice(Math.max(0, at - mostBefore), Math.max(0, at - placed));
  const behind = words.slice(at + placed + 1, at + mostBehind + 1);
  return [
    feature`any`,
    feature`word=${word.key}`,
    feature`word-1=${last.key}`,
    feature`word+1=${next.key}`,
    feature`stem=${word.stem}`,
    feature`stem-2=${second.stem}`,
    feature`stem+2=${third.stem}`,
    feature`stems-1=${last.stem}|${word.stem}`,
    feature`stems+1=${word.stem}|${next.stem}`,
    feature`frame=${last.frame}|${word.frame}|${next.frame}`,
    feature`start4=${word.key.slice(0, start - 1)}`,
    feature`start=${word.key.slice(0, start)}`,
    feature`start-1=${last.key.slice(0, start)}`,
    feature`start+1=${next.key.slice(0, start)}`,
    feature`end=${word.key.slice(-3)}`,
    feature`end4=${word.key.slice(-4)}`,
    feature`shape=${word.shape}`,
    feature`skill=${word.skill}|${word.skillKind}`,
    feature`cluster=${word.cluster}`,
    feature`cluster-1=${last.cluster}`,
    feature`cluster+1=${next.cluster}`,
    feature`group=${word.group}`,
    feature`group-1=${last.group}`,
    feature`group+1=${next.group}`,
    feature`group-2=${second.group}`,
    feature`group+2=${third.group}`,
    feature`groups-1=${last.group}|${word.group}`,
    feature`groups+1=${word.group}|${next.group}`,
    ...(/\d/.test(word.key) ? [feature`digits=${word.key.replace(/\d/g, '9')}`] : []),
    ...before.map(({ stem }) => feature`near=${stem}`),
    ...behind.map(({ stem }) => feature`ahead=${stem}`),
  ];
}
