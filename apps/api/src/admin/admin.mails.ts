import type { Configuration } from '../platform/configuration.ts';
import { layOutMail } from '../platform/mail/layout.ts';
import { greeting } from '../platform/mail/mail-text.ts';
import type { Mail } from '../platform/mail/mailer.ts';

type Recipient = { email: string; firstName: string };
type Settings = Pick<Configuration, 'baseUrl' | 'supportEmail'>;

const answerTo = ({ supportEmail }: Settings) =>
  `If you think this is a mistake, or want a copy of your data, write to ${supportEmail}.`;

export const banMail = (to: Recipient, settings: Settings, reason: string): Mail =>
  layOutMail({
    to: to.email,
    subject: 'Your account is blocked',
    preview: 'You can’t log in, and your public pages are gone.',
    paragraphs: [
      greeting(to.firstName),
      'We have blocked your Folio account. You can’t log in, your devices and API keys are signed out, and your public pages are gone. We have deleted nothing. This is the reason we gave:',
    ],
    quote: reason,
    footnote: answerTo(settings),
  });

export const banLiftedMail = (to: Recipient, { baseUrl }: Settings): Mail =>
  layOutMail({
    to: to.email,
    subject: 'Your account is open again',
    preview: 'Your public pages are back, too.',
    paragraphs: [
      greeting(to.firstName),
      'You can log in to Folio again. Your public pages are back. Your API keys stay revoked: create new ones if you need them.',
    ],
    action: { label: 'Log in', url: `${baseUrl}/login` },
  });

type Hidden = { path: string; reason: string };

export const pageHiddenMail = (to: Recipient, settings: Settings, { path, reason }: Hidden): Mail =>
  layOutMail({
    to: to.email,
    subject: 'Your public page is hidden',
    preview: 'Only you can see it now.',
    paragraphs: [
      greeting(to.firstName),
      `We have hidden ${settings.baseUrl}${path} from everyone but you. We have changed and deleted nothing. This is the reason we gave:`,
    ],
    quote: reason,
    footnote: answerTo(settings),
  });
