import { count } from '@folio/contract/content-limits';
import { maxLetters } from '@folio/contract/letters';
import { trashDays } from '@folio/contract/trash-days';
import type { Operation } from './operation.ts';

const access = 'session' as const;
const errors = ['LETTER_NOT_FOUND' as const];
const ofMoment = ['LETTER_NOT_FOUND' as const, 'MOMENT_NOT_FOUND' as const];

/** Letters with ids of their own. */
export const letterOperations: Record<string, Operation> = {
  'GET /api/letters': {
    operationId: 'listLetters',
    summary: 'List the letters',
    description:
      'Without their texts, the last changed first. With `isOfResume` a letter is the one of its resume, which `/api/resumes/{id}/cover-letter` reads and writes.',
    access,
    errors: ['APPLICATION_NOT_FOUND'],
  },
  'POST /api/letters': {
    operationId: 'createLetter',
    summary: 'Add a letter',
    description: `With an \`id\` of the caller’s it is made once, however often it is sent. \`resumeId\` is whose sender and look it has, \`applicationId\` what it is for. An account can have up to ${count(maxLetters)}.`,
    access,
    errors: ['RESUME_NOT_FOUND', 'APPLICATION_NOT_FOUND', 'QUOTA_EXCEEDED', 'IDEMPOTENCY_CONFLICT'],
    example: { name: 'Tidewater', role: 'Analyst', company: 'Tidewater', text: 'Dear Jo,' },
  },
  'GET /api/letters/{id}': {
    operationId: 'readOwnLetter',
    summary: 'Read a letter',
    access,
    errors,
  },
  'PUT /api/letters/{id}': {
    operationId: 'saveOwnLetter',
    summary: 'Write a letter',
    description:
      'All of its texts; a `motivation` that is left out stays. With a stale `version` the answer is the letter as it is. What it replaces is kept in its history.',
    access,
    errors: ['LETTER_NOT_FOUND', 'VERSION_CONFLICT', 'QUOTA_EXCEEDED'],
    example: { role: 'Analyst', company: 'Tidewater', text: 'Dear Jo,', version: 3 },
  },
  'PUT /api/letters/{id}/details': {
    operationId: 'arrangeLetter',
    summary: 'Name a letter, or say what it is for',
    description: 'What is left out stays.',
    access,
    errors: ['LETTER_NOT_FOUND', 'RESUME_NOT_FOUND', 'APPLICATION_NOT_FOUND'],
    example: { name: 'Tidewater, second try' },
  },
  'DELETE /api/letters/{id}': {
    operationId: 'deleteOwnLetter',
    summary: 'Delete a letter',
    description: `It can be restored for ${trashDays} days.`,
    access,
    errors,
  },
  'POST /api/letters/{id}/restore': {
    operationId: 'restoreOwnLetter',
    summary: 'Restore a deleted letter',
    access,
    errors: ['LETTER_NOT_FOUND', 'QUOTA_EXCEEDED'],
  },
  'DELETE /api/trash/own-letters/{id}': {
    operationId: 'purgeOwnLetter',
    summary: 'Delete a letter for good',
    access,
    errors,
  },
  'GET /api/letters/{id}/history': {
    operationId: 'listOwnLetterMoments',
    summary: 'List the moments of a letter with an id of its own',
    access,
    errors,
  },
  'GET /api/letters/{id}/history/{momentId}': {
    operationId: 'getOwnLetterMoment',
    summary: 'Read such a letter as it was',
    access,
    errors: [...ofMoment, 'UNREADABLE'],
  },
  'POST /api/letters/{id}/history': {
    operationId: 'createOwnLetterMoment',
    summary: 'Keep such a letter as it is now, under a name',
    access,
    errors: ['LETTER_NOT_FOUND', 'QUOTA_EXCEEDED'],
    example: { name: 'Before the call' },
  },
  'PUT /api/letters/{id}/history/{momentId}': {
    operationId: 'nameOwnLetterMoment',
    summary: 'Name a moment of such a letter',
    access,
    errors: ['LETTER_NOT_FOUND', 'MOMENT_NOT_FOUND', 'QUOTA_EXCEEDED'],
    example: { name: 'Before the call' },
  },
  'POST /api/letters/{id}/history/{momentId}/restore': {
    operationId: 'restoreOwnLetterMoment',
    summary: 'Make such a letter what it was',
    access,
    errors: ['LETTER_NOT_FOUND', 'MOMENT_NOT_FOUND', 'VERSION_CONFLICT', 'QUOTA_EXCEEDED'],
  },
};
