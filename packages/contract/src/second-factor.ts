import { z } from 'zod';
import { Confirmation } from './confirmation.ts';
import { Acknowledged, answer } from './envelope.ts';
import type { Route } from './route.ts';

/** Six digits of an authenticator app, or a recovery code, with or without blanks and hyphens. */
export const Code = z
  .string()
  .max(60, 'A code has 6 digits, a recovery code 16 letters and digits')
  .transform((text) => text.replace(/[\s-]/g, '').toLowerCase())
  .pipe(
    z.string().regex(/^(?:\d{6}|[a-z2-7]{16})$/, {
      error: ({ input }) =>
        input === ''
          ? 'Enter a code'
          : 'A code has 6 digits, a recovery code 16 letters and digits',
    }),
  );

/** Recovery codes, returned only once because only their hashes are stored. */
const RecoveryCodes = answer({ data: z.object({ recoveryCodes: z.array(z.string()) }) });

export const recoveryCodeCount = 10;

/** Login with a code of an authenticator app in addition to the password (TOTP, RFC 6238). */
export const secondFactorRoutes = {
  state: {
    method: 'GET',
    url: '/api/auth/second-factor',
    schema: {
      response: {
        200: answer({
          data: z.object({ isOn: z.boolean(), recoveryCodesLeft: z.number().int() }),
        }),
      },
    },
  },
  /** Creates a secret for an app. Codes are required only after one has been confirmed. */
  begin: {
    method: 'POST',
    url: '/api/auth/second-factor',
    schema: {
      body: Confirmation,
      response: {
        200: answer({ data: z.object({ secret: z.string(), address: z.string() }) }),
      },
    },
  },
  confirm: {
    method: 'POST',
    url: '/api/auth/second-factor/confirm',
    schema: { body: z.strictObject({ code: Code }), response: { 200: RecoveryCodes } },
  },
  renewRecoveryCodes: {
    method: 'POST',
    url: '/api/auth/second-factor/recovery-codes',
    schema: { body: Confirmation, response: { 200: RecoveryCodes } },
  },
  turnOff: {
    method: 'DELETE',
    url: '/api/auth/second-factor',
    schema: { body: Confirmation, response: { 200: Acknowledged } },
  },
  /** Unlocks what `CODE_REQUIRED` has rejected in this session for ten minutes. */
  proveCode: {
    method: 'POST',
    url: '/api/auth/second-factor/proof',
    schema: { body: z.strictObject({ code: Code }), response: { 200: Acknowledged } },
  },
} as const satisfies Record<string, Route>;
