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
 * Mails receipts, once per order, however its payment was detected. Not part of settling an order,
 * which must not wait for mail. Skips orders that were refunded meanwhile, or whose buyer is gone.
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
 * The receipt mail. The PDF is attached when it can be made; the text only refers to the copy in
 * the account, since the mail is sent without it otherwise.
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

/** A list with one fact, or an empty list if it has no value. */
const fact = (name: string, value: string | null | undefined): [string, string][] =>
  value ? [[name, value]] : [];

const dateFormat = new Intl.DateTimeFormat('en-US', { dateStyle: 'long', timeZone: moneyTimeZone });
