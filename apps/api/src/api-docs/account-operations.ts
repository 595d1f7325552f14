import type { Operation } from './operation.ts';

/** Who one is: signing up and in, passwords, devices. */
export const accountOperations: Record<string, Operation> = {
  'POST /api/auth/register': {
    summary: 'Sign up',
    description:
      'Makes an account that waits for its e-mail address to be proven. An address that has one already gets the same answer: nobody learns from it who has an account.',
    access: 'anybody',
    errors: ['USERNAME_TAKEN'],
    example: {
      firstName: 'Ada',
      lastName: 'Lovelace',
      username: 'ada',
      email: 'ada@gmail.com',
      password: 'Difference-Engine-1!',
      confirmPassword: 'Difference-Engine-1!',
    },
  },
  'POST /api/auth/verify-email': {
    summary: 'Prove an e-mail address',
    description: 'Takes the token of a mailed link, once, and answers a session.',
    access: 'either',
    errors: ['INVALID_OR_EXPIRED_LINK', 'UNAUTHENTICATED', 'INVALID_TOKEN', 'TOKEN_EXPIRED'],
  },
  'POST /api/auth/resend-verification': {
    summary: 'Mail the link again that proves an address',
    access: 'anybody',
  },
  'POST /api/auth/login': {
    summary: 'Log in',
    description: 'Answers a token, which further calls carry as `Authorization: Bearer …`.',
    access: 'anybody',
    errors: ['INVALID_CREDENTIALS'],
    example: { email: 'ada@gmail.com', password: 'Difference-Engine-1!' },
  },
  'POST /api/auth/logout': { summary: 'End this session', access: 'session' },
  'GET /api/auth/me': { summary: 'Who is logged in', access: 'session' },
  'POST /api/auth/forgot-password': {
    summary: 'Mail a link that sets a new password',
    description: 'The answer is the same whether or not there is such an account.',
    access: 'anybody',
    example: { email: 'ada@gmail.com' },
  },
  'POST /api/auth/reset-password': {
    summary: 'Set a password by a mailed link',
    description: 'Ends all sessions of the account.',
    access: 'anybody',
    errors: ['INVALID_OR_EXPIRED_LINK'],
  },
  'POST /api/auth/update-password': {
    summary: 'Change the password',
    description: 'Asks for the current one, and ends all other sessions.',
    access: 'session',
    errors: ['WRONG_PASSWORD', 'INVALID_CREDENTIALS'],
  },
  'GET /api/users/sessions': { summary: 'Where the account is logged in', access: 'session' },
  'DELETE /api/users/sessions/{id}': {
    summary: 'End one session',
    access: 'session',
    errors: ['SESSION_NOT_FOUND'],
  },
  'DELETE /api/users/sessions': { summary: 'End all sessions', access: 'session' },
  'POST /api/users/device-key': {
    summary: 'The key for unsaved text on one device',
    description:
      'Encrypts what an account has not saved on a device that it signs out from. The same account gets the same key for the same device again.',
    access: 'session',
  },
  'GET /api/users/data': {
    summary: 'Download all that is stored of the account',
    access: 'session',
    answers: ['application/json'],
  },
  'DELETE /api/users/profile': {
    summary: 'Delete the account',
    description: 'With all of its resumes, at once and for good.',
    access: 'session',
    errors: ['WRONG_PASSWORD'],
  },
};
