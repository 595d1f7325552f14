import { causesOf } from './database-faults.ts';

type LoggableError = {
  type: string;
  message: string;
  stack: string;
  code?: string;
  causes?: string[];
  [field: string]: unknown;
};

/**
 * An error without personal data, for the log: the database's `detail` and `where`, and drizzle's
 * list of parameters, are left out.
 */
export function toLoggableError(error: unknown): LoggableError {
  const [first, ...causes] = causesOf(error);
  if (!first)
    return { type: typeof error, message: 'something that is no error was thrown', stack: '' };
  return {
    type: first.name,
    message: withoutParameters(first.message),
    ...('code' in first ? { code: String(first.code) } : {}),
    stack: framesOf(first.stack ?? ''),
    ...(causes.length > 0 ? { causes: causes.map(toLine) } : {}),
  };
}

function toLine(error: Error): string {
  const code = 'code' in error ? ` (${String(error.code)})` : '';
  return `${error.name}${code}: ${withoutParameters(error.message)}`;
}

function withoutParameters(message: string): string {
  return message.split('\nparams:')[0] ?? '';
}

/** The stack without the message at its start, which may have several lines. */
function framesOf(stack: string): string {
  return stack
    .split('\n')
    .filter((line) => /^\s+at /.test(line))
    .join('\n');
}
