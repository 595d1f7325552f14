import { readTable } from '@folio/tables/read-table';
import { verbOf } from '../text/verbs.ts';
import { wordsOfKind } from '../text/words.ts';
import { guardWords } from './guard-words.ts';

export interface Word {
  text: string;
  lower: string;
  root: string;
  start: number;
  end: number;
  opensSentence: boolean;
}

const wordPattern = /[\p{L}\p{N}][\p{L}\p{M}\p{N}]*(?:['’.+#&]?[\p{L}\p{M}\p{N}]+)*(?:\+\+|#)?/gu;
const opening = /$(?<=(?:^|[.!?:•\n]["')\]]*)[\s\-–—•*]*)/u;

export function readWords(text: string): Word[] {
  const words: Word[] = [];
  for (const match of text.matchAll(wordPattern)) {
    const start = match.index;
    const before = text.slice(Math.max(0, start - 8), start);
    const opensSentence = start < 8 ? opening.test(before) : opening.test(before.slice(1));
    const written = match[0].replace(/['’]s$/u, '');
    words.push({
      text: written,
      lower: written.toLowerCase(),
      root: rootOf(written),
      start,
      end: start + written.length,
      opensSentence,
    });
  }
  return words;
}

/** Roots of words whose endings do not show them. */
const irregular = guardWords('root');

/** Endings that words of one root differ by, longest first. */
const suffixes = [...guardWords('suffix').keys()].sort((one, other) => other.length - one.length);

/**
 * A stemmer: maps the forms of a word, such as 'migrating' and 'migration', to approximately one
 * root. A known verb becomes its base form; otherwise the longest suffix that leaves three letters
 * is cut, as in J. B. Lovins' stemmer (1968). The root need not be a word, only equal for related
 * words.
 */
export function rootOf(word: string): string {
  const lower = word.toLowerCase();
  const verb = verbOf(lower)?.base ?? lower;
  return stripped(irregular.get(verb) ?? verb);
}

function stripped(lower: string): string {
  for (const ending of suffixes) {
    if (lower.length - ending.length >= 3 && lower.endsWith(ending)) {
      if (ending === 's' && !lower.endsWith('ss')) return stripped(lower.slice(0, -1));
      return undouble(lower.slice(0, -ending.length));
    }
  }
  return lower;
}

const undouble = (root: string) =>
  root.replace(/([bdgklmnprt])\1$/, '$1').replace(/(?<=...)[ei]$/, '');

const functionWords = wordsOfKind('function');

export const isStopWord = (lower: string): boolean => functionWords.has(lower);

const synonymGroups = readTable(new URL('./synonyms.tsv', import.meta.url), { terms: 'text' });

const groupsOf = new Map<string, string[]>();
for (const { terms } of synonymGroups) {
  const roots = terms.split(' ').map(rootOf);
  for (const root of roots) groupsOf.set(root, [...(groupsOf.get(root) ?? []), ...roots]);
}

/** The roots that may replace this one in a rewrite without adding a fact. */
export const synonymsOf = (root: string): readonly string[] => groupsOf.get(root) ?? [];
