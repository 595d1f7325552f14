import { joinPath } from '@folio/contract/content-path';
import type { FieldDefinition, FieldKind } from '@folio/contract/field-definitions';
import { headDefinitions } from '@folio/contract/head-lists';
import { hasWords } from '@folio/contract/language-free';
import type { ResumeContent } from '@folio/contract/resume-content';
import { customEntries, sections } from '@folio/contract/sections';
import { type Entry, innerLevel, type Node, unitsOf } from '../levels.ts';

/**
 * A content taken apart into what can be compared with its other language versions, by key:
 *
 * - `text`, by its path: words, which another language says in other ones.
 * - `fact`, by its path: a date, an address, an employer, whether it is hidden. The same in each language.
 * - `node`, by its path: an entry or bullet point is there.
 * - `order`, by its list's path and '#order': the ids of a list, in their order.
 */
export type Part = {
  kind: 'text' | 'fact' | 'node' | 'order';
  /** What is compared: of a value that is stored in parts its JSON. */
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

/** What is called the same in every language, beside the fields whose kind says so. */
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

/** No part: another picture suits another country, and the place follows the order. */
const unsaid: ReadonlySet<string> = new Set(['place', 'photoId', 'contentVersion', 'personalInfo']);

const known = new WeakMap<ResumeContent, Parts>();

/** The same object for the same content: contents are immutable. */
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
    if (unsaid.has(name)) continue;
    const shownValue = saidBy(name, value);
    const isFact =
      typeof value === 'boolean' || facts.has(`${level}/${name}`) || !hasWords(shownValue);
    parts.set(joinPath(...at, name), { kind: isFact ? 'fact' : 'text', value: shownValue });
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
/** The key under which the order of a list is compared, beside those of its entries. */
export const orderKey = (list: string): string => `${list}#order`;

/** A list of skills is the text that is edited; a date is what all of its fields say. */
function saidBy(name: string, value: unknown): string {
  if (typeof value === 'string') return value;
  if (typeof value !== 'object' || value === null) return JSON.stringify(value ?? null);
  const items: unknown = Reflect.get(value, 'items');
  if (name === 'items' && Array.isArray(items)) return items.join(', ');
  return Object.values(value).every((part) => part === '' || part === false)
    ? ''
    : JSON.stringify(value);
}

/** The key of the innermost entry or bullet point that a key lies in; undefined in the head. */
export function holderOf(parts: Parts, key: string): string | undefined {
  for (let end = key.lastIndexOf('/'); end > 0; end = key.lastIndexOf('/', end - 1)) {
    const outer = key.slice(0, end);
    if (parts.get(outer)?.kind === 'node') return outer;
  }
  return undefined;
}
