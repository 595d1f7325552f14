import { z } from 'zod';
import { toStorable } from './storable-text.ts';

/** The most problems reported for one body. Validation stops after that many. */
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
type ProblemCount = { problems: number };

/**
 * Truncates a value that a schema will reject to what is needed to report it: at most a hundred
 * unknown fields of an object, one entry more than the limit of a list, and no further entries
 * after a hundred problems. A schema validates everything and makes an issue of each unknown field,
 * so truncating first makes the cost of a body independent of how much of it is wrong. Schemas with
 * a preprocess must limit their own input.
 */
export const truncateInput = (schema: z.core.$ZodType, value: unknown): unknown =>
  truncate([schema], value, { problems: 0 });

/**
 * A value of a union is checked against all options at once: only what no option accepts counts as
 * a problem.
 */
function truncate(schemas: z.core.$ZodType[], value: unknown, count: ProblemCount): unknown {
  const [only] = schemas;
  const defs = only && schemas.length === 1 ? optionsOf(only) : schemas.flatMap(optionsOf);
  if (defs.some(({ type }) => !simpleTypes.has(type))) return value;
  if (Array.isArray(value)) return truncateList(defs, value, count);
  if (typeof value === 'object' && value !== null) return truncateObject(defs, value, count);
  if (value !== undefined && !defs.some((def) => mayAccept(def, value))) count.problems++;
  return value;
}

/** Must accept everything that the schema accepts, such as a text that fits once it is trimmed. */
function mayAccept({ type, coerce, maximum }: Option, value: unknown): boolean {
  if (coerce) return true;
  if (!typesOf[type]?.includes(value === null ? 'null' : typeof value)) return false;
  if (typeof value !== 'string' || value.length <= maximum) return true;
  return toStorable(value).trim().length <= maximum;
}

function truncateList(
  defs: readonly Option[],
  list: readonly unknown[],
  count: ProblemCount,
): unknown {
  const lists = defs.filter(({ type }) => type === 'array');
  if (lists.length === 0) return countProblem([], count);
  const most = Math.max(...lists.map(({ maximum }) => maximum));
  const elements = lists.flatMap(({ element }) => element ?? []);
  const length = Math.min(list.length, most + 1);
  // Copied only from the first truncated entry on, because nearly all lists are valid and stay
  // unchanged.
  let kept: unknown[] | undefined;
  for (let index = 0; index < length; index++) {
    if (count.problems >= maxProblems) return kept ?? list.slice(0, index);
    const entry = truncate(elements, list[index], count);
    if (kept) kept.push(entry);
    else if (entry !== list[index]) kept = [...list.slice(0, index), entry];
  }
  return kept ?? (length === list.length ? list : list.slice(0, length));
}

function truncateObject(defs: readonly Option[], value: object, count: ProblemCount): unknown {
  const objects = defs.filter(({ type }) => type === 'object');
  if (objects.length === 0) return countProblem({}, count);
  const isStrict = objects.every(({ catchall }) => catchall?._zod.def.type === 'never');
  const keys = Object.keys(value);
  let kept: [string, unknown][] | undefined;
  const before = (index: number) =>
    keys.slice(0, index).map((key): [string, unknown] => [key, Reflect.get(value, key)]);
  for (const [index, key] of keys.entries()) {
    const known = fieldSchemas(objects, key);
    const field: unknown = Reflect.get(value, key);
    let left = field;
    if (known.length > 0) left = truncate(known, field, count);
    else if (isStrict) {
      // Only the name of an unknown field is reported, so its value is dropped.
      left = null;
      if (count.problems++ >= maxProblems) return Object.fromEntries(kept ?? before(index));
    }
    if (kept) kept.push([key, left]);
    else if (left !== field) kept = [...before(index), [key, left]];
  }
  return kept ? Object.fromEntries(kept) : value;
}

const noSchemas: z.core.$ZodType[] = [];

/**
 * Returns the schemas of a field in all options. With a single option, which is the usual case,
 * they are cached.
 */
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

/** Replaces a value of the wrong type with an empty one of the same wrong type. */
function countProblem<T>(empty: T, count: ProblemCount): T {
  count.problems++;
  return empty;
}

type Option = Def & { maximum: number; fields?: Map<string, z.core.$ZodType[]> };

/**
 * Cached by schema, because a body has many values of each, and reading schemas would take most of
 * the time.
 */
const optionsBySchema = new WeakMap<z.core.$ZodType, Option[]>();

/** Returns the plain schemas within a schema, without wrappers that accept the same values. */
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

/**
 * Converts a record with named keys to an object with these fields. One with free keys is not
 * truncated.
 */
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
