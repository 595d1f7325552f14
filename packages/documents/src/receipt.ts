import { type GstShare, taxIdName } from '@folio/contract/gst';
import { moneyTimeZone, rupees } from '@folio/contract/prices';
import type { Block, Paragraph, TextStyle, TypesetDocument } from '@folio/typeset/blocks';
import type { FontBook } from '@folio/typeset/fonts/font-book';
import { layoutDocument } from '@folio/typeset/layout';
import { paintPdf } from '@folio/typeset/paint-pdf/paint-pdf';
import { requireFaces } from './missing-faces.ts';
import { withScripts } from './script-families.ts';
import { a4 } from './templates/set-document.ts';

/** The seller. Empty parts are left out; without a tax number, taxes are not mentioned. */
export type Seller = { name: string; address: string; taxId: string };

/** The data of a receipt. Amounts are in paise. */
export type Receipt = {
  number: string;
  /** ISO 8601. Shown as its date in India, so that the same receipt always looks the same. */
  paidAt: string;
  /** The payment provider's id of the payment, missing in mails queued by an older release. */
  paymentId?: string | null;
  buyer: { name: string; email: string };
  /** Missing in mails queued by an older release, as `paymentId` is. */
  seller?: Seller;
  item: string;
  details: string;
  fullPaise: number;
  paidPaise: number;
  refundedPaise: number;
  promoCode: string | null;
  /** The offer that gave the discount, if it was not a code: 'Welcome offer'. */
  offer?: string;
  /** The tax included in `paidPaise`, if the seller has a tax number. */
  gst?: GstShare;
};

const ink = '#10151f';
const quiet = '#4a5465';
const linePt = 16;
const marginPt = 64;

const style = (sizePt: number, color = ink, leadingPt = linePt): TextStyle => ({
  family: 'Inter',
  sizePt,
  leadingPt,
  color,
});

/**
 * Returns the bytes of a receipt's PDF. Throws `MissingFontError` if the book lacks a font that it
 * needs.
 */
export function receiptPdf(receipt: Receipt, fonts: FontBook): Uint8Array {
  const document = withScripts(setReceipt(receipt));
  requireFaces(document, fonts);
  return paintPdf(layoutDocument(document, fonts), fonts);
}

/** Typesets a receipt on one A4 page. */
export function setReceipt(receipt: Receipt): TypesetDocument {
  return {
    page: {
      ...a4,
      marginTopPt: marginPt,
      marginRightPt: marginPt,
      marginBottomPt: marginPt,
      marginLeftPt: marginPt,
      backgrounds: [],
    },
    language: 'en',
    title: `Receipt ${receipt.number}`,
    author: 'Folio',
    date: receipt.paidAt,
    blocks: [
      ...setHead(receipt),
      ...setParties(receipt),
      ...setAmounts(receipt),
      note('Paid once. Nothing renews by itself.', 2 * linePt),
    ],
  };
}

const setHead = ({ number, paidAt, paymentId }: Receipt): Block[] => [
  { type: 'heading', level: 1, runs: [{ text: 'Receipt', bold: true }], style: style(24, ink, 32) },
  line(`No. ${number}`, { spaceBeforePt: linePt / 2 }),
  line(`Paid on ${dayOf(paidAt)}`),
  ...(paymentId ? [line(`Payment ID ${paymentId}`)] : []),
];

const unnamed: Seller = { name: '', address: '', taxId: '' };

const setParties = ({ buyer, seller = unnamed }: Receipt): Block[] => [
  label('Paid by'),
  line(buyer.name),
  line(buyer.email),
  label('Paid to'),
  line(seller.name || 'Folio'),
  ...addressLines(seller).map((text) => line(text)),
  ...(seller.taxId ? [line(`${taxIdName(seller.taxId)} ${seller.taxId}`)] : []),
];

/** One line per part, as on an envelope. */
const addressLines = ({ address }: Seller): string[] =>
  address
    .split(/(?:(?<!\s)\s+)?[\n;]\s*/)
    .map((part) => part.trim())
    .filter((part) => part !== '');

function setAmounts({ item, details, promoCode, offer, gst, ...paise }: Receipt): Block[] {
  const { fullPaise, paidPaise, refundedPaise } = paise;
  const reason = promoCode === null ? (offer ?? 'Discount') : `Promo code ${promoCode}`;
  const isDiscounted = paidPaise < fullPaise;
  return [
    label('What was paid for'),
    amount(item, fullPaise),
    ...(details ? [line(details, {}, quiet)] : []),
    ...(isDiscounted ? [amount(reason, paidPaise - fullPaise)] : []),
    { type: 'rule', thicknessPt: 0.75, color: '#c3c9d3', spaceBeforePt: 8, spaceAfterPt: 8 },
    amount('Total paid', paidPaise, true),
    ...(gst ? setGst(gst) : []),
    ...(refundedPaise > 0 ? [amount('Refunded', -refundedPaise)] : []),
  ];
}

const setGst = ({ taxablePaise, lines }: GstShare): Block[] => [
  amount('Before GST', taxablePaise),
  ...lines.map(({ name, paise }) => amount(name, paise)),
];

function amount(text: string, paise: number, bold = false): Block {
  const shown = `${paise < 0 ? '−' : ''}${rupees(Math.abs(paise), { always: true })}`;
  return {
    type: 'row',
    gapPt: 16,
    left: { type: 'paragraph', runs: [{ text, bold }], style: style(10.5) },
    right: { type: 'paragraph', runs: [{ text: shown, bold }], style: style(10.5) },
  };
}

const label = (text: string): Block => ({
  type: 'heading',
  level: 2,
  runs: [{ text, bold: true }],
  style: style(9, quiet),
  spaceBeforePt: 1.5 * linePt,
});

const line = (text: string, spaced: Partial<Paragraph> = {}, color = ink): Paragraph => ({
  type: 'paragraph',
  runs: [{ text }],
  style: style(10.5, color),
  ...spaced,
});

const note = (text: string, spaceBeforePt: number): Block =>
  line(text, { spaceBeforePt, style: style(9, quiet) });

const dayOf = (instant: string): string =>
  new Date(instant).toLocaleDateString('en-US', {
    day: 'numeric',
    month: 'long',
    year: 'numeric',
    timeZone: moneyTimeZone,
  });
