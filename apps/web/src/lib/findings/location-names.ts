import type { Finding } from '@folio/contract/ai-answers';
import { readField } from '@folio/contract/content-fields';
import { parsePath, textAt } from '@folio/contract/content-path';
import type { ResumeContent } from '@folio/contract/resume-content';
import { sections } from '@folio/contract/sections';
import { t } from '../words/words.ts';

export type Quote = { before: string; marked: string; after: string };

const contextCharacters = 90;

/** A range in a text of the content; start = end means the whole text. */
type Span = { path: string; start: number; end: number };

/** The text of a finding with its context; undefined where the finding is about no text. */
export function quoteOf(content: ResumeContent, { path, start, end }: Span): Quote | undefined {
  const text = textAt(content, path);
  if (!text?.trim()) return undefined;
  const isOnField = end <= start || end - start >= text.length;
  if (isOnField) return { before: '', marked: '', after: shortened(text, 'end', 2) };
  return {
    before: shortened(text.slice(0, start), 'start'),
    marked: text.slice(start, end),
    after: shortened(text.slice(end), 'end'),
  };
}

/** A text with a range replaced, or the whole text if there is no range. */
export function rewritten(
  content: ResumeContent,
  { path, start, end }: Span,
  rewrite: string,
): string {
  const text = textAt(content, path) ?? '';
  return end > start ? text.slice(0, start) + rewrite + text.slice(end) : rewrite;
}

function shortened(text: string, side: 'start' | 'end', share = 1): string {
  const most = contextCharacters * share;
  if (text.length <= most) return text;
  if (side === 'end') return `${text.slice(0, most).replace(/\s+\S*$/u, '')} …`;
  return `… ${text.slice(-contextCharacters).replace(/^\S*\s+/u, '')}`;
}

/** A path in words: 'Experience · Engineer · bullet 3'. */
export function locationName(content: ResumeContent, path: string): string {
  const location = parsePath(path);
  if (!location) return t('The whole resume');
  const { section, entry, innerEntry, field, item } = location;
  const { label, fields } = sections[section];
  if (section === 'personalInfo')
    return fields.find(({ stored }) => field && stored.includes(field))?.label ?? label;
  if (section === 'interests' || entry === undefined) return label;
  const list: readonly Entry[] = content[section];
  const index = list.findIndex(({ id }) => id === entry);
  const inner = list[index]?.entries?.find(({ id }) => id === innerEntry);
  const name = (inner && nameOf(inner)) || (list[index] && nameOf(list[index]));
  const bullet = (inner ?? list[index])?.bullets?.findIndex(({ id }) => id === item) ?? -1;
  if (index < 0) return label;
  const words = [
    label,
    name || (list.length > 1 ? t('entry {number}', { number: index + 1 }) : ''),
    bullet < 0 ? '' : t('bullet {number}', { number: bullet + 1 }),
  ];
  return words.filter(Boolean).join(' · ');
}

type Entry = { id: string; bullets?: readonly { id: string }[]; entries?: readonly Entry[] };

const nameFields = ['position', 'degree', 'name', 'category', 'language', 'title'];
const otherNames = ['company', 'institution'];

const nameOf = (entry: object): string | undefined =>
  [...nameFields, ...otherNames]
    .map((field) => readField(entry, { id: field, kind: 'text' }))
    .find((text) => text.trim() !== '');

/**
 * Findings of one check with the same message, joined into one note with the sum of their points.
 */
export type Note = { check: string; message: string; points: number; findings: Finding[] };

const firstCount = 3;

/**
 * Sorts notes by points: `first` has the best of up to three different checks, `rest` all others.
 */
export function notesOf(findings: readonly Finding[]): { first: Note[]; rest: Note[] } {
  const notes = grouped(findings).toSorted((a, b) => b.points - a.points);
  const kinds = notes.map(({ check }) => check);
  const first = notes
    .filter(({ check }, index) => kinds.indexOf(check) === index)
    .slice(0, firstCount);
  return { first, rest: notes.filter((note) => !first.includes(note)) };
}

function grouped(findings: readonly Finding[]): Note[] {
  const notes = new Map<string, Note>();
  for (const finding of findings) {
    const { check, message, points } = finding;
    const key = `${check} ${message}`;
    const known = notes.get(key) ?? { check, message, points: 0, findings: [] };
    known.points += points;
    known.findings.push(finding);
    notes.set(key, known);
  }
  return [...notes.values()];
}
