/** The parts of an answer that have nothing of a document. */
const envelope = new Set(['success', 'code', 'message', 'errors', 'requestId']);
/** Which document it is, how it is changed again, and what became of what was sent. */
const told = new Set([
  'id',
  'version',
  'createdAt',
  'updatedAt',
  'keeping',
  'isWritten',
  'verdict',
  'flags',
  'answered',
  'refused',
  'operationId',
  'path',
]);

/**
 * What is left of an answer, also of an error, for a key that writes and doesn't read: what was
 * changed, without what stands there.
 */
export function receiptOf(answer: object): object {
  const entries = Object.entries(answer).flatMap(([name, value]): [string, unknown][] => {
    if (envelope.has(name)) return [[name, value]];
    return isGroup(value) ? [[name, toldOf(value)]] : [];
  });
  return Object.fromEntries(entries);
}

const isGroup = (value: unknown): value is object => typeof value === 'object' && value !== null;

function toldOf(value: object): unknown {
  if (Array.isArray(value)) return value.filter(isGroup).map(toldOf);
  const entries = Object.entries(value).flatMap(([name, one]): [string, unknown][] => {
    if (told.has(name)) return [[name, one]];
    return name === 'conflicts' && isGroup(one) ? [[name, toldOf(one)]] : [];
  });
  return Object.fromEntries(entries);
}
