import { layOutMail } from '../platform/mail/layout.ts';
import { greeting, oneLine } from '../platform/mail/mail-text.ts';
import type { Mail } from '../platform/mail/mailer.ts';

type Made = { name: string; scopes: readonly string[]; ending: string };

/** A new key is always announced to the owner, in case session and password were stolen. */
export function apiKeyMadeMail(
  to: { email: string; firstName: string },
  baseUrl: string,
  { name, scopes, ending }: Made,
): Mail {
  return layOutMail({
    to: to.email,
    subject: 'An API key was created for your account',
    preview: 'If it wasn’t you, revoke it and change your password.',
    paragraphs: [
      greeting(to.firstName),
      `The API key “${oneLine(name)}” (…${ending}) was created for your Folio account. It can ${scopesInWords(scopes)}.`,
      'If it wasn’t you, revoke it and change your password.',
    ],
    action: { label: 'See your API keys', url: `${baseUrl}/profile/settings` },
  });
}

const words: Record<string, string> = {
  read: 'read your resumes and applications',
  suggest: 'suggest changes to your resumes',
  write: 'create and change resumes and applications',
  export: 'download your resumes',
};
/** The scopes in words, for mails. */
export const scopesInWords = (scopes: readonly string[]): string =>
  new Intl.ListFormat('en').format(scopes.map((scope) => words[scope] ?? scope));
