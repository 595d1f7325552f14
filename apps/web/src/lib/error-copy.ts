import { type ClientErrorCode, isApiError } from './api-client.ts';

/** Words for every error: a new code does not compile until it has some. */
export const errorCopy: Record<ClientErrorCode, string> = {
  VALIDATION_ERROR: 'Some fields need another look. They are marked below.',
  MALFORMED_REQUEST: 'We could not read that. Please reload the page and try again.',
  INVALID_OR_EXPIRED_LINK: 'This link is invalid or has expired. Please ask for a new one.',
  INVALID_PROMO_CODE: 'This promo code is unknown or has expired.',
  PAYMENT_NOT_VERIFIED: 'There was an issue verifying your payment. Please contact support.',
  UNAUTHENTICATED: 'Please sign in to continue.',
  INVALID_TOKEN: 'Your session has ended. Please sign in again.',
  TOKEN_EXPIRED: 'Your session has expired. Please sign in again.',
  INVALID_CREDENTIALS: 'Invalid credentials. Please try again.',
  INSUFFICIENT_CREDITS: 'You have too few credits for this.',
  PREMIUM_REQUIRED: 'This needs a premium subscription.',
  QUOTA_EXCEEDED: 'Your account is full. Delete resumes you no longer need, then try again.',
  NOT_FOUND: 'We could not find that. It may have been moved or deleted.',
  RESUME_NOT_FOUND: "The resume you're looking for couldn't be found.",
  RESUME_IN_TRASH: 'This resume was deleted. You can restore it from Recently deleted.',
  MOMENT_NOT_FOUND: 'This version is no longer in the history.',
  LETTER_NOT_FOUND: 'This letter is gone. It may have been deleted elsewhere.',
  TEMPLATE_NOT_FOUND: 'This template does not exist any more. Please choose another.',
  PHOTO_NOT_FOUND: 'The photo of this resume could not be found. Please upload it again.',
  PROFILE_NOT_FOUND: 'There is no profile at this address.',
  SESSION_NOT_FOUND: 'This device is logged out already.',
  WRONG_PASSWORD: 'This is not your current password.',
  USERNAME_TAKEN: 'This username is taken. Please choose another.',
  VERSION_CONFLICT: 'This was changed elsewhere in the meantime.',
  IDEMPOTENCY_CONFLICT: 'This was asked for before and brought no result. Please start it anew.',
  PAYLOAD_TOO_LARGE: 'This is more than we can take at once. Please shorten it.',
  UNSUPPORTED_MEDIA_TYPE: 'We can not read this kind of file.',
  DOCUMENT_TOO_COMPLEX: 'This resume is too long to set. Please shorten it.',
  UNREADABLE: 'What is stored here cannot be read. Nothing of it is lost.',
  RATE_LIMITED: 'That was a lot at once. Please wait a minute and try again.',
  INTERNAL: 'Something went wrong on our side. Please try again.',
  UNAVAILABLE: 'We are busy just now. Please try again in a moment.',
  PAYMENTS_NOT_CONFIGURED: 'Could not initialize payment system. Please try again later.',
  PAYMENT_PROVIDER_UNAVAILABLE:
    'The payment provider does not answer. Please try again in a moment.',
  STORAGE_FULL: 'The server has no room left. Please tell the people who run it.',
  OFFLINE: 'You seem to be offline. Check your connection and try again.',
};

/** The server knows for how long, how much, or whether more can be bought. */
const wordedByServer: ReadonlySet<ClientErrorCode> = new Set([
  'RATE_LIMITED',
  'QUOTA_EXCEEDED',
  'INSUFFICIENT_CREDITS',
]);

/** A sentence for people about whatever was thrown. */
export function describeError(error: unknown): string {
  if (!isApiError(error)) return errorCopy.INTERNAL;
  if (wordedByServer.has(error.code) && error.serverMessage) return error.serverMessage;
  return errorCopy[error.code];
}
