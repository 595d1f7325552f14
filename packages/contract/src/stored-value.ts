import { z } from 'zod';
import { type Fields, isFields } from './fields.ts';

/**
 * Input is read strictly, but stored values tolerantly: they outlive the release that wrote them,
 * and may come from a later one. Both functions walk the schema and the value in parallel. They
 * support the schema types of the content: strict objects, lists, records, and plain values with or
 * without a default.
 */
type Schema = z.core.$ZodType;
type Read = { value: unknown };

export type StoredReading<T> = {
  value: T;
  /** Whether the schema accepts the stored value as it is. */
  isValid: boolean;
  /** Paths of known fields whose value is invalid; `[]` represents any entry of a list. */
  misfits: string[];
};

/** Thrown if the stored value has the wrong type as a whole and no default exists. */
export class UnreadableError extends Error {}

/**
 * Reads a stored value as far as the schema knows it. Drops unknown fields, replaces missing and
 * invalid ones with their default, and cuts texts and lists to their limits.
 *
 * @throws UnreadableError if the schema has no default for the whole and the value has another
 * type, such as a text in place of an object.
 */
export function readStoredValue<S extends z.ZodType>(
  schema: S,
  stored: unknown,
): StoredReading<z.output<S>> {
  const parsed = schema.safeParse(stored);
  if (parsed.success) return { value: parsed.data, isValid: true, misfits: [] };
  const misfits = new Set<string>();
  const read = readValue(schema, stored, '', misfits) ?? defaultOf(schema);
  if (!read) throw new UnreadableError('Nothing of what is stored can be read');
  return { value: read.value as z.output<S>, isValid: false, misfits: [...misfits] };
}

function readValue(
  schema: Schema,
  stored: unknown,
  path: string,
  misfits: Set<string>,
): Read | undefined {
  const inner = unwrap(schema);
  if (inner !== schema) {
    if (stored === undefined) return defaultOf(schema);
    const asNull = stored === null ? parse(schema, stored) : undefined;
    return asNull ?? readValue(inner, stored, path, misfits) ?? defaultOf(schema);
  }
  const read = readKnown(schema, stored, path, misfits);
  if (!read) misfits.add(path);
  return read;
}

function readKnown(schema: Schema, stored: unknown, path: string, misfits: Set<string>) {
  if (isObject(schema))
    return isFields(stored) ? readObject(schema, stored, path, misfits) : undefined;
  if (isArray(schema))
    return Array.isArray(stored)
      ? { value: readList(schema, stored, path, misfits).map(({ value }) => value) }
      : undefined;
  if (isRecord(schema))
    return isFields(stored) ? readRecord(schema, stored, path, misfits) : undefined;
  return readLeaf(schema, stored);
}

/**
 * Refinements of the whole object are not checked, because replacing a single field could not
 * satisfy them.
 */
function readObject(
  { _zod: { def } }: ObjectSchema,
  stored: Fields,
  path: string,
  misfits: Set<string>,
) {
  const fields: Array<[string, unknown]> = [];
  for (const [key, field] of Object.entries(def.shape)) {
    const value = Object.hasOwn(stored, key) ? stored[key] : undefined;
    const read = readValue(field, value, path === '' ? key : `${path}.${key}`, misfits);
    if (!read) return undefined;
    if (read.value !== undefined) fields.push([key, read.value]);
  }
  return { value: Object.fromEntries(fields) };
}

function readRecord(
  { _zod: { def } }: RecordSchema,
  stored: Fields,
  path: string,
  misfits: Set<string>,
) {
  const fields = Object.entries(stored).flatMap(([key, value]) => {
    const read = parse(def.keyType, key) && readValue(def.valueType, value, `${path}[]`, misfits);
    return read ? [[key, read.value] as const] : [];
  });
  return { value: Object.fromEntries(fields) };
}

/**
 * Returns the readable entries of a list, up to its limit, each with its index in the stored list.
 */
function readList(schema: ArraySchema, stored: unknown[], path: string, misfits: Set<string>) {
  const read = stored.flatMap((value, index) => {
    const element = readValue(schema._zod.def.element, value, `${path}[]`, misfits);
    return element ? [{ index, value: element.value }] : [];
  });
  const limit = limitOf(
    z.safeParse(
      schema,
      read.map(({ value }) => value),
    ),
  );
  if (limit === undefined) return read;
  misfits.add(path);
  return read.slice(0, limit);
}

function readLeaf(schema: Schema, stored: unknown): Read | undefined {
  const read = parse(schema, stored);
  if (read || typeof stored !== 'string') return read;
  const limit = limitOf(z.safeParse(schema, stored));
  // Cutting must not split a surrogate pair.
  return limit === undefined
    ? undefined
    : parse(schema, stored.slice(0, limit).replace(/[\uD800-\uDBFF]$/, ''));
}

/** Returns the limit on the value's own length if it is too long. */
function limitOf({ error }: z.core.util.SafeParseResult<unknown>): number | undefined {
  const tooBig = error?.issues.find(({ code, path }) => code === 'too_big' && path.length === 0);
  return tooBig && 'maximum' in tooBig ? Number(tooBig.maximum) : undefined;
}

/**
 * Returns the value to store in place of `stored`: `next`, an input that the schema accepts, plus
 * whatever this release could not read of `stored`, as long as the object or entry that contains it
 * still exists. A value that is sent back unchanged keeps its stored form. Entries are matched by
 * id, or by equal content.
 */
export function mergeStoredValue<S extends z.ZodType>(
  schema: S,
  stored: unknown,
  next: z.output<S>,
): z.output<S> {
  return schema.safeParse(stored).success ? next : (merge(schema, stored, next) as z.output<S>);
}

function merge(schema: Schema, stored: unknown, next: unknown): unknown {
  const read = readValue(schema, stored, '', new Set());
  if (stored === undefined) return next;
  if (read && textOf(read.value) === textOf(next)) return stored;
  const inner = unwrap(schema);
  if (isArray(inner) && Array.isArray(stored) && Array.isArray(next))
    return mergeList(inner, stored, next);
  if (!isFields(stored) || !isFields(next)) return next;
  if (isObject(inner)) {
    const known = new Map(Object.entries(inner._zod.def.shape));
    return mergeFields(stored, next, (key) => known.get(key));
  }
  if (isRecord(inner)) {
    const { keyType, valueType } = inner._zod.def;
    const isRead = (key: string) =>
      parse(keyType, key) && readValue(valueType, stored[key], '', new Set());
    return mergeFields(stored, next, (key) => (isRead(key) ? valueType : undefined));
  }
  return next;
}

/**
 * `schemaOf` returns a field's schema, or undefined for a field that this release could not read.
 */
function mergeFields(stored: Fields, next: Fields, schemaOf: (key: string) => Schema | undefined) {
  const unknown = Object.entries(stored).filter(
    ([key]) => !schemaOf(key) && !Object.hasOwn(next, key),
  );
  const known = Object.entries(next).map(([key, value]) => {
    const schema = schemaOf(key);
    return [
      key,
      schema && Object.hasOwn(stored, key) ? merge(schema, stored[key], value) : value,
    ] as const;
  });
  // Not by assignment, because a field may be called `__proto__`.
  return Object.fromEntries([...known, ...unknown]);
}

function mergeList(schema: ArraySchema, stored: unknown[], next: unknown[]): unknown[] {
  const { element } = schema._zod.def;
  const readable = readList(schema, stored, '', new Set());
  const findStored = createEntryFinder(readable);
  const merged: Array<{ index?: number; value: unknown }> = next.map((value) => {
    const index = findStored(value);
    return index === undefined ? { value } : { index, value: merge(element, stored[index], value) };
  });
  const readableIndexes = new Set(readable.map(({ index }) => index));
  for (const [index, value] of stored.entries()) {
    if (readableIndexes.has(index)) continue;
    merged.splice(insertionIndex(merged, index), 0, { index, value });
  }
  return merged.map(({ value }) => value);
}

/** Returns the position after the nearest remaining entry that preceded it in the stored list. */
function insertionIndex(merged: Array<{ index?: number }>, index: number): number {
  const before = merged.flatMap((one) =>
    one.index !== undefined && one.index < index ? [one.index] : [],
  );
  const nearest = Math.max(...before);
  return merged.findIndex((one) => one.index === nearest) + 1;
}

/**
 * Finds the stored index of an entry by its id, or else by equal content, ignoring id and place.
 */
function createEntryFinder(entries: Array<{ index: number; value: unknown }>) {
  const indexesByKey = new Map<string, number[]>();
  const note = (key: string, index: number) =>
    indexesByKey.set(key, [...(indexesByKey.get(key) ?? []), index]);
  for (const { index, value } of entries) {
    const id = idOf(value);
    note(id === undefined ? `text ${textOf(withoutId(value))}` : `id ${id}`, index);
  }
  return (value: unknown): number | undefined => {
    const id = idOf(value);
    const key = [`id ${id}`, `text ${textOf(withoutId(value))}`].find(
      (one) => (indexesByKey.get(one)?.length ?? 0) > 0,
    );
    return key === undefined ? undefined : indexesByKey.get(key)?.shift();
  };
}

const idOf = (value: unknown) =>
  isFields(value) && value.id !== undefined && value.id !== '' ? String(value.id) : undefined;
const withoutId = (value: unknown) =>
  isFields(value) ? { ...value, id: undefined, place: undefined } : value;

/**
 * Returns a comparison key: missing and undefined are equal, and fields are in the schema's order.
 */
const textOf = (value: unknown): string => JSON.stringify(value) ?? '';

type ObjectSchema = z.core.$ZodObject;
type ArraySchema = z.core.$ZodArray;
type RecordSchema = z.core.$ZodRecord;
/** Whether a schema is that of an object. */
export const isObject = (schema: Schema): schema is ObjectSchema =>
  schema._zod.def.type === 'object';
/** Whether a schema is that of a list. */
export const isArray = (schema: Schema): schema is ArraySchema => schema._zod.def.type === 'array';
/** Whether a schema is that of a map of values by key. */
export const isRecord = (schema: Schema): schema is RecordSchema =>
  schema._zod.def.type === 'record';

/** Returns the schema inside wrappers that only define a value for a missing one. */
export function unwrap(schema: Schema): Schema {
  const { def } = schema._zod;
  const isWrapper = ['default', 'prefault', 'optional', 'nullable'].includes(def.type);
  if (isWrapper && 'innerType' in def) return unwrap(def.innerType as Schema);
  // A preprocess may accept more, such as a plain text for a bullet, but its output schema is what
  // is stored.
  if (def.type === 'pipe' && 'out' in def) return unwrap(def.out as Schema);
  return schema;
}

const defaultOf = (schema: Schema): Read | undefined => parse(schema, undefined);

function parse(schema: Schema, value: unknown): Read | undefined {
  const { success, data } = z.safeParse(schema, value);
  return success ? { value: data } : undefined;
}
