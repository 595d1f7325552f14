import type { AccountReason } from '../../features/editor/owner/owner.ts';
import { t } from '../../lib/words/words.ts';

/** The dialog's titles, by the reason why an account is needed. */
export const accountTitles: Record<AccountReason, string> = {
  get keep() {
    return t('Create an account to keep this resume');
  },
  get 'log-in'() {
    return t('Log in to keep this resume');
  },
  get share() {
    return t('Create an account to share this resume');
  },
  get ai() {
    return t('Create an account to use AI');
  },
  get pdf() {
    return t('Create an account to download more PDFs');
  },
  get format() {
    return t('Create an account to export other formats');
  },
  get photo() {
    return t('Create an account to add a photo');
  },
  get template() {
    return t('Create an account to use this template');
  },
};

export const accountCopy = {
  get why() {
    return t('It’s free. What you’ve written here moves into it.');
  },
  get logIn() {
    return t(
      'What you’ve written here moves into your account. Your other resumes stay as they are.',
    );
  },
  get haveAccount() {
    return t('Already have an account?');
  },
  get logInInstead() {
    return t('Log in');
  },
  get noAccount() {
    return t('New to Folio?');
  },
  get signUpInstead() {
    return t('Create an account');
  },
  get sent() {
    return t(
      'Open the link in this browser and this resume moves into your account. Until then it stays on this device.',
    );
  },
  get checking() {
    return t('Check your email');
  },
} as const;

/** The offer on the dashboard, for a guest's work on this device that no account has claimed. */
export const offerCopy = {
  get label() {
    return t('Resume on this device');
  },
  get question() {
    return t('Someone started a resume in this browser without an account. Is it yours?');
  },
  get take() {
    return t('Add it to my account');
  },
  get leave() {
    return t('Not mine');
  },
} as const;
