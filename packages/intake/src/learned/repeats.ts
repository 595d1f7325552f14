import type { ResumeContent } from '@folio/contract/resume-content';
import { textOf } from '../layout/model.ts';
import type { Joined, Pair } from './pair-entries.ts';

/** A text of fewer letters, such as a town's name, may rightly stand in several fields. */
const fewestLetters = 20;

/** Fields with texts of their own; an employer or a degree may be that of several entries. */
const ofText =
  /\b(?:summary|description|text|value|interests|technologies|title|subtitle|name|language)$|^personalInfo\.location$/;

/**
 * Removes what was taken from the model where the rules have put the same text of the file: into a
 * hobby what is the summary, into one job what is told of another. Each text comes out once.
 */
export function withoutRepeats(joined: Joined, { rules, learned }: Pair): Joined {
  const before = textsIn(rules.content);
  // What stands as the person's place is no summary and no other detail, whoever read it.
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
    // What is parted by the lines beside it, as in a table, is counted by its beginning.
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

/** Returns a text without the lines of it that others have. */
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

/** Whether an entry, or a section of entries, says nothing any more. */
function isVoid(value: unknown): boolean {
  if (Array.isArray(value)) return value.every(isVoid);
  if (typeof value !== 'object' || value === null) return value === '' || typeof value !== 'string';
  if ('entries' in value) return isVoid(value.entries);
  return Object.entries(value).every(
    ([name, one]) => name === 'id' || name === 'place' || isVoid(one),
  );
}

const lettersOf = (text: string): string => text.toLowerCase().replace(/[^\p{L}\p{M}]/gu, '');
