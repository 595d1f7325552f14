import { joinPath, splitPath } from '@folio/contract/content-path';
import { increasingPlaces, withIds } from '@folio/contract/entry-ids';
import { customEntrySchema, entrySchemas, headEntrySchemas } from '@folio/contract/entry-schemas';
import type { HeadListDefinition, ListDefinition } from '@folio/contract/field-definitions';
import { headDefinitions } from '@folio/contract/head-lists';
import type { ResumeContent } from '@folio/contract/resume-content';
import type { SectionName } from '@folio/contract/section-names';
import { customEntries, type ListSection, listSections } from '@folio/contract/sections';
import { newEntryId } from './document.ts';

/**
 * The lists of entries that the form edits, by content path. Custom sections are a list, and the
 * entries of each of them are one.
 */
export type ListPath = ListSection | InnerList | HeadList;
type InnerList = `customSections/${string}/entries`;
/** A list in the head of the resume. */
type HeadList = `personalInfo/${keyof typeof headDefinitions}`;

/** The fields that all entries have. */
export type Entry = { readonly id: string; readonly place: string } & Readonly<
  Record<string, unknown>
>;

/** The list of a custom section's entries. */
export const innerListOf = (sectionId: string): InnerList =>
  joinPath('customSections', sectionId, 'entries') as InnerList;

/** The custom section of a list; undefined for built-in lists. */
export const sectionIdOf = (list: ListPath): string | undefined =>
  isInner(list) ? splitPath(list)[1] : undefined;

const isInner = (list: ListPath): list is InnerList => list.startsWith('customSections/');

const headOf = (list: ListPath) =>
  Object.values(headDefinitions).find(({ id }) => list === `personalInfo/${id}`);

/** The form definition of a list's entries. */
export const definitionOf = (list: ListPath): ListDefinition | HeadListDefinition =>
  headOf(list) ?? (isInner(list) ? customEntries : listSections[list as ListSection]);

/** The section that contains a list. */
export const sectionOfList = (list: ListPath): SectionName => {
  const [section] = splitPath(list);
  return section as SectionName;
};

const none: readonly Entry[] = [];

export function entriesOf(content: ResumeContent, list: ListPath): readonly Entry[] {
  const head = headOf(list);
  if (head) return content.personalInfo[head.id];
  if (!isInner(list)) return content[list as ListSection];
  const sectionId = sectionIdOf(list);
  return content.customSections.find(({ id }) => id === sectionId)?.entries ?? none;
}

/** The content with a list's entries replaced; they must match the list's schema. */
export function withEntries(
  content: ResumeContent,
  list: ListPath,
  entries: readonly Entry[],
): ResumeContent {
  const head = headOf(list);
  if (head) {
    const personalInfo = { ...content.personalInfo, [head.id]: placed(entries) };
    return { ...content, personalInfo };
  }
  if (!isInner(list)) return { ...content, [list]: placed(entries) };
  const sectionId = sectionIdOf(list);
  const customSections = content.customSections.map((section) =>
    section.id === sectionId ? { ...section, entries: placed(entries) } : section,
  );
  return { ...content, customSections: customSections as ResumeContent['customSections'] };
}

/** Assigns places (fractional indexes) in the order of the entries, changing as few as possible. */
export function placed<T extends { readonly place?: string }>(entries: readonly T[]): readonly T[] {
  const places = increasingPlaces(entries.map(({ place }) => place));
  return entries.map((entry, index) => {
    const place = places[index] ?? entry.place;
    return entry.place === place ? entry : { ...entry, place };
  });
}

/** A new, empty entry of a list. */
export const emptyEntry = (list: ListPath): Entry =>
  schemaOf(list).parse({ id: newEntryId() }) as Entry;

function schemaOf(list: ListPath) {
  const head = headOf(list);
  if (head) return headEntrySchemas[head.id];
  return isInner(list) ? customEntrySchema : entrySchemas[list as ListSection];
}

/** A copy of an entry with new ids, also of its bullets and nested entries. */
export function copyOf(entry: Entry): Entry {
  const { entries, bullets } = entry;
  return withIds(
    {
      ...entry,
      id: newEntryId(),
      place: '',
      ...(Array.isArray(entries) && { entries: entries.map(copyOf) }),
      ...(Array.isArray(bullets) && { bullets: bullets.map((one) => ({ ...one, id: '' })) }),
    },
    newEntryId,
  );
}
