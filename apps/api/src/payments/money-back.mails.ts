import { rupees } from '@folio/contract/prices';
import { layOutMail } from '../platform/mail/layout.ts';
import { greeting } from '../platform/mail/mail-text.ts';
import type { Mail } from '../platform/mail/mailer.ts';
import type { UserRow } from '../platform/sessions.ts';

/** The mail to a buyer whose refund was rejected by the bank or the payment provider. */
export function moneyBackFailedMail(
  { email, firstName }: Pick<UserRow, 'email' | 'firstName'>,
  item: string,
  baseUrl: string,
): Mail {
  return layOutMail({
    to: email,
    subject: 'Your refund didn’t go through',
    preview: `We’ll pay you another way for ${item}`,
    paragraphs: [
      greeting(firstName),
      `We tried several times to refund you for ${item}, and it wasn’t accepted. We’ll pay you another way and write to you about it. You don’t need to do anything.`,
    ],
    facts: [['Bought', item]],
    action: { label: 'See your payments', url: `${baseUrl}/billing` },
    footnote: 'Questions? Answer this email.',
  });
}

/** `isWhole`: a full refund, which ends the purchase. */
export type SentBack = { item: string; amountPaise: number; payment: string; isWhole: boolean };

/** The mail to a buyer whose refund was sent. */
export function moneyBackMail(
  { email, firstName }: Pick<UserRow, 'email' | 'firstName'>,
  { item, amountPaise, payment, isWhole }: SentBack,
  baseUrl: string,
): Mail {
  const amount = rupees(amountPaise);
  return layOutMail({
    to: email,
    subject: 'Your money is on its way back',
    preview: `${amount} for ${item}`,
    paragraphs: [
      greeting(firstName),
      `We refunded ${amount}. It may take five to seven days to show up at your bank. ${
        isWhole
          ? 'What you bought and hadn’t used was removed from your account.'
          : 'If it was for credits, as many as it stands for were removed from your account.'
      }`,
    ],
    facts: [
      ['Bought', item],
      ['Refunded', amount],
      ['Payment', payment],
    ],
    action: { label: 'See your payments', url: `${baseUrl}/billing` },
    footnote: 'Didn’t ask for this? Answer this email.',
  });
}
