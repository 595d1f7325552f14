import { proposalLimits } from '@folio/contract/proposals';
import type { Operation } from './operation.ts';

const session = 'session' as const;
const judged = [
  'RESUME_NOT_FOUND',
  'APPLICATION_NOT_FOUND',
  'VERSION_CONFLICT',
  'QUOTA_EXCEEDED',
  'RATE_LIMITED',
  'UNREADABLE',
] as const;
const waits = `Nothing is changed until its owner takes it: up to ${proposalLimits.waiting} wait. What the fact guard says of it is kept and answered.`;
const writes =
  'A text that states what the resume does not is refused by the fact guard, and the answer says so.';

/** How programs would have letters and answers. */
export const proposalOperations: Record<string, Operation> = {
  'GET /api/letters/{id}/proposals': {
    operationId: 'listLetterProposals',
    summary: 'List other texts that were proposed for a letter',
    access: session,
    errors: ['LETTER_NOT_FOUND'],
  },
  'POST /api/letters/{id}/proposals': {
    operationId: 'proposeLetterText',
    summary: 'Propose another text for a letter',
    description: waits,
    access: session,
    errors: ['LETTER_NOT_FOUND', ...judged],
    example: { before: '', after: 'Dear team,', reason: 'A first draft.' },
  },
  'POST /api/letters/proposals': {
    operationId: 'proposeLetter',
    summary: 'Propose a new letter',
    description: `Begins a letter without a text, and proposes its text. ${waits}`,
    access: session,
    errors: [...judged],
    example: { role: 'Data Analyst', company: 'Tidewater Bank', text: 'Dear team,' },
  },
  'PUT /api/letters/{id}/proposals/{proposalId}': {
    operationId: 'decideLetterProposal',
    summary: 'Say what has become of a proposed text',
    description: 'It writes nothing: whoever takes a text saves the letter by themselves.',
    access: session,
    errors: ['LETTER_NOT_FOUND', 'SUGGESTION_NOT_FOUND'],
  },
  'POST /api/letters/{id}/text': {
    operationId: 'changeLetterText',
    summary: 'Change the text of a letter, judged',
    description: writes,
    access: session,
    errors: ['LETTER_NOT_FOUND', ...judged],
    example: { before: '', after: 'Dear team,' },
  },
  'GET /api/questions/proposals': {
    operationId: 'listAnswerProposals',
    summary: 'List other answers that were proposed',
    description: `Of all questions, the newest ${proposalLimits.listed}.`,
    access: session,
  },
  'POST /api/questions/{id}/proposals': {
    operationId: 'proposeAnswer',
    summary: 'Propose another answer to a question',
    description: waits,
    access: session,
    errors: ['QUESTION_NOT_FOUND', ...judged],
    example: { before: '', after: 'I like its cranes.', reason: 'From your resume.' },
  },
  'PUT /api/questions/{id}/proposals/{proposalId}': {
    operationId: 'decideAnswerProposal',
    summary: 'Say what has become of a proposed answer',
    description: 'It writes nothing: whoever takes an answer saves it by themselves.',
    access: session,
    errors: ['QUESTION_NOT_FOUND', 'SUGGESTION_NOT_FOUND'],
  },
  'POST /api/questions/{id}/answer': {
    operationId: 'changeAnswer',
    summary: 'Change an answer, judged',
    description: writes,
    access: session,
    errors: ['QUESTION_NOT_FOUND', ...judged],
    example: { before: '', after: 'I like its cranes.' },
  },
};
