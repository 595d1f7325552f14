import { layOutMail } from '../platform/mail/layout.ts';
import { greeting } from '../platform/mail/mail-text.ts';
import type { Mail } from '../platform/mail/mailer.ts';

type Recipient = { email: string; firstName: string };

const settingsOf = (baseUrl: string) => ({
  action: { label: 'Open your settings', url: `${baseUrl}/profile/settings` },
  footnote: 'If it wasn’t you, set a new password right away.',
});

export function secondFactorMail(to: Recipient, baseUrl: string, state: 'on' | 'off'): Mail {
  const isOn = state === 'on';
  return layOutMail({
    to: to.email,
    subject: isOn ? 'Two-step login is on' : 'Two-step login is off',
    preview: isOn ? 'Logging in now takes a code.' : 'Logging in takes your password alone.',
    paragraphs: [
      greeting(to.firstName),
      isOn
        ? 'Logging in to Folio now takes a code from your app as well as your password. Keep your recovery codes where you can find them without your phone. Every other device was logged out. Connected apps and the address of your calendar, if you had any, no longer work.'
        : 'Logging in to Folio takes your password alone again. Your recovery codes no longer work.',
    ],
    ...settingsOf(baseUrl),
  });
}

export function recoveryCodeUsedMail(to: Recipient, baseUrl: string, left: number): Mail {
  return layOutMail({
    to: to.email,
    subject: 'A recovery code was used',
    preview: `Recovery codes left: ${left}`,
    paragraphs: [
      greeting(to.firstName),
      `One of your recovery codes was just used for your Folio account. Recovery codes left: ${left}.`,
    ],
    ...settingsOf(baseUrl),
  });
}

export function recoveryCodesMadeMail(to: Recipient, baseUrl: string): Mail {
  return layOutMail({
    to: to.email,
    subject: 'You have new recovery codes',
    preview: 'The old ones no longer work.',
    paragraphs: [
      greeting(to.firstName),
      'New recovery codes were just made for your Folio account. The old ones no longer work.',
    ],
    ...settingsOf(baseUrl),
  });
}
