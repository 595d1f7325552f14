import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { hostileTexts } from '@folio/documents/testing/hostile-texts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { banLiftedMail, banMail, pageHiddenMail } from './admin/admin.mails.ts';
import { apiKeyMadeMail } from './api-keys/api-keys.mails.ts';
import { nextStepsMail } from './applications/step-reminders.mails.ts';
import {
  alreadyRegisteredMail,
  passwordChangedMail,
  passwordResetMail,
  verificationMail,
} from './auth/auth.mails.ts';
import {
  addressChangedMail,
  addressIsUsedMail,
  addressToChangeMail,
  newAddressMail,
} from './auth/email-change.service.ts';
import { linkedAccountMail } from './auth/oidc.mails.ts';
import { passkeyMail } from './auth/passkey.mails.ts';
import {
  recoveryCodesMadeMail,
  recoveryCodeUsedMail,
  secondFactorMail,
} from './auth/second-factor.mails.ts';
import { forwardedMail, receivedMail } from './inbox/inbox.service.ts';
import { appConnectedMail } from './oauth/connected-apps.mails.ts';
import { moneyBackFailedMail, moneyBackMail } from './payments/money-back.mails.ts';
import { planEndsMail } from './payments/plan-reminder.mails.ts';
import { receiptMail } from './payments/receipt-mails.service.ts';
import { surplusRefundedMail } from './payments/surplus.service.ts';
import type { Mail } from './platform/mail/mailer.ts';
import { openTransport, type Transport } from './platform/mail/open-mail.ts';
import { farewellMail } from './profiles/account-deletion.service.ts';
import { reviewNewsMail } from './reviews/review-news.mails.ts';
import { type MailServer, startMailServer } from './testing/mail-server.ts';
import { readMail } from './testing/read-mail.ts';

const linkedAtWork = { name: 'Work', state: 'linked' } as const;
const unlinkedAtWork = { name: 'Work', state: 'unlinked' } as const;
const baseUrl = 'https://folio.example';
const to = 'asha@gmail.com';
const addresses = { supportEmail: 'support@folio.example', salesEmail: 'sales@folio.example' };

const dueSteps = (text: string) => {
  const day = '2026-11-27';
  const step = { id: '1', role: text, company: text, nextStep: text, day };
  return { owner: { email: to, firstName: text, until: day }, steps: [step, step], deadlines: [] };
};
const nearDeadlines = (text: string) => {
  const near = { id: '1', role: text, company: text, deadline: '2026-11-30' };
  return { ...dueSteps(text), steps: [], deadlines: [near, near] };
};
const newsOf = (text: string, resumeId: string) => {
  const resume = { resumeId, resumeName: text, linkName: text };
  return { email: to, firstName: text, ...resume };
};
const inquiry = (text: string, email = to) => ({
  id: '01890000-0000-7000-8000-0000000abcde',
  kind: 'inquiry' as const,
  name: text,
  email,
  details: { company: text, phone: text, employees: '1-10' as const },
  message: text,
});
const receipt = (text: string) => ({
  number: '01a1fd81',
  paidAt: '2026-11-21T23:59:00.000Z',
  promoCode: text,
  buyer: { name: text, email: to },
  item: 'Premium Pack',
  details: '50 AI credits',
  fullPaise: 9_900,
  paidPaise: 7_920,
  refundedPaise: 0,
});

const endingPlan = (text: string) => ({
  owner: { email: to, firstName: text },
  plan: 'premium' as const,
  endsAt: new Date('2026-11-21T23:59:00.000Z'),
});

const newApp = (name: string) => ({
  name,
  scopes: ['read'],
  place: { kind: 'site', name: 'claude.example' } as const,
});
const newKey = (name: string) => ({ name, scopes: ['read', 'export'], ending: 'Ab3_' });

const paymentBack = { item: 'Premium Pack', amountPaise: 9_900, payment: 'pay_1' };
const secondPayment = { ...paymentBack, isLate: false };
const latePayment = { ...paymentBack, isLate: true };
const wholePayment = { ...paymentBack, isWhole: true };

/** Every mail that the product sends, with a text of a person wherever one can be. */
const mails: Array<[name: string, subject: string, mail: (text: string) => Mail]> = [
  [
    'verification',
    'Please confirm your email address',
    (text) => verificationMail({ email: to, firstName: text }, baseUrl, 'sesame'),
  ],
  [
    'already registered',
    'You already have a Folio account',
    (text) => alreadyRegisteredMail({ email: to, firstName: text }, baseUrl),
  ],
  [
    'reset',
    'Set a new password',
    (text) => passwordResetMail({ email: to, firstName: text }, baseUrl, 'sesame'),
  ],
  [
    'password changed',
    'Your password was changed',
    (text) => passwordChangedMail({ email: to, firstName: text }, baseUrl, [[text, text]]),
  ],
  [
    'API key made',
    'An API key was created for your account',
    (text) => apiKeyMadeMail({ email: to, firstName: text }, baseUrl, newKey(text)),
  ],
  [
    'app connected',
    'A new app was connected to your account',
    (text) => appConnectedMail({ email: to, firstName: text }, baseUrl, newApp(text)),
  ],
  [
    'new address',
    'Please confirm your new email address',
    (text) => newAddressMail({ email: to, firstName: text }, baseUrl, 'sesame'),
  ],
  [
    'address is used',
    'You already have a Folio account',
    (text) => addressIsUsedMail({ email: to, firstName: text }, baseUrl),
  ],
  [
    'address to change',
    'Your email address is about to change',
    (text) => addressToChangeMail({ email: to, firstName: text }, 'new@gmail.com', baseUrl),
  ],
  [
    'address changed',
    'Your email address was changed',
    (text) => addressChangedMail({ email: to, firstName: text }, 'new@gmail.com', baseUrl),
  ],
  [
    'codes on',
    'Two-step login is on',
    (text) => secondFactorMail({ email: to, firstName: text }, baseUrl, 'on'),
  ],
  [
    'codes off',
    'Two-step login is off',
    (text) => secondFactorMail({ email: to, firstName: text }, baseUrl, 'off'),
  ],
  [
    'recovery code used',
    'A recovery code was used',
    (text) => recoveryCodeUsedMail({ email: to, firstName: text }, baseUrl, 3),
  ],
  [
    'recovery codes made',
    'You have new recovery codes',
    (text) => recoveryCodesMadeMail({ email: to, firstName: text }, baseUrl),
  ],
  [
    'passkey added',
    'A passkey was added to your account',
    (text) => passkeyMail({ email: to, firstName: text }, baseUrl, { name: text, state: 'added' }),
  ],
  [
    'passkey removed',
    'A passkey was removed',
    (text) =>
      passkeyMail({ email: to, firstName: text }, baseUrl, { name: text, state: 'removed' }),
  ],
  [
    'account linked',
    'An account at Work was linked to yours',
    (text) => linkedAccountMail({ email: to, firstName: text }, baseUrl, linkedAtWork),
  ],
  [
    'account unlinked',
    'An account at Work was unlinked',
    (text) => linkedAccountMail({ email: to, firstName: text }, baseUrl, unlinkedAtWork),
  ],
  [
    'blocked',
    'Your account is blocked',
    (text) => banMail({ email: to, firstName: text }, { baseUrl, ...addresses }, text),
  ],
  [
    'open again',
    'Your account is open again',
    (text) => banLiftedMail({ email: to, firstName: text }, { baseUrl, ...addresses }),
  ],
  [
    'page hidden',
    'Your public page is hidden',
    (text) =>
      pageHiddenMail(
        { email: to, firstName: text },
        { baseUrl, ...addresses },
        { path: '/ada', reason: text },
      ),
  ],
  [
    'farewell',
    'Your account was deleted',
    (text) => farewellMail({ email: to, firstName: text }, baseUrl),
  ],
  [
    'plan ends',
    'Your Premium Plan ends on November 22, 2026',
    (text) => planEndsMail(endingPlan(text), baseUrl),
  ],
  [
    'notes of reviewers',
    'New notes on your resumes',
    (text) => reviewNewsMail([newsOf(text, '1'), newsOf(text, '2')], baseUrl),
  ],
  ['next steps', '2 next steps today', (text) => nextStepsMail(dueSteps(text), baseUrl)],
  [
    'deadlines',
    '2 deadlines to apply are near',
    (text) => nextStepsMail(nearDeadlines(text), baseUrl),
  ],
  [
    'payment received',
    'We received your payment',
    (text) => receiptMail(receipt(text), text, baseUrl),
  ],
  [
    'paid twice',
    'You paid twice, and we refunded it',
    (text) => surplusRefundedMail({ email: to, firstName: text }, secondPayment, baseUrl),
  ],
  [
    'paid after a refund',
    'You paid twice, and we refunded it',
    (text) => surplusRefundedMail({ email: to, firstName: text }, latePayment, baseUrl),
  ],
  [
    'money back',
    'Your money is on its way back',
    (text) => moneyBackMail({ email: to, firstName: text }, wholePayment, baseUrl),
  ],
  [
    'refund failed',
    'Your refund didn’t go through',
    (text) => moneyBackFailedMail({ email: to, firstName: text }, text, baseUrl),
  ],
  [
    'inquiry received',
    'We received your inquiry',
    (text) => receivedMail(inquiry(text), addresses),
  ],
  [
    'inquiry for sales',
    'Enterprise inquiry 0abcde',
    (text) => forwardedMail(inquiry(text), addresses),
  ],
];

let server: MailServer;
let transport: Transport;
beforeAll(async () => {
  server = await startMailServer();
  transport = openTransport({ smtpUrl: server.url, from: 'Folio <no-reply@folio.example>' });
});
afterAll(async () => {
  transport.close();
  await server.close();
});

async function deliver(mail: Mail) {
  const before = server.received.length;
  await transport.send('id', mail);
  return readMail(server.received.slice(before).join());
}

const skeletonOf = (html: string) => html.replace(/>[^<]*</g, '><');

describe.each(mails)('the mail %s', (name, subject, mailOf) => {
  const recipient = name === 'inquiry for sales' ? addresses.salesEmail : to;

  it('has both forms, a preview, both themes, and fetches nothing', async () => {
    const { text, html, fields } = await deliver(mailOf('Asha'));
    expect(text).toMatch(/\n\nFolio\n$/);
    expect(html).toMatch(/<div style="display:none[^"]*">[^<]{10,}<\/div>/);
    expect(html).toContain('<meta name="color-scheme" content="light dark">');
    expect(html).toContain('@media (prefers-color-scheme:dark)');
    expect(html).not.toMatch(/<img|<link|src=|url\(|@import/i);
    for (const [, address] of html.matchAll(/href="([^"]*)"/g))
      expect(address).toMatch(/^https:\/\/folio\.example\//);
    expect(fields).toContain(recipient === to ? 'Auto-Submitted' : 'Reply-To');
  });

  it('[every-mail-1] says the same whatever a person is called', async () => {
    const harmless = await deliver(mailOf('Asha'));
    for (const hostile of hostileTexts) {
      const { field, fields, text, html } = await deliver(mailOf(hostile));
      expect(fields).toEqual(harmless.fields);
      expect(field('to')).toBe(recipient);
      expect(field('subject')).toBe(subject);
      expect(skeletonOf(html)).toBe(skeletonOf(harmless.html));
      expect(text + html).not.toMatch(/[\u202a-\u202e\u2066-\u2069\u2028\u2029]|[^\P{Cc}\n\t]/u);
      const own = text.split('\n').filter((line) => !line.startsWith('> '));
      expect(own).toHaveLength(
        harmless.text.split('\n').filter((line) => !line.startsWith('> ')).length,
      );
    }
  });
});

describe('a mail', () => {
  it('is in the list above, whichever it is', () => {
    const here = import.meta.dirname;
    const listed = readFileSync(import.meta.filename, 'utf8');
    const sources = globSync('**/*.ts', { cwd: here }).filter(
      (file) => !/\.test\.ts$|testing\/|^platform\//.test(file),
    );
    const mails = sources.flatMap((file) =>
      [
        ...readFileSync(join(here, file), 'utf8').matchAll(/^(?:export )?function (\w+Mail)\(/gm),
      ].map(([, name]) => ({ file, name })),
    );
    expect(mails.length).toBeGreaterThan(12);
    for (const { file, name } of mails)
      expect(listed, `${name} of ${file} is not proven`).toContain(`=> ${name}(`);
  });

  it('has no salutation with a name that looks like a link or a message', () => {
    const greetingOf = (firstName: string) =>
      verificationMail({ email: to, firstName }, baseUrl, 'x').text.split('\n')[0];
    for (const name of ['Asha', 'J.R.', 'D’Arcy', 'आशा', 'Mary Ann', 'St. John'])
      expect(greetingOf(name)).toBe(`Hello ${name},`);
    for (const name of ['evil.example', 'http://evil', 'a@b', 'Call 0800 123', 'x'.repeat(41), ' '])
      expect(greetingOf(name)).toBe('Hello,');
  });

  it('has exactly one reply address, whatever name is given', async () => {
    const name = 'Asha <boss@folio.example>, x@y.example\r\nBcc: z@evil.example';
    const mail = forwardedMail(inquiry(name, 'asha@acme.example'), addresses);
    const { field, fields } = await deliver(mail);
    expect(field('reply-to')).toMatch(/^"[^"]*" <asha@acme\.example>$/);
    expect(fields.map((each) => each.toLowerCase())).not.toContain('bcc');
    const unsafe = forwardedMail(inquiry('Asha', 'a@x.example,b@y.example'), addresses);
    expect(unsafe.replyTo).toBeUndefined();
  });
});
