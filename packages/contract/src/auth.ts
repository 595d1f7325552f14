import { z } from 'zod';
import { Acknowledged, answer } from './envelope.ts';
import { Password } from './password.ts';
import type { Route } from './route.ts';
import { Code } from './second-factor.ts';
import { storableText } from './text-schemas.ts';

/** The plans of accounts, from the smallest to the largest. */
export const subscriptions = ['free', 'basic', 'premium', 'enterprise'] as const;

export const User = z.object({
  id: z.uuid(),
  firstName: z.string(),
  lastName: z.string(),
  name: z.string(),
  email: z.string(),
  username: z.string(),
  subscription: z.enum(subscriptions),
  /** The end of the plan; absent for a free account. */
  planEndsAt: z.iso.datetime().optional(),
  credits: z.number().int(),
  /** Whether the account has ever bought a pack of credits. */
  hasBoughtPack: z.boolean(),
  /** Until when a large pack opens the templates of the Basic plan. */
  packOpensUntil: z.iso.datetime().optional(),
  /** The address of their picture, if they have one. */
  avatarUrl: z.string().optional(),
});
export type User = z.infer<typeof User>;

/** `label` names the field in its error messages. */
export const PersonName = (label: string) =>
  storableText(1_000)
    .trim()
    .min(1, `${label} is required`)
    .max(80, `${label} has at most 80 characters`)
    .refine((value) => !hasControlCharacter(value), `${label} has characters that can't be shown`);

function hasControlCharacter(value: string): boolean {
  return /\p{Cc}/u.test(value);
}

export const Email = z
  .string()
  .trim()
  .max(254, 'An email address can have up to 254 characters')
  .pipe(z.email('Please enter a valid email address'));

/** Usernames that are a route of the product or could be mistaken for one. */
const reservedUsernames = new Set(
  `about account activity admin api app applications assets auth billing blog contact contact-sales credits
  dashboard data dev docs enterprise favicon.ico folio guides healthz help help-center home
  index.html landing legal letters login logout mail manifest.json mcp me metrics new oauth openapi payment pictures
  pricing privacy privacy-policy profile readyz register reset-password resume resumes robots.txt root settings
  signin signup sitemap.xml static subscribe support system templates terms terms-of-service tips
  undefined user users verify-email webhook www null`.split(/\s+/),
);

/**
 * Extensions of files that the server serves at its root, such as 'theme.js'. No username may end
 * with one.
 */
export const fileEndings =
  'br|css|gz|htm|html|ico|js|json|map|md|mjs|php|png|svg|txt|webmanifest|xml';
const likeFile = new RegExp(`\\.(${fileEndings})$`, 'i');

export const Username = z
  .string()
  .trim()
  .min(3, 'A username needs at least 3 characters')
  .max(30, 'A username can have up to 30 characters')
  .regex(/^[a-zA-Z0-9._-]+$/, 'Use letters, digits, dots, underscores and hyphens only')
  .refine(
    (value) => !reservedUsernames.has(value.toLowerCase()) && !likeFile.test(value),
    'This username is not available',
  );

export const Register = z
  .strictObject({
    firstName: PersonName('First name'),
    lastName: PersonName('Last name'),
    email: Email,
    username: Username,
    password: Password,
    confirmPassword: z.string().max(1_000),
    /** The invitation from the person's link. */
    invitation: z.string().max(200).optional(),
  })
  .refine((form) => form.password === form.confirmPassword, {
    path: ['confirmPassword'],
    message: 'Passwords do not match',
  });
export type Register = z.infer<typeof Register>;

export const Login = z.strictObject({
  email: storableText(254).trim().min(1, 'Email is required'),
  password: z.string().min(1, 'Password is required').max(1_000),
  /** The code, for an account whose login responded with `needsCode`. */
  code: Code.optional(),
});
export type Login = z.infer<typeof Login>;

export const EmailToken = z.string().min(1).max(200);

export const ResetPassword = z.strictObject({ token: EmailToken, password: Password });
export type ResetPassword = z.infer<typeof ResetPassword>;

export const UpdatePassword = z
  .strictObject({
    currentPassword: z.string().min(1, 'Current password is required').max(1_000),
    password: Password,
    confirmPassword: z.string().max(1_000),
  })
  .refine((form) => form.password === form.confirmPassword, {
    path: ['confirmPassword'],
    message: 'Passwords do not match',
  });
export type UpdatePassword = z.infer<typeof UpdatePassword>;

/** A session, or an address that is still to be confirmed (then there is no token). */
const LoggedIn = z.union([
  answer({ token: z.string(), user: User }),
  answer({ needsVerification: z.literal(true) }),
  /** The password is right, but a code of the account's authenticator app is required as well. */
  answer({ needsCode: z.literal(true) }),
]);

/**
 * In the browser of the sign-up, opening the link logs in. In any other browser the password of the
 * sign-up becomes void, and `resetToken` sets a new one once.
 */
const Verified = z.union([
  answer({ token: z.string(), user: User }),
  answer({ needsPassword: z.literal(true), resetToken: z.string() }),
]);

export const authRoutes = {
  me: {
    method: 'GET',
    url: '/api/auth/me',
    schema: { response: { 200: answer({ data: User }) } },
  },
  login: {
    method: 'POST',
    url: '/api/auth/login',
    schema: { body: Login, response: { 200: LoggedIn } },
  },
  logout: {
    method: 'POST',
    url: '/api/auth/logout',
    schema: { response: { 200: Acknowledged } },
  },
  register: {
    method: 'POST',
    url: '/api/auth/register',
    schema: {
      body: Register,
      response: {
        201: answer({
          data: z.object({ verificationToken: z.string().optional() }),
          message: z.string(),
        }),
      },
    },
  },
  verifyEmail: {
    method: 'POST',
    url: '/api/auth/verify-email',
    schema: {
      body: z.strictObject({ token: EmailToken }),
      response: { 200: Verified },
    },
  },
  resendVerification: {
    method: 'POST',
    url: '/api/auth/resend-verification',
    schema: { body: z.strictObject({ email: Email }), response: { 200: Acknowledged } },
  },
  forgotPassword: {
    method: 'POST',
    url: '/api/auth/forgot-password',
    schema: { body: z.strictObject({ email: Email }), response: { 200: Acknowledged } },
  },
  resetPassword: {
    method: 'POST',
    url: '/api/auth/reset-password',
    schema: { body: ResetPassword, response: { 200: Acknowledged } },
  },
  updatePassword: {
    method: 'POST',
    url: '/api/auth/update-password',
    schema: { body: UpdatePassword, response: { 200: Acknowledged } },
  },
} as const satisfies Record<string, Route>;
