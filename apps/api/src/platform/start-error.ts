/** A reason not to start that whoever runs the product can act on: told without a stack. */
export class StartError extends Error {
  constructor(message: string, options?: ErrorOptions) {
    super(message, options);
    this.name = new.target.name;
  }
}

/** Ends a command with code 1 and the reason alone, where whoever runs it can act on it; else throws. */
export function endWithReason(error: unknown): void {
  if (!(error instanceof StartError)) throw error;
  process.stderr.write(`${error.message}\n`);
  process.exitCode = 1;
}
