import type { WritingTone } from '@folio/contract/ai';
import type { CoverLetterContent } from '@folio/contract/cover-letters';
import { trashDays } from '@folio/contract/trash';
import { MissingFontError } from '@folio/documents/missing-faces';
import { isApiError } from '../../lib/api-client.ts';
import { creditsText } from '../../lib/credit-price.ts';
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
    title: 'The letter could not be copied',
    description: 'Select its text and copy it from there.',
  },
  downloaded: { tone: 'good', title: 'Downloaded' },
  downloadFailed: { tone: 'error', title: 'The letter could not be made' },
  restored: { tone: 'good', title: 'Previous letter restored' },
  deleted: { tone: 'good', title: 'Letter deleted' },
  notDeleted: { tone: 'error', title: 'The letter could not be deleted' },
  broughtBack: { tone: 'good', title: 'Letter restored' },
  notBroughtBack: { tone: 'error', title: 'The letter could not be restored' },
} as const satisfies Record<string, ToastMessage>;

/** For who is in another tab when it ends. */
export const letterNotices = {
  done: { title: 'Your cover letter is written', body: 'It waits to be read by you.' },
  failed: { title: 'Your cover letter was not written', body: 'Open Folio to see why.' },
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
  address: 'Address of the company',
  subject: 'Subject',
  date: 'Date',
  text: 'Letter',
} as const satisfies Record<keyof CoverLetterContent, string>;

/** The labels of the fields in the form, by their names. */
export const letterFieldNames: Readonly<Record<string, string>> = { ...fieldLabels, text: 'Text' };

export const letterCopy = {
  loadFailed: 'The cover letter could not be loaded',
  leave:
    'This letter could not be saved, and this device has no room to keep it. It is lost when you leave.',
  kept: 'What you wrote is kept on this device.',
  jobHint: 'Paste the advertisement. The letter takes up only what your resume shows.',
  noJob: 'Paste the job description first, or name the role or the company below.',
  detailsHint: 'If you know them: they go into the letter as you write them here.',
  written: 'The letter is written. Read it before you send it: it is yours.',
  stopped: 'Stopped. Your letter is unchanged. Credits are used once a first sentence has arrived.',
  broke: 'The connection broke before the letter was whole. Nothing is charged twice.',
  provisional: 'As it is being written: its facts are checked at the end.',
  offline: 'You are offline. You can go on editing; a new letter needs a connection.',
  empty: 'This resume says nothing yet, and a letter is written from it.',
  longLetter: 'This runs over a page. Most letters are read on one.',
  heldBack: 'Left out, because your resume does not say it:',
  deleteTitle: 'Delete this letter?',
  deleteQuestion: `You can restore it from Recently deleted for ${trashDays} days.`,
  unsaved: 'What you wrote last could not be saved, and would not be in the trash. Try again.',
} as const;

export const balanceWords = (balance: number) => `You have ${creditsText(balance)}.`;

export const tooFewWords = (cost: number, balance: number) =>
  `A letter costs ${creditsText(cost)} and you have ${balance.toLocaleString()}. You can still write it yourself.`;

const listed = new Intl.ListFormat('en', { type: 'conjunction' });
export const missingWords = (parts: readonly string[]) =>
  `This resume says nothing of ${listed.format(parts)} yet. A letter is only as good as what it is written from.`;

/** The server's sentence where it has one for people, else ours. */
export const reasonOf = (error: unknown): string =>
  (error instanceof MissingFontError && error.message) ||
  (isApiError(error) && error.serverMessage) ||
  describeError(error);
