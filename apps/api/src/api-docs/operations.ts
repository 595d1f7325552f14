import { accountOperations } from './account-operations.ts';
import { historyOperations } from './history-operations.ts';
import type { Operation } from './operation.ts';
import { resumesOperations } from './resumes-operations.ts';

const documents: Record<string, Operation> = {
  'GET /api/resumes/{id}/export/{format}': {
    summary: 'Make a document',
    description:
      'PDF, Word (docx, doc), HTML, text or JSON Resume. A PDF may take a credit, which is kept once its last byte has arrived. `X-Missing-Letters` names letters that no font has.',
    access: 'session',
    errors: [
      'RESUME_NOT_FOUND',
      'PHOTO_NOT_FOUND',
      'VERSION_CONFLICT',
      'INSUFFICIENT_CREDITS',
      'IDEMPOTENCY_CONFLICT',
      'DOCUMENT_TOO_COMPLEX',
    ],
    answers: [
      'application/pdf',
      'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
      'application/msword',
      'text/html',
      'text/plain',
      'application/json',
    ],
  },
  'GET /api/resumes/{id}/thumbnail': {
    summary: 'Picture of the first page',
    access: 'session',
    errors: ['RESUME_NOT_FOUND', 'PHOTO_NOT_FOUND', 'VERSION_CONFLICT', 'DOCUMENT_TOO_COMPLEX'],
    answers: ['image/png'],
  },
  'GET /api/templates': { summary: 'List the templates', access: 'either' },
  'GET /api/templates/{id}': {
    summary: 'Read of a template',
    access: 'either',
    errors: ['TEMPLATE_NOT_FOUND'],
  },
  'POST /api/templates/{id}/view': {
    summary: 'Note that a template was looked at',
    access: 'session',
    errors: ['TEMPLATE_NOT_FOUND'],
  },
  'POST /api/photos': {
    summary: 'Store a photo for resumes',
    access: 'session',
    errors: [
      'QUOTA_EXCEEDED',
      'PAYLOAD_TOO_LARGE',
      'UNSUPPORTED_MEDIA_TYPE',
      'VALIDATION_ERROR',
      'MALFORMED_REQUEST',
    ],
    takes: ['image/jpeg', 'image/png', 'image/webp'],
  },
  'GET /api/photos/{id}': {
    summary: 'Read a photo',
    access: 'session',
    errors: ['PHOTO_NOT_FOUND'],
    answers: ['image/jpeg'],
  },
};

const profile: Record<string, Operation> = {
  'GET /api/users/profile': { summary: 'Read the own profile', access: 'session' },
  'PUT /api/users/profile': {
    summary: 'Change the own profile',
    description:
      'What is left out stays. A new e-mail address asks for the current password. With a stale `version` the answer is the profile as it is.',
    access: 'session',
    errors: [
      'USERNAME_TAKEN',
      'WRONG_PASSWORD',
      'PREMIUM_REQUIRED',
      'QUOTA_EXCEEDED',
      'VERSION_CONFLICT',
    ],
  },
  'GET /api/users/profile/{id}': {
    summary: 'Read a profile by the id of its account',
    access: 'either',
    errors: ['PROFILE_NOT_FOUND', 'INVALID_TOKEN', 'TOKEN_EXPIRED', 'UNAUTHENTICATED'],
  },
  'GET /api/profiles/{username}': {
    summary: 'Read a profile by its name',
    access: 'either',
    errors: ['PROFILE_NOT_FOUND', 'INVALID_TOKEN', 'TOKEN_EXPIRED', 'UNAUTHENTICATED'],
  },
  'POST /api/users/profile/picture': {
    summary: 'Set the picture of the profile',
    access: 'session',
    errors: [
      'PAYLOAD_TOO_LARGE',
      'UNSUPPORTED_MEDIA_TYPE',
      'VALIDATION_ERROR',
      'MALFORMED_REQUEST',
    ],
    takes: ['multipart/form-data'],
  },
  'DELETE /api/users/profile/picture': {
    summary: 'Remove the picture of the profile',
    access: 'session',
  },
};

const writing: Record<string, Operation> = {
  'GET /api/ai/provider': { summary: 'Which model writes', access: 'session' },
  'POST /api/ai/score': {
    summary: 'Score a resume, also against an advertisement',
    access: 'session',
  },
  'POST /api/ai/optimize': { summary: 'Fit a resume to an advertisement', access: 'session' },
  'POST /api/ai/suggestions': { summary: 'Suggest improvements', access: 'session' },
  'POST /api/ai/improve': { summary: 'Rewrite texts of a resume', access: 'session' },
  'POST /api/ai/optimize-ats': {
    summary: 'Make a resume easier to read for hiring software',
    access: 'session',
  },
  'POST /api/ai/enhance-content': { summary: 'Improve one section', access: 'session' },
  'POST /api/ai/suggest-skills': { summary: 'Suggest skills for a job', access: 'session' },
  'POST /api/ai/generate-summary': { summary: 'Write a summary', access: 'session' },
  'POST /api/ai/improve-bullets': { summary: 'Improve bullet points', access: 'session' },
  'POST /api/ai/cover-letter': {
    summary: 'Write a cover letter',
    description: 'With `Accept: text/event-stream` the letter comes as it is written.',
    access: 'session',
    answers: ['application/json', 'text/event-stream'],
  },
};

const money: Record<string, Operation> = {
  'GET /api/credits': { summary: 'Credits, and what they went to', access: 'session' },
  'GET /api/credits/costs': { summary: 'What actions cost', access: 'anybody' },
  'GET /api/payment/razorpay-key': {
    summary: 'With whom a payment is made',
    access: 'session',
    errors: ['PAYMENTS_NOT_CONFIGURED'],
  },
  'POST /api/payment/quote': {
    summary: 'What something costs',
    access: 'anybody',
    errors: ['INVALID_PROMO_CODE', 'PAYMENTS_NOT_CONFIGURED'],
  },
  'POST /api/payment/create-order': {
    summary: 'Order a plan or credits',
    description:
      'Sent again with the same key, it is made once: in an `Idempotency-Key` header, or as `idempotencyKey` in the body. Two keys that differ are refused.',
    access: 'session',
    errors: [
      'INVALID_PROMO_CODE',
      'IDEMPOTENCY_CONFLICT',
      'PAYMENTS_NOT_CONFIGURED',
      'PAYMENT_PROVIDER_UNAVAILABLE',
    ],
  },
  'POST /api/payment/verify': {
    summary: 'Prove a payment',
    access: 'session',
    errors: ['PAYMENT_NOT_VERIFIED', 'PAYMENTS_NOT_CONFIGURED', 'PAYMENT_PROVIDER_UNAVAILABLE'],
  },
  'POST /api/payment/{id}/money-back': {
    summary: 'Get the money of a purchase back',
    description:
      'Within the days of the guarantee, for no reason. What was bought and not used is taken back.',
    access: 'session',
    errors: ['NOT_FOUND', 'MONEY_BACK_REFUSED', 'PAYMENTS_NOT_CONFIGURED'],
  },
  'GET /api/payment/history': { summary: 'List orders and payments', access: 'session' },
  'GET /api/payment/{id}/receipt': {
    summary: 'Receipt of a payment',
    access: 'session',
    errors: ['NOT_FOUND', 'DOCUMENT_TOO_COMPLEX'],
    answers: ['application/pdf'],
  },
};

const contact: Record<string, Operation> = {
  'GET /api/contact': { summary: 'How we can be reached', access: 'anybody' },
  'POST /api/contact': { summary: 'Send a message', access: 'anybody' },
  'POST /api/enterprise/inquiry': { summary: 'Ask for an offer to a company', access: 'anybody' },
  'POST /api/errors': { summary: 'Report a failure in a browser', access: 'anybody' },
};

/** All operations, by the tag under which they are shown. */
export const operationsByTag: Record<string, Record<string, Operation>> = {
  Account: accountOperations,
  Resumes: resumesOperations,
  'History and trash': historyOperations,
  Documents: documents,
  Profile: profile,
  Writing: writing,
  Money: money,
  Contact: contact,
};
