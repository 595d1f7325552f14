/** Reasons why no resume could be read from a file. */
export const intakeErrorCodes = [
  'empty',
  'too-large',
  'encrypted',
  'image-only',
  'unreadable',
  'unknown-kind',
  'not-a-resume',
] as const;
export type IntakeErrorCode = (typeof intakeErrorCodes)[number];

/**
 * The only error that `readResume` rejects with. `detail` is for logs and never contains text of
 * the file.
 */
export class IntakeError extends Error {
  readonly code: IntakeErrorCode;

  constructor(code: IntakeErrorCode, detail = '') {
    super(detail ? `${code}: ${detail}` : code);
    this.name = 'IntakeError';
    this.code = code;
  }
}
