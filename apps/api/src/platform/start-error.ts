import { toLoggableError } from './loggable-error.ts';

/** A startup error that the operator can fix: printed without a stack trace. */
export class StartError extends Error {
  constructor(message: string, options?: ErrorOptions) {
    super(message, options);
    this.name = new.target.name;
  }
}

/**
 * Ends a command with code 1 and prints the reason: the sentence of a `StartError`; for any other
 * error only what may be logged, because a statement's parameters are people's data.
 */
export function endWithReason(error: unknown): void {
  const { message, stack, causes = [] } = toLoggableError(error);
  const lines = error instanceof StartError ? [message] : [message, ...causes, stack];
  process.stderr.write(`${lines.join('\n')}\n`);
  process.exitCode = 1;
}
