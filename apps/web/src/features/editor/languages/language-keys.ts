import { joinPath } from '@folio/contract/content-path';
import type { ResumeContent } from '@folio/contract/resume-content';
import { partsOf } from '@folio/operations/languages/parts';
import { fieldOfPath } from '../fields/field-paths.ts';
import { entryPath, type FieldRef, textOf } from '../fields/field-ref.ts';
import { describePath, describePlace } from '../saving/describe-fields.ts';
import type { VersionNote } from './language-store.ts';
import { languagesCopy } from './languages.copy.ts';

/** The key of the part that a field edits, as language notes name it. */
export function languageKeyOf(field: FieldRef): string {
  if (field.list === null)
    return field.field === 'interests' ? field.field : `personalInfo/${field.field}`;
  const path = `${entryPath(field.list, field.id)}/${field.field}`;
  return field.item === undefined ? path : `${path}/${joinPath(field.item)}/text`;
}

/**
 * The field that edits a part; undefined for parts without one: an entry, an order, or hidden
 * parts.
 */
export function fieldOfKey(content: ResumeContent, key: string): FieldRef | undefined {
  const field = fieldOfPath(content, key);
  return field && languageKeyOf(field) === key ? field : undefined;
}

const flagPattern = /\/(isHidden|sameEmployer)$/;

/** A note's place in words: 'Experience, Acme: second bullet'. */
export const placeOfNote = (content: ResumeContent, note: VersionNote): string =>
  describePath(...pathOfNote(content, note));

/** The same in two parts, for lists in which many notes concern one entry. */
export const placePartsOf = (content: ResumeContent, note: VersionNote) =>
  describePlace(...pathOfNote(content, note));

function pathOfNote(content: ResumeContent, { key, kind, from }: VersionNote) {
  const side = kind === 'added' ? from.resume.content : content;
  const path = key.replace('#order', '').replace(/(\/bullets\/[^/]+)\/isHidden$/, '$1');
  return [{ content: side }, path] as const;
}

/** A part's value in words. */
export function wordsOfPart(content: ResumeContent, { key, kind }: VersionNote): string {
  const parts = partsOf(content);
  const value = parts.get(key)?.value ?? '';
  if (kind === 'order') return '';
  const [, flag] = flagPattern.exec(key) ?? [];
  if (flag === 'isHidden') return languagesCopy.hidden(value === 'true');
  if (flag === 'sameEmployer') return languagesCopy.sameEmployer(value === 'true');
  const field = fieldOfKey(content, key);
  // A bullet's field is the whole list.
  if (field) return field.list !== null && field.item ? value : textOf(content, field);
  if (kind !== 'added' && kind !== 'removed') return value;
  const below = [...parts].filter(([path, part]) => path.startsWith(`${key}/`) && hasText(part));
  return below
    .slice(0, 4)
    .map(([, part]) => part.value)
    .join(' · ');
}

const hasText = ({ kind, value }: { kind: string; value: string }) =>
  value !== '' && (kind === 'text' || (kind === 'fact' && !/^(?:\{|true$|false$)/.test(value)));
