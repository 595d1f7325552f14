import { z } from 'zod';
import { Username } from './auth.ts';
import { Acknowledged, answer } from './envelope.ts';
import { IdParams, PathId } from './id-params.ts';
import type { Route } from './route.ts';
import { limitedText } from './text-schemas.ts';

export const linkLimits = {
  /** Links of one resume. */
  links: 20,
  name: 60,
  question: 300,
  /** A review link without a day of its own ends after so many. */
  reviewDays: 14,
  mostDays: 366,
  shortestPassword: 6,
} as const;

/** What a link lets people do without an account: say something of the resume, or read it. */
export const linkKinds = ['review', 'share'] as const;

export const ResumeLink = z.object({
  id: z.uuid(),
  kind: z.enum(linkKinds),
  /** What its owner calls it. */
  name: z.string(),
  /** The name in the address of a shared link; a review link has a secret instead, told once. */
  slug: z.string().nullable(),
  /** What its owner would like to know of a reviewer. */
  question: z.string(),
  hasPassword: z.boolean(),
  /** Whether e-mail, phone and what else its owner states of themselves stay hidden. */
  hidesContacts: z.boolean(),
  /** Whether visitors are offered the PDF. */
  isDownloadable: z.boolean(),
  /** How often it was opened; nobody is told who by. */
  views: z.number().int(),
  createdAt: z.iso.datetime(),
  /** The end of the link; null for one that does not end by itself. */
  expiresAt: z.iso.datetime().nullable(),
});
export type ResumeLink = z.infer<typeof ResumeLink>;

const password = z
  .string()
  .min(linkLimits.shortestPassword, 'Use 6 characters or more')
  .max(128, 'A password can have up to 128 characters');
const common = { name: limitedText(linkLimits.name), password: password.nullable().default(null) };

/** A name of one's own: what could be a username, in small letters, digits and hyphens. */
export const LinkSlug = Username.transform((name) => name.toLowerCase()).pipe(
  z.string().regex(/^[a-z\d]+(?:-[a-z\d]+)*$/, 'Use letters, digits and single hyphens'),
);

export const CreateResumeLink = z.discriminatedUnion('kind', [
  z.strictObject({
    kind: z.literal('review'),
    ...common,
    question: limitedText(linkLimits.question),
    expiresAt: z.iso.datetime().optional(),
    hidesContacts: z.boolean().default(true),
  }),
  z.strictObject({
    kind: z.literal('share'),
    ...common,
    slug: LinkSlug,
    expiresAt: z.iso.datetime().nullable().default(null),
    hidesContacts: z.boolean().default(false),
    isDownloadable: z.boolean().default(true),
  }),
]);
export type CreateResumeLink = z.input<typeof CreateResumeLink>;

/** Tells the two kinds of link at `/r/…` apart: a secret is longer than any name. */
export const isReviewSecret = (name: string): boolean => name.length > longestSlug;
const longestSlug = 30;

export const resumeLinkRoutes = {
  /** The newest first, those that have ended among them. */
  list: {
    method: 'GET',
    url: '/api/resumes/:id/links',
    schema: { params: IdParams, response: { 200: answer({ data: z.array(ResumeLink) }) } },
  },
  /** Answers the address, of a review link this once: only its hash is stored. */
  create: {
    method: 'POST',
    url: '/api/resumes/:id/links',
    schema: {
      params: IdParams,
      body: CreateResumeLink,
      response: { 201: answer({ data: ResumeLink.extend({ address: z.string() }) }) },
    },
  },
  /** Its address leads nowhere from now on; what reviewers said stays with the resume. */
  revoke: {
    method: 'DELETE',
    url: '/api/resumes/:id/links/:linkId',
    schema: {
      params: IdParams.extend({ linkId: PathId }),
      response: { 200: Acknowledged },
    },
  },
} as const satisfies Record<string, Route>;
