import type { AccountLogEntry } from '@folio/contract/account-log';
import { t } from '../../../lib/words/words.ts';

/** The text of each kind of entry, which the name of its subject follows. */
export const accountLogWords: Record<AccountLogEntry['kind'], string> = {
  get 'signed-up'() {
    return t('Account created');
  },
  get 'login-by-password'() {
    return t('Logged in with your password');
  },
  get 'login-by-code'() {
    return t('Logged in with your password and a code');
  },
  get 'login-by-passkey'() {
    return t('Logged in with a passkey');
  },
  get 'login-by-provider'() {
    return t('Logged in with a linked account');
  },
  get 'account-linked'() {
    return t('Account linked');
  },
  get 'account-unlinked'() {
    return t('Account unlinked');
  },
  get 'login-refused'() {
    return t('Failed login: wrong password');
  },
  get 'password-refused'() {
    return t('Wrong password while logged in');
  },
  get 'code-refused'() {
    return t('Wrong code for two-step login');
  },
  get 'passkey-refused'() {
    return t('Passkey not accepted');
  },
  get 'device-signed-out'() {
    return t('Another device signed out');
  },
  get 'signed-out-everywhere'() {
    return t('Signed out everywhere');
  },
  get 'password-changed'() {
    return t('Password changed');
  },
  get 'password-reset'() {
    return t('Password reset by email');
  },
  get 'email-change-asked'() {
    return t('Email change requested');
  },
  get 'email-changed'() {
    return t('Email changed');
  },
  get 'two-step-on'() {
    return t('Two-step login turned on');
  },
  get 'two-step-off'() {
    return t('Two-step login turned off');
  },
  get 'two-step-ended-by-operator'() {
    return t('Two-step login turned off by support');
  },
  get 'recovery-codes-made'() {
    return t('New recovery codes created');
  },
  get 'recovery-code-used'() {
    return t('Recovery code used');
  },
  get 'passkey-added'() {
    return t('Passkey added');
  },
  get 'passkey-removed'() {
    return t('Passkey removed');
  },
  get 'api-key-made'() {
    return t('API key created');
  },
  get 'api-key-revoked'() {
    return t('API key revoked');
  },
  get 'app-connected'() {
    return t('App connected');
  },
  get 'app-removed'() {
    return t('App removed');
  },
  get 'app-left'() {
    return t('App disconnected itself');
  },
  get 'app-cut-off'() {
    return t('App disconnected for your safety: its access was used twice');
  },
  get 'calendar-made'() {
    return t('Calendar address made');
  },
  get 'resume-link-made'() {
    return t('Link to a resume created');
  },
  get 'resume-link-removed'() {
    return t('Link to a resume removed');
  },
  get 'data-downloaded'() {
    return t('Your data downloaded');
  },
  get 'operator-role-given'() {
    return t('Made an operator of this site');
  },
  get 'operator-role-taken'() {
    return t('No longer an operator of this site');
  },
  get 'viewed-by-operator'() {
    return t('An operator looked at your account’s details, not at your texts');
  },
  get 'sessions-ended-by-operator'() {
    return t('Signed out everywhere by support');
  },
  get 'banned-by-operator'() {
    return t('Account blocked by support');
  },
  get 'ban-lifted-by-operator'() {
    return t('Account opened again by support');
  },
  get 'page-hidden-by-operator'() {
    return t('Public page hidden by support');
  },
  get 'page-shown-by-operator'() {
    return t('Public page shown again by support');
  },
  get other() {
    return t('Another change to your account');
  },
};
