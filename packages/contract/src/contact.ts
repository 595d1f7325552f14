import { z } from 'zod';
import { Acknowledged, answer } from './envelope.ts';
import { filledLine, honeypot, Message, SenderEmail, sentAs } from './message-form.ts';
import { bodyLimits, type Route } from './route.ts';

export const contactSubjects = ['general', 'support', 'billing', 'feedback'] as const;
export type ContactSubject = (typeof contactSubjects)[number];

export const ContactMessage = z.strictObject({
  name: filledLine('Name is required', 160),
  email: SenderEmail,
  subject: z.enum(contactSubjects, 'Please select a subject'),
  message: Message('Message is required'),
  ...honeypot,
  ...sentAs,
});
export type ContactMessage = z.infer<typeof ContactMessage>;

/** The contact addresses of the product's operators. */
export const ContactAddresses = z.object({ supportEmail: z.string(), salesEmail: z.string() });
export type ContactAddresses = z.infer<typeof ContactAddresses>;

export const contactRoutes = {
  addresses: {
    method: 'GET',
    url: '/api/contact',
    schema: { response: { 200: answer({ data: ContactAddresses }) } },
  },
  send: {
    method: 'POST',
    url: '/api/contact',
    bodyLimitBytes: bodyLimits.texts,
    schema: { body: ContactMessage, response: { 200: Acknowledged } },
  },
} as const satisfies Record<string, Route>;
