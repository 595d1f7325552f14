import { z } from 'zod';

/** A base64url text without padding (RFC 4648, 5), of at most `limit` characters. */
export const base64Url = (limit: number) =>
  z
    .string()
    .max(limit)
    .regex(/^[\w-]+$/);

/** A passkey's identifier has up to 1,023 bytes. */
export const CredentialId = base64Url(1_364);
export const CredentialType = z.literal('public-key');
export const ClientData = base64Url(900);

/** A browser's response after a passkey has signed a challenge. */
export const SignedChallenge = z.object({
  id: CredentialId,
  type: CredentialType,
  response: z.object({
    clientDataJSON: ClientData,
    authenticatorData: base64Url(700),
    signature: base64Url(1_000),
    /**
     * The account of the passkey. A login always sends it, because nothing else names the account.
     */
    userHandle: base64Url(100).optional(),
  }),
});
export type SignedChallenge = z.output<typeof SignedChallenge>;

/**
 * Proof that the person at the session owns the account, required before anything irreversible: the
 * password, or a passkey's signature of the challenge of `passkeyRoutes.beginConfirmation`. If both
 * are sent, only the passkey is checked.
 */
export const confirmation = {
  password: z.string().min(1, 'Password is required').max(1_000).optional(),
  passkey: SignedChallenge.optional(),
} as const;

export const Confirmation = z.strictObject(confirmation);
export type Confirmation = z.output<typeof Confirmation>;
