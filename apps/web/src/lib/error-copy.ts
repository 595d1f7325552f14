import { type ClientErrorCode, isApiError } from './api-client.ts';
import { t } from './words/words.ts';

/** Words for every error: a new code does not compile until it has some. */
export const errorCopy: Record<ClientErrorCode, string> = {
  get VALIDATION_ERROR() {
    return t('Some fields need attention. They’re marked below.');
  },
  get MALFORMED_REQUEST() {
    return t('We couldn’t read that. Reload the page and try again.');
  },
  get INVALID_OR_EXPIRED_LINK() {
    return t('This link is invalid or has expired. Request a new one.');
  },
  get INVALID_PROMO_CODE() {
    return t('This promo code is invalid or has expired.');
  },
  get PROMO_CODE_NOT_APPLICABLE() {
    return t('This promo code is not for this purchase.');
  },
  get PAYMENT_NOT_VERIFIED() {
    return t('There was an issue verifying your payment. Please contact support.');
  },
  get UNAUTHENTICATED() {
    return t('Please log in to continue.');
  },
  get INVALID_TOKEN() {
    return t('Your session has ended. Please log in again.');
  },
  get TOKEN_EXPIRED() {
    return t('Your session has expired. Please log in again.');
  },
  get INVALID_CREDENTIALS() {
    return t('Invalid credentials. Please try again.');
  },
  get INSUFFICIENT_CREDITS() {
    return t('You don’t have enough credits for this.');
  },
  get PREMIUM_REQUIRED() {
    return t('This needs a premium subscription.');
  },
  get QUOTA_EXCEEDED() {
    return t('Your account is full. Delete resumes you no longer need and try again.');
  },
  get SCOPE_MISSING() {
    return t('Please log in to do this.');
  },
  get SIGN_UP_REFUSED() {
    return t('You can’t sign up here.');
  },
  get NOT_FOUND() {
    return t('We couldn’t find that. It may have been moved or deleted.');
  },
  get RESUME_NOT_FOUND() {
    return t("The resume you're looking for couldn't be found.");
  },
  get RESUME_IN_TRASH() {
    return t('This resume was deleted. You can restore it from Recently deleted.');
  },
  get MOMENT_NOT_FOUND() {
    return t('This version is no longer in the history.');
  },
  get APPLICATION_NOT_FOUND() {
    return t('This application is gone. It may have been deleted elsewhere.');
  },
  get QUESTION_NOT_FOUND() {
    return t('This question is gone. It may have been deleted elsewhere.');
  },
  get LETTER_NOT_FOUND() {
    return t('This letter is gone. It may have been deleted elsewhere.');
  },
  get TEMPLATE_NOT_FOUND() {
    return t('This template is no longer available. Please choose another.');
  },
  get PHOTO_NOT_FOUND() {
    return t('We couldn’t find this resume’s photo. Please upload it again.');
  },
  get PROFILE_NOT_FOUND() {
    return t('There’s no profile at this address.');
  },
  get SESSION_NOT_FOUND() {
    return t('This device is already signed out.');
  },
  get API_KEY_NOT_FOUND() {
    return t('This API key is already revoked.');
  },
  get APP_NOT_FOUND() {
    return t('This app is already removed.');
  },
  get LINK_NOT_FOUND() {
    return t('This link doesn’t work anymore. Ask for a new one.');
  },
  get LINK_NAME_TAKEN() {
    return t('This name is taken. Please choose another.');
  },
  get LINK_LOCKED() {
    return t('This link asks for a password.');
  },
  get SUGGESTION_CLOSED() {
    return t('This note takes no more replies. It was settled, or its link has ended.');
  },
  get SUGGESTION_NOT_FOUND() {
    return t('This suggestion is gone. It may have been taken back.');
  },
  get WRONG_PASSWORD() {
    return t('This isn’t your current password.');
  },
  get CODE_REQUIRED() {
    return t('Enter a code from your app to go on.');
  },
  get SECOND_FACTOR_REQUIRED() {
    return t('Turn on two-step login or add a passkey, then log in with it.');
  },
  get ACCOUNT_BANNED() {
    return t('This account is blocked. Contact us if you think this is a mistake.');
  },
  get USERNAME_TAKEN() {
    return t('This username is taken. Please choose another.');
  },
  get VERSION_CONFLICT() {
    return t('This was changed somewhere else in the meantime.');
  },
  get ALREADY_PAID() {
    return t('Your earlier payment for this has arrived. Nothing more was charged.');
  },
  get MONEY_BACK_REFUSED() {
    return t('This purchase can’t be refunded here. Please write to us.');
  },
  get IDEMPOTENCY_CONFLICT() {
    return t('That request didn’t finish. Please try again.');
  },
  get PAYLOAD_TOO_LARGE() {
    return t('That’s too long. Please shorten it.');
  },
  get UNSUPPORTED_MEDIA_TYPE() {
    return t('We can’t read this kind of file.');
  },
  get DOCUMENT_TOO_COMPLEX() {
    return t('This resume is too long to lay out. Please shorten it.');
  },
  get UNREADABLE() {
    return t('We can’t read what’s stored here. Nothing is lost.');
  },
  get RATE_LIMITED() {
    return t('Too many requests. Please wait a minute and try again.');
  },
  get INTERNAL() {
    return t('Something went wrong on our side. Please try again.');
  },
  get UNAVAILABLE() {
    return t('We’re busy right now. Please try again in a moment.');
  },
  get PAYMENTS_NOT_CONFIGURED() {
    return t('Nothing is sold on this server.');
  },
  get PAYMENT_PROVIDER_UNAVAILABLE() {
    return t('The payment provider isn’t responding. Please try again in a moment.');
  },
  get STORAGE_FULL() {
    return t('The server is out of storage. Please tell whoever runs it.');
  },
  get OFFLINE() {
    return t('You seem to be offline. Check your connection and try again.');
  },
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

/** The title and description shown in place of something that could not be loaded. */
export const describeFailure = (title: string, error: unknown) =>
  isApiError(error, 'OFFLINE')
    ? {
        title: t('You seem to be offline'),
        description: t('This isn’t stored on your device. It will load when you’re back online.'),
      }
    : { title, description: describeError(error) };
