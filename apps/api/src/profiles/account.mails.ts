import { layOutMail } from '../platform/mail/layout.ts';
import { greeting } from '../platform/mail/mail-text.ts';
import type { Mail } from '../platform/mail/mailer.ts';

/** The last mail to an address whose account is gone. */
export function farewellMail(to: { email: string; firstName: string }, baseUrl: string): Mail {
  return layOutMail({
    to: to.email,
    subject: 'Your account was deleted',
    preview: 'Your resumes and everything else are gone for good.',
    paragraphs: [
      greeting(to.firstName),
      'Your Folio account was deleted just now, with your resumes, your letters, your profile and your pictures. They cannot be brought back.',
      'Records of payments are kept for the books, without your name or address.',
      'Thank you for having been here. You are welcome to start anew at any time.',
    ],
    action: { label: 'Visit Folio', url: `${baseUrl}/` },
    footnote:
      'If it was not you, somebody knows your password: change it wherever else you use it.',
  });
}
