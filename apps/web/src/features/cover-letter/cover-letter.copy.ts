import type { WritingTone } from '@folio/contract/ai-requests';
import type { CoverLetterContent } from '@folio/contract/cover-letters';
import { creditsText } from '@folio/contract/credits';
import { trashDays } from '@folio/contract/trash-days';
import { MissingFontError } from '@folio/documents/missing-faces';
import { isApiError } from '../../lib/api-client.ts';
import { describeError } from '../../lib/error-copy.ts';
import { t } from '../../lib/words/words.ts';

export const toneOptions: { value: WritingTone; label: string }[] = [
  {
    value: 'professional',
    get label() {
      return t('Professional');
    },
  },
  {
    value: 'friendly',
    get label() {
      return t('Friendly');
    },
  },
  {
    value: 'confident',
    get label() {
      return t('Confident');
    },
  },
  {
    value: 'formal',
    get label() {
      return t('Formal');
    },
  },
];

/** The labels of fields. */
export const fieldLabels = {
  get jobDescription() {
    return t('Job description');
  },
  get role() {
    return t('Role');
  },
  get company() {
    return t('Company');
  },
  get hiringManager() {
    return t('Hiring manager');
  },
  get motivation() {
    return t('Why this job');
  },
  get address() {
    return t('Address of the company');
  },
  get subject() {
    return t('Subject');
  },
  get date() {
    return t('Date');
  },
  get text() {
    return t('Letter');
  },
} as const satisfies Record<keyof CoverLetterContent, string>;

/** The labels of the fields in the form, by their names. */
export const letterFieldName = (field: string): string | undefined => {
  if (field === 'text') return t('Text');
  return Object.hasOwn(fieldLabels, field)
    ? fieldLabels[field as keyof CoverLetterContent]
    : undefined;
};

export const letterCopy = {
  get loadFailed() {
    return t('We couldn’t load the cover letter');
  },
  get leave() {
    return t(
      'We couldn’t save this letter, and this device is out of storage. You’ll lose it if you leave.',
    );
  },
  get kept() {
    return t('Your text is kept on this device.');
  },
  get jobHint() {
    return t(
      'Paste the job description. We only use facts from your resume and what you write below.',
    );
  },
  get noJob() {
    return t('Paste the job description, or fill in the role or company below.');
  },
  get detailsHint() {
    return t('Optional. Used exactly as typed.');
  },
  get askedFor() {
    return t('Your letter should cover');
  },
  get motivationHint() {
    return t(
      'Optional. A sentence or two in your own words. They go into the letter as you write them.',
    );
  },
  get written() {
    return t('Your draft is ready. Review it before you send it.');
  },
  get stopped() {
    return t('Stopped. Your letter is unchanged.');
  },
  get stoppedPrice() {
    return t('Credits are used once the first sentence arrives.');
  },
  get broke() {
    return t('The connection dropped before the letter was finished. You won’t be charged twice.');
  },
  get provisional() {
    return t('Writing… we check the facts at the end.');
  },
  get offline() {
    return t('You’re offline. You can keep editing; writing a new letter needs a connection.');
  },
  get empty() {
    return t('This resume is empty. Add to it first: your letter is written from it.');
  },
  get noResume() {
    return t('Choose a resume above. We write from what it says.');
  },
  get longLetter() {
    return t('This runs past one page. Most letters fit on one.');
  },
  get deleteTitle() {
    return t('Delete this letter?');
  },
  get deleteQuestion() {
    return t('You can restore it from Recently deleted for {trashDays} days.', { trashDays });
  },
  get unsaved() {
    return t('Your latest changes couldn’t be saved and would be lost. Try again.');
  },
} as const;

/** Texts for a letter that was deleted elsewhere while it is open here. */
export const deletedCopy = {
  get title() {
    return t('This letter was deleted.');
  },
  get words() {
    return t('Another tab or device deleted it. What you see here is kept on this device.');
  },
  get close() {
    return t('Close');
  },
  get restore() {
    return t('Restore');
  },
  get saveAsNew() {
    return t('Save as new letter');
  },
} as const;

/** Texts for jobs that ask for something other than a letter of a page. */
export const letterForms = {
  none: {
    get title() {
      return t('This job asks for no cover letter');
    },
    get words() {
      return t('Send your resume alone. What we write is a short email to go with it.');
    },
  },
  short: {
    get title() {
      return t('This job asks for a short letter');
    },
    get words() {
      return t('We keep what we write within that.');
    },
  },
  answers: {
    get title() {
      return t('This job asks for answers, not a cover letter');
    },
    get words() {
      return t('Answer its questions in the places that we leave for them.');
    },
  },
} as const;

/** The job's reference number. */
export const referenceWords = (reference: string) => t('The reference {reference}', { reference });

export const balanceWords = (balance: number) =>
  t('You have {creditsText}.', { creditsText: creditsText(balance) });

export const tooFewWords = (cost: number, balance: number) =>
  t('A letter costs {creditsText} and you have {balance}. You can still write it yourself.', {
    creditsText: creditsText(cost),
    balance: balance.toLocaleString(),
  });

const listed = new Intl.ListFormat('en', { type: 'conjunction' });
export const missingWords = (parts: readonly string[]) =>
  t('Add {parts} to your resume first for a better letter.', { parts: listed.format(parts) });

/** The server's message, if it has one for display, else ours. */
export const reasonOf = (error: unknown): string =>
  (error instanceof MissingFontError && error.message) ||
  (isApiError(error) && error.serverMessage) ||
  describeError(error);
