import type { WritingTone } from '@folio/contract/ai-requests';
import type { CoverLetterContent } from '@folio/contract/cover-letters';
import { creditsText } from '@folio/contract/credits';
import { trashDays } from '@folio/contract/trash-days';
import { MissingFontError } from '@folio/documents/missing-faces';
import { isApiError } from '../../lib/api-client.ts';
import { describeError } from '../../lib/error-copy.ts';
import type { Notice } from '../../lib/notices.ts';
import type { ToastMessage } from '../../ui/toast.ts';

export const letterToasts = {
  notFound: {
    tone: 'error',
    title: 'Resume not found',
    description: "The resume you're looking for couldn't be found.",
  },
  copied: { tone: 'good', title: 'Letter copied' },
  notCopied: {
    tone: 'error',
    title: 'We couldn’t copy the letter',
    description: 'Select the text and copy it yourself.',
  },
  downloaded: { tone: 'good', title: 'Downloaded' },
  downloadFailed: { tone: 'error', title: 'We couldn’t create the letter' },
  restored: { tone: 'good', title: 'Previous letter restored' },
  deleted: { tone: 'good', title: 'Letter deleted' },
  notDeleted: { tone: 'error', title: 'We couldn’t delete the letter' },
  broughtBack: { tone: 'good', title: 'Letter restored' },
  notBroughtBack: { tone: 'error', title: 'We couldn’t restore the letter' },
} as const satisfies Record<string, ToastMessage>;

/** For who is in another tab when it ends. */
export const letterNotices = {
  done: { title: 'Your cover letter is written', body: 'It’s ready for your review.' },
  failed: { title: 'Your cover letter wasn’t written', body: 'Open Folio to see why.' },
} as const satisfies Record<string, Notice>;

export const toneOptions: { value: WritingTone; label: string }[] = [
  { value: 'professional', label: 'Professional' },
  { value: 'friendly', label: 'Friendly' },
  { value: 'confident', label: 'Confident' },
  { value: 'formal', label: 'Formal' },
];

/** As the page calls them. */
export const fieldLabels = {
  jobDescription: 'Job description',
  role: 'Role',
  company: 'Company',
  hiringManager: 'Hiring manager',
  motivation: 'Why this job',
  address: 'Address of the company',
  subject: 'Subject',
  date: 'Date',
  text: 'Letter',
} as const satisfies Record<keyof CoverLetterContent, string>;

/** The labels of the fields in the form, by their names. */
export const letterFieldNames: Readonly<Record<string, string>> = { ...fieldLabels, text: 'Text' };

export const letterCopy = {
  loadFailed: 'We couldn’t load the cover letter',
  leave:
    'We couldn’t save this letter, and this device is out of storage. You’ll lose it if you leave.',
  kept: 'Your text is kept on this device.',
  jobHint:
    'Paste the job description. We only use facts from your resume and what you write below.',
  noJob: 'Paste the job description, or fill in the role or company below.',
  detailsHint: 'Optional. Used exactly as typed.',
  askedFor: 'Your letter should cover',
  motivationHint:
    'Optional. A sentence or two in your own words. They go into the letter as you write them.',
  written: 'Your draft is ready. Review it before you send it.',
  stopped: 'Stopped. Your letter is unchanged.',
  stoppedPrice: 'Credits are used once the first sentence arrives.',
  broke: 'The connection dropped before the letter was finished. You won’t be charged twice.',
  provisional: 'Writing… we check the facts at the end.',
  offline: 'You’re offline. You can keep editing; writing a new letter needs a connection.',
  empty: 'This resume is empty. Add to it first: your letter is written from it.',
  noResume: 'Choose a resume above. We write from what it says.',
  longLetter: 'This runs past one page. Most letters fit on one.',
  heldBack: 'Left out because your resume doesn’t mention it:',
  deleteTitle: 'Delete this letter?',
  deleteQuestion: `You can restore it from Recently deleted for ${trashDays} days.`,
  unsaved: 'Your latest changes couldn’t be saved and wouldn’t be in the trash. Try again.',
} as const;

/** Said of a letter that was deleted while it is open here. */
export const deletedCopy = {
  title: 'This letter was deleted.',
  words: 'Another tab or device deleted it. What you see here is kept on this device.',
  close: 'Close',
  restore: 'Restore',
  saveAsNew: 'Save as new letter',
} as const;

/** Said where a job does not want a letter of a page. */
export const letterForms = {
  none: {
    title: 'This job asks for no cover letter',
    words: 'Send your resume alone. What we write is a short email to go with it.',
  },
  short: {
    title: 'This job asks for a short letter',
    words: 'We keep what we write within that.',
  },
  answers: {
    title: 'This job asks for answers, not a cover letter',
    words: 'Answer its questions in the places that we leave for them.',
  },
} as const;

/** Of the number by which the job is found. */
export const referenceWords = (reference: string) => `The reference ${reference}`;

export const balanceWords = (balance: number) => `You have ${creditsText(balance)}.`;

export const tooFewWords = (cost: number, balance: number) =>
  `A letter costs ${creditsText(cost)} and you have ${balance.toLocaleString()}. You can still write it yourself.`;

const listed = new Intl.ListFormat('en', { type: 'conjunction' });
export const missingWords = (parts: readonly string[]) =>
  `Add ${listed.format(parts)} to your resume first for a better letter.`;

/** The server's sentence where it has one for people, else ours. */
export const reasonOf = (error: unknown): string =>
  (error instanceof MissingFontError && error.message) ||
  (isApiError(error) && error.serverMessage) ||
  describeError(error);
