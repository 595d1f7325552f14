import { layOutMail } from '../platform/mail/layout.ts';
import { greeting } from '../platform/mail/mail-text.ts';
import type { Mail } from '../platform/mail/mailer.ts';
import type { WayIn } from './ways-in.ts';

type Recipient = { email: string; firstName: string };

export function verificationMail(to: Recipient, baseUrl: string, token: string): Mail {
  return layOutMail({
    to: to.email,
    subject: 'Please confirm your email address',
    preview: 'One click, and your account is ready.',
    paragraphs: [
      greeting(to.firstName),
      'Welcome to Folio. Confirm that this address is yours and your account is ready.',
    ],
    action: {
      label: 'Confirm my address',
      url: linkTo(baseUrl, '/verify-email', { email: to.email, token }),
    },
    footnote:
      'The link works once and expires in 24 hours. If you didn’t sign up, you can ignore this email.',
  });
}

export function alreadyRegisteredMail(to: Recipient, baseUrl: string): Mail {
  return layOutMail({
    to: to.email,
    subject: 'You already have a Folio account',
    preview: 'Someone tried to sign up with your address. Nothing was changed.',
    paragraphs: [
      greeting(to.firstName),
      'Someone tried to sign up for Folio with your address, which already has an account. Nothing was changed.',
      'If it was you, log in as usual, or set a new password if you forgot the old one.',
    ],
    action: { label: 'Set a new password', url: linkTo(baseUrl, '/reset-password') },
    footnote: 'If it wasn’t you, you don’t need to do anything.',
  });
}

export function passwordResetMail(to: Recipient, baseUrl: string, token: string): Mail {
  return layOutMail({
    to: to.email,
    subject: 'Set a new password',
    preview: 'The link expires in 30 minutes.',
    paragraphs: [
      greeting(to.firstName),
      'Someone asked for a new password for your Folio account. If it was you, choose one here.',
    ],
    action: { label: 'Choose a new password', url: linkTo(baseUrl, '/reset-password', { token }) },
    footnote:
      'The link works once and expires in 30 minutes. If it wasn’t you, you can ignore this email and your password stays the same.',
  });
}

export function passwordChangedMail(
  to: Recipient,
  baseUrl: string,
  others: readonly WayIn[],
): Mail {
  return layOutMail({
    to: to.email,
    subject: 'Your password was changed',
    preview: 'If it wasn’t you, set a new password right away.',
    paragraphs: [
      greeting(to.firstName),
      'Your Folio password was just changed, and every other device was logged out. Connected apps and the address of your calendar, if you had any, no longer work.',
      'If it wasn’t you, set a new password right away.',
      ...(others.length > 0
        ? [
            'A new password leaves the following as it is. If you don’t recognize something, remove it in your settings, on the Account tab.',
          ]
        : []),
    ],
    ...(others.length > 0 && { facts: [...others] }),
    action: { label: 'Set a new password', url: linkTo(baseUrl, '/reset-password') },
  });
}

const linkTo = (baseUrl: string, path: string, query?: Record<string, string>) =>
  query ? `${baseUrl}${path}?${new URLSearchParams(query)}` : `${baseUrl}${path}`;
