import type { ApiKeyScope } from '@folio/contract/api-keys';
import type { AppDestination } from '@folio/contract/connected-apps';
import type { ScopeWords } from '../../lib/scope-words.ts';

/** Texts of the consent page for apps. */
export const connectCopy = {
  title: 'Connect an app to Folio?',
  /** An app's name is not verified. */
  calls: (name: string) => `It calls itself “${name}”. We can’t verify that name.`,
  sends: {
    site: 'You’ll be sent to',
    device: 'You’ll be sent to an app on this device',
  } satisfies Record<AppDestination['kind'], string>,
  check: {
    site: 'Only continue if you started this and recognize the address.',
    device: 'Only continue if you just started this from an app on this device.',
  } satisfies Record<AppDestination['kind'], string>,
  scopes: 'It may',
  account: (email: string) => `Signed in as ${email}`,
  never: (isSold: boolean) =>
    `It can never delete anything, share your resumes, or open your account${isSold ? ', password, or payments' : ' or password'}. You can remove it anytime in Settings.`,
  allow: 'Allow',
  deny: 'Deny',
  nothingChosen: 'Choose at least one, or deny.',
  failed: 'We couldn’t open this request',
  problem: 'This app’s request doesn’t work',
  problemHelp: 'Nothing was connected. Go back to the app and try again, or contact its maker.',
  problemDetails: (message: string) => `Details for its maker: ${message}`,
  toApp: 'Return to the app',
  done: { allowed: 'Connected', denied: 'Not connected' },
  doneHelp: 'You can close this tab and return to the app.',
  toFolio: 'Go to Folio',
} as const;

/** The scopes as what an app may do. */
export const mayWords: Record<ApiKeyScope, ScopeWords> = {
  read: { label: 'See your work', hint: 'Your resumes, letters, answers, and applications.' },
  suggest: {
    label: 'Suggest changes',
    hint: 'Nothing changes until you accept a suggestion.',
  },
  write: {
    label: 'Make changes itself',
    hint: 'Create and edit resumes, letters, answers, and applications without asking you first.',
  },
  export: {
    label: 'Download your resumes',
    hint: 'As PDF, Word, or text.',
    price: 'A PDF may use one of your credits.',
  },
};
