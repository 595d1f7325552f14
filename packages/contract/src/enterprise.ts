import { z } from 'zod';
import { Acknowledged } from './envelope.ts';
import { filledLine, honeypot, isOneLine, Message, SenderEmail, sentAs } from './message-form.ts';
import { bodyLimits, type Route } from './route.ts';
import { storableText } from './text-schemas.ts';

/** How many people an organization has. */
export const companySizes = ['1-10', '11-50', '51-200', '201-500', '501-1000', '1000+'] as const;
export type CompanySize = (typeof companySizes)[number];

export const EnterpriseInquiry = z.strictObject({
  firstName: filledLine('First name is required', 80),
  lastName: filledLine('Last name is required', 80),
  email: SenderEmail,
  company: filledLine('Company name is required', 160),
  phone: storableText(1_000)
    .trim()
    .max(40, 'Use up to 40 characters')
    .refine(isOneLine, 'This has characters we can’t show')
    .optional(),
  employees: z.enum(companySizes, 'Please select an option'),
  message: Message('Please describe your needs'),
  ...honeypot,
  ...sentAs,
});
export type EnterpriseInquiry = z.infer<typeof EnterpriseInquiry>;

export const enterpriseRoutes = {
  inquire: {
    method: 'POST',
    url: '/api/enterprise/inquiry',
    bodyLimitBytes: bodyLimits.texts,
    schema: { body: EnterpriseInquiry, response: { 200: Acknowledged } },
  },
} as const satisfies Record<string, Route>;
