import type { Operation } from './operation.ts';

/** Two-step login, linked accounts and passkeys. */
export const loginOperations: Record<string, Operation> = {
  'GET /api/auth/second-factor': {
    operationId: 'getSecondFactor',
    summary: 'Whether a login takes a code of an app',
    access: 'session',
  },
  'POST /api/auth/second-factor': {
    operationId: 'beginSecondFactor',
    summary: 'Make a secret for an app (TOTP)',
    description: 'Nothing asks for its codes before one of them has been confirmed.',
    access: 'session',
    errors: ['WRONG_PASSWORD', 'CODE_REQUIRED'],
  },
  'POST /api/auth/second-factor/confirm': {
    operationId: 'confirmSecondFactor',
    summary: 'Have logins take a code from now on',
    description: 'Answers the recovery codes, once. All other sessions end.',
    access: 'session',
  },
  'POST /api/auth/second-factor/recovery-codes': {
    operationId: 'renewRecoveryCodes',
    summary: 'Make new recovery codes',
    description: 'The old ones end.',
    access: 'session',
    errors: ['WRONG_PASSWORD', 'CODE_REQUIRED'],
  },
  'DELETE /api/auth/second-factor': {
    operationId: 'turnOffSecondFactor',
    summary: 'Have logins take the password alone again',
    access: 'session',
    errors: ['WRONG_PASSWORD', 'CODE_REQUIRED'],
  },
  'POST /api/auth/second-factor/proof': {
    operationId: 'proveCode',
    summary: 'Prove a code before what can’t be undone',
    description:
      'For ten minutes this session may do what was refused with `CODE_REQUIRED`: delete the account, change its password or address, make an API key, turn codes off or make new recovery codes.',
    access: 'session',
  },
  'GET /api/auth/oidc': {
    operationId: 'listLoginProviders',
    summary: 'Whom people may log in by',
    access: 'anybody',
  },
  'POST /api/auth/oidc/login': {
    operationId: 'beginProviderLogin',
    summary: 'Where to log in by a provider',
    description:
      'Answers an address for the browser, and a cookie by which it is known when it is back.',
    access: 'anybody',
    errors: ['NOT_FOUND'],
    example: { provider: 'google' },
  },
  'POST /api/auth/oidc/link': {
    operationId: 'beginProviderLink',
    summary: 'Where to link an account at a provider',
    access: 'session',
    errors: ['WRONG_PASSWORD', 'CODE_REQUIRED', 'NOT_FOUND', 'QUOTA_EXCEEDED'],
  },
  'POST /api/auth/oidc/finish': {
    operationId: 'finishProviderLogin',
    summary: 'Log in, or link, with what the provider came back with',
    description:
      '`query` is what stands behind the question mark of the address that it came back to.',
    access: 'either',
    errors: [
      'INVALID_CREDENTIALS',
      'ACCOUNT_BANNED',
      'UNAUTHENTICATED',
      'NOT_FOUND',
      'QUOTA_EXCEEDED',
    ],
  },
  'POST /api/auth/oidc/code': {
    operationId: 'proveProviderLoginCode',
    summary: 'Prove the code that a login by a provider asked for',
    access: 'anybody',
    errors: ['INVALID_CREDENTIALS', 'ACCOUNT_BANNED'],
  },
  'GET /api/auth/oidc/accounts': {
    operationId: 'listLinkedAccounts',
    summary: 'Accounts at providers that log in here',
    access: 'session',
  },
  'DELETE /api/auth/oidc/accounts/{id}': {
    operationId: 'unlinkAccount',
    summary: 'Unlink an account at a provider',
    access: 'session',
    errors: ['WRONG_PASSWORD', 'CODE_REQUIRED', 'NOT_FOUND'],
  },
  'GET /api/auth/passkeys': {
    operationId: 'listPasskeys',
    summary: 'List the passkeys',
    access: 'session',
  },
  'POST /api/auth/passkeys/options': {
    operationId: 'beginPasskey',
    summary: 'Begin to add a passkey (WebAuthn)',
    description:
      'Answers what a browser makes a passkey of. Its challenge is good once, for five minutes.',
    access: 'session',
    errors: ['WRONG_PASSWORD', 'CODE_REQUIRED', 'QUOTA_EXCEEDED'],
  },
  'POST /api/auth/passkeys': {
    operationId: 'addPasskey',
    summary: 'Add the passkey that a browser has made',
    description: 'Its owner is told by mail.',
    access: 'session',
    errors: ['QUOTA_EXCEEDED'],
  },
  'PUT /api/auth/passkeys/{id}': {
    operationId: 'renamePasskey',
    summary: 'Rename a passkey',
    access: 'session',
    errors: ['NOT_FOUND'],
  },
  'DELETE /api/auth/passkeys/{id}': {
    operationId: 'removePasskey',
    summary: 'Remove a passkey',
    description: 'Its owner is told by mail. Sessions that it opened go on.',
    access: 'session',
    errors: ['WRONG_PASSWORD', 'CODE_REQUIRED', 'NOT_FOUND'],
  },
  'POST /api/auth/passkeys/confirmation': {
    operationId: 'beginConfirmation',
    summary: 'Begin to confirm by a passkey what can’t be undone',
    description:
      'Answers a challenge of the account, which is good once, for five minutes. What a passkey has signed is sent as `passkey` where a `password` is asked for, and counts as password and code.',
    access: 'session',
    errors: ['NOT_FOUND'],
  },
  'POST /api/auth/login/passkey/options': {
    operationId: 'beginPasskeyLogin',
    summary: 'Begin to log in with a passkey',
    description: 'Answers a challenge, which is good once, for five minutes. It names no account.',
    access: 'anybody',
  },
  'POST /api/auth/login/passkey': {
    operationId: 'logInWithPasskey',
    summary: 'Log in with a passkey',
    description: 'Counts as password and code.',
    access: 'anybody',
    errors: ['INVALID_CREDENTIALS', 'ACCOUNT_BANNED'],
  },
};
