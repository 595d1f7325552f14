import { AppError } from './app-error.ts';

/** The database is there and full, or refuses a text: told apart from a bug in our SQL. */
const faultBySqlState: Record<string, () => AppError> = {
  '53100': () =>
    new AppError('STORAGE_FULL', 'There is no space left to save this. Reading still works.'),
  '22021': unstorableText,
  '22P05': unstorableText,
};

/** Cannot connect, too many connections, took too long, shutting down, starting up. */
const unavailableSqlState = /^(08...|57014|57P0[1-3]|53300)$/;
const unavailableSystemCall = new Set([
  'ECONNREFUSED',
  'ECONNRESET',
  'EPIPE',
  'ETIMEDOUT',
  'EHOSTUNREACH',
  'ENETUNREACH',
  'ENOTFOUND',
  'EAI_AGAIN',
]);
/** `pg` gives these no code. */
const lostConnection =
  /^(Connection terminated|timeout exceeded when trying to connect|Client has encountered a connection error)/;

/** What a failure of the database means for the caller; undefined when it is none, or a bug of ours. */
export function toDatabaseFault(error: unknown): AppError | undefined {
  for (const cause of causesOf(error)) {
    const code = 'code' in cause ? String(cause.code) : '';
    const fault = faultBySqlState[code];
    if (fault) return fault();
    if (isLost(code, cause)) return new AppError('UNAVAILABLE', unavailable);
  }
  return undefined;
}

const unavailable = 'The service is not available at the moment. Please try again shortly.';

function isLost(code: string, error: Error): boolean {
  if (unavailableSqlState.test(code) || lostConnection.test(error.message)) return true;
  const isSocketGone = code === 'ENOENT' && 'syscall' in error && error.syscall === 'connect';
  return isSocketGone || unavailableSystemCall.has(code);
}

function unstorableText(): AppError {
  return new AppError('MALFORMED_REQUEST', 'The text has characters that cannot be stored.');
}

/** An error and what caused it: drizzle wraps the driver's own error. */
export function causesOf(error: unknown): Error[] {
  const chain: Error[] = [];
  let current = error;
  while (current instanceof Error && chain.length < 5) {
    chain.push(current);
    current = current.cause;
  }
  return chain;
}

/** A row with the same key is there already. */
export function isUniqueViolation(error: unknown): boolean {
  return causesOf(error).some((cause) => 'code' in cause && cause.code === '23505');
}

/** What a row refers to is gone. */
export function isForeignKeyViolation(error: unknown): boolean {
  return causesOf(error).some((cause) => 'code' in cause && cause.code === '23503');
}

/** The database has not been prepared, or by a release that knew no such table. */
export function isTableMissing(error: unknown): boolean {
  return causesOf(error).some((cause) => 'code' in cause && cause.code === '42P01');
}
