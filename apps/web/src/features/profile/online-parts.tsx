import { OfflineNote, onlinePart } from '../../lib/online-part.tsx';
import { t } from '../../lib/words/words.ts';
import { Skeleton } from '../../ui/skeleton.tsx';
import { Section } from './settings-form.tsx';

const waitingLine = <Skeleton className="h-12 w-full" />;
const waitingList = <Skeleton className="h-40 w-full" />;

const AccountLog = onlinePart(
  async () => (await import('./account-log/account-log.tsx')).AccountLog,
  {
    waiting: waitingLine,
    Offline: OfflineNote,
  },
);

export const AccountLogSection = () => (
  <Section
    title={t('Account log')}
    description={t(
      'Logins, failed attempts and changes of the last 90 days. If something wasn’t you, change your password.',
    )}
  >
    <AccountLog />
  </Section>
);

export const ApiKeysSection = onlinePart(
  async () => (await import('./api-keys/api-keys.tsx')).ApiKeys,
  {
    waiting: waitingList,
    Offline: () => (
      <Section title={t('API keys')}>
        <OfflineNote />
      </Section>
    ),
  },
);

/** Most people have none, so there is no loading state. */
export const ConnectedAppsSection = onlinePart(
  async () => (await import('./connected-apps/connected-apps.tsx')).ConnectedApps,
);

export const DevicesSection = onlinePart(
  async () => (await import('./devices/devices.tsx')).Devices,
  {
    waiting: waitingList,
    Offline: () => (
      <Section title={t('Devices')}>
        <OfflineNote />
      </Section>
    ),
  },
);

/** Most people have none, so there is no loading state. */
export const LinkedAccountsSection = onlinePart(
  async () => (await import('./linked-accounts/linked-accounts.tsx')).LinkedAccounts,
);

const Passkeys = onlinePart(async () => (await import('./passkeys/passkeys.tsx')).Passkeys, {
  waiting: waitingLine,
  Offline: OfflineNote,
});

export const PasskeysSection = () => (
  <Section
    title={t('Passkeys')}
    description={t('Log in with your fingerprint, face or PIN, without a password or a code.')}
  >
    <Passkeys />
  </Section>
);

export const PicturePart = onlinePart(
  async () => (await import('./picture/picture-field.tsx')).PictureField,
  { waiting: <Skeleton className="size-24" />, Offline: OfflineNote },
);

const TwoStepLogin = onlinePart(
  async () => (await import('./two-step/two-step-login.tsx')).TwoStepLogin,
  { waiting: waitingLine, Offline: OfflineNote },
);

export const TwoStepSection = () => (
  <Section
    title={t('Two-step login')}
    description={t('Logging in takes a code from an app on your phone as well as your password.')}
  >
    <TwoStepLogin />
  </Section>
);

/** Asks for a second-factor code for any action in the settings that needs one. */
export const CodeQuestionHost = onlinePart(
  async () => (await import('./two-step/code-question.tsx')).CodeQuestion,
);
