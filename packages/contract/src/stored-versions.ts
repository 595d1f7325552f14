import { withIds } from './entry-ids.ts';
import { type Fields, isFields } from './fields.ts';
import { fnv1a } from './fnv.ts';
import { matchIds } from './match-ids.ts';

/**
 * Each kind of stored value has a version, with one small pure migration from each version to the
 * next. The first one makes version 1 of values from before there were versions. Reading migrates,
 * then reads tolerantly (`stored-value.ts`). A value of a later release keeps its version.
 */
type Migration = (stored: Fields) => Fields;

const migrations = {
  content: [withIds],
  settings: [(stored) => stored],
  profile: [(stored) => stored],
  moment: [(stored) => stored],
} as const satisfies Record<string, readonly Migration[]>;
export type StoredKind = keyof typeof migrations;

const versionOf = ({ contentVersion }: Fields): number =>
  typeof contentVersion === 'number' ? contentVersion : 0;

function migrateUp(kind: StoredKind, stored: Fields): Fields {
  const steps: readonly Migration[] = migrations[kind];
  const from = versionOf(stored);
  if (from >= steps.length) return stored;
  const migrated = steps.slice(from).reduce((value, step) => step(value), stored);
  return { ...migrated, contentVersion: steps.length };
}

/**
 * Returns the fields of a record without their version, and whether this release knows that
 * version.
 */
export function fieldsOf(kind: StoredKind, stored: unknown): { fields: unknown; isKnown: boolean } {
  if (!isFields(stored)) return { fields: stored, isKnown: true };
  const { contentVersion: _, ...fields } = migrateUp(kind, stored);
  return { fields, isKnown: versionOf(stored) <= migrations[kind].length };
}

/** The version in which this release stores a kind. */
export const currentVersion = (kind: StoredKind): number => migrations[kind].length;

/** Adds the version to fields that replace `stored`. */
export function versioned<T extends object>(kind: StoredKind, fields: T, stored?: unknown): T {
  const before = isFields(stored) ? versionOf(stored) : 0;
  return { ...fields, contentVersion: Math.max(before, migrations[kind].length) };
}

/**
 * Migrates content of releases before 1.1, in which `bullets` were plain texts so that older
 * releases could read them, next to `bulletKeys` with the id, place and hash of each, and
 * `hiddenBullets` with the ids of hidden ones. Older releases preserved both while changing the
 * texts, so keys are matched to texts as in `matchIds`.
 */
export function fromStoredContent(stored: unknown): unknown {
  if (!isFields(stored)) return stored;
  return withIds(migrateUp('content', changeEntries(stored, unpackBullets)));
}

function changeEntries(content: Fields, change: (entry: Fields) => Fields): Fields {
  const inSection = (section: Fields) =>
    Array.isArray(section.entries)
      ? { ...section, entries: each(section.entries, change) }
      : section;
  const { workExperience, customSections } = content;
  return {
    ...content,
    ...(Array.isArray(workExperience) && { workExperience: each(workExperience, change) }),
    ...(Array.isArray(customSections) && { customSections: each(customSections, inSection) }),
  };
}

const each = (list: unknown[], change: (entry: Fields) => Fields) =>
  list.map((entry) => (isFields(entry) ? change(entry) : entry));

function unpackBullets({ bulletKeys, hiddenBullets, ...entry }: Fields): Fields {
  const { bullets } = entry;
  if (!Array.isArray(bullets)) return entry;
  const hidden: ReadonlySet<unknown> = new Set(Array.isArray(hiddenBullets) ? hiddenBullets : []);
  const keys = Array.isArray(bulletKeys) ? bulletKeys.filter(isKey) : [];
  const texts = bullets.filter((bullet) => typeof bullet === 'string');
  const found = matchKeys(texts, keys);
  let at = 0;
  return {
    ...entry,
    bullets: bullets.map((text) => {
      if (typeof text !== 'string') return text;
      const { id, place } = found[at++] ?? unnamed;
      return { id, place, text, isHidden: hidden.has(id) };
    }),
  };
}

type Key = readonly [id: string, place: string, hash: string];
const unnamed = { id: '', place: '', isHidden: false };

function matchKeys(texts: readonly string[], keys: readonly Key[]) {
  const hashes = texts.map(hashOf);
  const named = keys.map(([id, place, text]) => ({ ...unnamed, id, place, text }));
  if (keys.length === texts.length && keys.every(([, , hash], at) => hash === hashes[at]))
    return named;
  const bullets = hashes.map((text) => ({ ...unnamed, text }));
  return matchIds({ bullets }, { bullets: named }).bullets;
}

/** Returns a hash that distinguishes the few bullets of one entry. */
export const hashOf = (text: string): string => fnv1a(text).toString(36);

const isKey = (value: unknown): value is Key =>
  Array.isArray(value) && value.length === 3 && value.every((one) => typeof one === 'string');
