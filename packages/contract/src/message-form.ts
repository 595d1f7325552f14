import { z } from 'zod';
import { toStorable } from './storable-text.ts';

/** A required field. A missing one gets the same error message as an empty one. */
export const filledText = (required: string, max: number) =>
  z
    .string(required)
    .overwrite(toStorable)
    .trim()
    .min(1, required)
    .max(max, `Use up to ${max.toLocaleString('en')} characters`);

/** A required line without control characters, since a line break could inject a mail header. */
export const filledLine = (required: string, max: number) =>
  filledText(required, max).refine(isOneLine, 'This has characters we can’t show');

/**
 * Whether a text has no line break or other control character, so that it is safe in a mail header.
 */
export function isOneLine(text: string): boolean {
  return !/\p{Cc}/u.test(text);
}

/** The reply address: any text with an @ and a dot after it. The mail server checks the rest. */
export const SenderEmail = filledText('Email is required', 254).refine(
  (email) => email === '' || (/^(?=\S+$)\S[^\s@]*@\S+\.\S/.test(email) && isOneLine(email)),
  'Please enter a valid email address',
);

/** The text of a message to the operators; `required` is the error message for an empty one. */
export const Message = (required: string) => filledText(required, 5_000);

/** An id by the caller, so that a repeated request stores and mails the message once. */
export const sentAs = { id: z.uuidv7().optional() };

/**
 * Signals that tell people from bots. Both are optional, because callers of the API have opened no
 * form.
 */
export const honeypot = {
  /** A field that is invisible on screen; only a bot fills it in. */
  faxNumber: z.string().max(1_000).optional(),
  /** How long the form had been open. */
  openForMs: z.int().min(0).optional(),
};
