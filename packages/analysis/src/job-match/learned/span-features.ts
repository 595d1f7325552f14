import type { Segment } from '@folio/crf/semi-crf';
import type { Line } from '../advertisement-lines.ts';
import { feature } from './feature-hash.ts';
import type { NeedWord } from './need-words.ts';
import { edge } from './word-features.ts';

const isSeparator = ({ key }: Pick<NeedWord, 'key'>): boolean => /^[,;:·•().|/–—-]$/.test(key);

/** The words of longer spans hardly ever occur together twice. */
const longestText = 4;

/**
 * Returns features of a span as a whole: its length, how it begins and ends, the words on either
 * side, and whether it is a whole list item or the whole text between two commas.
 */
export function spanFeatures(
  words: readonly NeedWord[],
  { first, end }: Segment,
  { kind, isItem }: Line,
): number[] {
  const inner = words.slice(first, end);
  const [opening = edge, closing = edge] = [inner[0], inner.at(-1)];
  const [before, behind] = [words[first - 1] ?? edge, words[end] ?? edge];
  const length = end - first;
  const content = inner.filter(({ frame }) => frame === '_').length;
  const begins = first === 0 || isSeparator(before);
  const ends = end === words.length || isSeparator(behind);
  const isWhole =
    isItem &&
    first === 0 &&
    (end === words.length || (end === words.length - 1 && isSeparator(behind)));
  const features = [
    feature`length=${length}`,
    feature`length=${length}|${isItem}`,
    feature`length=${length}|${kind}`,
    feature`content=${content}|${length}`,
    feature`separator=${inner.some(isSeparator)}`,
    feature`around=${before.frame}|${behind.frame}`,
    feature`around=${before.frame}|${behind.frame}|${length}`,
    feature`frames=${inner.map(({ frame }) => frame).join(' ')}`,
    feature`stems=${opening.stem}|${closing.stem}`,
    feature`verbs=${inner.map(({ verb, frame }) => verb || frame).join(' ')}`,
    feature`left=${before.stem}|${length}`,
    feature`skills=${inner.map(({ skill }) => skill).join('')}|${behind.skill}`,
    feature`whole=${isWhole}|${length}`,
    feature`edges=${begins}|${ends}|${length}`,
    feature`groups=${opening.group}|${closing.group}`,
    feature`groups=${opening.group}|${closing.group}|${length}`,
    feature`beside=${before.group}|${behind.group}`,
  ];
  if (length > longestText) return features;
  return [
    ...features,
    feature`text=${inner.map(({ stem }) => stem).join(' ')}`,
    feature`group=${inner.map(({ group }) => group).join(' ')}`,
  ];
}
