import { companySizes } from '@folio/contract/enterprise';
import { describe, expect, it } from 'vitest';
import { contactCopy, inquiryTitle, sizeOptions, subjectsWhere } from './contact.copy.ts';
import { openForMs } from './use-message-form.ts';

describe('an inquiry', () => {
  it('[contact-copy-1] is answered in the words of the catalogue', () => {
    expect(contactCopy.inquirySent).toMatchObject({
      title: 'Request submitted',
      description: 'Our sales team will contact you within 24 business hours.',
    });
    expect(contactCopy.inquiryFailed('sales@folio.example')).toEqual({
      tone: 'error',
      title: 'Submission failed',
      description: 'Please try again or contact us directly at sales@folio.example',
    });
  });

  it('that failed names no address if none is known', () => {
    for (const failed of [contactCopy.inquiryFailed, contactCopy.messageFailed])
      expect(failed(undefined).description).toBe('Please try again in a moment.');
  });

  it('begins without a size, and offers all six', () => {
    const [first, ...sizes] = sizeOptions(companySizes);
    expect(first?.value).toBe('');
    expect(sizes.map(({ value }) => value)).toEqual([
      '1-10',
      '11-50',
      '51-200',
      '201-500',
      '501-1000',
      '1000+',
    ]);
  });
});

it('offers the four subjects of a message', () => {
  const valuesWhere = (isSold: boolean) => subjectsWhere(isSold).map(({ value }) => value);
  expect(valuesWhere(true)).toEqual(['general', 'support', 'billing', 'feedback']);
  expect(valuesWhere(false), 'where nothing is sold').toEqual(['general', 'support', 'feedback']);
  expect([inquiryTitle(true), inquiryTitle(false)].map((one) => /plan/i.test(one))).toEqual([
    true,
    false,
  ]);
});

it('tells for how long a form was open, and nothing when the clock was set back', () => {
  expect(openForMs(1_000, 4_500.4)).toEqual({ openForMs: 3_500 });
  expect(openForMs(1_000, 999)).toEqual({});
});
