import type { ToastMessage } from '../../ui/toast.ts';

/** Texts for adding a language. */
export const addLanguageCopy = {
  title: 'Add a language',
  about:
    'We’ll create a version with the same entries and link the two. Headings, months and levels switch to the new language; your own texts wait for you to translate.',
  language: 'Language',
  choose: 'Choose a language',
  missing: 'Choose a language first.',
  linked: 'When you change one version, the others show what to look at.',
  create: 'Add language',
  cancel: 'Cancel',
} as const;

export const addLanguageToasts = {
  made: (language: string): ToastMessage => ({
    tone: 'good',
    title: `${language} version created`,
    description: 'Your texts are still in the first language. Translate them one by one.',
  }),
  failed: 'We couldn’t add the language',
} as const;
