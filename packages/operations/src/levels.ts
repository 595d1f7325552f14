import { splitPath } from '@folio/contract/content-path';
import type { FieldDefinition } from '@folio/contract/field-definitions';
import { headDefinitions } from '@folio/contract/head-lists';
import { sectionsWithBullets } from '@folio/contract/section-names';
import { customEntries, sections } from '@folio/contract/sections';

/**
 * The nodes of a document, as defined by the registry of sections. A node has fields: the document,
 * its settings, the personal info, and each entry and bullet. Its level is its path without ids:
 * `workExperience`, `customSections/entries`, `workExperience/bullets`, `personalInfo/links`.
 */
export type Node = Readonly<Record<string, unknown>>;
export type Entry = Node & { readonly id: string; readonly place: string };

/** The fields of the document outside its content; `settings` is a node of its own. */
const documentFields = new Set(['name', 'templateId', 'order', 'isPublished', 'isPublic']);

/** Returns the keys of a path in the document object, where sections are under `content`. */
export function keysOf(path: string): string[] {
  const segments = splitPath(path);
  const [first = ''] = segments;
  return documentFields.has(first) || first === 'settings' ? segments : ['content', ...segments];
}

/** Returns the level of the node at the end of keys. */
export function levelOf(keys: readonly string[]): string {
  const [first, ...rest] = keys;
  if (first !== 'content') return first ?? '';
  const [section, ...inside] = rest;
  // The fields of the personal info belong to one node, and some are lists.
  if (section === 'personalInfo') return ['personalInfo', ...everySecond(inside)].join('/');
  return everySecond(rest).join('/') || 'content';
}

const everySecond = (keys: readonly string[]) => keys.filter((_, index) => index % 2 === 0);

/** Fields of a node that are edited as one text, and therefore set as one value. */
type Groups = Readonly<Record<string, readonly string[]>>;

const groupsIn = (fields: readonly FieldDefinition[]): Groups =>
  Object.fromEntries(
    fields.filter(({ stored }) => stored.length > 1).map(({ id, stored }) => [id, stored]),
  );

const groupsByLevel = new Map<string, Groups>([
  ...Object.values(sections).map(({ id, fields }) => [id, groupsIn(fields)] as const),
  ['customSections/entries', groupsIn(customEntries.fields)],
]);
const noGroups: Groups = {};
const groupsOf = (level: string): Groups => groupsByLevel.get(level) ?? noGroups;

/**
 * Returns the fields that form one value under this name, or undefined for the name of a single
 * field.
 */
export function partsOf(level: string, name: string): readonly string[] | undefined {
  const groups = groupsOf(level);
  return Object.hasOwn(groups, name) ? groups[name] : undefined;
}

/** Whether a field is part of a value with several fields. */
export const isGrouped = (level: string, field: string): boolean =>
  Object.values(groupsOf(level)).flat().includes(field);

/** The lists whose entries have ids, by the level of their entries. */
export const bulletLevels = [
  ...sectionsWithBullets.map((section) => `${section}/bullets`),
  'customSections/entries/bullets',
];
export const headLevels = Object.values(headDefinitions).map(({ id }) => `personalInfo/${id}`);
const innerLists = ['customSections/entries', ...bulletLevels, ...headLevels];
const listLevels = new Set([
  ...Object.values(sections).flatMap((section) => ('entries' in section ? [section.id] : [])),
  ...innerLists,
]);
export const isListLevel = (level: string): boolean => listLevels.has(level);

/**
 * A node's own values: each group is one value, any other field is a value as it is, and lists of
 * entries are separate.
 */
type Units = { values: [name: string, value: unknown][]; lists: [name: string, Entry[]][] };

export function unitsOf(level: string, node: Node): Units {
  const { groups, grouped, lists } = kindsOf(level);
  const units: Units = { values: [], lists: [] };
  for (const name of Object.keys(node)) {
    if (name === 'id' || grouped.has(name)) continue;
    if (lists.has(name)) units.lists.push([name, node[name] as Entry[]]);
    else units.values.push([name, node[name]]);
  }
  for (const [name, parts] of groups) units.values.push([name, pick(node, parts)]);
  return units;
}

/** The fields of a level by kind, cached: a resume has hundreds of nodes on few levels. */
type FieldKinds = {
  groups: readonly (readonly [name: string, parts: readonly string[]])[];
  grouped: ReadonlySet<string>;
  lists: ReadonlySet<string>;
};
const kindsByLevel = new Map<string, FieldKinds>();

function kindsOf(level: string): FieldKinds {
  const known = kindsByLevel.get(level);
  if (known) return known;
  const groups = Object.entries(groupsOf(level));
  const start = level === 'content' ? '' : `${level}/`;
  const inner = [...listLevels].filter((list) => list.startsWith(start));
  const lists = inner.map((list) => list.slice(start.length));
  const made = {
    groups,
    grouped: new Set(groups.flatMap(([, parts]) => parts)),
    lists: new Set(lists),
  };
  kindsByLevel.set(level, made);
  return made;
}

export const innerLevel = (level: string, list: string): string =>
  level === 'content' ? list : `${level}/${list}`;

export const pick = (node: Node, parts: readonly string[]): Node =>
  Object.fromEntries(parts.map((part) => [part, node[part]]));
