import { trashDays } from '@folio/contract/trash';
import { historyOperations } from './history-operations.ts';
import type { Operation } from './operation.ts';

const account: Record<string, Operation> = {
  'POST /api/auth/register': {
    summary: 'Sign up',
    description:
      'Makes an account that waits for its e-mail address to be proven. An address that has one already gets the same answer: nobody learns from it who has an account.',
    access: 'anybody',
    errors: ['USERNAME_TAKEN'],
    example: {
      firstName: 'Ada',
      lastName: 'Lovelace',
      username: 'ada',
      email: 'ada@gmail.com',
      password: 'Difference-Engine-1!',
      confirmPassword: 'Difference-Engine-1!',
    },
  },
  'POST /api/auth/verify-email': {
    summary: 'Prove an e-mail address',
    description: 'Takes the token of a mailed link, once, and answers a session.',
    access: 'either',
    errors: ['INVALID_OR_EXPIRED_LINK', 'UNAUTHENTICATED', 'INVALID_TOKEN', 'TOKEN_EXPIRED'],
  },
  'POST /api/auth/resend-verification': {
    summary: 'Mail the link again that proves an address',
    access: 'anybody',
  },
  'POST /api/auth/login': {
    summary: 'Log in',
    description: 'Answers a token, which further calls carry as `Authorization: Bearer …`.',
    access: 'anybody',
    errors: ['INVALID_CREDENTIALS'],
    example: { email: 'ada@gmail.com', password: 'Difference-Engine-1!' },
  },
  'POST /api/auth/logout': { summary: 'End this session', access: 'session' },
  'GET /api/auth/me': { summary: 'Who is logged in', access: 'session' },
  'POST /api/auth/forgot-password': {
    summary: 'Mail a link that sets a new password',
    description: 'The answer is the same whether or not there is such an account.',
    access: 'anybody',
    example: { email: 'ada@gmail.com' },
  },
  'POST /api/auth/reset-password': {
    summary: 'Set a password by a mailed link',
    description: 'Ends all sessions of the account.',
    access: 'anybody',
    errors: ['INVALID_OR_EXPIRED_LINK'],
  },
  'POST /api/auth/update-password': {
    summary: 'Change the password',
    description: 'Asks for the current one, and ends all other sessions.',
    access: 'session',
    errors: ['WRONG_PASSWORD', 'INVALID_CREDENTIALS'],
  },
  'GET /api/users/sessions': { summary: 'Where the account is logged in', access: 'session' },
  'DELETE /api/users/sessions/{id}': {
    summary: 'End one session',
    access: 'session',
    errors: ['SESSION_NOT_FOUND'],
  },
  'DELETE /api/users/sessions': { summary: 'End all sessions', access: 'session' },
  'POST /api/users/device-key': {
    summary: 'The key for unsaved text on one device',
    description:
      'Encrypts what an account has not saved on a device that it signs out from. The same account gets the same key for the same device again.',
    access: 'session',
  },
  'GET /api/users/data': {
    summary: 'Download all that is stored of the account',
    access: 'session',
    answers: ['application/json'],
  },
  'DELETE /api/users/profile': {
    summary: 'Delete the account',
    description: 'With all of its resumes, at once and for good.',
    access: 'session',
    errors: ['WRONG_PASSWORD'],
  },
};

const resumes: Record<string, Operation> = {
  'GET /api/resumes': {
    summary: 'List resumes',
    description:
      'Without their contents, last changed first, in pages: `page.nextCursor` is the `cursor` of the next.',
    access: 'session',
  },
  'GET /api/resumes/summary': { summary: 'Count resumes', access: 'session' },
  'POST /api/resumes': {
    summary: 'Make a resume',
    description:
      'Whatever is left out has a default; the content is a sample one. Lists of texts may be plain strings, and entries may come without ids.',
    access: 'session',
    errors: ['PREMIUM_REQUIRED', 'QUOTA_EXCEEDED'],
    example: {
      name: 'Engineer',
      templateId: 'modern',
      content: {
        personalInfo: { firstName: 'Ada', lastName: 'Lovelace', title: 'Engineer' },
        workExperience: [
          {
            position: 'Engineer',
            company: 'Analytical Engines',
            startDate: '1842-10',
            current: true,
            bullets: ['Wrote the first program.'],
          },
        ],
        skills: [{ category: 'Languages', items: ['English', 'French'] }],
      },
    },
  },
  'GET /api/resumes/{id}': {
    summary: 'Read a resume',
    description:
      'Its bullet points are plain texts. With `Accept: application/vnd.folio+json` they have ids, and all entries their places; so it is wherever a content is answered.',
    access: 'session',
    errors: ['RESUME_NOT_FOUND'],
  },
  'GET /api/resumes/{id}/stored': {
    summary: 'Read a resume as it is stored',
    description:
      'A file with its values as the database has them, also where they are `UNREADABLE`. Such a resume takes a change of nothing less than `content`, `order` and `settings` together; what it was is kept in its history.',
    access: 'session',
    errors: ['RESUME_NOT_FOUND'],
    answers: ['application/json'],
  },
  'GET /api/resumes/{id}/since': {
    summary: 'Read a resume if it has changed',
    description: '`data` is null while the resume is still the version that is named.',
    access: 'session',
    errors: ['RESUME_NOT_FOUND'],
  },
  'POST /api/resumes/{id}/operations': {
    summary: 'Change single fields and entries of a resume',
    description:
      'Made on version `since`, and joined with what others have saved after it: the later arrival stands, and `conflicts` lists what it took the place of. An operation is named once and for all, so that a repeat does nothing. `rows` holds all saves since, `resume` stands for them where they are not known any more. What cannot be taken is listed in `refused`; all else is saved.',
    access: 'session',
    errors: ['RESUME_NOT_FOUND', 'QUOTA_EXCEEDED', 'UNAVAILABLE'],
    example: {
      since: 3,
      operations: [
        {
          ...{ id: '9f8e7d6c5b4a3210:0', kind: 'set', path: 'personalInfo/title' },
          ...{ value: 'Engineer', was: '' },
        },
      ],
    },
  },
  'GET /api/resumes/{id}/operations': {
    summary: 'What has been changed since a version',
    description: 'The saves in their order, or the whole resume where they are not known any more.',
    access: 'session',
    errors: ['RESUME_NOT_FOUND'],
  },
  'GET /api/events': {
    summary: 'Hear of what is saved in the account, on whatever device',
    description:
      'A stream that stays open. The data of each event is `{ kind, id, version }`: a resume, the letter of one, or the profile has this version now.',
    access: 'session',
    answers: ['text/event-stream'],
  },
  'PUT /api/resumes/{id}': {
    summary: 'Change a resume',
    description:
      'What is left out stays. With `version`, a change that was made on an older one is refused with the record as it is by now. With `Prefer: return=minimal` (RFC 7240) the answer holds `id`, `version` and `updatedAt` alone.',
    access: 'session',
    errors: ['RESUME_NOT_FOUND', 'VERSION_CONFLICT', 'PREMIUM_REQUIRED', 'QUOTA_EXCEEDED'],
    example: { version: 3, name: 'Engineer, London', isPublic: true },
  },
  'PUT /api/resumes/{id}/template': {
    summary: 'Set the template',
    access: 'session',
    errors: ['RESUME_NOT_FOUND', 'PREMIUM_REQUIRED', 'VERSION_CONFLICT'],
    example: { templateId: 'classic' },
  },
  'DELETE /api/resumes/{id}': {
    summary: 'Delete a resume',
    description: `With all that belongs to it. It can be restored for ${trashDays} days.`,
    access: 'session',
    errors: ['RESUME_NOT_FOUND', 'QUOTA_EXCEEDED'],
  },
  'GET /api/public-resumes/{id}': {
    summary: 'Read a public resume',
    description: 'As much of it as its document shows. Its owner may read a private one, too.',
    access: 'either',
    errors: ['RESUME_NOT_FOUND', 'INVALID_TOKEN', 'TOKEN_EXPIRED', 'UNAUTHENTICATED'],
  },
  'GET /api/resumes/{id}/versions': {
    summary: 'List the tailored versions of a resume',
    access: 'session',
    errors: ['RESUME_NOT_FOUND'],
  },
  'POST /api/resumes/{id}/versions': {
    summary: 'Make a version for an advertisement',
    access: 'session',
    errors: ['RESUME_NOT_FOUND', 'QUOTA_EXCEEDED', 'PREMIUM_REQUIRED'],
    example: { jobDescription: 'We look for an engineer who …', name: 'For Analytical Engines' },
  },
  'PUT /api/resumes/{id}/original': {
    summary: 'Note what a version has taken over of its original',
    access: 'session',
    errors: ['RESUME_NOT_FOUND', 'VERSION_CONFLICT'],
    example: { originalVersion: 7 },
  },
  'DELETE /api/resumes/{id}/original': {
    summary: 'Make a version a resume of its own',
    access: 'session',
    errors: ['RESUME_NOT_FOUND'],
  },
  'GET /api/resumes/{id}/cover-letter': {
    summary: 'Read the cover letter of a resume',
    access: 'session',
    errors: ['RESUME_NOT_FOUND'],
  },
  'PUT /api/resumes/{id}/cover-letter': {
    summary: 'Write the cover letter of a resume',
    access: 'session',
    errors: ['RESUME_NOT_FOUND', 'VERSION_CONFLICT', 'QUOTA_EXCEEDED'],
  },
};

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
  Account: account,
  Resumes: resumes,
  'History and trash': historyOperations,
  Documents: documents,
  Profile: profile,
  Writing: writing,
  Money: money,
  Contact: contact,
};
