import { z } from 'zod';
import { answer } from './envelope.ts';
import { PathId } from './id-params.ts';
import { PublicResume } from './public-resumes.ts';
import { ResumeLink } from './resume-links.ts';
import { bodyLimits, type Route } from './route.ts';
import { ReviewNote, replyFields, Suggestion, suggestionLimits } from './suggestions.ts';
import { storableText } from './text-schemas.ts';

/** What a visitor sees of a link before opening it; a locked one shows nothing else. */
export const LinkFront = ResumeLink.pick({ question: true, expiresAt: true }).extend({
  isLocked: z.boolean(),
  /** The name of the person on the resume, or '' if it has none. */
  ownerName: z.string(),
});
export type LinkFront = z.infer<typeof LinkFront>;

/** The resume behind a link: as much as a public one shows, without its id. */
export const LinkedResume = PublicResume.omit({
  id: true,
  isPublic: true,
  isOwner: true,
  version: true,
});
export type LinkedResume = z.infer<typeof LinkedResume>;

/** A resume as a reviewer sees it, with their own suggestions, oldest first. */
export const Review = LinkFront.omit({ isLocked: true }).extend({
  reviewer: z.string(),
  resume: LinkedResume,
  notes: z.array(Suggestion),
});
export type Review = z.infer<typeof Review>;

export const ReviewerName = storableText(suggestionLimits.name)
  .trim()
  .min(1, 'Enter your name')
  .refine((name) => !/[\p{Cc}\u2028\u2029]/u.test(name), 'Use a name of one line');

/**
 * The secret kept in a reviewer's browser, by which the server recognizes them until the link ends.
 */
const pass = z.string().min(1).max(100);
const Token = z.object({ token: z.string() });

/**
 * Routes for visitors of a review link. An unknown, revoked or expired link gives `LINK_NOT_FOUND`.
 */
export const reviewRoutes = {
  front: {
    method: 'GET',
    url: '/api/reviews/:token',
    schema: { params: Token, response: { 200: answer({ data: LinkFront }) } },
  },
  enter: {
    method: 'POST',
    url: '/api/reviews/:token/reviewers',
    schema: {
      params: Token,
      body: z.strictObject({ name: ReviewerName, password: z.string().max(1_000).optional() }),
      response: { 201: answer({ data: z.object({ pass: z.string() }) }) },
    },
  },
  /** A POST, because the secret must not be part of an address. */
  read: {
    method: 'POST',
    url: '/api/reviews/:token/reading',
    schema: {
      params: Token,
      body: z.strictObject({ pass }),
      response: { 200: answer({ data: Review }) },
    },
  },
  rename: {
    method: 'PUT',
    url: '/api/reviews/:token/reviewers',
    schema: {
      params: Token,
      body: z.strictObject({ pass, name: ReviewerName }),
      response: { 200: answer({ data: z.object({ reviewer: z.string() }) }) },
    },
  },
  say: {
    method: 'POST',
    url: '/api/reviews/:token/notes',
    bodyLimitBytes: bodyLimits.texts,
    schema: {
      params: Token,
      body: z.strictObject({ pass, note: ReviewNote }),
      response: { 201: answer({ data: Suggestion }) },
    },
  },
  /** Replies to the owner below the reviewer's own suggestion. */
  reply: {
    method: 'POST',
    url: '/api/reviews/:token/notes/:noteId/replies',
    schema: {
      params: Token.extend({ noteId: PathId }),
      body: z.strictObject({ pass, ...replyFields }),
      response: { 201: answer({ data: Suggestion }) },
    },
  },
  /** Withdraws the reviewer's own suggestion while it is undecided and has no reply. */
  takeBack: {
    method: 'DELETE',
    url: '/api/reviews/:token/notes/:noteId',
    schema: {
      params: Token.extend({ noteId: PathId }),
      body: z.strictObject({ pass }),
      response: { 200: answer({ message: z.string() }) },
    },
  },
} as const satisfies Record<string, Route>;

/** What a shared link shows its visitor. */
export const SharedResume = LinkedResume.extend({ isDownloadable: z.boolean() });
export type SharedResume = z.infer<typeof SharedResume>;

/** Routes for visitors of a shared link, by its name. `LINK_LOCKED` if it needs a password. */
export const sharedResumeRoutes = {
  open: {
    method: 'POST',
    url: '/api/shared-resumes/:slug',
    schema: {
      params: z.object({ slug: z.string() }),
      body: z.strictObject({ password: z.string().max(1_000).optional() }),
      response: { 200: answer({ data: SharedResume }) },
    },
  },
} as const satisfies Record<string, Route>;
