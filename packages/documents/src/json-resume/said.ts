export type Fields = Record<string, unknown>;

/** Only what says something: empty texts and lists are left out, as the schema's own files do. */
export const said = (fields: Fields): Fields =>
  Object.fromEntries(
    Object.entries(fields).filter(([, value]) =>
      Array.isArray(value) || typeof value === 'string' ? value.length > 0 : value !== undefined,
    ),
  );
