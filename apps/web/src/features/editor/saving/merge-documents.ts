import type { ResumeContent } from '@folio/contract/resume-content';
import { sections } from '@folio/contract/sections';
import type { Prefer } from '../../../lib/autosave/save-state.ts';
import { isSame } from '../../../lib/is-same.ts';
import type { EditorDocument } from '../store/document.ts';
import { placed } from '../store/lists.ts';

/**
 * Three-way merge: joins two documents that grew from the same base where each changed other parts of
 * it, such as other fields, other entries of a list, or other settings. Where both changed the same it
 * is the preferred side's change that stands; with 'neither' it is then undefined.
 */
export function mergeDocuments(
  base: EditorDocument,
  mine: EditorDocument,
  theirs: EditorDocument,
  prefer: Prefer = 'neither',
): EditorDocument | undefined {
  const { content: contentWas, settings: were, ...baseParts } = base;
  const { content: myContent, settings: mySettings, ...myParts } = mine;
  const { content: theirContent, settings: theirSettings, ...theirParts } = theirs;
  const parts = mergeFields(baseParts, myParts, theirParts, prefer);
  const content = mergeContents(contentWas, myContent, theirContent, prefer);
  const settings = mergeFields(were, mySettings, theirSettings, prefer);
  if (parts === overlap || content === overlap || settings === overlap) return undefined;
  return { ...parts, content, settings };
}

/** The personal info is joined field by field, as are the entries of the lists. */
function mergeContents(
  base: ResumeContent,
  mine: ResumeContent,
  theirs: ResumeContent,
  prefer: Prefer,
): ResumeContent | typeof overlap {
  const { personalInfo: personWas, ...were } = base;
  const { personalInfo: me, ...myLists } = mine;
  const { personalInfo: them, ...theirLists } = theirs;
  const personalInfo = mergeFields(personWas, me, them, prefer);
  const lists = mergeFields(were, myLists, theirLists, prefer);
  return personalInfo === overlap || lists === overlap ? overlap : { ...lists, personalInfo };
}

type Entry = { readonly id?: string | undefined; readonly place?: string };

/** A part of which nobody can say what it would be with both changes. */
const overlap = Symbol('overlap');

/**
 * Joins two lists that grew from the same base, entry by entry and field by field. They overlap
 * where both added, removed or moved entries, and where one removed what the other changed.
 */
function mergeLists<T extends Entry>(
  base: readonly T[],
  mine: readonly T[],
  ofTheirs: readonly T[],
  prefer: Prefer,
): readonly T[] | typeof overlap {
  const theirs = namedAs(base, ofTheirs);
  const [before, here, there] = [byId(base), byId(mine), byId(theirs)];
  const removed = removedIds([before, here, there], prefer);
  if (!removed) return overlap;
  const ids = mergeIds([idsOf(base), idsOf(mine), idsOf(theirs)], removed, prefer);
  if (!ids) return overlap;
  const merged: T[] = [];
  for (const id of ids) {
    const [was, one, other] = [before.get(id), here.get(id), there.get(id)];
    const root = was ?? (prefer === 'theirs' ? one : other);
    const entry = root && one && other ? mergeFields(root, one, other, prefer) : (one ?? other);
    if (entry === overlap) return overlap;
    if (entry) merged.push(entry);
  }
  return placed(merged);
}

type Named = ReadonlyMap<string, Entry>;

/** The entries that one side has removed and the other left as they were, or is not preferred to. */
function removedIds(
  [before, here, there]: [Named, Named, Named],
  prefer: Prefer,
): ReadonlySet<string> | undefined {
  const removed = new Set<string>();
  for (const [id, was] of before) {
    const [one, other] = [here.get(id), there.get(id)];
    const isOnBoth = one !== undefined && other !== undefined;
    const isMine = one !== undefined && !isSame(one, was);
    const isTheirs = other !== undefined && !isSame(other, was);
    if (!isOnBoth && prefer === 'neither' && (isMine || isTheirs)) return undefined;
    if (!(isOnBoth || { mine: isMine, theirs: isTheirs, neither: false }[prefer])) removed.add(id);
  }
  return removed;
}

/** Joins two records that grew from the same base, field by field. */
function mergeFields<T extends object>(
  base: T,
  mine: T,
  theirs: T,
  prefer: Prefer,
): T | typeof overlap {
  const merged = { ...theirs };
  for (const group of together) {
    const part = mergeParts(base, mine, theirs, group, prefer);
    if (part === overlap) return overlap;
    Object.assign(merged, part);
  }
  for (const key of Object.keys(mine) as (keyof T)[]) {
    // The order of a list says where its entries are, and places follow it.
    if (key === 'place' || together.flat().includes(key as string)) continue;
    const value = mergeValues(base[key], mine[key], theirs[key], prefer);
    if (value === overlap) return overlap;
    merged[key] = value as T[keyof T];
  }
  return merged;
}

/** What is edited as one text is one field, though it is stored in parts. */
const together = [
  ['startDate', 'endDate', 'current', 'date', 'dateText'],
  ['items', 'itemsText'],
];

function mergeParts(
  base: object,
  mine: object,
  theirs: object,
  fields: readonly string[],
  prefer: Prefer,
): object | typeof overlap {
  const pick = (from: object): object =>
    Object.fromEntries(Object.entries(from).filter(([field]) => fields.includes(field)));
  const [was, one, other] = [pick(base), pick(mine), pick(theirs)];
  if (isSame(one, other) || isSame(was, other)) return one;
  if (isSame(was, one)) return other;
  if (prefer === 'neither') return overlap;
  return prefer === 'mine' ? one : other;
}

function mergeValues(base: unknown, mine: unknown, theirs: unknown, prefer: Prefer): unknown {
  if (isSame(mine, theirs) || isSame(base, theirs)) return mine;
  const lists = [base, mine, theirs].every(isEntries);
  if (lists) return mergeLists(base as Entry[], mine as Entry[], theirs as Entry[], prefer);
  if (isSame(base, mine)) return theirs;
  return { mine, theirs, neither: overlap }[prefer];
}

const isEntries = (value: unknown) =>
  Array.isArray(value) && value.every((one) => typeof one === 'object' && one !== null);

const idsOf = (entries: readonly Entry[]) => entries.map(({ id }) => id ?? '');
const byId = <T extends Entry>(entries: readonly T[]) =>
  new Map(entries.map((entry) => [entry.id ?? '', entry]));

/** The server may not know the ids that were given here: then it is the place that counts. */
function namedAs<T extends Entry>(base: readonly T[], theirs: readonly T[]): readonly T[] {
  const known = new Set(idsOf(base));
  const isStrange = theirs.every(({ id }) => !known.has(id ?? ''));
  if (!isStrange || theirs.length !== base.length) return theirs;
  return theirs.map((entry, index) => ({ ...entry, id: base[index]?.id }));
}

/**
 * Which entries there are, and in which order. Where one side alone added, removed or moved any it
 * is that side's list; where both did, what the other one added goes behind its neighbour there.
 */
function mergeIds(
  [base, mine, theirs]: [string[], string[], string[]],
  removed: ReadonlySet<string>,
  prefer: Prefer,
): string[] | undefined {
  const [isMine, isTheirs] = [!isSame(mine, base), !isSame(theirs, base)];
  const isBoth = isMine && isTheirs && !isSame(mine, theirs);
  if (isBoth && prefer === 'neither') return undefined;
  const leads = isBoth ? prefer === 'mine' || isInOrder(base, theirs) : isMine;
  const [first, second] = leads ? [mine, theirs] : [theirs, mine];
  const ids = first.filter((id) => !removed.has(id));
  second.forEach((id, index) => {
    if (ids.includes(id) || removed.has(id)) return;
    const neighbour = second.slice(0, index).findLast((one) => ids.includes(one));
    ids.splice(neighbour === undefined ? 0 : ids.indexOf(neighbour) + 1, 0, id);
  });
  return ids;
}

/** Whether what is left of the base stands in its order. */
const isInOrder = (base: string[], ids: string[]): boolean =>
  isSame(
    base.filter((id) => ids.includes(id)),
    ids.filter((id) => base.includes(id)),
  );

/** Whether two documents say the same. Ids of entries don't count: they are given on opening. */
export function saysTheSame(one: EditorDocument, other: EditorDocument): boolean {
  return one === other || changedParts(one, other).length === 0;
}

/** The parts in which two documents differ, in the words of the screen. */
export function changedParts(one: EditorDocument, other: EditorDocument): string[] {
  const differs = (a: unknown, b: unknown) => !isSame(a, b);
  return [
    ...(differs(one.name, other.name) ? ['Name of the resume'] : []),
    ...(differs(one.templateId, other.templateId) ? ['Template'] : []),
    ...(differs(one.isPublished, other.isPublished) ? ['Ready or in progress'] : []),
    ...(differs(one.isPublic, other.isPublic) ? ['Sharing'] : []),
    ...(differs(one.order, other.order) ? ['Order of the sections'] : []),
    ...(differs(one.settings, other.settings) ? ['Design'] : []),
    ...Object.values(sections)
      .filter(({ id }) => differs(one.content[id], other.content[id]))
      .map(({ label }) => label),
  ];
}
