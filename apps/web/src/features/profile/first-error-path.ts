/** The path of the first field with an error, such as 'education.0.school'. */
export function firstErrorPath(errors: object): string | undefined {
  for (const [name, error] of Object.entries(errors)) {
    if (typeof error !== 'object' || error === null) continue;
    if (messageOf(error) !== undefined) return name;
    const inner = firstErrorPath(error);
    if (inner !== undefined) return `${name}.${inner}`;
  }
  return undefined;
}

/** What is wrong with a field, or with the first part of it that has something wrong. */
export function firstMessage(error: unknown): string | undefined {
  if (typeof error !== 'object' || error === null) return undefined;
  const own = messageOf(error);
  if (own !== undefined) return own;
  for (const part of Object.values(error)) {
    const message = firstMessage(part);
    if (message !== undefined) return message;
  }
  return undefined;
}

const messageOf = (error: object): string | undefined =>
  'message' in error && typeof error.message === 'string' ? error.message : undefined;
