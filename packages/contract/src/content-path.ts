import { type HeadListName, headListNames } from './content-choices.ts';
import { type Fields, isFields } from './fields.ts';
import { parseItems } from './items-text.ts';
import type { ResumeContent } from './resume-content.ts';
import { type SectionName, sectionNames } from './section-names.ts';

/**
 * The path of a part of a resume's content: field names, and ids of entries and bullet points, from
 * the outside in, joined by slashes.
 *
 * personalInfo/summary
 * workExperience/<id>/bullets/<id>/text
 * customSections/<id>/entries/<id>/description
 * skills/<id>/items/2
 * personalInfo/links/<id>/url
 *
 * Elements with an id are never addressed by index, so a path keeps leading to the same text while
 * others are added, moved or removed. Only strings of a plain list are counted, from 0. `~` and `/`
 * in an id are written `~0` and `~1`, as in JSON Pointer (RFC 6901).
 */
export type ContentPath = string;

/**
 * Whether a text only lists items and has no sentences: skills, and the technologies of a project.
 */
export const onlyLists = (path: ContentPath): boolean =>
  path.startsWith('skills/') || path.endsWith('/technologies');

/**
 * A parsed path. For a custom section, `entry` is the section and `innerEntry` one of its entries.
 */
export type ContentLocation = {
  section: SectionName;
  /** Within the personal info, the list that contains `entry`. */
  list?: HeadListName;
  entry?: string;
  innerEntry?: string;
  field?: string;
  /** The id of a bullet, or the index of a string in a plain list. */
  item?: string;
};

/** Joins segments to a path, escaping each (RFC 6901). */
export const joinPath = (...segments: readonly (string | number)[]): ContentPath =>
  segments.map((segment) => escapeSegment(String(segment))).join('/');

/** Splits a path into its unescaped segments. The inverse of `joinPath`. */
export const splitPath = (path: ContentPath): string[] => path.split('/').map(unescapeSegment);

/**
 * Parses a path; returns undefined if it is malformed. Does not check whether anything exists
 * there.
 */
export function parsePath(path: ContentPath): ContentLocation | undefined {
  const [name, ...rest] = splitPath(path);
  const section = sectionNames.find((one) => one === name);
  if (!section || rest.includes('')) return undefined;
  if (section === 'interests') return rest.length === 0 ? { section } : undefined;
  if (section === 'personalInfo') return inHead(rest);
  const [entry, ...inside] = rest;
  if (entry === undefined) return { section };
  if (section !== 'customSections' || inside[0] !== 'entries')
    return inEntry({ section, entry }, inside, 3);
  const [, innerEntry, ...innermost] = inside;
  if (innerEntry === undefined) return { section, entry, field: 'entries' };
  return inEntry({ section, entry, innerEntry }, innermost, 3);
}

function inHead([first, entry, ...inside]: readonly string[]): ContentLocation | undefined {
  const section = 'personalInfo';
  if (first === undefined) return { section };
  if (entry === undefined) return { section, field: first };
  const list = headListNames.find((one) => one === first);
  return list && inEntry({ section, list, entry }, inside, 1);
}

function inEntry(
  location: ContentLocation,
  segments: readonly string[],
  most: number,
): ContentLocation | undefined {
  const [field, item, text] = segments;
  if (segments.length > most || (text !== undefined && text !== 'text')) return undefined;
  if (field === undefined) return location;
  return item === undefined ? { ...location, field } : { ...location, field, item };
}

/**
 * Formats a location as a path. The inverse of `parsePath`. The path of a bullet is that of its
 * text.
 */
export function formatPath(location: ContentLocation): ContentPath {
  const { section, list, entry, innerEntry, field, item } = location;
  const isBullet = field === 'bullets' && item !== undefined;
  const segments = [
    section,
    list,
    entry,
    ...(innerEntry === undefined ? [] : ['entries', innerEntry]),
    field,
    item,
    isBullet ? 'text' : undefined,
  ];
  return joinPath(...segments.filter((segment) => segment !== undefined));
}

/**
 * Returns the content path for keys that contain indexes of list entries, as a validation issue's
 * path does: `workExperience`, `0`, `position`. Keys that lead nowhere in the content are kept.
 */
export function pathOfKeys(
  content: ResumeContent,
  keys: readonly (string | number)[],
): ContentPath {
  let parent: unknown = content;
  const segments = keys.map((key) => {
    const list = Array.isArray(parent) ? parent : undefined;
    const value: unknown = list ? list[Number(key)] : isFields(parent) ? parent[key] : undefined;
    parent = value;
    return list && value !== undefined ? keyOf(value, Number(key)) : key;
  });
  return joinPath(...segments, ...(isBullet(parent) ? ['text'] : []));
}

/**
 * Returns the text at a path of the content, or undefined if there is none. Lists of strings are
 * joined by commas.
 */
export function textAt(content: ResumeContent, path: ContentPath): string | undefined {
  let value: unknown = content;
  for (const segment of splitPath(path)) value = childAt(value, segment)?.value;
  if (typeof value === 'string') return value;
  if (!Array.isArray(value)) return isBullet(value) ? value.text : undefined;
  const texts = value.map((one) => (isBullet(one) ? one.text : one));
  return texts.every((one) => typeof one === 'string') ? texts.join(', ') : undefined;
}

/**
 * Returns the content with a new text at a path, or the same object if nothing is there or the text
 * is the same. Everything outside the path is shared with the old content. A plain list takes its
 * strings, or one text that is split at commas.
 */
export function writeTextAt(
  content: ResumeContent,
  path: ContentPath,
  text: string | readonly string[],
): ResumeContent {
  return write(content, splitPath(path), text) as ResumeContent;
}

/**
 * Returns the path of the bullet list in which the bullet of this path is missing, or undefined if
 * the bullet exists or its entry does not.
 */
export function missingBulletList(
  content: ResumeContent,
  path: ContentPath,
): ContentPath | undefined {
  const segments = splitPath(path);
  const [list, id = '', field] = segments.slice(-3);
  if (list !== 'bullets' || field !== 'text') return undefined;
  const above = segments.slice(0, -2);
  let value: unknown = content;
  for (const segment of above) value = childAt(value, segment)?.value;
  return Array.isArray(value) && !childAt(value, id) ? joinPath(...above) : undefined;
}

/**
 * Returns the content with one more bullet at a path whose bullet list exists, otherwise the same
 * object.
 */
export function addBulletAt(
  content: ResumeContent,
  path: ContentPath,
  text: string,
): ResumeContent {
  const list = missingBulletList(content, path);
  if (list === undefined) return content;
  const bullet = { id: splitPath(path).at(-2), place: '', text, isHidden: false };
  return appendAt(content, splitPath(list), bullet) as ResumeContent;
}

function appendAt(parent: unknown, [segment = '', ...rest]: readonly string[], added: object) {
  const child = childAt(parent, segment);
  if (!child) return parent;
  const value: unknown =
    rest.length > 0
      ? appendAt(child.value, rest, added)
      : [...(child.value as readonly unknown[]), added];
  if (Array.isArray(parent)) return parent.with(Number(child.key), value);
  return { ...(parent as Fields), [segment]: value };
}

/** Returns all texts that a person wrote, in the content's order, without ids and places. */
export const listTexts = (content: ResumeContent): { path: ContentPath; text: string }[] =>
  textsIn(content, []);

function textsIn(value: unknown, segments: readonly string[]): { path: string; text: string }[] {
  if (typeof value === 'string') return [{ path: joinPath(...segments), text: value }];
  if (Array.isArray(value))
    return value.flatMap((one, index) => textsIn(one, [...segments, keyOf(one, index)]));
  if (!isFields(value)) return [];
  return Object.entries(value).flatMap(([field, one]) =>
    notTexts.has(field) ? [] : textsIn(one, [...segments, field]),
  );
}

const notTexts: ReadonlySet<string> = new Set([
  'id',
  'place',
  'photoId',
  'contentVersion',
  'kind',
  'type',
]);

/** Returns the segment by which a path addresses an entry of a list. */
export const keyOf = (entry: unknown, index: number): string =>
  isFields(entry) && typeof entry.id === 'string' && entry.id !== '' ? entry.id : String(index);

type Child = { key: string | number; value: unknown };

function childAt(parent: unknown, segment: string): Child | undefined {
  if (Array.isArray(parent)) {
    const key = parent.findIndex((one, index) => keyOf(one, index) === segment);
    return key < 0 ? undefined : { key, value: parent[key] };
  }
  if (!isFields(parent) || !Object.hasOwn(parent, segment)) return undefined;
  return { key: segment, value: parent[segment] };
}

function write(
  parent: unknown,
  [segment = '', ...rest]: readonly string[],
  text: string | readonly string[],
): unknown {
  const child = childAt(parent, segment);
  if (!child) return parent;
  const value = rest.length > 0 ? write(child.value, rest, text) : withNewText(child.value, text);
  if (value === child.value) return parent;
  if (Array.isArray(parent)) return parent.with(Number(child.key), value);
  // The typed wording of a list of skills becomes void when the list changes.
  const typed =
    segment === 'items' && isFields(parent) && 'itemsText' in parent ? { itemsText: '' } : {};
  return { ...(parent as Fields), ...typed, [segment]: value };
}

function withNewText(before: unknown, text: string | readonly string[]): unknown {
  if (typeof before === 'string') return typeof text === 'string' ? text : before;
  if (isBullet(before)) {
    const isChanged = typeof text === 'string' && text !== before.text;
    return isChanged ? { ...before, text } : before;
  }
  if (!Array.isArray(before) || !before.every((one) => typeof one === 'string')) return before;
  const items = typeof text === 'string' ? parseItems(text).items : text;
  const isSame = items.length === before.length && items.every((one, at) => one === before[at]);
  return isSame ? before : [...items];
}

const isBullet = (value: unknown): value is { text: string } =>
  isFields(value) && typeof value.text === 'string' && Object.keys(value).every(isBulletField);
const isBulletField = (field: string) => ['id', 'place', 'text', 'isHidden'].includes(field);

/** Writes `~` and `/` in a segment of a path as `~0` and `~1`, as in JSON Pointer (RFC 6901). */
export const escapeSegment = (segment: string): string =>
  // Most segments need no escaping, and paths are created on every keystroke.
  /[~/]/.test(segment) ? segment.replaceAll('~', '~0').replaceAll('/', '~1') : segment;

const unescapeSegment = (segment: string): string =>
  segment.replaceAll('~1', '/').replaceAll('~0', '~');
