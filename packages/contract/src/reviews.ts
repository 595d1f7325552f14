import { z } from 'zod';
import { answer } from './envelope.ts';
import { PathId } from './id-params.ts';
import { PublicResume } from './public-resumes.ts';
import { ResumeLink } from './resume-links.ts';
import { bodyLimits, type Route } from './route.ts';
import { ReviewNote, Suggestion, saidInReply, suggestionLimits } from './suggestions.ts';
import { storableText } from './text-schemas.ts';

/** What whoever has a link is told before they come in: of a locked one nothing but that. */
export const LinkFront = ResumeLink.pick({ question: true, expiresAt: true }).extend({
  isLocked: z.boolean(),
  /** The name of the person that the resume is about; empty where it has none. */
  ownerName: z.string(),
});
export type LinkFront = z.infer<typeof LinkFront>;

/** What a link shows of a resume: as much as a public one, and not by which id it is known. */
export const LinkedResume = PublicResume.omit({
  id: true,
  isPublic: true,
  isOwner: true,
  version: true,
});
export type LinkedResume = z.infer<typeof LinkedResume>;

/** A resume as a reviewer sees it, with what they said of it themselves, the oldest first. */
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

/** The secret that a reviewer's browser keeps: by it they are known again as long as the link lives. */
const pass = z.string().min(1).max(100);
const Token = z.object({ token: z.string() });

/** For whoever has the address of a review link. One that is unknown, revoked or over is `LINK_NOT_FOUND`. */
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
  /** A POST, since the pass is no part of an address. */
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
  /** Answers the owner below a note of one's own. */
  reply: {
    method: 'POST',
    url: '/api/reviews/:token/notes/:noteId/replies',
    schema: {
      params: Token.extend({ noteId: PathId }),
      body: z.strictObject({ pass, ...saidInReply }),
      response: { 201: answer({ data: Suggestion }) },
    },
  },
  /** Takes back what its reviewer said, while it waits and nobody has answered it. */
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

/** Routes for visitors of a shared link, by its name. `LINK_LOCKED` where it wants a password. */
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
