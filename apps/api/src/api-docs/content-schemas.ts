import { wholeContentType } from '@folio/contract/plain-content';

export type Media = Record<string, { schema?: object; example?: unknown }>;
export type Answer = { description: string; content?: Media };

/** A JSON schema, or a part of one, as generated from zod. */
type Schema = {
  properties?: Record<string, Schema>;
  required?: string[];
  items?: Schema;
  [keyword: string]: unknown;
};

/**
 * The schema of an answer with contents in both formats: plain by default, and full on request by
 * `Accept`. The zod schema describes the full format.
 */
export function inBothForms(answer: Answer): Answer {
  const media = answer.content?.['application/json'];
  const schema = media?.schema;
  const plain = schema && toPlain(schema as Schema);
  if (!media || JSON.stringify(plain) === JSON.stringify(schema)) return answer;
  const content = {
    ...answer.content,
    'application/json': { ...media, schema: plain },
    [wholeContentType]: { ...media, schema: schema },
  };
  return { ...answer, content } as Answer;
}

/** The schema of `plainContent`: without version and places, with bullets as texts. */
const toPlain = (schema: Schema): Schema =>
  mapObjects(schema, (object) => {
    const { contentVersion, ...kept } = object.properties ?? {};
    const isContent = contentVersion !== undefined && kept.personalInfo !== undefined;
    return isContent ? mapObjects(only(object, kept), plainEntry) : object;
  });

function plainEntry(object: Schema): Schema {
  const { place, ...kept } = object.properties ?? {};
  const plain = { ...(kept.id === undefined ? object.properties : kept) };
  const text = textOfBullets(plain);
  if (text) plain.bullets = { ...plain.bullets, items: text };
  return only(object, plain);
}

/** An object's schema with only these properties. */
const only = ({ required, ...rest }: Schema, properties: Record<string, Schema>): Schema => ({
  ...rest,
  properties,
  ...(required && { required: required.filter((name) => Object.hasOwn(properties, name)) }),
});

/** In requests, bullets may be plain texts in either format. */
export const takingPlainBullets = (sent: object): object =>
  mapObjects(sent, ({ properties = {}, ...rest }) => {
    const text = textOfBullets(properties);
    const { bullets } = properties;
    const either = text && { ...bullets, items: { anyOf: [text, bullets?.items] } as Schema };
    return { ...rest, properties: { ...properties, ...(either && { bullets: either }) } };
  });

const textOfBullets = ({ bullets }: Record<string, Schema>): Schema | undefined =>
  bullets?.items?.properties?.text;

/** Maps all object schemas in a schema, outer ones first. */
function mapObjects<T>(value: T, change: (object: Schema) => Schema): T {
  if (Array.isArray(value)) return value.map((one) => mapObjects(one, change)) as T;
  if (typeof value !== 'object' || value === null) return value;
  const changed = 'properties' in value ? change(value as Schema) : value;
  const parts = Object.entries(changed).map(([key, one]) => [key, mapObjects(one, change)]);
  return Object.fromEntries(parts) as T;
}

/** Converts tuples to `prefixItems` of OpenAPI 3.1. */
export function withPrefixItems<T>(value: T): T {
  if (Array.isArray(value)) return value.map(withPrefixItems) as T;
  if (typeof value !== 'object' || value === null) return value;
  const parts = Object.entries(value).map(([key, part]) => [
    key === 'items' && Array.isArray(part) ? 'prefixItems' : key,
    // Examples are data, not schemas.
    key === 'example' ? part : withPrefixItems(part),
  ]);
  return Object.fromEntries(parts) as T;
}
