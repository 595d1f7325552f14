/** The parts of an answer that have nothing of a document. */
const envelope = new Set(['success', 'code', 'message', 'errors', 'requestId']);
/** Which document it is, and how it is changed again. */
const identifying = new Set(['id', 'version', 'createdAt', 'updatedAt']);

/**
 * What is left of an answer, also of an error, for a key that writes and doesn't read: what was
 * changed, without what stands there.
 */
export function receiptOf(answer: object): object {
  const entries = Object.entries(answer).flatMap(([name, value]): [string, unknown][] => {
    if (envelope.has(name)) return [[name, value]];
    return isGroup(value) ? [[name, identified(value)]] : [];
  });
  return Object.fromEntries(entries);
}

const isGroup = (value: unknown): value is object => typeof value === 'object' && value !== null;

function identified(value: object): unknown {
  if (Array.isArray(value)) return value.filter(isGroup).map(identified);
  return Object.fromEntries(
    Object.entries(value).filter(([name, one]) => identifying.has(name) && !isGroup(one)),
  );
}
