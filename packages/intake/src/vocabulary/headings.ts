import { patternTable } from '@folio/tables/pattern-table';
import { readTable } from '@folio/tables/read-table';
import { isMoreTitle } from './more-titles.ts';

const sectionKinds = [
  'contact',
  'summary',
  'work',
  'education',
  'skills',
  'projects',
  'certifications',
  'languages',
  'interests',
  'custom',
] as const;
/** The content of a section. 'custom' is one that keeps its own title in the content. */
export type SectionKind = (typeof sectionKinds)[number];

/** Section headings in the languages that readers write most. */
const headings = readTable(new URL('./headings.tsv', import.meta.url), {
  kind: sectionKinds,
  language: 'text',
  term: 'text',
});

/**
 * Reduces a text to letters without accents, so that 'E D U C A T I O N' and 'Éducation:' are also
 * found.
 */
const headingKey = (text: string): string =>
  text
    .normalize('NFD')
    .toLowerCase()
    .replaceAll('&', 'and')
    .replace(/[^\p{L}\p{Mc}]/gu, '')
    .replace(/[\u0300-\u036f]/g, '');

const kinds = new Map(headings.map(({ kind, term }) => [headingKey(term), kind]));

/** Words that add nothing to a section's own name. */
const plainWords =
  /^(?:my|key|core|main|relevant|recent|selected|general|professional|formal|career)\s+/i;
const plainBehind = /(?<!\s)\s+(?:summary|overview|snapshot|details|record|section)$/i;

/** Returns the section that these words announce, or undefined if they are not a known heading. */
export function headingKind(text: string): SectionKind | undefined {
  if (text.length > 60) return undefined;
  const kind = kinds.get(headingKey(text)) ?? joinedKind(text) ?? qualifiedKind(text);
  return kind ?? (isMoreTitle(text) ? 'custom' : undefined);
}

/** 'Profile Summary', 'My Experience', 'Relevant Work Experience'. */
function qualifiedKind(text: string): SectionKind | undefined {
  const before = text.replace(plainWords, '');
  const behind = text.replace(plainBehind, '');
  const core = [before, behind].find((one) => one !== text);
  const kind = core === undefined ? undefined : kinds.get(headingKey(core));
  return kind === 'custom' ? undefined : kind;
}

/**
 * Returns the first of two known headings: 'Skills & Languages', 'Education and Certifications'.
 */
function joinedKind(text: string): SectionKind | undefined {
  const parts = text.split(/(?<!\s)\s+(?:&|and|und|et|y|e|\/|\+)\s+|,\s+/i);
  if (parts.length < 2) return undefined;
  const found = parts.map((part) => kinds.get(headingKey(part)));
  if (!found.every((kind) => kind !== undefined)) return undefined;
  return found.find((kind) => kind !== 'custom') ?? 'custom';
}

/**
 * Topics of heading words in several languages, which are enough for a line that looks like a
 * heading.
 */
const patterns = patternTable(new URL('./heading-topics.tsv', import.meta.url), sectionKinds);
/**
 * A summary, and topics without a section of their own, take precedence over other topics of a
 * phrase.
 */
const decisive = ['summary', 'custom'] as const;
const topics: readonly (readonly [SectionKind, RegExp])[] = [
  ...decisive,
  ...sectionKinds.filter((kind) => kind !== 'summary' && kind !== 'custom'),
].map((kind) => [kind, new RegExp(`\\b(?:${patterns[kind]})\\b`, 'giu')]);

const mostWords = 6;

/**
 * Returns the section that a line announces, by the topics of its words: 'Selected Professional
 * Experience', 'Things I am good at'. If a phrase has two topics, the last counts ('Work Skills');
 * of two phrases, the first counts ('Training & Education').
 */
export function looseKind(text: string): SectionKind | undefined {
  const words = text.trim().split(/\s+/);
  if (words.length > mostWords || text.length > 45 || /\d{3}|@/.test(text)) return undefined;
  const kind = phraseKind(text);
  if (kind) return kind;
  if (leftover.test(text)) return 'custom';
  return /\bdetails\b/i.test(text) ? 'contact' : undefined;
}

/** Words for left-over text have no topic, unless they name one: 'Other Experience'. */
const leftover = /\b(?:additional|miscellaneous|other)\b/i;

const phraseKind = (text: string): SectionKind | undefined => topicsOf(text)[0];

/** Returns the topics of all phrases of a heading. */
export const topicsOf = (text: string): SectionKind[] =>
  text
    .split(/(?<!\s)\s+(?:&|and|und|et|y|e|en|og|och|i|\+)\s+|[,/|]/iu)
    .flatMap((phrase) => topicOf(phrase) ?? []);

function topicOf(phrase: string): SectionKind | undefined {
  let best: { kind: SectionKind; at: number } | undefined;
  for (const [kind, pattern] of topics) {
    const at = lastIndexOf(phrase, pattern);
    if (at < 0) continue;
    if (kind === 'summary' || kind === 'custom') return kind;
    if (!best || at > best.at) best = { kind, at };
  }
  return best?.kind;
}

const lastIndexOf = (text: string, pattern: RegExp): number =>
  [...text.matchAll(pattern)].at(-1)?.index ?? -1;
