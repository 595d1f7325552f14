import { type GstShare, taxIdName } from '@folio/contract/gst';
import { moneyTimeZone, rupees } from '@folio/contract/prices';
import type { Receipt } from '@folio/documents/receipt';
import { layOutMail } from '../platform/mail/layout.ts';
import { type Mailing, mailInBatches } from '../platform/mail/mail-batches.ts';
import { greeting } from '../platform/mail/mail-text.ts';
import type { Mail } from '../platform/mail/mailer.ts';
import { receiptFilename, toReceipt } from './present-receipt.ts';
import { claimDueReceipts } from './receipt-mails.repository.ts';

const atOnce = 20;

/**
 * Mails what was paid, once an order, however its payment was seen. Money does not wait for mail:
 * this is no part of settling an order. What was paid back meanwhile, or whose buyer is gone, is
 * left out.
 */
export const mailDueReceipts = (parts: Mailing): Promise<void> =>
  mailInBatches(parts, atOnce, async (tx, limit) => {
    const claimed = await claimDueReceipts(tx, limit);
    const due = claimed.map((one) => ({
      about: { receiptOfOrder: one.order.id },
      make: async () => mailOf(one, parts.configuration),
    }));
    return { rows: claimed.length, due };
  });

function mailOf(
  { order, paymentId, buyer }: Awaited<ReturnType<typeof claimDueReceipts>>[number],
  configuration: Mailing['configuration'],
): Mail | undefined {
  if (!buyer || order.state !== 'paid') return undefined;
  const receipt = toReceipt({ ...order, paymentId }, buyer, configuration);
  return receiptMail(receipt, buyer.firstName, configuration.baseUrl);
}

/**
 * Says what was paid and for what. The PDF of it is attached, and waits where only its buyer gets
 * it: the mail says only that, since it goes without the file when that cannot be made.
 */
export function receiptMail(receipt: Receipt, firstName: string, baseUrl: string): Mail {
  const { number, paidAt, paymentId, buyer, seller, item, details, paidPaise } = receipt;
  const { promoCode, offer, gst } = receipt;
  const paid = rupees(paidPaise);
  const mail = layOutMail({
    to: buyer.email,
    subject: 'We received your payment',
    preview: `${item}, ${paid}`,
    paragraphs: [
      greeting(firstName),
      `Thank you. We received your payment of ${paid}, and your purchase is in your account.`,
    ],
    facts: [
      ['Bought', `${item}, ${details.charAt(0).toLowerCase()}${details.slice(1)}`],
      ['Paid', paid],
      ...(gst ? gstFacts(gst) : []),
      ...fact('Promo code', promoCode),
      ...fact('Discount', offer),
      ['Date', dateFormat.format(new Date(paidAt))],
      ['Receipt', number],
      ...fact('Payment ID', paymentId),
      ...fact('Paid to', seller?.name),
      ...fact(
        'Address',
        seller?.address
          ?.split(';')
          .map((line) => line.trim())
          .join(', '),
      ),
      ...fact(taxIdName(seller?.taxId ?? ''), seller?.taxId),
    ],
    action: { label: 'Download the receipt', url: `${baseUrl}/billing` },
    footnote: 'This is a one-time payment with no auto-renewal.',
  });
  const file = { filename: receiptFilename(receipt), contentType: 'application/pdf' };
  return { ...mail, attachment: { ...file, maker: 'receipt', of: receipt } };
}

const gstFacts = ({ taxablePaise, lines }: GstShare): [string, string][] => [
  ['Before GST', rupees(taxablePaise, { always: true })],
  ...lines.map(({ name, paise }): [string, string] => [name, rupees(paise, { always: true })]),
];

/** A fact as a list of one, or none where there is no value. */
const fact = (name: string, value: string | null | undefined): [string, string][] =>
  value ? [[name, value]] : [];

const dateFormat = new Intl.DateTimeFormat('en-US', { dateStyle: 'long', timeZone: moneyTimeZone });
