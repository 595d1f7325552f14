import type { Operation } from './operation.ts';

/** Credits and orders. */
export const paymentOperations: Record<string, Operation> = {
  'GET /api/credits': {
    operationId: 'getCredits',
    summary: 'Credits, and what they went to',
    access: 'session',
  },
  'POST /api/credits/welcome': {
    operationId: 'claimWelcomeCredits',
    summary: 'Get the sign-up credits that wait',
    description:
      'So many accounts of one network address are given them in a day; those of the others wait, and `waitingCredits` of the balance says how many.',
    access: 'session',
    errors: ['RATE_LIMITED'],
  },
  'GET /api/credits/pdfs': {
    operationId: 'listPaidPdfs',
    summary: 'Resumes whose PDF is paid, and until when',
    access: 'session',
  },
  'GET /api/credits/costs': {
    operationId: 'getCreditCosts',
    summary: 'What actions cost',
    access: 'anybody',
  },
  'GET /api/payment/razorpay-key': {
    operationId: 'getPaymentKey',
    summary: 'With whom a payment is made',
    access: 'session',
    errors: ['PAYMENTS_NOT_CONFIGURED'],
  },
  'POST /api/payment/quote': {
    operationId: 'quotePurchase',
    summary: 'What something costs',
    access: 'anybody',
    errors: ['INVALID_PROMO_CODE', 'PROMO_CODE_NOT_APPLICABLE', 'PAYMENTS_NOT_CONFIGURED'],
  },
  'POST /api/payment/create-order': {
    operationId: 'createOrder',
    summary: 'Order a plan or credits',
    description:
      'Sent again with the same key, it is made once: in an `Idempotency-Key` header, or as `idempotencyKey` in the body. Two keys that differ are refused. Where an order of the last hour for the same thing turns out to be paid, that counts, and no other is made.',
    access: 'session',
    errors: [
      'INVALID_PROMO_CODE',
      'PROMO_CODE_NOT_APPLICABLE',
      'ALREADY_PAID',
      'IDEMPOTENCY_CONFLICT',
      'PAYMENTS_NOT_CONFIGURED',
      'PAYMENT_PROVIDER_UNAVAILABLE',
    ],
  },
  'POST /api/payment/verify': {
    operationId: 'verifyPayment',
    summary: 'Prove a payment',
    access: 'session',
    errors: ['PAYMENT_NOT_VERIFIED', 'PAYMENTS_NOT_CONFIGURED', 'PAYMENT_PROVIDER_UNAVAILABLE'],
  },
  'POST /api/payment/{id}/money-back': {
    operationId: 'requestMoneyBack',
    summary: 'Get the money of a purchase back',
    description:
      'Within the days of the guarantee, for no reason. What was bought and not used is taken back.',
    access: 'session',
    errors: ['NOT_FOUND', 'MONEY_BACK_REFUSED', 'PAYMENTS_NOT_CONFIGURED'],
  },
  'GET /api/payment/history': {
    operationId: 'listPayments',
    summary: 'List orders and payments',
    access: 'session',
  },
  'GET /api/payment/{id}/receipt': {
    operationId: 'getReceipt',
    summary: 'Receipt of a payment',
    access: 'session',
    errors: ['NOT_FOUND', 'DOCUMENT_TOO_COMPLEX'],
    answers: ['application/pdf'],
  },
  'POST /api/resumes/{id}/export/pdf/payment': {
    operationId: 'payForPdf',
    summary: 'Pay for a PDF that was made elsewhere',
    description:
      'For one that is printed, or was made in a browser without a connection: as if the server had made it.',
    access: 'session',
    errors: ['RESUME_NOT_FOUND', 'INSUFFICIENT_CREDITS'],
  },
};
