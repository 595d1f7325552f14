import type { AccountReason } from '../../features/editor/owner/owner.ts';

/** The dialog's titles, by the reason why an account is needed. */
export const accountTitles: Record<AccountReason, string> = {
  keep: 'Create an account to keep this resume',
  'log-in': 'Log in to keep this resume',
  share: 'Create an account to share this resume',
  ai: 'Create an account to use AI',
  pdf: 'Create an account to download more PDFs',
  format: 'Create an account to export other formats',
  photo: 'Create an account to add a photo',
  template: 'Create an account to use this template',
};

export const accountCopy = {
  why: 'It’s free. What you’ve written here moves into it.',
  logIn: 'What you’ve written here moves into your account. Your other resumes stay as they are.',
  haveAccount: 'Already have an account?',
  logInInstead: 'Log in',
  noAccount: 'New to Folio?',
  signUpInstead: 'Create an account',
  sent: 'Open the link in this browser and this resume moves into your account. Until then it stays on this device.',
  checking: 'Check your email',
} as const;

/** The offer on the dashboard, where this device has a guest's work that nobody has claimed. */
export const offerCopy = {
  label: 'Resume on this device',
  question: 'Someone started a resume in this browser without an account. Is it yours?',
  take: 'Add it to my account',
  leave: 'Not mine',
} as const;
