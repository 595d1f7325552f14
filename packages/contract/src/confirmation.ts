import { z } from 'zod';

export const base64Url = (limit: number) =>
  z
    .string()
    .max(limit)
    .regex(/^[\w-]+$/);

/** An identifier of a passkey has up to 1,023 bytes. */
export const CredentialId = base64Url(1_364);
export const CredentialType = z.literal('public-key');
export const ClientData = base64Url(900);

/** What a browser answers when a passkey has signed a challenge. */
export const SignedChallenge = z.object({
  id: CredentialId,
  type: CredentialType,
  response: z.object({
    clientDataJSON: ClientData,
    authenticatorData: base64Url(700),
    signature: base64Url(1_000),
    /** Whose it is: always there at a login, where nothing else says so. */
    userHandle: base64Url(100).optional(),
  }),
});
export type SignedChallenge = z.output<typeof SignedChallenge>;

/**
 * How whoever is signed in shows that the account is theirs, before what can't be undone: by its
 * password, or by one of its passkeys that signs the challenge of `passkeyRoutes.beginConfirmation`.
 * One of them is asked for, and a passkey alone is looked at where both are sent.
 */
export const confirmation = {
  password: z.string().min(1, 'Password is required').max(1_000).optional(),
  passkey: SignedChallenge.optional(),
} as const;

export const Confirmation = z.strictObject(confirmation);
export type Confirmation = z.output<typeof Confirmation>;
