import { joinPath } from '@folio/contract/content-path';
import type { FieldDefinition, FieldKind } from '@folio/contract/field-definitions';
import { headDefinitions } from '@folio/contract/head-lists';
import { hasWords } from '@folio/contract/language-free';
import type { ResumeContent } from '@folio/contract/resume-content';
import { customEntries, sections } from '@folio/contract/sections';
import { type Entry, innerLevel, type Node, unitsOf } from '../levels.ts';

/**
 * The parts of a content that are compared with its other language versions, by key:
 *
 * - `text`, by its path: prose, which is translated.
 * - `fact`, by its path: a date, an address, an employer, a hidden flag. The same in each language.
 * - `node`, by its path: the presence of an entry or bullet point.
 * - `order`, by its list's path and '#order': the ids of a list, in their order.
 */
export type Part = {
  kind: 'text' | 'fact' | 'node' | 'order';
  /** The value for comparison; JSON for one that is stored in several fields. */
  value: string;
};
export type Parts = ReadonlyMap<string, Part>;

const factKinds: ReadonlySet<FieldKind> = new Set([
  'email',
  'url',
  'tel',
  'period',
  'date',
  'select',
  'name',
]);

/** Proper names, which are the same in every language, in addition to fields of certain kinds. */
const properNames: ReadonlySet<string> = new Set([
  'workExperience/company',
  'education/institution',
  'certifications/issuer',
  'volunteering/organization',
  'courses/institution',
  'memberships/organization',
  'references/name',
  'references/organization',
  ...['title', 'authors', 'venue', 'volume', 'issue', 'pages', 'publisher', 'doi'].map(
    (field) => `publications/${field}`,
  ),
  ...['number', 'office', 'inventors'].map((field) => `patents/${field}`),
]);

const namesIn = (level: string, fields: readonly FieldDefinition[]) =>
  fields.filter(({ kind }) => factKinds.has(kind)).map(({ id }) => `${level}/${id}`);

const facts: ReadonlySet<string> = new Set([
  ...properNames,
  ...Object.values(sections).flatMap(({ id, fields }) => namesIn(id, fields)),
  ...Object.values(headDefinitions).flatMap(({ id, fields }) =>
    namesIn(`personalInfo/${id}`, fields),
  ),
  ...namesIn('customSections/entries', customEntries.fields),
]);

/** Not compared: another country may call for another photo, and places follow from the order. */
const ignoredFields: ReadonlySet<string> = new Set([
  'place',
  'photoId',
  'contentVersion',
  'personalInfo',
]);

const known = new WeakMap<ResumeContent, Parts>();

/** Returns the parts of a content, cached by its identity since contents are immutable. */
export function partsOf(content: ResumeContent): Parts {
  const before = known.get(content);
  if (before) return before;
  const parts = new Map<string, Part>();
  addNode(parts, 'personalInfo', ['personalInfo'], content.personalInfo as Node);
  addNode(parts, 'content', [], content as Node);
  known.set(content, parts);
  return parts;
}

function addNode(parts: Map<string, Part>, level: string, at: readonly string[], node: Node): void {
  const { values, lists } = unitsOf(level, node);
  for (const [name, value] of values) {
    if (ignoredFields.has(name)) continue;
    const comparable = comparableValue(name, value);
    const isFact =
      typeof value === 'boolean' || facts.has(`${level}/${name}`) || !hasWords(comparable);
    parts.set(joinPath(...at, name), { kind: isFact ? 'fact' : 'text', value: comparable });
  }
  for (const [name, entries] of lists)
    addList(parts, innerLevel(level, name), [...at, name], entries);
}

function addList(
  parts: Map<string, Part>,
  level: string,
  at: readonly string[],
  entries: readonly Entry[],
): void {
  parts.set(orderKey(joinPath(...at)), {
    kind: 'order',
    value: joinPath(...entries.map(({ id }) => id)),
  });
  for (const entry of entries) {
    parts.set(joinPath(...at, entry.id), { kind: 'node', value: present });
    addNode(parts, level, [...at, entry.id], entry);
  }
}

export const present = '1';
/** Returns the key of the order of a list, which is separate from those of its entries. */
export const orderKey = (list: string): string => `${list}#order`;

/** Compares a list of skills as the text that is edited, and a date as JSON of its fields. */
function comparableValue(name: string, value: unknown): string {
  if (typeof value === 'string') return value;
  if (typeof value !== 'object' || value === null) return JSON.stringify(value ?? null);
  const items: unknown = Reflect.get(value, 'items');
  if (name === 'items' && Array.isArray(items)) return items.join(', ');
  return Object.values(value).every((part) => part === '' || part === false)
    ? ''
    : JSON.stringify(value);
}

/**
 * Returns the key of the innermost entry or bullet that contains a key, or undefined in the head.
 */
export function holderOf(parts: Parts, key: string): string | undefined {
  for (let end = key.lastIndexOf('/'); end > 0; end = key.lastIndexOf('/', end - 1)) {
    const outer = key.slice(0, end);
    if (parts.get(outer)?.kind === 'node') return outer;
  }
  return undefined;
}
