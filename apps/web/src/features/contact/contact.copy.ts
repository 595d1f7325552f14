import type { ContactSubject } from '@folio/contract/contact';
import type { CompanySize } from '@folio/contract/enterprise';
import { t } from '../../lib/words/words.ts';
import type { ToastMessage } from '../../ui/toast.ts';

/** Notifications of the two forms. Without a known email address none is mentioned. */
export const contactCopy = {
  inquirySent: {
    tone: 'good',
    get title() {
      return t('Request submitted');
    },
    get description() {
      return t('Our sales team will contact you within 24 business hours.');
    },
  },
  inquiryFailed: (email) => ({
    tone: 'error',
    title: t('Submission failed'),
    description: tryAgain(email),
  }),
  messageSent: {
    tone: 'good',
    get title() {
      return t('Message sent');
    },
    get description() {
      return t('We’ll reply by email, usually within 24 hours.');
    },
  },
  reportSent: {
    tone: 'good',
    get title() {
      return t('Report sent');
    },
    get description() {
      return t('Thank you. We’ll look at this page.');
    },
  },
  reportFailed: (email) => ({
    tone: 'error',
    title: t('Report not sent'),
    description: tryAgain(email),
  }),
  messageFailed: (email) => ({
    tone: 'error',
    title: t('Message not sent'),
    description: tryAgain(email),
  }),
} as const satisfies Record<string, ToastMessage | ((email: string | undefined) => ToastMessage)>;

const tryAgain = (email: string | undefined): string =>
  email === undefined
    ? t('Please try again in a moment.')
    : t('Please try again or contact us directly at {email}', { email });

const subjectLabels: Record<ContactSubject, string> = {
  get general() {
    return t('General question');
  },
  get support() {
    return t('Technical support');
  },
  get billing() {
    return t('Billing');
  },
  get feedback() {
    return t('Feedback');
  },
};
const subjectOptions = () =>
  Object.entries(subjectLabels).map(([value, label]) => ({
    value: value as ContactSubject,
    label,
  }));
/** The billing subject exists only where something is sold. */
export const subjectsWhere = (isSold: boolean) =>
  subjectOptions().filter(({ value }) => isSold || value !== 'billing');

/** These are arranged individually. */
export const organizationTerms = () =>
  t('We set these up for your organization, as agreed with you.');

export const inquiryTitle = (isSold: boolean): string =>
  isSold ? t('Enterprise Plan Inquiry') : t('Tell us about your team');

/** The first option is empty. */
export const sizeOptions = (sizes: readonly CompanySize[]) => [
  { value: '', label: t('Select an option') },
  ...sizes.map((size) => ({
    value: size,
    label: t('{size} people', { size: size.replace('-', '–') }),
  })),
];
