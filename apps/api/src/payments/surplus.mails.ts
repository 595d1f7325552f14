import { rupees } from '@folio/contract/prices';
import { layOutMail } from '../platform/mail/layout.ts';
import { greeting } from '../platform/mail/mail-text.ts';
import type { Mail } from '../platform/mail/mailer.ts';
import type { UserRow } from '../platform/sessions.ts';

type Refunded = { item: string; amountPaise: number; payment: string };

/** For who has paid for one order twice. */
export function surplusRefundedMail(
  { email, firstName }: Pick<UserRow, 'email' | 'firstName'>,
  { item, amountPaise, payment }: Refunded,
  baseUrl: string,
): Mail {
  const amount = rupees(amountPaise);
  return layOutMail({
    to: email,
    subject: 'You paid twice, and we refunded it',
    preview: `${amount} for your second payment`,
    paragraphs: [
      greeting(firstName),
      `Your order was paid twice. We refunded the second payment, ${amount}, and what you bought stays in your account. Your bank may take five to seven days to show it.`,
    ],
    facts: [
      ['Bought', item],
      ['Refunded', amount],
      ['Payment', payment],
    ],
    action: { label: 'See your payments', url: `${baseUrl}/billing` },
    footnote: 'There is nothing for you to do.',
  });
}
