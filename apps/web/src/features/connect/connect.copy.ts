import type { ApiKeyScope } from '@folio/contract/api-keys';
import type { AppDestination } from '@folio/contract/connected-apps';
import type { ScopeWords } from '../../lib/scope-words.ts';
import { t } from '../../lib/words/words.ts';

/** Texts of the consent page for apps. */
export const connectCopy = {
  get title() {
    return t('Connect an app to Folio?');
  },
  /** An app's name is not verified. */
  calls: (name: string) => t('It calls itself “{name}”. We can’t verify that name.', { name }),
  sends: {
    get site() {
      return t('You’ll be sent to');
    },
    get device() {
      return t('You’ll be sent to an app on this device');
    },
  } satisfies Record<AppDestination['kind'], string>,
  check: {
    get site() {
      return t('Only continue if you started this and recognize the address.');
    },
    get device() {
      return t('Only continue if you just started this from an app on this device.');
    },
  } satisfies Record<AppDestination['kind'], string>,
  get scopes() {
    return t('It may');
  },
  account: (email: string) => t('Signed in as {email}', { email }),
  never: (isSold: boolean) =>
    isSold
      ? t(
          'It can never delete anything, share your resumes, or open your account, password, or payments. You can remove it anytime in Settings.',
        )
      : t(
          'It can never delete anything, share your resumes, or open your account or password. You can remove it anytime in Settings.',
        ),
  get allow() {
    return t('Allow');
  },
  get deny() {
    return t('Deny');
  },
  get nothingChosen() {
    return t('Choose at least one, or deny.');
  },
  get failed() {
    return t('We couldn’t open this request');
  },
  get problem() {
    return t('This app’s request doesn’t work');
  },
  get problemHelp() {
    return t('Nothing was connected. Go back to the app and try again, or contact its maker.');
  },
  problemDetails: (message: string) => t('Details for its maker: {message}', { message }),
  get toApp() {
    return t('Return to the app');
  },
  done: {
    get allowed() {
      return t('Connected');
    },
    get denied() {
      return t('Not connected');
    },
  },
  get doneHelp() {
    return t('You can close this tab and return to the app.');
  },
  get toFolio() {
    return t('Go to Folio');
  },
} as const;

/** The scopes, worded as permissions of an app. */
export const mayWords: Record<ApiKeyScope, ScopeWords> = {
  read: {
    get label() {
      return t('See your work');
    },
    get hint() {
      return t('Your resumes, letters, answers, and applications.');
    },
  },
  suggest: {
    get label() {
      return t('Suggest changes');
    },
    get hint() {
      return t('Nothing changes until you accept a suggestion.');
    },
  },
  write: {
    get label() {
      return t('Make changes itself');
    },
    get hint() {
      return t(
        'Create and edit resumes, letters, answers, and applications without asking you first.',
      );
    },
  },
  export: {
    get label() {
      return t('Download your resumes');
    },
    get hint() {
      return t('As PDF, Word, or text.');
    },
    get price() {
      return t('A PDF may use one of your credits.');
    },
  },
};
