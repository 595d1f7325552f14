import {
  type ContentLocation,
  formatPath,
  joinPath,
  parsePath,
} from '@folio/contract/content-path';
import type { ResumeContent } from '@folio/contract/resume-content';
import { sections } from '@folio/contract/sections';
import { definitionOf, entriesOf, innerListOf, type ListPath } from '../store/lists.ts';
import { entryPath, type FieldRef, fieldOf, type TabId, tabOfSection } from './field-ref.ts';

/** The field that edits a path of the content; undefined if there is none. */
export function fieldOfPath(content: ResumeContent, path: string): FieldRef | undefined {
  const location = parsePath(path);
  if (!location) return undefined;
  const { section, list: headList, entry, innerEntry, field, item } = location;
  if (section === 'interests') return { list: null, field: section };
  if (section === 'personalInfo' && headList)
    return fieldInList(content, `${section}/${headList}`, location);
  if (section === 'personalInfo') {
    const { fields } = sections.personalInfo;
    const known = fields.find(
      ({ id, stored }) => field === undefined || id === field || stored.includes(field),
    );
    return known && { list: null, field: known.id };
  }
  const isInner = entry !== undefined && innerEntry !== undefined;
  const list = isInner ? innerListOf(entry) : section;
  return fieldInList(content, list, { entry: isInner ? innerEntry : entry, field, item });
}

type InList = Pick<ContentLocation, 'entry' | 'field' | 'item'>;

function fieldInList(
  content: ResumeContent,
  list: ListPath,
  { entry, field, item }: InList,
): FieldRef | undefined {
  const found = entriesOf(content, list).find(({ id }) => entry === undefined || id === entry);
  const { fields } = definitionOf(list);
  const known =
    fields.find(({ id, stored }) => field && (id === field || stored.includes(field))) ?? fields[0];
  if (!found || !known) return undefined;
  const ref = { list, id: found.id, field: known.id };
  return known.kind === 'bullets' && item !== undefined ? { ...ref, item } : ref;
}

/** The tab of a path without a field, such as the heading of an empty section. */
export const tabOfPath = (path: string): TabId =>
  tabOfSection(parsePath(path)?.section ?? 'personalInfo');

/** The content paths of blocks that may show a field, most specific first, then their parents. */
export function pathsOfField(ref: FieldRef): string[] {
  const definition = fieldOf(ref);
  if (!definition) return [];
  if (ref.list === null) return loosePaths(ref.field, definition.stored);
  const entry = entryPath(ref.list, ref.id);
  const storedPaths = definition.stored.map((field) => `${entry}/${field}`);
  const item = definition.kind === 'bullets' && ref.item !== undefined ? joinPath(ref.item) : '';
  const point = item ? storedPaths.map((path) => `${path}/${item}/text`) : [];
  return [...point, ...storedPaths, entry];
}

/** The paths of a field's texts, part by part. */
export function textPathsOf(ref: FieldRef): string[] {
  const stored = fieldOf(ref)?.stored ?? [];
  if (ref.list !== null) return stored.map((field) => `${entryPath(ref.list, ref.id)}/${field}`);
  if (ref.field === 'interests') return [ref.field];
  return stored.map((field) => formatPath({ section: 'personalInfo', field }));
}

/** A template may join the contact details into one line, which has the path of its first. */
const contactFields: readonly string[] = ['email', 'phone', 'location', 'website'];

function loosePaths(field: string, stored: readonly string[]): string[] {
  if (field === 'interests') return [field];
  const near = contactFields.includes(field) ? contactFields : [];
  const fields = [...new Set([...stored, ...near])];
  return fields.map((one) => formatPath({ section: 'personalInfo', field: one }));
}
