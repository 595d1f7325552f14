import { type ClientErrorCode, isApiError } from './api-client.ts';

/** Words for every error: a new code does not compile until it has some. */
export const errorCopy: Record<ClientErrorCode, string> = {
  VALIDATION_ERROR: 'Some fields need attention. They’re marked below.',
  MALFORMED_REQUEST: 'We couldn’t read that. Reload the page and try again.',
  INVALID_OR_EXPIRED_LINK: 'This link is invalid or has expired. Request a new one.',
  INVALID_PROMO_CODE: 'This promo code is invalid or has expired.',
  PROMO_CODE_NOT_APPLICABLE: 'This promo code is not for this purchase.',
  PAYMENT_NOT_VERIFIED: 'There was an issue verifying your payment. Please contact support.',
  UNAUTHENTICATED: 'Please log in to continue.',
  INVALID_TOKEN: 'Your session has ended. Please log in again.',
  TOKEN_EXPIRED: 'Your session has expired. Please log in again.',
  INVALID_CREDENTIALS: 'Invalid credentials. Please try again.',
  INSUFFICIENT_CREDITS: 'You don’t have enough credits for this.',
  PREMIUM_REQUIRED: 'This needs a premium subscription.',
  QUOTA_EXCEEDED: 'Your account is full. Delete resumes you no longer need and try again.',
  SCOPE_MISSING: 'Please log in to do this.',
  SIGN_UP_REFUSED: 'You can’t sign up here.',
  NOT_FOUND: 'We couldn’t find that. It may have been moved or deleted.',
  RESUME_NOT_FOUND: "The resume you're looking for couldn't be found.",
  RESUME_IN_TRASH: 'This resume was deleted. You can restore it from Recently deleted.',
  MOMENT_NOT_FOUND: 'This version is no longer in the history.',
  APPLICATION_NOT_FOUND: 'This application is gone. It may have been deleted elsewhere.',
  QUESTION_NOT_FOUND: 'This question is gone. It may have been deleted elsewhere.',
  LETTER_NOT_FOUND: 'This letter is gone. It may have been deleted elsewhere.',
  TEMPLATE_NOT_FOUND: 'This template is no longer available. Please choose another.',
  PHOTO_NOT_FOUND: 'We couldn’t find this resume’s photo. Please upload it again.',
  PROFILE_NOT_FOUND: 'There’s no profile at this address.',
  SESSION_NOT_FOUND: 'This device is already signed out.',
  API_KEY_NOT_FOUND: 'This API key is already revoked.',
  APP_NOT_FOUND: 'This app is already removed.',
  LINK_NOT_FOUND: 'This link doesn’t work anymore. Ask for a new one.',
  LINK_NAME_TAKEN: 'This name is taken. Please choose another.',
  LINK_LOCKED: 'This link asks for a password.',
  SUGGESTION_CLOSED: 'This note takes no more replies. It was settled, or its link has ended.',
  SUGGESTION_NOT_FOUND: 'This suggestion is gone. It may have been taken back.',
  WRONG_PASSWORD: 'This isn’t your current password.',
  CODE_REQUIRED: 'Enter a code from your app to go on.',
  SECOND_FACTOR_REQUIRED: 'Turn on two-step login or add a passkey, then log in with it.',
  ACCOUNT_BANNED: 'This account is blocked. Contact us if you think this is a mistake.',
  USERNAME_TAKEN: 'This username is taken. Please choose another.',
  VERSION_CONFLICT: 'This was changed somewhere else in the meantime.',
  ALREADY_PAID: 'Your earlier payment for this has arrived. Nothing more was charged.',
  MONEY_BACK_REFUSED: 'This purchase can’t be refunded here. Please write to us.',
  IDEMPOTENCY_CONFLICT: 'That request didn’t finish. Please try again.',
  PAYLOAD_TOO_LARGE: 'That’s too long. Please shorten it.',
  UNSUPPORTED_MEDIA_TYPE: 'We can’t read this kind of file.',
  DOCUMENT_TOO_COMPLEX: 'This resume is too long to lay out. Please shorten it.',
  UNREADABLE: 'We can’t read what’s stored here. Nothing is lost.',
  RATE_LIMITED: 'Too many requests. Please wait a minute and try again.',
  INTERNAL: 'Something went wrong on our side. Please try again.',
  UNAVAILABLE: 'We’re busy right now. Please try again in a moment.',
  PAYMENTS_NOT_CONFIGURED: 'Nothing is sold on this server.',
  PAYMENT_PROVIDER_UNAVAILABLE:
    'The payment provider isn’t responding. Please try again in a moment.',
  STORAGE_FULL: 'The server is out of storage. Please tell whoever runs it.',
  OFFLINE: 'You seem to be offline. Check your connection and try again.',
};

/** The server's message has details: how long, how much, or whether more can be bought. */
const wordedByServer: ReadonlySet<ClientErrorCode> = new Set([
  'RATE_LIMITED',
  'QUOTA_EXCEEDED',
  'INSUFFICIENT_CREDITS',
  'SECOND_FACTOR_REQUIRED',
  'ACCOUNT_BANNED',
]);

/** The message for one field, or the general one. */
export const describeField = (error: unknown, field: string): string =>
  (isApiError(error) ? error.errors[field]?.[0] : undefined) ?? describeError(error);

/** A message for people about any thrown value. */
export function describeError(error: unknown): string {
  if (!isApiError(error)) return errorCopy.INTERNAL;
  if (wordedByServer.has(error.code) && error.serverMessage) return error.serverMessage;
  return errorCopy[error.code];
}
