import { accountLogLimits } from '@folio/contract/account-log';
import { apiKeyLimits } from '@folio/contract/api-keys';
import { connectedAppLimits } from '@folio/contract/connected-apps';
import type { Operation } from './operation.ts';

/** Who one is: signing up and in, passwords, devices. */
export const accountOperations: Record<string, Operation> = {
  'POST /api/auth/register': {
    operationId: 'register',
    summary: 'Sign up',
    description:
      'Makes an account that waits for its e-mail address to be proven. An address that has one already gets the same answer: nobody learns from it who has an account. Where the server asks for an invitation, `invitation` is the one of its link.',
    access: 'anybody',
    errors: ['USERNAME_TAKEN', 'SIGN_UP_REFUSED'],
    example: {
      firstName: 'Ada',
      lastName: 'Lovelace',
      username: 'ada',
      email: 'ada@gmail.com',
      password: 'Difference-Engine-1!',
      confirmPassword: 'Difference-Engine-1!',
    },
  },
  'GET /api/auth/sign-up': {
    operationId: 'getSignUpRule',
    summary: 'Who may sign up',
    description: 'Anybody, who has an invitation, or nobody.',
    access: 'anybody',
  },
  'POST /api/auth/verify-email': {
    operationId: 'verifyEmail',
    summary: 'Prove an e-mail address',
    description: 'Takes the token of a mailed link, once, and answers a session.',
    access: 'either',
    errors: ['INVALID_OR_EXPIRED_LINK', 'UNAUTHENTICATED', 'INVALID_TOKEN', 'TOKEN_EXPIRED'],
  },
  'POST /api/auth/resend-verification': {
    operationId: 'resendVerification',
    summary: 'Mail the link again that proves an address',
    access: 'anybody',
  },
  'POST /api/auth/login': {
    operationId: 'login',
    summary: 'Log in',
    description: 'Answers a token, which further calls carry as `Authorization: Bearer …`.',
    access: 'anybody',
    errors: ['INVALID_CREDENTIALS', 'ACCOUNT_BANNED'],
    example: { email: 'ada@gmail.com', password: 'Difference-Engine-1!' },
  },
  'POST /api/auth/logout': {
    operationId: 'logout',
    summary: 'End this session',
    access: 'session',
  },
  'GET /api/auth/me': {
    operationId: 'getCurrentUser',
    summary: 'Who is logged in',
    access: 'session',
  },
  'POST /api/auth/forgot-password': {
    operationId: 'requestPasswordReset',
    summary: 'Mail a link that sets a new password',
    description: 'The answer is the same whether or not there is such an account.',
    access: 'anybody',
    example: { email: 'ada@gmail.com' },
  },
  'POST /api/auth/reset-password': {
    operationId: 'resetPassword',
    summary: 'Set a password by a mailed link',
    description: 'Ends all sessions of the account, its API keys and connected apps.',
    access: 'anybody',
    errors: ['INVALID_OR_EXPIRED_LINK'],
  },
  'POST /api/auth/update-password': {
    operationId: 'changePassword',
    summary: 'Change the password',
    description: 'Asks for the current one, and ends all other sessions and connected apps.',
    access: 'session',
    errors: ['WRONG_PASSWORD', 'INVALID_CREDENTIALS', 'CODE_REQUIRED'],
  },
  'GET /api/auth/log': {
    operationId: 'listAccountLog',
    summary: 'What was done to the account, and tried',
    description: `Logins, refused attempts and changes of what opens the account, the latest first. Kept for ${accountLogLimits.days} days.`,
    access: 'session',
  },
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
    errors: ['INVALID_CREDENTIALS', 'ACCOUNT_BANNED', 'UNAUTHENTICATED', 'NOT_FOUND'],
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
  'GET /api/users/usage': {
    operationId: 'getUsage',
    summary: 'How far the account has come to what it may keep',
    description: 'The same on every plan. What is beyond it is refused with `QUOTA_EXCEEDED`.',
    access: 'session',
  },
  'GET /api/users/sessions': {
    operationId: 'listSessions',
    summary: 'Where the account is logged in',
    access: 'session',
  },
  'DELETE /api/users/sessions/{id}': {
    operationId: 'endSession',
    summary: 'End one session',
    access: 'session',
    errors: ['SESSION_NOT_FOUND'],
  },
  'DELETE /api/users/sessions': {
    operationId: 'endAllSessions',
    summary: 'End all sessions',
    description: 'Connected apps are removed, too; API keys stay.',
    access: 'session',
  },
  'GET /api/users/api-keys': {
    operationId: 'listApiKeys',
    summary: 'List the API keys',
    description: 'Those that are still good, the newest first, without the keys themselves.',
    access: 'session',
  },
  'POST /api/users/api-keys': {
    operationId: 'createApiKey',
    summary: 'Make an API key',
    description: `Answers the key, this once. It goes where a session’s token does, and opens what its scopes name. An account can have up to ${apiKeyLimits.keys}; its owner is told of each by mail.`,
    access: 'session',
    errors: ['WRONG_PASSWORD', 'CODE_REQUIRED', 'QUOTA_EXCEEDED'],
    example: {
      name: 'Backup script',
      scopes: ['read', 'export'],
      days: 90,
      password: 'Difference-Engine-1!',
    },
  },
  'GET /api/users/api-keys/{id}/usage': {
    operationId: 'getApiKeyUsage',
    summary: 'What an API key was used for',
    description: `By day, route and answer, for ${apiKeyLimits.usageDays} days.`,
    access: 'session',
    errors: ['API_KEY_NOT_FOUND'],
  },
  'DELETE /api/users/api-keys/{id}': {
    operationId: 'revokeApiKey',
    summary: 'Revoke an API key',
    description: 'At once. It can’t be brought back.',
    access: 'session',
    errors: ['API_KEY_NOT_FOUND'],
  },
  'GET /api/users/apps': {
    operationId: 'listConnectedApps',
    summary: 'List the connected apps',
    description:
      'Programs that the owner let in by OAuth, the newest first. What each was used for is told as of an API key, by its id.',
    access: 'session',
  },
  'DELETE /api/users/apps/{id}': {
    operationId: 'removeConnectedApp',
    summary: 'Remove a connected app',
    description: 'At once, with all of its tokens.',
    access: 'session',
    errors: ['APP_NOT_FOUND'],
  },
  'POST /api/oauth/request': {
    operationId: 'readAppRequest',
    summary: 'What an app asks for',
    description:
      'Reads what stands behind `/oauth/authorize?`, and changes nothing. An app that is not known, or an address that it has not registered, is refused here and told nothing.',
    access: 'session',
  },
  'POST /api/oauth/decision': {
    operationId: 'decideAppRequest',
    summary: 'Let an app in, or not',
    description: `Answers where the browser goes with it. An account can have up to ${connectedAppLimits.apps} apps; its owner is told of each by mail.`,
    access: 'session',
    errors: ['QUOTA_EXCEEDED'],
  },
  'POST /api/users/device-key': {
    operationId: 'getDeviceKey',
    summary: 'The key for unsaved text on one device',
    description:
      'Encrypts what an account has not saved on a device that it signs out from. The same account gets the same key for the same device again.',
    access: 'session',
  },
  'GET /api/users/data': {
    operationId: 'downloadAccountData',
    summary: 'Download all that is stored of the account',
    access: 'session',
    answers: ['application/json'],
  },
  'DELETE /api/users/profile': {
    operationId: 'deleteAccount',
    summary: 'Delete the account',
    description: 'With all of its resumes, at once and for good.',
    access: 'session',
    errors: ['WRONG_PASSWORD', 'CODE_REQUIRED'],
  },
};
