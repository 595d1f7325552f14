import { z } from 'zod';
import { Username } from './auth.ts';
import { Acknowledged, answer } from './envelope.ts';
import { IdParams, PathId } from './id-params.ts';
import type { Route } from './route.ts';
import { limitedText } from './text-schemas.ts';

export const linkLimits = {
  /** The most links of one resume. */
  links: 20,
  name: 60,
  question: 300,
  /** Default lifetime of a review link, in days. */
  reviewDays: 14,
  mostDays: 366,
  shortestPassword: 6,
} as const;

/** The kinds of link, which work without an account: to comment on a resume, or to read it. */
export const linkKinds = ['review', 'share'] as const;

export const ResumeLink = z.object({
  id: z.uuid(),
  kind: z.enum(linkKinds),
  /** The name given by its owner. */
  name: z.string(),
  /**
   * The name in the address of a shared link, or null for a review link, which has a secret
   * instead.
   */
  slug: z.string().nullable(),
  /** The owner's question to reviewers. */
  question: z.string(),
  hasPassword: z.boolean(),
  /** Whether email address, phone number and other personal details stay hidden. */
  hidesContacts: z.boolean(),
  /** Whether visitors can download the PDF. */
  isDownloadable: z.boolean(),
  /** How often it was opened. By whom is not recorded. */
  views: z.number().int(),
  createdAt: z.iso.datetime(),
  /** When the link expires, or null if it does not. */
  expiresAt: z.iso.datetime().nullable(),
});
export type ResumeLink = z.infer<typeof ResumeLink>;

const password = z
  .string()
  .min(linkLimits.shortestPassword, 'Use 6 characters or more')
  .max(128, 'A password can have up to 128 characters');
const common = { name: limitedText(linkLimits.name), password: password.nullable().default(null) };

/** A custom name for a link: a valid username in lower-case letters, digits and hyphens. */
export const LinkSlug = Username.transform((name) => name.toLowerCase()).pipe(
  z.string().regex(/^[a-z\d]+(?:-[a-z\d]+)*$/, 'Use letters, digits and single hyphens'),
);

export const CreateResumeLink = z.discriminatedUnion('kind', [
  z.strictObject({
    kind: z.literal('review'),
    ...common,
    question: limitedText(linkLimits.question),
    /**
     * 256 random bits, made by the caller, so that a request repeated after a lost response creates
     * one link and gets the same address, which is derived from them.
     */
    secret: z
      .string()
      .regex(/^[\w-]{43}$/, 'Send 256 random bits in base64url')
      .optional(),
    expiresAt: z.iso.datetime().optional(),
    hidesContacts: z.boolean().default(true),
  }),
  z.strictObject({
    kind: z.literal('share'),
    /** Made by the caller, so that a request repeated after a lost response creates one link. */
    id: z.uuidv7().optional(),
    ...common,
    slug: LinkSlug,
    expiresAt: z.iso.datetime().nullable().default(null),
    hidesContacts: z.boolean().default(false),
    isDownloadable: z.boolean().default(true),
  }),
]);
export type CreateResumeLink = z.input<typeof CreateResumeLink>;

/** Distinguishes the two kinds of link at `/r/…`: a secret is longer than any name. */
export const isReviewSecret = (name: string): boolean => name.length > longestSlug;
const longestSlug = 30;

export const resumeLinkRoutes = {
  /** Sorted newest first, including expired ones. */
  list: {
    method: 'GET',
    url: '/api/resumes/:id/links',
    schema: { params: IdParams, response: { 200: answer({ data: z.array(ResumeLink) }) } },
  },
  /**
   * Returns the address. That of a review link is returned only this once, since only its hash is
   * stored.
   */
  create: {
    method: 'POST',
    url: '/api/resumes/:id/links',
    schema: {
      params: IdParams,
      body: CreateResumeLink,
      response: { 201: answer({ data: ResumeLink.extend({ address: z.string() }) }) },
    },
  },
  /** Disables the link; the reviewers' comments stay. */
  revoke: {
    method: 'DELETE',
    url: '/api/resumes/:id/links/:linkId',
    schema: {
      params: IdParams.extend({ linkId: PathId }),
      response: { 200: Acknowledged },
    },
  },
} as const satisfies Record<string, Route>;
