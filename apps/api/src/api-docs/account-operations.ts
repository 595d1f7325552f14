import { accountLogLimits } from '@folio/contract/account-log';
import { loginOperations } from './login-operations.ts';
import type { Operation } from './operation.ts';
import { programOperations } from './program-operations.ts';

/** Accounts, sessions and programs. */
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
    description:
      'Ends all sessions of the account, its API keys, connected apps and the calendar’s address.',
    access: 'anybody',
    errors: ['INVALID_OR_EXPIRED_LINK'],
  },
  'POST /api/auth/update-password': {
    operationId: 'changePassword',
    summary: 'Change the password',
    description:
      'Asks for the current one, and ends all other sessions, connected apps and the calendar’s address.',
    access: 'session',
    errors: ['WRONG_PASSWORD', 'INVALID_CREDENTIALS', 'CODE_REQUIRED'],
  },
  'GET /api/auth/log': {
    operationId: 'listAccountLog',
    summary: 'What was done to the account, and tried',
    description: `Logins, refused attempts and changes of what opens the account, the latest first. Kept for ${accountLogLimits.days} days.`,
    access: 'session',
  },
  ...loginOperations,
  'GET /api/users/usage': {
    operationId: 'getUsage',
    summary: 'How far the account has come to what it may keep',
    description:
      'Deleted ones that can be restored count. The same on every plan. What is beyond it is refused with `QUOTA_EXCEEDED`.',
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
    description: 'Connected apps and the calendar’s address are removed, too; API keys stay.',
    access: 'session',
  },
  ...programOperations,
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
