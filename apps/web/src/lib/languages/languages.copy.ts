import type { ToastMessage } from '../../ui/toast.ts';
import { t } from '../words/words.ts';

/** Texts for adding a language. */
export const addLanguageCopy = {
  get title() {
    return t('Add a language');
  },
  get about() {
    return t(
      'We’ll create a version with the same entries and link the two. Headings, months and levels switch to the new language; your own texts wait for you to translate.',
    );
  },
  get language() {
    return t('Language');
  },
  get choose() {
    return t('Choose a language');
  },
  get missing() {
    return t('Choose a language first.');
  },
  get linked() {
    return t('When you change one version, the others show what to look at.');
  },
  get create() {
    return t('Add language');
  },
  get cancel() {
    return t('Cancel');
  },
} as const;

export const addLanguageToasts = {
  made: (language: string): ToastMessage => ({
    tone: 'good',
    title: t('{language} version created', { language }),
    description: t('Your texts are still in the first language. Translate them one by one.'),
  }),
  get failed() {
    return t('We couldn’t add the language');
  },
} as const;
