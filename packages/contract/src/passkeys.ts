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
  /** Passkeys of one account. */
  passkeys: 20,
  name: 60,
  /** How long a challenge may be answered. */
  challengeSeconds: 5 * 60,
} as const;

export const Passkey = z.object({
  id: z.uuid(),
  name: z.string(),
  createdAt: z.iso.datetime(),
  /** When it last logged somebody in; null for never. */
  lastUsedAt: z.iso.datetime().nullable(),
});
export type Passkey = z.infer<typeof Passkey>;

export const PasskeyName = storableText(200)
  .trim()
  .min(1, 'Name the passkey')
  .max(passkeyLimits.name, `A name can have up to ${passkeyLimits.name} characters`);

/**
 * What a browser answers when a passkey was made, as `PublicKeyCredential.toJSON()` has it (WebAuthn
 * level 3). Its further fields say the same once more, and are not read.
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

/** A passkey that is known to the server, for the browser to find or to leave alone. */
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
 * Options for `navigator.credentials.get`. Those of a login name no account: the passkey says whose it
 * is. Those of a confirmation name the passkeys of the account.
 */
const RequestOptions = z.object({
  challenge,
  timeout,
  rpId,
  userVerification,
  allowCredentials: z.array(Descriptor).optional(),
});
export type RequestOptions = z.infer<typeof RequestOptions>;

/** Logging in without a password, by what a device or password manager keeps (WebAuthn). */
export const passkeyRoutes = {
  list: {
    method: 'GET',
    url: '/api/auth/passkeys',
    schema: { response: { 200: answer({ data: z.array(Passkey) }) } },
  },
  /** Answers what a browser makes a passkey of. */
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
  /** Answers what a passkey of the account signs in the place of its password. */
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
