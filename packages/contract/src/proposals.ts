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
  /** Waiting proposals of one letter or answer. */
  waiting: 10,
  /** Letters that programs have begun, and whose texts wait. */
  newLetters: 20,
  /** The last ones that were taken or left. */
  decided: 20,
  /** Proposals of answers in one list, of all questions. */
  listed: 500,
  reason: 2_000,
} as const;

/**
 * Another text of a letter, or of an answer to a question, as a program would have it. `before` is the
 * whole text as it saw it. It changes nothing by itself: its owner takes it, or leaves it.
 */
export const Proposal = AiEdit.pick({ before: true, reason: true }).extend({
  id: z.uuid(),
  /** The key's name, or its owner's where they sent it themselves. */
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

/** `before` and `after` of a letter, and of an answer. */
const rewording = (limit: number) => ({
  before: storableText(limit),
  after: storableText(limit, tooLong(limit)),
  reason,
});
export const ProposedLetter = z.strictObject(rewording(contentLimits.longText));
export const ProposedAnswer = z.strictObject({
  ...rewording(questionLimits.answer),
  /** The resume whose facts it is held against, where the question's application names none. */
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
  /** The oldest first. */
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
  /** Begins a letter without a text, which waits for what is proposed. */
  proposeNew: {
    method: 'POST',
    url: '/api/letters/proposals',
    bodyLimitBytes: bodyLimits.texts,
    schema: {
      body: ProposedNewLetter,
      response: { 201: answer({ data: Proposal.extend({ letter: Letter.pick({ id: true }) }) }) },
    },
  },
  /** Notes what its owner has decided; whoever takes one writes the text by themselves. */
  decide: {
    method: 'PUT',
    url: '/api/letters/:id/proposals/:proposalId',
    schema: { params: OneProposal, body: Decide, response: { 200: one } },
  },
  /** Writes the text, unless it says more than its facts do. */
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

/** A proposal with its question's id: lists show those of all questions. */
export const AnswerProposal = Proposal.extend({ questionId: z.uuid() });
export type AnswerProposal = z.infer<typeof AnswerProposal>;

export const answerProposalRoutes = {
  /** The newest, and of them the oldest first. */
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
