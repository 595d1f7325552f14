/** A reason not to start that whoever runs the server can fix: printed without a stack. */
export class StartError extends Error {
  constructor(message: string, options?: ErrorOptions) {
    super(message, options);
    this.name = new.target.name;
  }
}

/** Ends a command with code 1 and such a reason; rethrows any other error. */
export function endWithReason(error: unknown): void {
  if (!(error instanceof StartError)) throw error;
  process.stderr.write(`${error.message}\n`);
  process.exitCode = 1;
}
