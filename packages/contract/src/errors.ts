import { z } from 'zod';

/** Every error of the API with its HTTP status. The only such table. */
export const errorStatus = {
  VALIDATION_ERROR: 400,
  MALFORMED_REQUEST: 400,
  INVALID_OR_EXPIRED_LINK: 400,
  INVALID_PROMO_CODE: 400,
  PROMO_CODE_NOT_APPLICABLE: 400,
  PAYMENT_NOT_VERIFIED: 400,
  UNAUTHENTICATED: 401,
  INVALID_TOKEN: 401,
  TOKEN_EXPIRED: 401,
  INVALID_CREDENTIALS: 401,
  INSUFFICIENT_CREDITS: 402,
  PREMIUM_REQUIRED: 403,
  QUOTA_EXCEEDED: 403,
  SCOPE_MISSING: 403,
  SIGN_UP_REFUSED: 403,
  NOT_FOUND: 404,
  RESUME_NOT_FOUND: 404,
  RESUME_IN_TRASH: 404,
  MOMENT_NOT_FOUND: 404,
  LETTER_NOT_FOUND: 404,
  QUESTION_NOT_FOUND: 404,
  APPLICATION_NOT_FOUND: 404,
  TEMPLATE_NOT_FOUND: 404,
  PHOTO_NOT_FOUND: 404,
  PROFILE_NOT_FOUND: 404,
  SESSION_NOT_FOUND: 404,
  API_KEY_NOT_FOUND: 404,
  APP_NOT_FOUND: 404,
  LINK_NOT_FOUND: 404,
  SUGGESTION_NOT_FOUND: 404,
  SUGGESTION_CLOSED: 409,
  USERNAME_TAKEN: 409,
  LINK_NAME_TAKEN: 409,
  LINK_LOCKED: 403,
  WRONG_PASSWORD: 403,
  CODE_REQUIRED: 403,
  SECOND_FACTOR_REQUIRED: 403,
  ACCOUNT_BANNED: 403,
  VERSION_CONFLICT: 409,
  IDEMPOTENCY_CONFLICT: 409,
  MONEY_BACK_REFUSED: 409,
  ALREADY_PAID: 409,
  PAYMENTS_NOT_CONFIGURED: 409,
  PAYLOAD_TOO_LARGE: 413,
  UNSUPPORTED_MEDIA_TYPE: 415,
  DOCUMENT_TOO_COMPLEX: 422,
  UNREADABLE: 422,
  RATE_LIMITED: 429,
  INTERNAL: 500,
  UNAVAILABLE: 503,
  PAYMENT_PROVIDER_UNAVAILABLE: 503,
  STORAGE_FULL: 507,
} as const;

export type ErrorCode = keyof typeof errorStatus;

const errorCodes = Object.keys(errorStatus) as [ErrorCode, ...ErrorCode[]];

/** `errors` maps a field's path (`content.personalInfo.email`) to its messages. */
export const ErrorBody = z.object({
  success: z.literal(false),
  code: z.enum(errorCodes),
  message: z.string(),
  errors: z.record(z.string(), z.array(z.string())).optional(),
  requestId: z.string(),
  /** The current record, with `VERSION_CONFLICT`. */
  data: z.unknown().optional(),
  /**
   * The accepted domains, for an email domain that registration rejects; `*.edu` covers all domains
   * below edu.
   */
  trustedDomains: z.array(z.string()).optional(),
});
export type ErrorBody = z.infer<typeof ErrorBody>;
