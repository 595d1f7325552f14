import { z } from 'zod';
import { User } from './auth.ts';
import {
  base64Url,
  ClientData,
  Confirmation,
  CredentialId,
  CredentialType,
  SignedChallenge,
} from './confirmation.ts';
import { Acknowledged, answer } from './envelope.ts';
import { IdParams } from './id-params.ts';
import type { Route } from './route.ts';
import { storableText } from './text-schemas.ts';

export const passkeyLimits = {
  /** The most passkeys of one account. */
  passkeys: 20,
  name: 60,
  /** How long a challenge is valid. */
  challengeSeconds: 5 * 60,
} as const;

export const Passkey = z.object({
  id: z.uuid(),
  name: z.string(),
  createdAt: z.iso.datetime(),
  /** The last login with it, or null if there was none. */
  lastUsedAt: z.iso.datetime().nullable(),
});
export type Passkey = z.infer<typeof Passkey>;

export const PasskeyName = storableText(200)
  .trim()
  .min(1, 'Name the passkey')
  .max(passkeyLimits.name, `A name can have up to ${passkeyLimits.name} characters`);

/**
 * A browser's response after it has created a passkey, in the form of
 * `PublicKeyCredential.toJSON()` (WebAuthn level 3). Its other fields are redundant and ignored.
 */
export const NewCredential = z.object({
  id: CredentialId,
  type: CredentialType,
  response: z.object({
    clientDataJSON: ClientData,
    attestationObject: base64Url(2_300),
    transports: z.array(z.string().max(20)).max(6).default([]),
  }),
});
export type NewCredential = z.output<typeof NewCredential>;

/** A passkey known to the server, for the browser to offer or to exclude. */
const Descriptor = z.object({ type: CredentialType, id: z.string() });

const challenge = z.string();
const timeout = z.number().int();
const rpId = z.string();
const userVerification = z.literal('required');

/** Options for `navigator.credentials.create`. */
const CreationOptions = z.object({
  challenge,
  timeout,
  rp: z.object({ id: rpId, name: z.string() }),
  user: z.object({ id: z.string(), name: z.string(), displayName: z.string() }),
  pubKeyCredParams: z.array(z.object({ type: CredentialType, alg: z.number().int() })),
  excludeCredentials: z.array(Descriptor),
  authenticatorSelection: z.object({
    residentKey: z.literal('required'),
    requireResidentKey: z.literal(true),
    userVerification,
  }),
  attestation: z.literal('none'),
});
export type CreationOptions = z.infer<typeof CreationOptions>;

/**
 * Options for `navigator.credentials.get`. A login lists no passkeys, since the passkey itself
 * identifies the account; a confirmation lists those of the account.
 */
const RequestOptions = z.object({
  challenge,
  timeout,
  rpId,
  userVerification,
  allowCredentials: z.array(Descriptor).optional(),
});
export type RequestOptions = z.infer<typeof RequestOptions>;

/** Login without a password, with a passkey of a device or password manager (WebAuthn). */
export const passkeyRoutes = {
  list: {
    method: 'GET',
    url: '/api/auth/passkeys',
    schema: { response: { 200: answer({ data: z.array(Passkey) }) } },
  },
  /** Returns the options from which a browser creates a passkey. */
  begin: {
    method: 'POST',
    url: '/api/auth/passkeys/options',
    schema: {
      body: Confirmation,
      response: { 200: answer({ data: CreationOptions }) },
    },
  },
  add: {
    method: 'POST',
    url: '/api/auth/passkeys',
    schema: {
      body: z.strictObject({ name: PasskeyName, credential: NewCredential }),
      response: { 201: answer({ data: Passkey }) },
    },
  },
  rename: {
    method: 'PUT',
    url: '/api/auth/passkeys/:id',
    schema: {
      params: IdParams,
      body: z.strictObject({ name: PasskeyName }),
      response: { 200: answer({ data: Passkey }) },
    },
  },
  remove: {
    method: 'DELETE',
    url: '/api/auth/passkeys/:id',
    schema: {
      params: IdParams,
      body: Confirmation,
      response: { 200: Acknowledged },
    },
  },
  /** Returns the challenge that a passkey of the account signs in place of its password. */
  beginConfirmation: {
    method: 'POST',
    url: '/api/auth/passkeys/confirmation',
    schema: { response: { 200: answer({ data: RequestOptions }) } },
  },
  beginLogin: {
    method: 'POST',
    url: '/api/auth/login/passkey/options',
    schema: { response: { 200: answer({ data: RequestOptions }) } },
  },
  logIn: {
    method: 'POST',
    url: '/api/auth/login/passkey',
    schema: {
      body: z.strictObject({ credential: SignedChallenge }),
      response: { 200: answer({ token: z.string(), user: User }) },
    },
  },
} as const satisfies Record<string, Route>;
