import { z } from 'zod';
import { AiEdit, RejectedClaim } from './ai-answers.ts';
import { contentLimits } from './content-limits.ts';
import { placeForBullet, textAt } from './content-path.ts';
import { answer } from './envelope.ts';
import { IdParams, PathId } from './id-params.ts';
import type { ResumeContent } from './resume-content.ts';
import { bodyLimits, type Route } from './route.ts';
import { storableText } from './text-schemas.ts';

export const suggestionLimits = {
  /** Waiting suggestions of one resume: whoever has more to say can wait until some are decided. */
  waiting: 300,
  /** The last ones that were taken or left; those before are forgotten. */
  decided: 700,
  words: 2_000,
  name: 60,
  /** Replies to one suggestion, by both sides. */
  replies: 30,
  reply: 1_000,
} as const;

/** What its owner has decided of one. */
export const suggestionDecisions = ['open', 'taken', 'left'] as const;
export const SuggestionDecision = z.enum(suggestionDecisions);
export type SuggestionDecision = z.infer<typeof SuggestionDecision>;

/** What the owner of a resume and a reviewer answer each other below a suggestion. */
export const SuggestionReply = z.object({
  id: z.uuid(),
  by: z.enum(['owner', 'reviewer']),
  text: z.string(),
  createdAt: z.iso.datetime(),
});
export type SuggestionReply = z.infer<typeof SuggestionReply>;

/**
 * What somebody says of one text of a resume: how it could read instead (`after`), or a comment, which
 * has no `after` and says all in its `reason`. `before` is the whole text as they saw it.
 */
export const Suggestion = AiEdit.pick({ path: true, before: true, reason: true }).extend({
  id: z.uuid(),
  by: z.object({
    /** A person with a review link, a program with an API key, or its owner by a script. */
    kind: z.enum(['reviewer', 'api-key', 'owner']),
    name: z.string(),
  }),
  /** The words of `before` that it is about; empty for all of them. */
  quote: z.string(),
  after: z.string().nullable(),
  /** What the fact guard says of `after`, and of which of its words; null for a comment. */
  verdict: z.enum(['clear', 'doubtful', 'refused']).nullable(),
  flags: z.array(RejectedClaim),
  /** `outdated`: it waits, and the text says something else by now. */
  status: z.enum([...suggestionDecisions, 'outdated']),
  decision: SuggestionDecision,
  replies: z.array(SuggestionReply).default([]),
  /** Whether a reply is still read: a reviewer's, while it waits and their link leads somewhere. */
  takesReplies: z.boolean().default(false),
  createdAt: z.iso.datetime(),
});
export type Suggestion = z.infer<typeof Suggestion>;

/**
 * What stands where a suggestion is about: '' where a bullet point is to be added, undefined where
 * nothing can stand any more.
 */
export const textNow = (content: ResumeContent, path: string): string | undefined =>
  textAt(content, path) ?? (placeForBullet(content, path) === undefined ? undefined : '');

type Decided = { decision: SuggestionDecision; before: string; after: string | null };

/**
 * How a suggestion stands with the text that is there now. What was taken is so only as long as the
 * text is another one: who takes it back by undo finds it open again. `now` is what `textNow` says.
 */
export function statusOf(
  { decision, before, after }: Decided,
  now: string | undefined,
): Suggestion['status'] {
  if (decision === 'left' || (decision === 'taken' && after === null)) return decision;
  if (now === before) return 'open';
  return decision === 'taken' || now === after ? 'taken' : 'outdated';
}

const words = storableText(suggestionLimits.words, 'This can have up to 2,000 characters.').default(
  '',
);
const text = storableText(contentLimits.longText);

/** What is sent of one, by a program and by a reviewer alike. */
const saidOfText = {
  /**
   * The path of a text that is there (`content-path.ts`); that of an entry's `bullets`, with an empty
   * `before`, for a bullet point that is to be added to them.
   */
  path: z.string().min(1).max(400),
  /** The whole text that stands there; where it is something else by now, nothing is kept. */
  before: text,
};
export const ProposeText = z.strictObject({ ...saidOfText, after: text, reason: words });
export type ProposeText = z.input<typeof ProposeText>;

export const ReviewNote = z
  .strictObject({
    ...saidOfText,
    quote: text.default(''),
    after: text.nullable().default(null),
    reason: words,
  })
  .refine(({ after, reason }) => after !== null || reason.trim() !== '', {
    path: ['reason'],
    message: 'Write your comment first.',
  });
export type ReviewNote = z.input<typeof ReviewNote>;

/** What is sent of a reply; `id` by a caller who may have to ask again: it is kept once. */
export const saidInReply = {
  id: z.uuidv7().optional(),
  text: storableText(suggestionLimits.reply, 'A reply can have up to 1,000 characters.')
    .trim()
    .min(1, 'Write your reply first.'),
};

export const suggestionRoutes = {
  /** The oldest first. */
  list: {
    method: 'GET',
    url: '/api/resumes/:id/suggestions',
    schema: { params: IdParams, response: { 200: answer({ data: z.array(Suggestion) }) } },
  },
  /** Keeps another wording for its owner to look at; the resume stays as it is. */
  propose: {
    method: 'POST',
    url: '/api/resumes/:id/suggestions',
    bodyLimitBytes: bodyLimits.texts,
    schema: {
      params: IdParams,
      body: ProposeText,
      response: { 201: answer({ data: Suggestion }) },
    },
  },
  /** Answers a reviewer, who finds it at their link. */
  reply: {
    method: 'POST',
    url: '/api/resumes/:id/suggestions/:suggestionId/replies',
    schema: {
      params: IdParams.extend({ suggestionId: PathId }),
      body: z.strictObject(saidInReply),
      response: { 201: answer({ data: Suggestion }) },
    },
  },
  /** Says what its owner has decided; whoever takes one writes the text by themselves. */
  decide: {
    method: 'PUT',
    url: '/api/resumes/:id/suggestions/:suggestionId',
    schema: {
      params: IdParams.extend({ suggestionId: PathId }),
      body: z.strictObject({ decision: SuggestionDecision }),
      response: { 200: answer({ data: Suggestion }) },
    },
  },
} as const satisfies Record<string, Route>;
