import { trashDays } from '@folio/contract/trash-days';
import type { Operation } from './operation.ts';

const session = 'session' as const;
const noMoment = ['RESUME_NOT_FOUND', 'MOMENT_NOT_FOUND'] as const;

/** History and trash. */
export const historyOperations: Record<string, Operation> = {
  'GET /api/resumes/{id}/history': {
    operationId: 'listMoments',
    summary: 'List the moments of a resume',
    description:
      'The newest first. A moment is kept once a sitting, before what changes much at once, and when something is made of the resume; older ones are thinned out, but for those with a name.',
    access: session,
    errors: ['RESUME_NOT_FOUND'],
  },
  'GET /api/resumes/{id}/history/{momentId}': {
    operationId: 'getMoment',
    isWhole: true,
    summary: 'Read a resume as it was',
    access: session,
    errors: noMoment,
  },
  'POST /api/resumes/{id}/history': {
    operationId: 'createMoment',
    summary: 'Keep a resume as it is now, under a name',
    access: session,
    errors: ['RESUME_NOT_FOUND', 'MOMENT_NOT_FOUND', 'QUOTA_EXCEEDED'],
    example: { name: 'Before the rewrite' },
  },
  'PUT /api/resumes/{id}/history/{momentId}': {
    operationId: 'nameMoment',
    summary: 'Name a moment',
    description: 'Null takes its name away; from then on it may be thinned out.',
    access: session,
    errors: [...noMoment, 'QUOTA_EXCEEDED'],
    example: { name: 'Before the rewrite' },
  },
  'POST /api/resumes/{id}/history/{momentId}/restore': {
    operationId: 'restoreMoment',
    summary: 'Make a resume what it was',
    description:
      'A change like any other: what the resume was until now is kept, and can be restored. Its name and who may see it stay.',
    access: session,
    errors: [...noMoment, 'VERSION_CONFLICT', 'PREMIUM_REQUIRED', 'QUOTA_EXCEEDED'],
  },
  'POST /api/resumes/{id}/history/{momentId}/resume': {
    operationId: 'createResumeFromMoment',
    summary: 'Make a new resume out of what one was',
    access: session,
    errors: [...noMoment, 'QUOTA_EXCEEDED', 'PREMIUM_REQUIRED', 'IDEMPOTENCY_CONFLICT'],
  },
  'GET /api/resumes/{id}/cover-letter/history': {
    operationId: 'listLetterMoments',
    summary: 'List the moments of a letter',
    access: session,
    errors: ['RESUME_NOT_FOUND'],
  },
  'GET /api/resumes/{id}/cover-letter/history/{momentId}': {
    operationId: 'getLetterMoment',
    summary: 'Read a letter as it was',
    access: session,
    errors: noMoment,
  },
  'POST /api/resumes/{id}/cover-letter/history': {
    operationId: 'createLetterMoment',
    summary: 'Keep a letter as it is now, under a name',
    access: session,
    errors: ['RESUME_NOT_FOUND', 'LETTER_NOT_FOUND', 'MOMENT_NOT_FOUND', 'QUOTA_EXCEEDED'],
    example: { name: 'The short one' },
  },
  'PUT /api/resumes/{id}/cover-letter/history/{momentId}': {
    operationId: 'nameLetterMoment',
    summary: 'Name a moment of a letter',
    access: session,
    errors: [...noMoment, 'QUOTA_EXCEEDED'],
    example: { name: 'The short one' },
  },
  'POST /api/resumes/{id}/cover-letter/history/{momentId}/restore': {
    operationId: 'restoreLetterMoment',
    summary: 'Make a letter what it was',
    access: session,
    errors: [...noMoment, 'VERSION_CONFLICT', 'QUOTA_EXCEEDED'],
  },
  'DELETE /api/resumes/{id}/cover-letter': {
    operationId: 'deleteLetter',
    summary: 'Delete a letter',
    description: `It can be restored for ${trashDays} days.`,
    access: session,
    errors: ['RESUME_NOT_FOUND', 'LETTER_NOT_FOUND'],
  },
  'GET /api/trash': { operationId: 'listTrash', summary: 'List what was deleted', access: session },
  'POST /api/trash/resumes/{id}/restore': {
    operationId: 'restoreDeletedResume',
    summary: 'Restore a resume',
    description:
      'With its letter, versions, photo and history; where it was public, its link works again.',
    access: session,
    errors: ['RESUME_NOT_FOUND', 'QUOTA_EXCEEDED'],
  },
  'DELETE /api/trash/resumes/{id}': {
    operationId: 'purgeResume',
    summary: 'Delete a resume for good',
    access: session,
    errors: ['RESUME_NOT_FOUND'],
  },
  'POST /api/trash/letters/{id}/restore': {
    operationId: 'restoreDeletedLetter',
    summary: 'Restore a letter',
    description: 'A letter that its resume has meanwhile is kept in the history of the letter.',
    access: session,
    errors: ['LETTER_NOT_FOUND', 'RESUME_NOT_FOUND', 'QUOTA_EXCEEDED'],
  },
  'DELETE /api/trash/letters/{id}': {
    operationId: 'purgeLetter',
    summary: 'Delete a letter for good',
    access: session,
    errors: ['LETTER_NOT_FOUND'],
  },
  'DELETE /api/trash/applications/{id}': {
    operationId: 'purgeApplication',
    summary: 'Delete an application for good',
    access: session,
    errors: ['APPLICATION_NOT_FOUND'],
  },
  'DELETE /api/trash': {
    operationId: 'emptyTrash',
    summary: 'Delete all that was deleted for good',
    description: 'With `until` what had been deleted by then, such as all that a list shows.',
    access: session,
  },
};
