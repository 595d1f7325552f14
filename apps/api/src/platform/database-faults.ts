import { AppError } from './app-error.ts';

/**
 * Faults of the database itself, such as a full disk or an invalid character, as opposed to bugs in
 * our SQL.
 */
const faultBySqlState: Record<string, () => AppError> = {
  '53100': () =>
    new AppError('STORAGE_FULL', 'There is no space left to save this. Reading still works.'),
  '22021': unstorableText,
  '22P05': unstorableText,
};

/** Matches foreign keys to an account, which may have been deleted during the request. */
const ofAccount = /_users_id_fk$/;

/**
 * Connection failures, too many connections, timeouts, shutdown, startup; a deadlock or
 * serialization failure that was not retried, or retried too often.
 */
const unavailableSqlState = /^(08...|57014|57P0[1-3]|53300|40001|40P01)$/;
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
/** Messages of lost connections, to which `pg` gives no code. */
const lostConnection =
  /^(Connection terminated|timeout exceeded when trying to connect|Client has encountered a connection error)/;

/**
 * Returns the error for the caller of a database fault, or undefined for any other error, including
 * bugs.
 */
export function toDatabaseFault(error: unknown): AppError | undefined {
  for (const cause of causesOf(error)) {
    const code = 'code' in cause ? String(cause.code) : '';
    const fault = faultBySqlState[code];
    if (fault) return fault();
    if (code === '23503' && 'constraint' in cause && ofAccount.test(String(cause.constraint)))
      return new AppError('INVALID_TOKEN', 'This account no longer exists.');
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

/** An error with its chain of causes: drizzle wraps the driver's error. */
export function causesOf(error: unknown): Error[] {
  const chain: Error[] = [];
  let current = error;
  while (current instanceof Error && chain.length < 5) {
    chain.push(current);
    current = current.cause;
  }
  return chain;
}

/** Whether a row with the same unique key exists. */
export function isUniqueViolation(error: unknown): boolean {
  return causesOf(error).some((cause) => 'code' in cause && cause.code === '23505');
}

/** Whether the referenced row doesn't exist. */
export function isForeignKeyViolation(error: unknown): boolean {
  return causesOf(error).some((cause) => 'code' in cause && cause.code === '23503');
}

/**
 * Whether the database rejected the data and would do so again: text or JSON that it can't hold.
 */
export function isDataRefused(error: unknown): boolean {
  return causesOf(error).some((cause) => 'code' in cause && /^22...$/.test(String(cause.code)));
}

/**
 * Whether the database was never migrated, or was migrated by a release without this table or
 * column.
 */
export function isSchemaOther(error: unknown): boolean {
  return causesOf(error).some(
    (cause) => 'code' in cause && (cause.code === '42P01' || cause.code === '42703'),
  );
}
