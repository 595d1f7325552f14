import { copyFileSync, readFileSync, statSync, truncateSync, writeFileSync } from 'node:fs';

const maxBytes = 1_000_000;
const lookEveryMs = 60_000;

/**
 * The server logs only about itself. Its messages about failed statements often quote values ('Key
 * (lower(email))=(...) already exists'); the client of a statement gets them anyway, and logs them
 * without values. In this setting LOG ranks above ERROR.
 */
export const logSettings = {
  log_min_messages: 'log',
  log_min_error_statement: 'panic',
  // Terse: DETAIL would contain the statement that crashed a server process.
  log_error_verbosity: 'terse',
  log_statement: 'none',
  log_min_duration_statement: -1,
  log_parameter_max_length: 0,
  log_parameter_max_length_on_error: 0,
};

/** Removes what older settings have logged; the server may be writing to the file. */
export function cleanLog(log: string): void {
  for (const file of [log, `${log}.1`]) {
    const size = statSync(file, { throwIfNoEntry: false })?.size ?? 0;
    // Logs of older releases were unlimited; very large ones are truncated.
    if (size > 10 * maxBytes) truncateSync(file);
    const lines = size > 0 ? readFileSync(file, 'utf8').split('\n') : [];
    const kept = lines.filter((line) => line === '' || isOfServer.test(line));
    if (kept.length < lines.length) writeFileSync(file, kept.join('\n'));
  }
}

/** Lines of statements begin differently. */
const isOfServer = /^(\d{4}-\d\d-\d\d .* (LOG|FATAL|PANIC): |postgres: )/;

/** Keeps the log within a few MB until the returned function is called. */
export function keepLogShort(log: string): () => void {
  const timer = setInterval(() => shortenLog(log), lookEveryMs).unref();
  return () => clearInterval(timer);
}

/** Truncated in place, since the server has the file open for appending. */
export function shortenLog(log: string): void {
  if ((statSync(log, { throwIfNoEntry: false })?.size ?? 0) <= maxBytes) return;
  try {
    copyFileSync(log, `${log}.1`);
  } catch {
    // If a full disk has no space for the copy, the log is truncated without one.
  }
  truncateSync(log);
}
