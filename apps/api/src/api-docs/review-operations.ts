import { linkLimits } from '@folio/contract/resume-links';
import { suggestionLimits } from '@folio/contract/suggestions';
import type { Operation } from './operation.ts';

const session = 'session' as const;
const anybody = 'anybody' as const;

/** Shared resumes, and suggestions about them. */
export const reviewOperations: Record<string, Operation> = {
  'GET /api/resumes/{id}/links': {
    operationId: 'listResumeLinks',
    summary: 'List the links to a resume',
    access: session,
    errors: ['RESUME_NOT_FOUND'],
  },
  'POST /api/resumes/{id}/links': {
    operationId: 'createResumeLink',
    summary: 'Make a link to a resume',
    description: `A review link has a secret in its address, which is answered this once, and ends after ${linkLimits.reviewDays} days unless another end is sent; a shared one has a name of one’s own. A resume can have up to ${linkLimits.links}.`,
    access: session,
    errors: [
      'RESUME_NOT_FOUND',
      'LINK_NAME_TAKEN',
      'IDEMPOTENCY_CONFLICT',
      'QUOTA_EXCEEDED',
      'RATE_LIMITED',
    ],
    example: { kind: 'review', name: 'For Farid', question: 'Does it read senior enough?' },
  },
  'DELETE /api/resumes/{id}/links/{linkId}': {
    operationId: 'revokeResumeLink',
    summary: 'Remove a link',
    description: 'What reviewers said stays with the resume.',
    access: session,
    errors: ['LINK_NOT_FOUND'],
  },
  'GET /api/resumes/{id}/suggestions': {
    operationId: 'listSuggestions',
    summary: 'List what others said of a resume',
    description:
      'Other wordings and comments, the oldest first, each with what has become of it: `outdated` where the text says something else by now.',
    access: session,
    errors: ['RESUME_NOT_FOUND'],
  },
  'POST /api/resumes/{id}/suggestions': {
    operationId: 'suggestText',
    summary: 'Suggest another wording',
    description:
      'The resume stays as it is until its owner takes the suggestion. What the fact guard says of it is kept and answered.',
    access: session,
    errors: [
      'RESUME_NOT_FOUND',
      'VERSION_CONFLICT',
      'IDEMPOTENCY_CONFLICT',
      'QUOTA_EXCEEDED',
      'RATE_LIMITED',
      'UNREADABLE',
      'DOCUMENT_TOO_COMPLEX',
    ],
    example: {
      path: 'personalInfo/summary',
      before: 'I write programs.',
      after: 'I write programs that others can read.',
      reason: 'It says for whom.',
    },
  },
  'POST /api/resumes/{id}/suggestions/{suggestionId}/replies': {
    operationId: 'replyToSuggestion',
    summary: 'Answer a reviewer',
    description: `They find it at their link. A suggestion that was decided, or whose link has ended, takes none; up to ${suggestionLimits.replies} stand below one.`,
    access: session,
    errors: [
      'RESUME_NOT_FOUND',
      'SUGGESTION_NOT_FOUND',
      'SUGGESTION_CLOSED',
      'QUOTA_EXCEEDED',
      'RATE_LIMITED',
      'UNREADABLE',
    ],
    example: { text: 'Four of them, for consumer loans.' },
  },
  'PUT /api/resumes/{id}/suggestions/{suggestionId}': {
    operationId: 'decideSuggestion',
    summary: 'Say what has become of a suggestion',
    description: 'It writes nothing: whoever takes a suggestion changes the resume by themselves.',
    access: session,
    errors: ['RESUME_NOT_FOUND', 'SUGGESTION_NOT_FOUND'],
  },
  'GET /api/reviews/{token}': {
    operationId: 'getReviewFront',
    summary: 'What a review link tells before one comes in',
    access: anybody,
    errors: ['LINK_NOT_FOUND', 'UNREADABLE', 'RATE_LIMITED'],
  },
  'POST /api/reviews/{token}/reviewers': {
    operationId: 'enterReview',
    summary: 'Come in by a review link',
    description: 'Answers the pass by which a reviewer is known from now on.',
    access: anybody,
    errors: ['LINK_NOT_FOUND', 'LINK_LOCKED', 'WRONG_PASSWORD', 'QUOTA_EXCEEDED', 'RATE_LIMITED'],
    example: { name: 'Farid Haddad' },
  },
  'PUT /api/reviews/{token}/reviewers': {
    operationId: 'renameReviewer',
    summary: 'Change a reviewer’s name',
    access: anybody,
    errors: ['LINK_NOT_FOUND', 'LINK_LOCKED', 'RATE_LIMITED'],
  },
  'POST /api/reviews/{token}/reading': {
    operationId: 'readReview',
    isWhole: true,
    summary: 'Read a resume as a reviewer',
    description: 'With what this reviewer said of it, and nothing of what others did.',
    access: anybody,
    errors: ['LINK_NOT_FOUND', 'LINK_LOCKED', 'RATE_LIMITED'],
  },
  'POST /api/reviews/{token}/notes': {
    operationId: 'addReviewNote',
    summary: 'Comment on a text, or suggest another wording',
    access: anybody,
    errors: [
      'LINK_NOT_FOUND',
      'LINK_LOCKED',
      'VERSION_CONFLICT',
      'IDEMPOTENCY_CONFLICT',
      'QUOTA_EXCEEDED',
      'RATE_LIMITED',
      'UNREADABLE',
      'DOCUMENT_TOO_COMPLEX',
    ],
  },
  'POST /api/reviews/{token}/notes/{noteId}/replies': {
    operationId: 'replyInReview',
    summary: 'Answer the owner below one’s own note',
    access: anybody,
    errors: [
      'LINK_NOT_FOUND',
      'LINK_LOCKED',
      'SUGGESTION_NOT_FOUND',
      'SUGGESTION_CLOSED',
      'QUOTA_EXCEEDED',
      'RATE_LIMITED',
      'UNREADABLE',
    ],
  },
  'DELETE /api/reviews/{token}/notes/{noteId}': {
    operationId: 'takeBackNote',
    summary: 'Delete one’s own note',
    description: 'While it waits, and nobody has answered it.',
    access: anybody,
    errors: ['LINK_NOT_FOUND', 'LINK_LOCKED', 'SUGGESTION_NOT_FOUND', 'RATE_LIMITED'],
  },
  'POST /api/shared-resumes/{slug}': {
    operationId: 'openSharedResume',
    isWhole: true,
    summary: 'Read a shared resume',
    description: 'An opening by whoever is logged in as its owner counts as no view.',
    access: 'either',
    errors: ['LINK_NOT_FOUND', 'LINK_LOCKED', 'WRONG_PASSWORD', 'RATE_LIMITED'],
  },
};
