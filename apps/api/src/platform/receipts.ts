/** The parts of a response that contain nothing of a document. */
const envelope = new Set(['success', 'code', 'message', 'errors', 'requestId']);
/**
 * Fields that say which document it is, how to change it again, and what became of the sent data.
 */
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
 * Reduces a response, including an error, for a key that may write but not read: it says what was
 * changed, but not the contents.
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
