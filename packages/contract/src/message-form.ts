import { z } from 'zod';
import { toStorable } from './storable-text.ts';

/** A field that has to be filled in; the same words when it is left out. */
export const filledText = (required: string, max: number) =>
  z
    .string(required)
    .overwrite(toStorable)
    .trim()
    .min(1, required)
    .max(max, `Use up to ${max.toLocaleString('en')} characters`);

/** A text of one line, without control characters, such as one that would begin a line of a mail. */
export const filledLine = (required: string, max: number) =>
  filledText(required, max).refine(isOneLine, 'This has characters we can’t show');

/** Whether a text has no line feed or other control character: it may go into a mail's header. */
export function isOneLine(text: string): boolean {
  return !/\p{Cc}/u.test(text);
}

/** Where to answer: any text with an @ and a dot after it, for a mail server to judge. */
export const SenderEmail = filledText('Email is required', 254).refine(
  (email) => email === '' || (/^(?=\S+$)\S[^\s@]*@\S+\.\S/.test(email) && isOneLine(email)),
  'Please enter a valid email address',
);

/** What somebody writes to us; `required` is said where it is empty. */
export const Message = (required: string) => filledText(required, 5_000);

/**
 * What tells people from programs that fill in every form. Both may be left out: who calls the API
 * by hand has opened no form.
 */
export const honeypot = {
  /** A field that nobody sees; what it holds was written by a program. */
  faxNumber: z.string().max(1_000).optional(),
  /** How long the form had been open. */
  openForMs: z.int().min(0).optional(),
};
