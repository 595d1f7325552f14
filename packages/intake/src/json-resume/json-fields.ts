export type Json = Record<string, unknown>;

export const isObject = (value: unknown): value is Json =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** Whatever stands where a text should be: a text, or nothing. */
export const text = (value: unknown): string =>
  typeof value === 'string' ? value.trim() : typeof value === 'number' ? String(value) : '';

export const list = (value: unknown): Json[] =>
  Array.isArray(value) ? value.filter(isObject) : [];

export const texts = (value: unknown): string[] =>
  Array.isArray(value) ? value.map(text).filter(Boolean) : [];

export const has = (value: Json, ...names: string[]): boolean =>
  names.some((name) => Object.hasOwn(value, name));
