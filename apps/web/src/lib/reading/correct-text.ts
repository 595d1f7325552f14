import { readField, writeField } from '@folio/contract/content-fields';
import {
  joinPath,
  listTexts,
  parsePath,
  splitPath,
  textAt,
  writeTextAt,
} from '@folio/contract/content-path';
import type { FieldDefinition } from '@folio/contract/field-definitions';
import { headDefinitions } from '@folio/contract/head-lists';
import type { ResumeContent } from '@folio/contract/resume-content';
import { customEntries, isListSection, listSections, sections } from '@folio/contract/sections';
import { readGroups, readInto } from './read-rows.ts';

/** The form field of a path; undefined for texts without one, such as a bullet. */
export function definitionAt(path: string): FieldDefinition | undefined {
  const location = parsePath(path);
  if (!location || location.item !== undefined) return undefined;
  const { section, list, innerEntry, field } = location;
  const { fields } = list
    ? headDefinitions[list]
    : innerEntry === undefined
      ? isListSection(section)
        ? listSections[section]
        : sections[section]
      : customEntries;
  return fields.find(({ id, stored }) => field && (id === field || stored.includes(field)));
}

/**
 * The path of the row that displays a path: an end date is displayed with its period, and a label
 * in the head with its value.
 */
export function rowPathOf(path: string): string {
  const { item, field, section, list, entry } = parsePath(path) ?? {};
  if (list && entry)
    return joinPath('personalInfo', list, entry, list === 'links' ? 'url' : 'value');
  if (item !== undefined && field !== 'bullets')
    return rowPathOf(joinPath(...splitPath(path).slice(0, -1)));
  const definition = definitionAt(path);
  return definition && section !== 'interests'
    ? joinPath(...holderOf(path), readInto(definition))
    : path;
}

/** Paths in the order of the rows and of the form, whatever order the content has. */
export function inOrderOfRows(content: ResumeContent, paths: readonly string[]): string[] {
  const rows = readGroups(content, { each: true }).flatMap((group) => group.rows);
  const places = new Map(rows.map(({ path }, place) => [path, place]));
  const placeOf = (path: string) => places.get(rowPathOf(path)) ?? places.size;
  return paths.toSorted((one, other) => placeOf(one) - placeOf(other));
}

/** The text at a path as displayed for correction, however it is stored. */
export function displayedText(content: ResumeContent, path: string): string {
  const definition = definitionAt(path);
  if (!definition) return textAt(content, path) ?? '';
  let text = '';
  changeAt(content, holderOf(path), (holder) => {
    text = readField(holder, definition);
    return holder;
  });
  return text;
}

/** The content with a corrected text, stored as the editor's form would. */
export function correctText(content: ResumeContent, path: string, text: string): ResumeContent {
  const definition = definitionAt(path);
  if (!definition) return writeTextAt(content, path, text);
  const write = (holder: object) => writeField(holder, definition, text, () => '');
  return changeAt(content, holderOf(path), write) as ResumeContent;
}

const holderOf = (path: string): string[] => splitPath(path).slice(0, -1);

/** Updates a value in the content; entries are addressed by id. */
function changeAt(
  value: unknown,
  [segment, ...rest]: readonly string[],
  change: (holder: object) => object,
): unknown {
  if (segment === undefined) return change(Object(value));
  if (Array.isArray(value))
    return value.map((one) =>
      Object(one).id === segment ? changeAt(one, rest, change) : (one as unknown),
    );
  return { ...Object(value), [segment]: changeAt(Object(value)[segment], rest, change) };
}

/**
 * Removes entries, bullets, links and details that were emptied. A link or detail that was `read`
 * with only a label is kept.
 */
export function withoutEmptyEntries(content: ResumeContent, read: ResumeContent): ResumeContent {
  const filled = new Set(
    listTexts(content)
      .filter(({ text }) => text.trim() !== '')
      .map(({ path }) => path.split('/', 2).join('/')),
  );
  const lists = Object.entries(content).map(([name, value]) => [
    name,
    Array.isArray(value)
      ? (value as Entry[])
          .filter(({ id }) => filled.has(joinPath(name, id)))
          .map(withoutBlankBullets)
      : (value as unknown),
  ]);
  const { links, details } = content.personalInfo;
  const labels = new Set(
    [...read.personalInfo.links, ...read.personalInfo.details]
      .filter((one) => one.label.trim() !== '' && isBlankInHead(one))
      .map(({ id }) => id),
  );
  const isKept = (one: HeadEntry) => !isBlankInHead(one) || labels.has(one.id);
  const personalInfo = {
    ...content.personalInfo,
    links: links.filter(isKept),
    details: details.filter(isKept),
  };
  return { ...Object.fromEntries(lists), personalInfo } as ResumeContent;
}

type HeadEntry = { id: string } & ({ url: string } | { value: string });
const isBlankInHead = (one: HeadEntry): boolean =>
  ('url' in one ? one.url : one.value).trim() === '';

type Entry = { id: string; bullets?: readonly { text: string }[] };

const withoutBlankBullets = (entry: Entry): Entry =>
  entry.bullets
    ? { ...entry, bullets: entry.bullets.filter(({ text }) => text.trim() !== '') }
    : entry;
