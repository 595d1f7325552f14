import { z } from 'zod';
import { AiEdit, RejectedClaim } from './ai-answers.ts';
import { contentLimits } from './content-limits.ts';
import { missingBulletList, textAt } from './content-path.ts';
import { answer } from './envelope.ts';
import { IdParams, PathId } from './id-params.ts';
import type { ResumeContent } from './resume-content.ts';
import { bodyLimits, type Route } from './route.ts';
import { storableText } from './text-schemas.ts';

export const suggestionLimits = {
  /** The most undecided suggestions of one resume. */
  waiting: 300,
  /** The most decided suggestions that are kept, latest first. */
  decided: 700,
  words: 2_000,
  name: 60,
  /** The most replies to one suggestion, from both sides together. */
  replies: 30,
  reply: 1_000,
} as const;

/** The owner's decision; 'left' is a rejection. */
export const suggestionDecisions = ['open', 'taken', 'left'] as const;
export const SuggestionDecision = z.enum(suggestionDecisions);
export type SuggestionDecision = z.infer<typeof SuggestionDecision>;

/** A reply of the owner or the reviewer below a suggestion. */
export const SuggestionReply = z.object({
  id: z.uuid(),
  by: z.enum(['owner', 'reviewer']),
  text: z.string(),
  createdAt: z.iso.datetime(),
});
export type SuggestionReply = z.infer<typeof SuggestionReply>;

/**
 * A suggestion for one text of a resume: another wording (`after`), or a comment, which has no
 * `after` but a `reason`. `before` is the whole text as its author saw it.
 */
export const Suggestion = AiEdit.pick({ path: true, before: true, reason: true }).extend({
  id: z.uuid(),
  by: z.object({
    /** A person with a review link, a program with an API key, or its owner by a script. */
    kind: z.enum(['reviewer', 'api-key', 'owner']),
    name: z.string(),
  }),
  /** The words of `before` that it is about, or '' for the whole text. */
  quote: z.string(),
  after: z.string().nullable(),
  /** The fact guard's verdict on `after`, and the words that it flags; null for a comment. */
  verdict: z.enum(['clear', 'doubtful', 'refused']).nullable(),
  flags: z.array(RejectedClaim),
  /** `outdated`: undecided, but its text has changed since. */
  status: z.enum([...suggestionDecisions, 'outdated']),
  decision: SuggestionDecision,
  replies: z.array(SuggestionReply).default([]),
  /**
   * Whether a reply would be read: a reviewer's suggestion, while it is undecided and their link is
   * valid.
   */
  takesReplies: z.boolean().default(false),
  createdAt: z.iso.datetime(),
});
export type Suggestion = z.infer<typeof Suggestion>;

/**
 * Returns the current text at a suggestion's path: '' if a bullet would be added, undefined if the
 * path no longer exists.
 */
export const textNow = (content: ResumeContent, path: string): string | undefined =>
  textAt(content, path) ?? (missingBulletList(content, path) === undefined ? undefined : '');

type Decided = { decision: SuggestionDecision; before: string; after: string | null };

/**
 * Returns the status of a suggestion, given the current text. An accepted one counts as such only
 * while the text is changed: after an undo it is open again. `now` is the result of `textNow`.
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

/** Made by the caller, so that a request repeated after a lost response adds one suggestion. */
const made = { id: z.uuidv7().optional() };

/** The target of a suggestion, sent by programs and reviewers alike. */
const textTarget = {
  /**
   * The path of an existing text (`content-path.ts`); or the path of an entry's `bullets`, with an
   * empty `before`, to add a bullet.
   */
  path: z.string().min(1).max(400),
  /** The whole current text. The suggestion is rejected if it differs. */
  before: text,
};
export const ProposeText = z.strictObject({ ...made, ...textTarget, after: text, reason: words });
export type ProposeText = z.input<typeof ProposeText>;

export const ReviewNote = z
  .strictObject({
    ...made,
    ...textTarget,
    quote: text.default(''),
    after: text.nullable().default(null),
    reason: words,
  })
  .refine(({ after, reason }) => after !== null || reason.trim() !== '', {
    path: ['reason'],
    message: 'Write your comment first.',
  });
export type ReviewNote = z.input<typeof ReviewNote>;

/** The fields of a reply. `id` is made by the caller, so that a repeated request adds one reply. */
export const replyFields = {
  id: z.uuidv7().optional(),
  text: storableText(suggestionLimits.reply, 'A reply can have up to 1,000 characters.')
    .trim()
    .min(1, 'Write your reply first.'),
};

export const suggestionRoutes = {
  /** Oldest first. */
  list: {
    method: 'GET',
    url: '/api/resumes/:id/suggestions',
    schema: { params: IdParams, response: { 200: answer({ data: z.array(Suggestion) }) } },
  },
  /** Stores another wording for its owner to decide on; the resume stays unchanged. */
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
  /** Replies to a reviewer, who reads it at their link. */
  reply: {
    method: 'POST',
    url: '/api/resumes/:id/suggestions/:suggestionId/replies',
    schema: {
      params: IdParams.extend({ suggestionId: PathId }),
      body: z.strictObject(replyFields),
      response: { 201: answer({ data: Suggestion }) },
    },
  },
  /**
   * Records its owner's decision. Accepting does not change the resume, which the client then
   * saves.
   */
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
