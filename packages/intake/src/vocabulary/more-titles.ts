import { moreSections } from '@folio/contract/section-names';
import { patternTable } from '@folio/tables/pattern-table';

export type MoreSection = (typeof moreSections)[number];

const kinds = [...moreSections, 'other'] as const;
const patterns = patternTable(new URL('./more-titles.tsv', import.meta.url), kinds);
const titles = kinds.map(
  (kind) => [kind, new RegExp(`(?<!\\p{L})(?:${patterns[kind]})(?!\\p{L})`, 'iu')] as const,
);

const alone = new RegExp(`^(?:${moreSections.map((kind) => patterns[kind]).join('|')})$`, 'iu');

/** Whether a text is the title of such a section and nothing else. */
export const isMoreTitle = (text: string): boolean => alone.test(text.replace(/:$/, '').trim());

/**
 * Returns which of the rarer sections a title names: 'Selected Publications' are publications.
 * Undefined if a title names several, or something else as well, since the text below 'Awards &
 * Activities' cannot be separated by it.
 */
export function moreSectionOf(title: string): MoreSection | undefined {
  const named = titles.flatMap(([kind, pattern]) => (pattern.test(title) ? [kind] : []));
  const [kind] = named;
  return named.length > 1 || kind === 'other' ? undefined : kind;
}

/**
 * Returns the rarer section of a title whose kind is already known as a heading: 'Courses &
 * Certifications' keeps that kind.
 */
export function moreSectionBeside(kind: string, title: string): MoreSection | undefined {
  if (kind !== 'custom' && kind !== 'certifications') return undefined;
  const named = moreSectionOf(title);
  const isOther =
    kind === 'certifications' && (named !== 'courses' || /certif|zertif|licen/i.test(title));
  return isOther ? undefined : named;
}
