import { type Bullet, bulletLines, bulletsFromLines } from '@folio/contract/bullets';
import { type EditorForm, EditorForm as FormSchema } from '@folio/contract/editor-form';
import { CustomEntry } from '@folio/contract/resume-content';
import { type ListName, newEntryId } from './document.ts';

/**
 * Every list of entries that the form edits. The sections that a person adds are a list themselves,
 * and the entries of each of them are one, named after it.
 */
export type ListKey = ListName | 'customSections' | CustomList;
export type CustomList = `custom/${string}`;

/** An entry, read as what entries have in common: texts (or lines of text) by field name. */
export type EntryTexts = { readonly id?: string | undefined } & Readonly<Record<string, unknown>>;

const customPrefix = 'custom/';
export const customListOf = (sectionId: string): CustomList => `${customPrefix}${sectionId}`;

/** The section that a list holds the entries of; undefined for lists that every form has. */
export const sectionIdOf = (list: ListKey): string | undefined =>
  isCustom(list) ? list.slice(customPrefix.length) : undefined;

const isCustom = (list: ListKey): list is CustomList => list.startsWith(customPrefix);

const none: readonly EntryTexts[] = [];

export function entriesOf(form: EditorForm, list: ListKey): readonly EntryTexts[] {
  if (!isCustom(list)) return form[list];
  const section = form.customSections.find(({ id }) => id === sectionIdOf(list));
  return section?.entries ?? none;
}

/** What of a form holds the list, with these entries in it. They have to be entries of that list. */
export function partWith(
  form: EditorForm,
  list: ListKey,
  entries: readonly EntryTexts[],
): Partial<EditorForm> {
  if (!isCustom(list)) return { [list]: entries };
  const id = sectionIdOf(list);
  const sections = form.customSections.map((section) =>
    section.id === id ? { ...section, entries } : section,
  );
  return { customSections: sections as EditorForm['customSections'] };
}

/** A new, empty entry of a list. */
export function emptyEntry(list: ListKey): EntryTexts {
  const id = newEntryId();
  if (isCustom(list)) return CustomEntry.parse({ id });
  const [entry] = FormSchema.parse({ [list]: [{ id }] })[list];
  if (!entry) throw new Error(`The form has no list ${list}`);
  return entry;
}

/** The same entry under another id; so are the entries within it. */
export function copyOf(entry: EntryTexts): EntryTexts {
  const { entries } = entry;
  const copy = { ...entry, id: newEntryId() };
  return Array.isArray(entries) ? { ...copy, entries: entries.map(copyOf) } : copy;
}

/** Bullet points that are stored as lines are edited as one text. */
export function textOfField(value: unknown): string {
  if (Array.isArray(value)) return bulletLines(value as Bullet[]);
  return typeof value === 'string' ? value : '';
}

/** What a field holds once `text` is written into it, of the kind that it held before. */
export const fieldOf = (before: unknown, text: string): string | Bullet[] =>
  Array.isArray(before) ? bulletsFromLines(text, before as Bullet[]) : text;
