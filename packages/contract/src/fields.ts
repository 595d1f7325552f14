/** An object whose fields are not known yet: stored by another release, or sent by a caller. */
export type Fields = Record<string, unknown>;

/** Whether a value is an object with fields rather than a list. */
export const isFields = (value: unknown): value is Fields =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
