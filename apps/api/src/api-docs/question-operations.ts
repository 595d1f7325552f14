import { count } from '@folio/contract/content-limits';
import { questionLimits } from '@folio/contract/questions';
import { trashDays } from '@folio/contract/trash-days';
import type { Operation } from './operation.ts';

const access = 'session' as const;

/** Application questions and their answers. */
export const questionOperations: Record<string, Operation> = {
  'GET /api/questions': {
    operationId: 'listQuestions',
    summary: 'List questions with their answers',
    description:
      'All of them, or those of one application, in the order in which they were added. Only megabytes of them have a next page, which goes on where the one before ended, by its `nextCursor`.',
    access,
    errors: ['APPLICATION_NOT_FOUND'],
  },
  'POST /api/questions': {
    operationId: 'addQuestions',
    summary: 'Add questions',
    description: `Up to ${questionLimits.atOnce} at once. Under an \`id\` of the caller’s a question is added once, however often it is sent. An account can have up to ${count(questionLimits.questions)}.`,
    access,
    errors: ['APPLICATION_NOT_FOUND', 'QUOTA_EXCEEDED', 'IDEMPOTENCY_CONFLICT'],
    example: { questions: [{ question: 'Why do you want to work here?' }] },
  },
  'PUT /api/questions/{id}': {
    operationId: 'updateQuestion',
    summary: 'Change a question or its answer',
    description:
      'What is left out stays. With a stale `version` the answer is the question as it is.',
    access,
    errors: ['QUESTION_NOT_FOUND', 'APPLICATION_NOT_FOUND', 'VERSION_CONFLICT', 'QUOTA_EXCEEDED'],
    example: { answer: 'Because of its cranes.', version: 3 },
  },
  'DELETE /api/questions/{id}': {
    operationId: 'deleteQuestion',
    summary: 'Delete a question with its answer',
    description: `It can be restored for ${trashDays} days.`,
    access,
    errors: ['QUESTION_NOT_FOUND'],
  },
  'POST /api/questions/{id}/restore': {
    operationId: 'restoreQuestion',
    summary: 'Restore a deleted question',
    access,
    errors: ['QUESTION_NOT_FOUND', 'QUOTA_EXCEEDED'],
  },
};
