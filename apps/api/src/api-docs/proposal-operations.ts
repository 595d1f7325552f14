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
  'DOCUMENT_TOO_COMPLEX',
] as const;
const waits = `Nothing is changed until its owner takes it: up to ${proposalLimits.waiting} wait. What the fact guard says of it is kept and answered.`;
const writes =
  'A text that states what the resume does not is refused by the fact guard, and the answer says so.';

type Of = Pick<Operation, 'operationId' | 'summary'>;
type Example = NonNullable<Operation['example']>;

/** Operations that letters and answers share; each names its 'not found' error. */
function operationsOn(notFound: 'LETTER_NOT_FOUND' | 'QUESTION_NOT_FOUND', example: Example) {
  return {
    propose: (of: Of): Operation => ({
      ...of,
      description: waits,
      access: session,
      errors: [notFound, ...judged],
      example: { before: '', ...example, reason: 'A first draft.' },
    }),
    decide: (of: Of): Operation => ({
      ...of,
      description: 'It writes nothing: whoever takes a text saves it by themselves.',
      access: session,
      errors: [notFound, 'SUGGESTION_NOT_FOUND'],
    }),
    change: (of: Of): Operation => ({
      ...of,
      description: writes,
      access: session,
      errors: [notFound, ...judged],
      example: { before: '', ...example },
    }),
  };
}

const letter = operationsOn('LETTER_NOT_FOUND', { after: 'Dear team,' });
const answer = operationsOn('QUESTION_NOT_FOUND', { after: 'I like its cranes.' });

/** Proposals of programs for letters and answers. */
export const proposalOperations: Record<string, Operation> = {
  'GET /api/letters/{id}/proposals': {
    operationId: 'listLetterProposals',
    summary: 'List other texts that were proposed for a letter',
    access: session,
    errors: ['LETTER_NOT_FOUND'],
  },
  'POST /api/letters/proposals': {
    operationId: 'proposeLetter',
    summary: 'Propose a new letter',
    description: `Begins a letter without a text, and proposes its text. ${waits}`,
    access: session,
    errors: judged,
    example: { role: 'Data Analyst', company: 'Tidewater Bank', text: 'Dear team,' },
  },
  'POST /api/letters/{id}/proposals': letter.propose({
    operationId: 'proposeLetterText',
    summary: 'Propose another text for a letter',
  }),
  'PUT /api/letters/{id}/proposals/{proposalId}': letter.decide({
    operationId: 'decideLetterProposal',
    summary: 'Say what has become of a proposed text',
  }),
  'POST /api/letters/{id}/text': letter.change({
    operationId: 'changeLetterText',
    summary: 'Change the text of a letter, judged',
  }),
  'GET /api/questions/proposals': {
    operationId: 'listAnswerProposals',
    summary: 'List other answers that were proposed',
    description: `Of all questions, the newest ${proposalLimits.listed}.`,
    access: session,
  },
  'POST /api/questions/{id}/proposals': answer.propose({
    operationId: 'proposeAnswer',
    summary: 'Propose another answer to a question',
  }),
  'PUT /api/questions/{id}/proposals/{proposalId}': answer.decide({
    operationId: 'decideAnswerProposal',
    summary: 'Say what has become of a proposed answer',
  }),
  'POST /api/questions/{id}/answer': answer.change({
    operationId: 'changeAnswer',
    summary: 'Change an answer, judged',
  }),
};
