import fc from 'fast-check';
import type { z } from 'zod';

/**
 * Difficult strings: control characters, lone surrogates, prototype keys, invalid and huge values.
 */
const badText = fc.oneof(
  fc.constantFrom(
    '',
    '\0',
    'a\0b',
    '\ud800',
    '\udfff\ud800',
    '\u202e',
    '__proto__',
    'constructor',
    'null',
    "'; drop table users; --",
    '<script>',
    '%00',
    '../..',
    'x'.repeat(300),
    'é'.repeat(5_000),
    'ada@gmail.com',
    'a@b',
    '2023-03',
    '01890000-0000-7000-8000-000000000000',
    '{{7*7}}',
  ),
  fc.string({ unit: 'binary', maxLength: 40 }),
);
const badValue: fc.Arbitrary<unknown> = fc.oneof(
  badText,
  fc.constantFrom(null, true, 0, -1, 1.5, 1e308, 2 ** 31, [], {}, [[[[[[]]]]]], '9'.repeat(400)),
  fc.anything({ withBigInt: false, maxDepth: 3 }).map(toJson),
  fc.constantFrom('__proto__', 'constructor', 'toString').map((key) => JSON.parse(`{"${key}":{}}`)),
);

function toJson(value: unknown): unknown {
  try {
    return JSON.parse(JSON.stringify(value) ?? 'null');
  } catch {
    return null;
  }
}

type JsonSchema = {
  type?: string;
  pattern?: string;
  maxLength?: number;
  enum?: unknown[];
  properties?: Record<string, JsonSchema>;
  required?: string[];
  items?: JsonSchema;
  anyOf?: JsonSchema[];
};

/** Values near a schema: half are valid in shape, half have missing, wrong or extra parts. */
export function arbitraryNear(schema: z.core.JSONSchema.BaseSchema): fc.Arbitrary<unknown> {
  return fc.oneof(like(schema as JsonSchema, 0), like(schema as JsonSchema, 1));
}

type Arbitraries = (schema: JsonSchema, badWeight: number) => fc.Arbitrary<unknown>;

const like: Arbitraries = (schema, badWeight) =>
  fc.oneof(
    { weight: 12, arbitrary: shaped(schema, badWeight) },
    { weight: badWeight, arbitrary: badValue },
  );

const shaped: Arbitraries = (schema, badWeight) => {
  if (schema.enum) return fc.constantFrom(...schema.enum);
  if (schema.anyOf) return fc.oneof(...schema.anyOf.map((one) => like(one, badWeight)));
  switch (schema.type) {
    case 'object':
      return likeObject(schema, badWeight);
    case 'array':
      return fc.array(like(schema.items ?? {}, badWeight), { maxLength: 3 });
    case 'boolean':
      return fc.boolean();
    case 'integer':
    case 'number':
      return fc.integer();
    case 'string':
      return likeText(schema, badWeight);
    default:
      return badValue;
  }
};

const likeText: Arbitraries = ({ pattern, maxLength }, badWeight) => {
  if (badWeight > 0) return badText;
  if (pattern) return fc.stringMatching(new RegExp(pattern));
  return fc.oneof(
    fc.constant('Ada Lovelace'.slice(0, maxLength)),
    badText.map((text) => text.slice(0, maxLength)),
  );
};

/** Random strings are never valid addresses, so the field's name decides. */
const likeField = (name: string, schema: JsonSchema, badWeight: number) =>
  name === 'email' && badWeight === 0
    ? fc.constantFrom('ada@gmail.com', 'Nobody@example.com')
    : like(schema, badWeight);

const likeObject: Arbitraries = ({ properties = {}, required = [] }, badWeight) => {
  const fields = Object.fromEntries(
    Object.entries(properties).map(([name, schema]) => [name, likeField(name, schema, badWeight)]),
  );
  const whole = fc.record(fields, { requiredKeys: required });
  if (badWeight === 0) return whole;
  const partial = fc.record(fields, { requiredKeys: [] });
  const withMore = fc
    .tuple(partial, badText, badValue)
    .map(([record, key, value]) => Object.assign(record, Object.fromEntries([[key, value]])));
  return fc.oneof(
    { weight: 6, arbitrary: whole },
    { weight: 3, arbitrary: partial },
    { weight: 1, arbitrary: withMore },
  );
};

/** Placeholders for the caller's valid token and the id of a resume of theirs. */
export const validToken = 'VALID-TOKEN';
export const ownResume = 'OWN-RESUME';

/** URL parameters: existing ids, unknown ids, and anything else. */
export const arbitraryParameter: fc.Arbitrary<string> = fc.oneof(
  { weight: 4, arbitrary: fc.constantFrom(ownResume, 'modern') },
  { weight: 1, arbitrary: fc.uuid() },
  { weight: 1, arbitrary: badText.map((text) => text.toWellFormed().slice(0, 400)) },
);

/** Request headers, from normal to hostile. */
export const arbitraryHeaders: fc.Arbitrary<Record<string, string>> = fc.record(
  {
    authorization: fc.oneof(
      { weight: 8, arbitrary: fc.constant(`Bearer ${validToken}`) },
      { weight: 1, arbitrary: fc.constantFrom('Bearer', 'Bearer x', 'Basic YTpi', validToken) },
    ),
    'x-forwarded-for': fc.constantFrom('1.2.3.4', 'nonsense', '::1, 10.0.0.1'),
    'content-type': fc.oneof(
      { weight: 12, arbitrary: fc.constant('application/json') },
      { weight: 1, arbitrary: fc.constantFrom('text/plain', 'application/xml', 'nonsense') },
    ),
    accept: fc.constantFrom('*/*', 'text/html', 'x'),
  },
  { requiredKeys: ['authorization', 'content-type'] },
);

/** A serialized body: mostly JSON, sometimes truncated or empty. */
export const arbitraryPayload = (body: fc.Arbitrary<unknown>): fc.Arbitrary<string> =>
  fc.oneof(
    { weight: 15, arbitrary: body.map((value) => JSON.stringify(value) ?? '') },
    { weight: 1, arbitrary: body.map((value) => (JSON.stringify(value) ?? '').slice(0, -1)) },
    { weight: 1, arbitrary: fc.string({ unit: 'binary', maxLength: 50 }) },
  );
