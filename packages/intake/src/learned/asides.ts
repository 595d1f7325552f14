import type { ResumeContent } from '@folio/contract/resume-content';
import { type Line, textOf } from '../layout/model.ts';
import { isContact } from '../vocabulary/addresses.ts';
import type { LabeledEntry, LabeledLines } from './content-of-labels.ts';
import type { LearnedReading } from './learned-reading.ts';
import { entryLists } from './pair-entries.ts';
import type { Segment } from './segments.ts';

/**
 * Appends text of a file's entries that no field took, such as a department or the title of a
 * thesis, to their descriptions, so that nothing is lost and the owner can move it. Entries of
 * `learned` are paired by index. Excludes a heading in the margin, its second line, and a line that
 * another entry has, as when the readers end an entry differently.
 */
export function withAsides(
  content: ResumeContent,
  learned: LearnedReading,
  headings: readonly string[],
): ResumeContent {
  const whole = { ...content };
  const headed = lettersOf([...headings, ...learned.headings].join(' '));
  const all = lettersOf(JSON.stringify(content));
  const file = lettersOf(learned.read.lines.map(textOf).join(' '));
  for (const list of entryLists) {
    const entries = list === 'education' ? learned.found.studies : learned.found.jobs;
    Object.assign(whole, {
      [list]: content[list].map((entry, at) => {
        const entryLetters = lettersOf(JSON.stringify(entry));
        const added = asidesOf(entries[at], learned.read).filter(
          ({ text, line }) =>
            !containsWords(text, entryLetters) &&
            !containsWords(text, headed) &&
            !isRead(learned.read.lines[line], all, file),
        );
        const description = [entry.description, ...added.map(({ text }) => text)]
          .filter(Boolean)
          .join('\n');
        return added.length > 0 ? { ...entry, description } : entry;
      }),
    });
  }
  return whole;
}

/** Texts with fewer letters are symbols, labels or durations. */
const fewestLetters = 4;

/** Returns the texts on an entry's own lines, header included, that consist of words. */
function asidesOf(entry: LabeledEntry | undefined, { segments }: LabeledLines): Segment[] {
  const parts = [...Object.values(entry?.slots ?? {}), ...(entry?.items ?? [])];
  if (parts.length === 0) return [];
  const first = Math.min(...parts.map((part) => part.first));
  const last = Math.max(...parts.map((part) => part.last));
  return segments
    .slice(first, last + 1)
    .filter(({ text, isDate }) => !isDate && !/\d/.test(text) && !isContact(text))
    .filter(({ text }) => lettersOf(text).length >= fewestLetters && !isScheme.test(text));
}

/** The scheme of a web address, which is a segment of its own before '://'. */
const isScheme = /^(?:https?|ftp|mailto)$/i;

/** A line with fewer letters may occur in several fields. */
const fewestOfLine = 20;

/**
 * Whether a line was read verbatim, as often as it occurs in the file: two jobs may be in similarly
 * named departments.
 */
function isRead(line: Line | undefined, all: string, file: string): boolean {
  const letters = line ? lettersOf(textOf(line)) : '';
  if (letters.length < fewestOfLine || !all.includes(letters)) return false;
  return all.split(letters).length >= file.split(letters).length;
}

/**
 * Whether all words of a text were read, possibly in several fields, such as a degree and its
 * field.
 */
const containsWords = (text: string, letters: string): boolean =>
  wordsOf(text).every((word) => letters.includes(lettersOf(word)));

const wordsOf = (text: string): string[] =>
  text.split(/[^\p{L}\p{M}]+/u).filter((word) => word.length > 3);

const lettersOf = (text: string): string => text.toLowerCase().replace(/[^\p{L}\p{M}]/gu, '');
