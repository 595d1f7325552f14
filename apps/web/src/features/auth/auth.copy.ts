import type { ToastMessage } from '../../ui/toast.ts';

/** Notifications of the account screens, as specified. */
export const authCopy = {
  loggedIn: (firstName: string) => ({
    tone: 'good',
    title: 'Login successful!',
    description: `Welcome back, ${firstName}!`,
  }),
  needsVerification: {
    title: 'Verification Required',
    description: 'Please verify your email before logging in.',
  },
  wrongCredentials: {
    tone: 'error',
    title: 'Login failed',
    description: 'Invalid credentials. Please try again.',
  },
  loginFailed: (message = 'Please check your credentials and try again') => ({
    tone: 'error',
    title: 'Failed to log in',
    description: message,
  }),
  noPasskey: {
    tone: 'error',
    title: 'No passkey was used.',
    description: 'Try again, or log in with your password.',
  },
  passkeyRefused: {
    tone: 'error',
    title: 'This passkey doesn’t log in here.',
    description: 'It may have been removed. Log in with your password.',
  },
  passkeyElsewhere: {
    tone: 'error',
    title: 'Passkeys don’t work at this address.',
    description: 'Open Folio at its usual address, or log in with your password.',
  },
  signedUp: {
    tone: 'good',
    title: 'Signup successful!',
    description: 'Please check your email to verify your account.',
  },
  signupInvalid: {
    tone: 'error',
    title: 'Signup failed',
    description: 'Please ensure all fields are valid and try again.',
  },
  untrustedDomain: (domains: string[]) => ({
    tone: 'error',
    title: 'Invalid email domain',
    description: `Please use a trusted email provider. Supported domains: ${domains.join(', ')}.`,
  }),
  passwordRefused: (firstError: string) => ({
    tone: 'error',
    title: 'Password validation failed',
    description: firstError,
  }),
  signupFailed: (message = 'Please try again with different information') => ({
    tone: 'error',
    title: 'Failed to sign up',
    description: message,
  }),
  verified: {
    tone: 'good',
    title: 'Email verified!',
    description: 'Your account has been successfully verified.',
  },
  logInToConfirm: {
    title: 'Please log in first',
    description: 'Your new address is confirmed as soon as you’re logged in.',
  },
  maybeKnown: {
    title: 'You may already have an account',
    description:
      'We couldn’t confirm this address, because it may already have an account. Log in or set a new password.',
  },
  verificationFailed: (message = 'Invalid or expired verification link.') => ({
    tone: 'error',
    title: 'Verification failed',
    description: message,
  }),
  resent: {
    tone: 'good',
    title: 'Verification email sent',
    description: 'Please check your email for the verification link.',
  },
  resendFailed: {
    tone: 'error',
    title: 'Failed to resend',
    description: 'Could not resend verification email. Please try again later.',
  },
  noEmail: { tone: 'error', title: 'Email address not found' },
  resetRequested: {
    tone: 'good',
    title: 'Request sent',
    description: 'Check your email for a reset link.',
  },
  resetRequestFailed: {
    tone: 'error',
    title: 'Request failed',
    description: 'There was an error processing your request. Please try again.',
  },
  resetRequestRefused: (message: string) => ({
    tone: 'error',
    title: 'Password reset failed',
    description: message,
  }),
  passwordReset: {
    tone: 'good',
    title: 'Password reset',
    description: 'Your password has been successfully reset. Please log in.',
  },
  resetFailed: {
    tone: 'error',
    title: 'Reset failed',
    description: 'There was an error resetting your password. Please try again.',
  },
  passwordUpdated: {
    tone: 'good',
    title: 'Password updated',
    description: 'Your password has been successfully updated.',
  },
  updateFailed: (message = 'There was an error updating your password. Please try again.') => ({
    tone: 'error',
    title: 'Update failed',
    description: message,
  }),
} as const satisfies Record<string, ToastMessage | ((text: never) => ToastMessage)>;

/** Shown instead of the form where sign-up is restricted. */
export const signUpRefusals = {
  closed: {
    title: 'Sign-up is closed.',
    description: 'No one can create an account here right now.',
  },
  invitation: {
    title: 'You need an invitation.',
    description: 'Open the link of your invitation to create an account here.',
  },
} as const;

/** Shown at the e-mail field when its domain is not accepted. */
export const untrustedDomainMessage =
  'Please use a trusted email provider (Gmail, Outlook, Yahoo, etc.)';

/** Shown when the username is taken; `isReplaced`: the field already has another suggestion. */
export const takenUsername = (username: string, isReplaced: boolean): string =>
  isReplaced
    ? `This username is taken: ${username}. Use this one, or choose another.`
    : 'This username is taken. Please choose another.';

/** The button's label while no further mail can be requested. */
export const resendIn = (seconds: number): string => `Resend in ${seconds} s`;

/** One of the password rules. */
export const breachRule = 'Not known from a data breach';
