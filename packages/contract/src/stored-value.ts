import { z } from 'zod';
import { type Fields, isFields } from './fields.ts';

/**
 * Input is read strictly, what is stored is read tolerantly: it outlives the release that wrote it,
 * and may come from a later one. Both functions walk the schema beside the value. They know what our
 * content is made of: strict objects, lists, records, and plain values with or without a default.
 */
type Schema = z.core.$ZodType;
type Read = { value: unknown };

export type StoredReading<T> = {
  value: T;
  /** Whether the schema accepts what is stored as it is: then there is nothing to keep. */
  isWhole: boolean;
  /** Paths of known fields whose value does not fit; `[]` stands for any entry of a list. */
  misfits: string[];
};

/** What is stored is of another kind altogether: no default can stand for it. */
export class UnreadableError extends Error {}

/**
 * What is stored, as far as the schema knows it. Unknown fields are left out, missing ones have their
 * default, and so have those whose value does not fit; texts and lists over a limit are cut to it.
 *
 * @throws UnreadableError where the schema has no default for the whole and the value is nothing of
 *   the kind, such as a text in the place of an object.
 */
export function readStoredValue<S extends z.ZodType>(
  schema: S,
  stored: unknown,
): StoredReading<z.output<S>> {
  const whole = schema.safeParse(stored);
  if (whole.success) return { value: whole.data, isWhole: true, misfits: [] };
  const misfits = new Set<string>();
  const read = readValue(schema, stored, '', misfits) ?? defaultOf(schema);
  if (!read) throw new UnreadableError('Nothing of what is stored can be read');
  return { value: read.value as z.output<S>, isWhole: false, misfits: [...misfits] };
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
    const asItIs = stored === null ? parse(schema, stored) : undefined;
    return asItIs ?? readValue(inner, stored, path, misfits) ?? defaultOf(schema);
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

/** Rules that hold for the object as a whole are left out: there is no field to give up for them. */
function readObject(
  { _zod: { def } }: ObjectSchema,
  stored: Fields,
  path: string,
  misfits: Set<string>,
) {
  const fields: Array<[string, unknown]> = [];
  for (const [key, field] of Object.entries(def.shape)) {
    const given = Object.hasOwn(stored, key) ? stored[key] : undefined;
    const read = readValue(field, given, path === '' ? key : `${path}.${key}`, misfits);
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
  const fields = Object.entries(stored).flatMap(([key, given]) => {
    const read = parse(def.keyType, key) && readValue(def.valueType, given, `${path}[]`, misfits);
    return read ? [[key, read.value] as const] : [];
  });
  return { value: Object.fromEntries(fields) };
}

/** What is shown of a list, each with its place in it: what can be read, as many as there may be. */
function readList(schema: ArraySchema, stored: unknown[], path: string, misfits: Set<string>) {
  const read = stored.flatMap((given, index) => {
    const element = readValue(schema._zod.def.element, given, `${path}[]`, misfits);
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
  // No half of a letter that takes two places is left at the end.
  return limit === undefined
    ? undefined
    : parse(schema, stored.slice(0, limit).replace(/[\uD800-\uDBFF]$/, ''));
}

/** How long the value itself may be, where it is too long. */
function limitOf({ error }: z.core.util.SafeParseResult<unknown>): number | undefined {
  const tooBig = error?.issues.find(({ code, path }) => code === 'too_big' && path.length === 0);
  return tooBig && 'maximum' in tooBig ? Number(tooBig.maximum) : undefined;
}

/**
 * What to store in the place of what is stored: `next`, an input that the schema accepts, and beside
 * it what this release could not read, as long as the object or entry lives on that it belongs to.
 *
 * Whatever is answered back as it was read stays as it is stored. Entries are found again by their
 * id, or by saying the same.
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

/** `schemaOf` knows the fields that a release without them would have answered. */
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
  // Not by assignment: a field may be called `__proto__`.
  return Object.fromEntries([...known, ...unknown]);
}

function mergeList(schema: ArraySchema, stored: unknown[], next: unknown[]): unknown[] {
  const { element } = schema._zod.def;
  const shown = readList(schema, stored, '', new Set());
  const findShown = finder(shown);
  const merged: Array<{ index?: number; value: unknown }> = next.map((value) => {
    const index = findShown(value);
    return index === undefined ? { value } : { index, value: merge(element, stored[index], value) };
  });
  const shownIndexes = new Set(shown.map(({ index }) => index));
  for (const [index, value] of stored.entries()) {
    if (shownIndexes.has(index)) continue;
    merged.splice(placeBehind(merged, index), 0, { index, value });
  }
  return merged.map(({ value }) => value);
}

/** Behind the nearest of those that it stood behind and that are still there. */
function placeBehind(merged: Array<{ index?: number }>, index: number): number {
  const before = merged.flatMap((one) =>
    one.index !== undefined && one.index < index ? [one.index] : [],
  );
  const nearest = Math.max(...before);
  return merged.findIndex((one) => one.index === nearest) + 1;
}

/** Finds the stored entry that an entry was: by its id, by what it says, or by that without an id. */
function finder(shown: Array<{ index: number; value: unknown }>) {
  const places = new Map<string, number[]>();
  const note = (key: string, index: number) => places.set(key, [...(places.get(key) ?? []), index]);
  for (const { index, value } of shown) {
    const id = idOf(value);
    note(id === undefined ? `text ${textOf(withoutId(value))}` : `id ${id}`, index);
  }
  return (value: unknown): number | undefined => {
    const id = idOf(value);
    const key = [`id ${id}`, `text ${textOf(withoutId(value))}`].find(
      (one) => (places.get(one)?.length ?? 0) > 0,
    );
    return key === undefined ? undefined : places.get(key)?.shift();
  };
}

const idOf = (value: unknown) =>
  isFields(value) && value.id !== undefined && value.id !== '' ? String(value.id) : undefined;
const withoutId = (value: unknown) =>
  isFields(value) ? { ...value, id: undefined, place: undefined } : value;

/** What is missing and what is undefined are the same; fields come in the schema's order. */
const textOf = (value: unknown): string => JSON.stringify(value) ?? '';

type ObjectSchema = z.core.$ZodObject;
type ArraySchema = z.core.$ZodArray;
type RecordSchema = z.core.$ZodRecord;
const isObject = (schema: Schema): schema is ObjectSchema => schema._zod.def.type === 'object';
const isArray = (schema: Schema): schema is ArraySchema => schema._zod.def.type === 'array';
const isRecord = (schema: Schema): schema is RecordSchema => schema._zod.def.type === 'record';

/** The schema within those that only say what stands for a missing value. */
function unwrap(schema: Schema): Schema {
  const { def } = schema._zod;
  const isWrapper = ['default', 'prefault', 'optional', 'nullable'].includes(def.type);
  if (isWrapper && 'innerType' in def) return unwrap(def.innerType as Schema);
  // What a preprocess takes besides, such as a plain text for a bullet.
  if (def.type === 'pipe' && 'out' in def) return unwrap(def.out as Schema);
  return schema;
}

const defaultOf = (schema: Schema): Read | undefined => parse(schema, undefined);

function parse(schema: Schema, value: unknown): Read | undefined {
  const { success, data } = z.safeParse(schema, value);
  return success ? { value: data } : undefined;
}
