import { gstOf } from '@folio/contract/gst';
import { layoutDocument } from '@folio/typeset/layout';
import { describe, expect, it } from 'vitest';
import { type Receipt, receiptPdf, setReceipt } from './receipt.ts';
import { hostileTexts } from './testing/hostile-texts.ts';
import { readingText, squeezed } from './testing/reading-text.ts';
import { fonts } from './testing/shared-fonts.ts';

const receipt: Receipt = {
  number: '01a1fd81',
  paidAt: '2026-11-21T23:59:00.000Z',
  paymentId: 'pay_Nq3xA1',
  buyer: { name: 'Asha Verma', email: 'asha@gmail.com' },
  seller: { name: '', address: '', taxId: '' },
  item: 'Premium Pack',
  details: '50 AI credits',
  fullPaise: 9_900,
  paidPaise: 7_920,
  refundedPaise: 0,
  promoCode: 'TWENTY',
};

const textOf = (values: Partial<Receipt>): string =>
  readingText(layoutDocument(setReceipt({ ...receipt, ...values }), fonts));

describe('a receipt', () => {
  it('says who paid how much for what, and when', () => {
    const text = squeezed(textOf({}));
    for (const part of [
      '01a1fd81',
      'Paid on November 22, 2026',
      'Asha Verma',
      'Premium Pack',
      '₹99.00',
      'Promo code TWENTY',
      '−₹19.80',
      'Total paid',
      '₹79.20',
    ])
      expect(text).toContain(squeezed(part));
    expect(text).not.toContain('Refunded');
  });

  it('names the payment, and the seller as far as the operator has', () => {
    const bare = squeezed(textOf({}));
    expect(bare).toContain(squeezed('Payment ID pay_Nq3xA1'));
    expect(bare).toContain(squeezed('Paid to Folio'));
    expect(bare).not.toMatch(/Tax|GST/);
    const seller = { name: 'Folio Pvt Ltd', address: '1 MG Road; Pune 411001', taxId: '27AAB1Z5' };
    const full = squeezed(textOf({ seller, paymentId: null }));
    expect(full).toContain(squeezed('Paid to Folio Pvt Ltd 1 MG Road Pune 411001 Tax ID 27AAB1Z5'));
    expect(full).not.toContain(squeezed('Payment ID'));
    expect(full).not.toContain('GST');
  });

  it('states the GST in the price where the seller has a number for it', () => {
    const gst = gstOf(7_920, { percent: 18, isWithinState: true });
    const text = squeezed(textOf({ gst }));
    expect(text).toContain(
      squeezed('Total paid ₹79.20 Before GST ₹67.12 CGST 9% ₹6.04 SGST 9% ₹6.04'),
    );
  });

  it('says by which offer something was taken off, and of no code where there was none', () => {
    const offered = squeezed(textOf({ promoCode: null, offer: 'Welcome offer' }));
    expect(offered).toContain(squeezed('Welcome offer −₹19.80'));
    expect(offered).not.toContain('Promo');
    expect(squeezed(textOf({ promoCode: null }))).toContain(squeezed('Discount −₹19.80'));
  });

  it('says what was paid back, and no discount where there was none', () => {
    const text = squeezed(textOf({ paidPaise: 9_900, refundedPaise: 9_900 }));
    expect(text).toContain(squeezed('Refunded−₹99.00'));
    expect(text).not.toContain('Promo');
  });

  it('is a PDF, the same bytes for the same receipt, whatever the buyer is called', () => {
    expect(receiptPdf(receipt, fonts)).toEqual(receiptPdf(receipt, fonts));
    for (const name of hostileTexts) {
      const bytes = receiptPdf({ ...receipt, buyer: { name, email: name } }, fonts);
      expect(new TextDecoder('latin1').decode(bytes.subarray(0, 5))).toBe('%PDF-');
    }
  });
});
