/** A startup error that the operator can fix: printed without a stack trace. */
export class StartError extends Error {
  constructor(message: string, options?: ErrorOptions) {
    super(message, options);
    this.name = new.target.name;
  }
}

/** Prints a `StartError` and sets exit code 1; rethrows any other error. */
export function endWithReason(error: unknown): void {
  if (!(error instanceof StartError)) throw error;
  process.stderr.write(`${error.message}\n`);
  process.exitCode = 1;
}
