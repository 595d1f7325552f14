import { z } from 'zod';
import { toStorable } from './storable-text.ts';

/** Problems that are reported at most; once they are found, the rest of a body is not checked. */
export const maxProblems = 100;

type Def = {
  type: string;
  shape?: Record<string, z.core.$ZodType>;
  catchall?: z.core.$ZodType;
  element?: z.core.$ZodType;
  innerType?: z.core.$ZodType;
  options?: z.core.$ZodType[];
  in?: z.core.$ZodType;
  keyType?: z.core.$ZodType;
  valueType?: z.core.$ZodType;
  entries?: Record<string, string | number>;
  coerce?: boolean;
  checks?: { _zod: { def: { check?: string; maximum?: number } } }[];
};
type Rest = { problems: number };

/**
 * The same value, or as much of one that a schema will refuse as tells why: of an object at most
 * a hundred unknown fields, of a list one entry more than it may have, and no further entries once
 * a hundred things are wrong. A schema checks all of what it is given, and makes an issue of each
 * field that it does not know; this stops early, so that what a body costs does not depend on how
 * much of it is wrong. What a preprocess takes in is its own to cut short.
 */
export const truncateInput = (schema: z.core.$ZodType, value: unknown): unknown =>
  cut([schema], value, { problems: 0 });

/** Of a union, a value is held against all options at once: only what none of them takes is wrong. */
function cut(schemas: z.core.$ZodType[], value: unknown, rest: Rest): unknown {
  const [only] = schemas;
  const defs = only && schemas.length === 1 ? optionsOf(only) : schemas.flatMap(optionsOf);
  if (defs.some(({ type }) => !simpleTypes.has(type))) return value;
  if (Array.isArray(value)) return cutList(defs, value, rest);
  if (typeof value === 'object' && value !== null) return cutObject(defs, value, rest);
  if (value !== undefined && !defs.some((def) => mayTake(def, value))) rest.problems++;
  return value;
}

/** Must never say no to what a schema takes after all, such as a text with spaces around it. */
function mayTake({ type, coerce, maximum }: Option, value: unknown): boolean {
  if (coerce) return true;
  if (!typesOf[type]?.includes(value === null ? 'null' : typeof value)) return false;
  if (typeof value !== 'string' || value.length <= maximum) return true;
  return toStorable(value).trim().length <= maximum;
}

function cutList(defs: readonly Option[], list: readonly unknown[], rest: Rest): unknown {
  const lists = defs.filter(({ type }) => type === 'array');
  if (lists.length === 0) return wrong([], rest);
  const most = Math.max(...lists.map(({ maximum }) => maximum));
  const elements = lists.flatMap(({ element }) => element ?? []);
  const length = Math.min(list.length, most + 1);
  // Copied from the first entry on that is cut: of what is right, which is nearly all, nothing is.
  let kept: unknown[] | undefined;
  for (let index = 0; index < length; index++) {
    if (rest.problems >= maxProblems) return kept ?? list.slice(0, index);
    const entry = cut(elements, list[index], rest);
    if (kept) kept.push(entry);
    else if (entry !== list[index]) kept = [...list.slice(0, index), entry];
  }
  return kept ?? (length === list.length ? list : list.slice(0, length));
}

function cutObject(defs: readonly Option[], value: object, rest: Rest): unknown {
  const objects = defs.filter(({ type }) => type === 'object');
  if (objects.length === 0) return wrong({}, rest);
  const isStrict = objects.every(({ catchall }) => catchall?._zod.def.type === 'never');
  const keys = Object.keys(value);
  let kept: [string, unknown][] | undefined;
  const before = (index: number) =>
    keys.slice(0, index).map((key): [string, unknown] => [key, Reflect.get(value, key)]);
  for (const [index, key] of keys.entries()) {
    const known = fieldSchemas(objects, key);
    const field: unknown = Reflect.get(value, key);
    let left = field;
    if (known.length > 0) left = cut(known, field, rest);
    else if (isStrict) {
      // An unknown field counts by its name alone.
      left = null;
      if (rest.problems++ >= maxProblems) return Object.fromEntries(kept ?? before(index));
    }
    if (kept) kept.push([key, left]);
    else if (left !== field) kept = [...before(index), [key, left]];
  }
  return kept ? Object.fromEntries(kept) : value;
}

const noSchemas: z.core.$ZodType[] = [];

/** What the objects' schemas say of a field. Of one object it is looked up once: nearly all are. */
function fieldSchemas(objects: readonly Option[], key: string): z.core.$ZodType[] {
  const [only] = objects;
  if (only && objects.length === 1) {
    only.fields ??= new Map(
      Object.entries(only.shape ?? {}).map(([name, field]) => [name, [field]]),
    );
    return only.fields.get(key) ?? noSchemas;
  }
  return objects.flatMap(({ shape = {} }) => (Object.hasOwn(shape, key) ? (shape[key] ?? []) : []));
}

/** Something of the wrong kind stays one, without what is in it. */
function wrong<T>(empty: T, rest: Rest): T {
  rest.problems++;
  return empty;
}

type Option = Def & { maximum: number; fields?: Map<string, z.core.$ZodType[]> };

/** A body has many values of each schema, and most of the time would go into asking it again. */
const optionsBySchema = new WeakMap<z.core.$ZodType, Option[]>();

/** What a schema takes, without the wrappers that change nothing about it. */
function optionsOf(schema: z.core.$ZodType): Option[] {
  const known = optionsBySchema.get(schema);
  if (known) return known;
  const options = findOptions(schema);
  optionsBySchema.set(schema, options);
  return options;
}

function findOptions(schema: z.core.$ZodType): Option[] {
  const def = schema._zod.def as Def;
  if (def.type === 'union') return (def.options ?? []).flatMap(optionsOf);
  const none = { type: 'null', maximum: 0 };
  if (def.type === 'nullable' && def.innerType) return [none, ...optionsOf(def.innerType)];
  if (wrappers.has(def.type) && def.innerType) return optionsOf(def.innerType);
  if (def.type === 'pipe' && def.in) return optionsOf(def.in);
  if (def.type === 'record') return [{ ...asObject(def), maximum: Number.POSITIVE_INFINITY }];
  const lengths = def.checks?.filter(({ _zod }) => _zod.def.check === 'max_length') ?? [];
  const maxima = lengths.map(({ _zod }) => _zod.def.maximum ?? Number.POSITIVE_INFINITY);
  return [{ ...def, maximum: Math.min(...maxima) }];
}

/** A record of named keys is an object with these fields; what has free keys is not cut. */
function asObject(def: Def): Def {
  const { entries } = (def.keyType?._zod.def as Def | undefined) ?? {};
  if (!entries || !def.valueType) return def;
  const shape = Object.fromEntries(Object.values(entries).map((key) => [key, def.valueType]));
  return { type: 'object', shape: shape as Def['shape'] & object, catchall: z.never() };
}

const wrappers = new Set(['optional', 'default', 'prefault', 'readonly']);
const typesOf: Record<string, string[]> = {
  string: ['string'],
  number: ['number'],
  boolean: ['boolean'],
  enum: ['string', 'number'],
  literal: ['string', 'number', 'boolean', 'null'],
  null: ['null'],
};
const simpleTypes = new Set(['array', 'object', ...Object.keys(typesOf)]);
