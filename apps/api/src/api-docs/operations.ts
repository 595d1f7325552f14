import { freeAgainDays } from '@folio/contract/credits';
import { accountOperations } from './account-operations.ts';
import { applicationOperations } from './application-operations.ts';
import { consoleOperations, pageReportOperations } from './console-operations.ts';
import { historyOperations } from './history-operations.ts';
import { letterOperations } from './letter-operations.ts';
import type { Operation } from './operation.ts';
import { paymentOperations } from './payment-operations.ts';
import { proposalOperations } from './proposal-operations.ts';
import { questionOperations } from './question-operations.ts';
import { resumesOperations } from './resumes-operations.ts';
import { reviewOperations } from './review-operations.ts';

const documents: Record<string, Operation> = {
  'GET /api/resumes/{id}/export/{format}': {
    operationId: 'exportResume',
    summary: 'Make a document',
    description:
      'PDF, Word (docx, doc), HTML, text or JSON Resume. `X-Missing-Letters` names letters that no font has.',
    price: `The PDF of a resume may take a credit, which is kept once its last byte has arrived; then it is free for ${freeAgainDays} days, however often the resume changes. A resume with nothing but personal info takes none.`,
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
      'text/markdown',
      'application/json',
    ],
  },
  'GET /api/resumes/{id}/thumbnail': {
    operationId: 'getThumbnail',
    summary: 'Picture of the first page',
    access: 'session',
    errors: ['RESUME_NOT_FOUND', 'PHOTO_NOT_FOUND', 'VERSION_CONFLICT', 'DOCUMENT_TOO_COMPLEX'],
    answers: ['image/png'],
  },
  'GET /api/templates': {
    operationId: 'listTemplates',
    summary: 'List the templates',
    access: 'either',
  },
  'GET /api/templates/{id}': {
    operationId: 'getTemplate',
    summary: 'Read of a template',
    access: 'either',
    errors: ['TEMPLATE_NOT_FOUND'],
  },
  'POST /api/templates/{id}/view': {
    operationId: 'recordTemplateView',
    summary: 'Note that a template was looked at',
    access: 'session',
    errors: ['TEMPLATE_NOT_FOUND'],
  },
  'POST /api/photos': {
    operationId: 'uploadPhoto',
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
    operationId: 'getPhoto',
    summary: 'Read a photo',
    access: 'session',
    errors: ['PHOTO_NOT_FOUND'],
    answers: ['image/jpeg'],
  },
};

const profile: Record<string, Operation> = {
  'GET /api/users/profile': {
    operationId: 'getOwnProfile',
    summary: 'Read the own profile',
    access: 'session',
  },
  'PUT /api/users/profile': {
    operationId: 'saveOwnProfile',
    summary: 'Change the own profile',
    description:
      'What is left out stays. A new e-mail address asks for the current password. With a stale `version` the answer is the profile as it is.',
    access: 'session',
    errors: [
      'USERNAME_TAKEN',
      'WRONG_PASSWORD',
      'CODE_REQUIRED',
      'PREMIUM_REQUIRED',
      'QUOTA_EXCEEDED',
      'VERSION_CONFLICT',
    ],
  },
  'GET /api/users/profile/{id}': {
    operationId: 'getProfileById',
    summary: 'Read a profile by the id of its account',
    access: 'either',
    errors: ['PROFILE_NOT_FOUND', 'INVALID_TOKEN', 'TOKEN_EXPIRED', 'UNAUTHENTICATED'],
  },
  'GET /api/profiles/{username}': {
    operationId: 'getProfileByUsername',
    summary: 'Read a profile by its name',
    access: 'either',
    errors: ['PROFILE_NOT_FOUND', 'INVALID_TOKEN', 'TOKEN_EXPIRED', 'UNAUTHENTICATED'],
  },
  'POST /api/users/profile/picture': {
    operationId: 'setProfilePicture',
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
    operationId: 'removeProfilePicture',
    summary: 'Remove the picture of the profile',
    access: 'session',
  },
};

const writing: Record<string, Operation> = {
  'GET /api/ai/provider': {
    operationId: 'getWritingProvider',
    summary: 'Which model writes',
    access: 'session',
  },
  'POST /api/ai/score': {
    operationId: 'scoreResume',
    summary: 'Score a resume, also against an advertisement',
    access: 'session',
  },
  'POST /api/ai/optimize': {
    operationId: 'optimizeResume',
    summary: 'Fit a resume to an advertisement',
    access: 'session',
  },
  'POST /api/ai/suggestions': {
    operationId: 'suggestImprovements',
    summary: 'Suggest improvements',
    access: 'either',
    errors: ['INVALID_TOKEN', 'TOKEN_EXPIRED'],
  },
  'POST /api/ai/improve': {
    operationId: 'improveTexts',
    summary: 'Rewrite texts of a resume',
    access: 'session',
  },
  'POST /api/ai/translate': {
    operationId: 'translateTexts',
    summary: 'Translate texts of a resume',
    description:
      'By the language model; without one there are no edits. A translation that loses or adds a number, an address or a name is `held` back, with what it was.',
    price: 'It takes what `improve` takes.',
    access: 'session',
    example: {
      language: 'de',
      texts: [
        { path: 'personalInfo/summary', before: 'I build things.', source: 'I build things.' },
      ],
      names: [],
    },
  },
  'POST /api/ai/optimize-ats': {
    operationId: 'optimizeForAts',
    summary: 'Make a resume easier to read for hiring software',
    access: 'session',
  },
  'POST /api/ai/enhance-content': {
    operationId: 'enhanceSection',
    summary: 'Improve one section',
    access: 'session',
  },
  'POST /api/ai/suggest-skills': {
    operationId: 'suggestSkills',
    summary: 'Suggest skills for a job',
    access: 'session',
  },
  'POST /api/ai/generate-summary': {
    operationId: 'generateSummary',
    summary: 'Write a summary',
    access: 'session',
  },
  'POST /api/ai/improve-bullets': {
    operationId: 'improveBullets',
    summary: 'Improve bullet points',
    access: 'session',
  },
  'POST /api/ai/answer-question': {
    operationId: 'answerQuestion',
    summary: 'Answer a question of an application',
    description: 'From facts of the resume; `[brackets]` stand where only its owner knows.',
    access: 'session',
  },
  'POST /api/ai/cover-letter': {
    operationId: 'writeLetter',
    summary: 'Write a cover letter',
    description:
      'With `Accept: text/event-stream` the letter comes as it is written. `motivation` is why the person wants the work, in their own words: it stands in the letter as it is sent, and counts as a fact.',
    access: 'session',
    answers: ['application/json', 'text/event-stream'],
  },
};

const contact: Record<string, Operation> = {
  'GET /api/contact': {
    operationId: 'getContactDetails',
    summary: 'How we can be reached',
    access: 'anybody',
  },
  'POST /api/contact': { operationId: 'sendMessage', summary: 'Send a message', access: 'anybody' },
  'POST /api/enterprise/inquiry': {
    operationId: 'sendEnterpriseInquiry',
    summary: 'Ask for an offer to a company',
    access: 'anybody',
  },
  'POST /api/errors': {
    operationId: 'reportError',
    summary: 'Report a failure in a browser',
    access: 'anybody',
  },
};

/** All operations, by the tag that groups them. */
export const operationsByTag: Record<string, Record<string, Operation>> = {
  Account: accountOperations,
  Resumes: resumesOperations,
  Letters: letterOperations,
  'Links and suggestions': { ...reviewOperations, ...proposalOperations },
  Applications: { ...applicationOperations, ...questionOperations },
  'History and trash': historyOperations,
  Documents: documents,
  Profile: profile,
  Writing: writing,
  Money: paymentOperations,
  Contact: { ...contact, ...pageReportOperations },
  Console: consoleOperations,
};
