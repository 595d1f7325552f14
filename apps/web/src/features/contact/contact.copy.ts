import type { ContactSubject } from '@folio/contract/contact';
import type { CompanySize } from '@folio/contract/enterprise';
import type { ToastMessage } from '../../ui/toast.ts';

/** Notifications of the two forms. Without a known email address none is mentioned. */
export const contactCopy = {
  inquirySent: {
    tone: 'good',
    title: 'Request submitted',
    description: 'Our sales team will contact you within 24 business hours.',
  },
  inquiryFailed: (email) => ({
    tone: 'error',
    title: 'Submission failed',
    description: tryAgain(email),
  }),
  messageSent: {
    tone: 'good',
    title: 'Message sent',
    description: 'We’ll reply by email, usually within 24 hours.',
  },
  reportSent: {
    tone: 'good',
    title: 'Report sent',
    description: 'Thank you. We’ll look at this page.',
  },
  reportFailed: (email) => ({
    tone: 'error',
    title: 'Report not sent',
    description: tryAgain(email),
  }),
  messageFailed: (email) => ({
    tone: 'error',
    title: 'Message not sent',
    description: tryAgain(email),
  }),
} as const satisfies Record<string, ToastMessage | ((email: string | undefined) => ToastMessage)>;

const tryAgain = (email: string | undefined): string =>
  email === undefined
    ? 'Please try again in a moment.'
    : `Please try again or contact us directly at ${email}`;

const subjectLabels: Record<ContactSubject, string> = {
  general: 'General question',
  support: 'Technical support',
  billing: 'Billing',
  feedback: 'Feedback',
};
const subjectOptions = Object.entries(subjectLabels).map(([value, label]) => ({
  value: value as ContactSubject,
  label,
}));
/** The billing subject exists only where something is sold. */
export const subjectsWhere = (isSold: boolean) =>
  isSold ? subjectOptions : subjectOptions.filter(({ value }) => value !== 'billing');

/** These are arranged individually. */
export const organizationTerms = 'We set these up for your organization, as agreed with you.';

export const inquiryTitle = (isSold: boolean): string =>
  isSold ? 'Enterprise Plan Inquiry' : 'Tell us about your team';

/** The first option is empty. */
export const sizeOptions = (sizes: readonly CompanySize[]) => [
  { value: '', label: 'Select an option' },
  ...sizes.map((size) => ({ value: size, label: `${size.replace('-', '–')} people` })),
];
