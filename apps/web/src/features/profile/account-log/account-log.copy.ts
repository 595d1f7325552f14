import type { AccountLogEntry } from '@folio/contract/account-log';

/** What each entry of the account log says, before the name of what it is about. */
export const accountLogWords: Record<AccountLogEntry['kind'], string> = {
  'signed-up': 'Account created',
  'login-by-password': 'Logged in with your password',
  'login-by-code': 'Logged in with your password and a code',
  'login-by-passkey': 'Logged in with a passkey',
  'login-refused': 'Failed login: wrong password',
  'password-refused': 'Wrong password while logged in',
  'code-refused': 'Wrong code for two-step login',
  'device-signed-out': 'Another device signed out',
  'signed-out-everywhere': 'Signed out everywhere',
  'password-changed': 'Password changed',
  'password-reset': 'Password reset by email',
  'email-change-asked': 'Email change requested',
  'email-changed': 'Email changed',
  'two-step-on': 'Two-step login turned on',
  'two-step-off': 'Two-step login turned off',
  'two-step-ended-by-operator': 'Two-step login turned off by support',
  'recovery-codes-made': 'New recovery codes created',
  'recovery-code-used': 'Recovery code used',
  'passkey-added': 'Passkey added',
  'passkey-removed': 'Passkey removed',
  'api-key-made': 'API key created',
  'api-key-revoked': 'API key revoked',
  'data-downloaded': 'Your data downloaded',
  other: 'Another change to your account',
};
