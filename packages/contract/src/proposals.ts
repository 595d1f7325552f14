import { z } from 'zod';
import { AiEdit, RejectedClaim } from './ai-answers.ts';
import { contentLimits, count } from './content-limits.ts';
import { letterTarget } from './cover-letters.ts';
import { answer } from './envelope.ts';
import { IdParams, PathId } from './id-params.ts';
import { Letter, letterDetails } from './letters.ts';
import { questionLimits } from './questions.ts';
import { JudgedChange } from './resume-analysis.ts';
import { bodyLimits, type Route } from './route.ts';
import { Suggestion, SuggestionDecision } from './suggestions.ts';
import { storableText } from './text-schemas.ts';

export const proposalLimits = {
  /** The most undecided proposals for one letter or answer. */
  waiting: 10,
  /** The most letters that were started by programs and have an undecided text. */
  newLetters: 20,
  /** The most decided proposals that are kept, latest first. */
  decided: 20,
  /** The most proposals of answers in one list, across all questions. */
  listed: 500,
  reason: 2_000,
} as const;

/**
 * Another text for a letter, or for an answer to a question, proposed by a program. `before` is the
 * whole text as the program saw it. A proposal changes nothing until its owner accepts it.
 */
export const Proposal = AiEdit.pick({ before: true, reason: true }).extend({
  id: z.uuid(),
  /** The key's name, or its owner's if they sent it themselves. */
  by: z.object({ kind: Suggestion.shape.by.shape.kind, name: z.string() }),
  after: z.string(),
  verdict: JudgedChange.shape.verdict,
  flags: z.array(RejectedClaim),
  decision: SuggestionDecision,
  createdAt: z.iso.datetime(),
});
export type Proposal = z.infer<typeof Proposal>;

const tooLong = (most: number) => `This text can have up to ${count(most)} characters.`;
const reason = storableText(proposalLimits.reason, tooLong(proposalLimits.reason)).default('');

/** `before` and `after` with the limit of a letter, or of an answer. */
const rewording = (limit: number) => ({
  before: storableText(limit),
  after: storableText(limit, tooLong(limit)),
  reason,
});
export const ProposedLetter = z.strictObject(rewording(contentLimits.longText));
export const ProposedAnswer = z.strictObject({
  ...rewording(questionLimits.answer),
  /** The resume for the fact guard, if the question's application names none. */
  resumeId: z.uuid().optional(),
});
export const ProposedNewLetter = z.strictObject({
  ...letterTarget,
  name: letterDetails.name,
  resumeId: letterDetails.resumeId,
  applicationId: letterDetails.applicationId,
  text: storableText(contentLimits.longText, tooLong(contentLimits.longText)).refine(
    (text) => text.trim() !== '',
    'Write the letter first.',
  ),
  reason,
});

const OneProposal = IdParams.extend({ proposalId: PathId });
const Decide = z.strictObject({ decision: SuggestionDecision });
const listed = { 200: answer({ data: z.array(Proposal) }) };
const one = answer({ data: Proposal });

/** Routes of proposals for letters with ids of their own. */
export const letterProposalRoutes = {
  /** Oldest first. */
  list: {
    method: 'GET',
    url: '/api/letters/:id/proposals',
    schema: { params: IdParams, response: listed },
  },
  propose: {
    method: 'POST',
    url: '/api/letters/:id/proposals',
    bodyLimitBytes: bodyLimits.texts,
    schema: { params: IdParams, body: ProposedLetter, response: { 201: one } },
  },
  /** Creates a letter without a text, which is shown once its proposal is accepted. */
  proposeNew: {
    method: 'POST',
    url: '/api/letters/proposals',
    bodyLimitBytes: bodyLimits.texts,
    schema: {
      body: ProposedNewLetter,
      response: { 201: answer({ data: Proposal.extend({ letter: Letter.pick({ id: true }) }) }) },
    },
  },
  /**
   * Records its owner's decision; accepting does not change the letter, which the client then
   * saves.
   */
  decide: {
    method: 'PUT',
    url: '/api/letters/:id/proposals/:proposalId',
    schema: { params: OneProposal, body: Decide, response: { 200: one } },
  },
  /** Writes the text, unless the fact guard rejects it. */
  change: {
    method: 'POST',
    url: '/api/letters/:id/text',
    bodyLimitBytes: bodyLimits.texts,
    schema: {
      params: IdParams,
      body: ProposedLetter.omit({ reason: true }),
      response: { 200: answer({ data: JudgedChange }) },
    },
  },
} as const satisfies Record<string, Route>;

/** A proposal with its question's id, because lists contain those of all questions. */
export const AnswerProposal = Proposal.extend({ questionId: z.uuid() });
export type AnswerProposal = z.infer<typeof AnswerProposal>;

export const answerProposalRoutes = {
  /** The newest ones, sorted oldest first. */
  list: {
    method: 'GET',
    url: '/api/questions/proposals',
    schema: { response: { 200: answer({ data: z.array(AnswerProposal) }) } },
  },
  propose: {
    method: 'POST',
    url: '/api/questions/:id/proposals',
    bodyLimitBytes: bodyLimits.texts,
    schema: { params: IdParams, body: ProposedAnswer, response: { 201: one } },
  },
  decide: {
    method: 'PUT',
    url: '/api/questions/:id/proposals/:proposalId',
    schema: { params: OneProposal, body: Decide, response: { 200: one } },
  },
  change: {
    method: 'POST',
    url: '/api/questions/:id/answer',
    bodyLimitBytes: bodyLimits.texts,
    schema: {
      params: IdParams,
      body: ProposedAnswer.omit({ reason: true }),
      response: { 200: answer({ data: JudgedChange }) },
    },
  },
} as const satisfies Record<string, Route>;
