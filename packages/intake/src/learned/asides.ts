import type { ResumeContent } from '@folio/contract/resume-content';
import { isContact } from '../vocabulary/addresses.ts';
import type { LabelledEntry, LabelledLines } from './content-of-labels.ts';
import type { LearnedReading } from './learned-reading.ts';
import { entryLists } from './pair-entries.ts';

/**
 * A content with what the entries of its file say and no field took, a department or the name of a thesis,
 * below what is said of them: its owner moves it, and loses nothing. `learned` has the same entries in the
 * same places. A heading in the margin is no aside, nor is the second line of one.
 */
export function withAsides(
  content: ResumeContent,
  learned: LearnedReading,
  headings: readonly string[],
): ResumeContent {
  const whole = { ...content };
  const headed = lettersOf([...headings, ...learned.headings].join(' '));
  for (const list of entryLists) {
    const entries = list === 'education' ? learned.found.studies : learned.found.jobs;
    Object.assign(whole, {
      [list]: content[list].map((entry, at) => {
        const said = lettersOf(JSON.stringify(entry));
        const added = asidesOf(entries[at], learned.read).filter(
          (text) => !isSaid(text, said) && !isSaid(text, headed),
        );
        const description = [entry.description, ...added].filter(Boolean).join('\n');
        return added.length > 0 ? { ...entry, description } : entry;
      }),
    });
  }
  return whole;
}

/** Fewer are a sign, a label, or how long it took. */
const fewestLetters = 4;

/** What stands in an entry's own lines, headers and all, as far as it is words. */
function asidesOf(entry: LabelledEntry | undefined, { segments }: LabelledLines): string[] {
  const parts = [...Object.values(entry?.slots ?? {}), ...(entry?.items ?? [])];
  if (parts.length === 0) return [];
  const first = Math.min(...parts.map((part) => part.first));
  const last = Math.max(...parts.map((part) => part.last));
  return segments
    .slice(first, last + 1)
    .filter(({ text, isDate }) => !isDate && !/\d/.test(text) && !isContact(text))
    .map(({ text }) => text)
    .filter((text) => lettersOf(text).length >= fewestLetters);
}

/** A degree and its field are told apart: each word of the text, and not all of it. */
const isSaid = (text: string, said: string): boolean =>
  wordsOf(text).every((word) => said.includes(lettersOf(word)));

const wordsOf = (text: string): string[] =>
  text.split(/[^\p{L}\p{M}]+/u).filter((word) => word.length > 3);

const lettersOf = (text: string): string => text.toLowerCase().replace(/[^\p{L}\p{M}]/gu, '');
