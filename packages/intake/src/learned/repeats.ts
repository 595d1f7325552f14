import type { ResumeContent } from '@folio/contract/resume-content';
import { textOf } from '../layout/model.ts';
import type { Joined, Pair } from './pair-entries.ts';

/** A text with fewer letters, such as a town's name, may legitimately occur in several fields. */
const fewestLetters = 20;

/** Fields with texts of their own. An employer or a degree may occur in several entries. */
const ofText =
  /\b(?:summary|description|text|value|interests|technologies|title|subtitle|name|language)$|^personalInfo\.location$/;

/**
 * Removes a text that the rules read into one field if the model's reading has it in another: a
 * hobby that is part of the summary, or a line of one job that belongs to another. Each text of the
 * file is kept once.
 */
export function withoutRepeats(joined: Joined, { rules, learned }: Pair): Joined {
  const before = textsIn(rules.content);
  // Whichever reader found the person's place, the same text is removed from a summary or another
  // detail.
  before.delete('personalInfo.location');
  const taken = [...textsIn(joined.content)]
    .filter(([path, text]) => before.get(path) !== text)
    .map(([, text]) => lettersOf(text))
    .filter((letters) => letters.length >= fewestLetters)
    .join('\n');
  if (taken === '') return joined;
  const file = lettersOf(learned.read.lines.map(textOf).join(' '));
  const timesOf = (letters: string): number => file.split(letters).length - 1;
  const isRepeat = (line: string): boolean => {
    const letters = lettersOf(line);
    if (letters.length < fewestLetters || !taken.includes(letters)) return false;
    // A text interrupted by adjacent lines, as in a table, is counted by its beginning.
    return (timesOf(letters) || timesOf(letters.slice(0, fewestLetters))) <= 1;
  };
  const shortened: string[] = [];
  const prune = (value: unknown, path: string): unknown => {
    if (typeof value === 'string')
      return before.get(path) === value ? without(value, isRepeat) : value;
    if (Array.isArray(value)) {
      const kept = value
        .map((one, at) => ({ one, left: prune(one, `${path}[${at}]`) }))
        .filter(({ one, left }) => isVoid(one) || !isVoid(left));
      if (kept.length < value.length) shortened.push(`${path}[`);
      return kept.map(({ left }) => left);
    }
    if (typeof value !== 'object' || value === null) return value;
    return Object.fromEntries(
      Object.entries(value).map(([name, one]) => [name, prune(one, under(path, name))]),
    );
  };
  const content = prune(joined.content, '') as ResumeContent;
  const left = textsIn(content);
  const fields = joined.fields.filter(
    ({ path, value }) =>
      left.get(path) === value || !shortened.some((list) => path.startsWith(list)),
  );
  return { ...joined, content, fields };
}

/** Returns a text without the lines that repeat others. */
const without = (text: string, isRepeat: (line: string) => boolean): string => {
  const lines = text.split('\n');
  const own = lines.filter((line) => !isRepeat(line));
  return own.length < lines.length ? own.join('\n').trim() : text;
};

const under = (path: string, name: string): string => (path === '' ? name : `${path}.${name}`);

/** Returns the texts of a content by their paths. */
const textsIn = (content: ResumeContent): Map<string, string> =>
  new Map([...stringsIn(content, '')].filter(([path]) => ofText.test(path)));

function* stringsIn(value: unknown, path: string): Generator<[string, string]> {
  if (typeof value === 'string') yield [path, value];
  if (typeof value !== 'object' || value === null) return;
  for (const [key, one] of Object.entries(value))
    yield* stringsIn(one, Array.isArray(value) ? `${path}[${key}]` : under(path, key));
}

/** Whether an entry, or a section of entries, has no content left. */
function isVoid(value: unknown): boolean {
  if (Array.isArray(value)) return value.every(isVoid);
  if (typeof value !== 'object' || value === null) return value === '' || typeof value !== 'string';
  if ('entries' in value) return isVoid(value.entries);
  return Object.entries(value).every(
    ([name, one]) => name === 'id' || name === 'place' || isVoid(one),
  );
}

const lettersOf = (text: string): string => text.toLowerCase().replace(/[^\p{L}\p{M}]/gu, '');
