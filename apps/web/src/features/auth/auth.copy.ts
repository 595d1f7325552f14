import { t } from '../../lib/words/words.ts';
import type { ToastMessage } from '../../ui/toast.ts';

/** Notifications of the account screens, as specified. */
export const authCopy = {
  loggedIn: (firstName: string) => ({
    tone: 'good',
    title: t('Login successful!'),
    description: t('Welcome back, {firstName}!', { firstName }),
  }),
  needsVerification: {
    get title() {
      return t('Verification Required');
    },
    get description() {
      return t('Please verify your email before logging in.');
    },
  },
  wrongCredentials: {
    tone: 'error',
    get title() {
      return t('Login failed');
    },
    get description() {
      return t('Invalid credentials. Please try again.');
    },
  },
  loginFailed: (message = t('Please check your credentials and try again')) => ({
    tone: 'error',
    title: t('Failed to log in'),
    description: message,
  }),
  noPasskey: {
    tone: 'error',
    get title() {
      return t('No passkey was used.');
    },
    get description() {
      return t('Try again, or log in with your password.');
    },
  },
  passkeyRefused: {
    tone: 'error',
    get title() {
      return t('This passkey doesn’t log in here.');
    },
    get description() {
      return t('It may have been removed. Log in with your password.');
    },
  },
  passkeyElsewhere: {
    tone: 'error',
    get title() {
      return t('Passkeys don’t work at this address.');
    },
    get description() {
      return t('Open Folio at its usual address, or log in with your password.');
    },
  },
  signedUp: {
    tone: 'good',
    get title() {
      return t('Signup successful!');
    },
    get description() {
      return t('Please check your email to verify your account.');
    },
  },
  signupInvalid: {
    tone: 'error',
    get title() {
      return t('Signup failed');
    },
    get description() {
      return t('Please ensure all fields are valid and try again.');
    },
  },
  untrustedDomain: (domains: string[]) => ({
    tone: 'error',
    title: t('Invalid email domain'),
    description: t('Supported domains: {domains}.', {
      domains: domains.join(', '),
    }),
  }),
  passwordRefused: (firstError: string) => ({
    tone: 'error',
    title: t('Password validation failed'),
    description: firstError,
  }),
  signupFailed: (message = t('Please try again with different information')) => ({
    tone: 'error',
    title: t('Failed to sign up'),
    description: message,
  }),
  verified: {
    tone: 'good',
    get title() {
      return t('Email verified!');
    },
    get description() {
      return t('Your account has been successfully verified.');
    },
  },
  logInToConfirm: {
    get title() {
      return t('Please log in first');
    },
    get description() {
      return t('Your new address is confirmed as soon as you’re logged in.');
    },
  },
  maybeKnown: {
    get title() {
      return t('You may already have an account');
    },
    get description() {
      return t(
        'We couldn’t confirm this address, because it may already have an account. Log in or set a new password.',
      );
    },
  },
  verificationFailed: (message = t('Invalid or expired verification link.')) => ({
    tone: 'error',
    title: t('Verification failed'),
    description: message,
  }),
  resent: {
    tone: 'good',
    get title() {
      return t('Verification email sent');
    },
    get description() {
      return t('Please check your email for the verification link.');
    },
  },
  resendFailed: {
    tone: 'error',
    get title() {
      return t('Failed to resend');
    },
    get description() {
      return t('Could not resend verification email. Please try again later.');
    },
  },
  noEmail: {
    tone: 'error',
    get title() {
      return t('Email address not found');
    },
  },
  resetRequested: {
    tone: 'good',
    get title() {
      return t('Request sent');
    },
    get description() {
      return t('Check your email for a reset link.');
    },
  },
  resetRequestFailed: {
    tone: 'error',
    get title() {
      return t('Request failed');
    },
    get description() {
      return t('There was an error processing your request. Please try again.');
    },
  },
  resetRequestRefused: (message: string) => ({
    tone: 'error',
    title: t('Password reset failed'),
    description: message,
  }),
  passwordReset: {
    tone: 'good',
    get title() {
      return t('Password reset');
    },
    get description() {
      return t('Your password has been successfully reset. Please log in.');
    },
  },
  resetFailed: {
    tone: 'error',
    get title() {
      return t('Reset failed');
    },
    get description() {
      return t('There was an error resetting your password. Please try again.');
    },
  },
  passwordUpdated: {
    tone: 'good',
    get title() {
      return t('Password updated');
    },
    get description() {
      return t('Your password has been successfully updated.');
    },
  },
  updateFailed: (message = t('There was an error updating your password. Please try again.')) => ({
    tone: 'error',
    title: t('Update failed'),
    description: message,
  }),
} as const satisfies Record<string, ToastMessage | ((text: never) => ToastMessage)>;

/** Shown instead of the form where sign-up is restricted. */
export const signUpRefusals = {
  closed: {
    get title() {
      return t('Sign-up is closed.');
    },
    get description() {
      return t('No one can create an account here right now.');
    },
  },
  invitation: {
    get title() {
      return t('You need an invitation.');
    },
    get description() {
      return t('Open the link of your invitation to create an account here.');
    },
  },
} as const;

/** Shown at the e-mail field when its domain is not accepted. */
export const untrustedDomainMessage = () =>
  t('Please use a trusted email provider (Gmail, Outlook, Yahoo, etc.)');

/** Shown when the username is taken; `isReplaced`: the field already has another suggestion. */
export const takenUsername = (username: string, isReplaced: boolean): string =>
  isReplaced
    ? t('This username is taken: {username}. Use this one, or choose another.', { username })
    : t('This username is taken. Please choose another.');

/** The button's label while no further mail can be requested. */
export const resendIn = (seconds: number): string => t('Resend in {seconds} s', { seconds });

/** One of the password rules. */
export const breachRule = () => t('Not known from a data breach');
