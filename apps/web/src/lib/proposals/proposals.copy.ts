import { t } from '../words/words.ts';

/** Texts for what programs propose for letters and answers. */
export const proposalsCopy = {
  get title() {
    return t('Proposed');
  },
  get byKey() {
    return t('API key');
  },
  get take() {
    return t('Take');
  },
  get leave() {
    return t('Leave');
  },
  takeOf: (name: string) => t('Take the text that {name} proposes', { name }),
  leaveOf: (name: string) => t('Leave the text that {name} proposes', { name }),
  taken: {
    tone: 'good',
    get title() {
      return t('Proposed text taken');
    },
  },
  left: {
    get title() {
      return t('Proposed text left');
    },
  },
  failed: {
    tone: 'error',
    get title() {
      return t('We couldn’t save your decision');
    },
  },
  get outdated() {
    return t('You’ve changed the text since this was proposed.');
  },
} as const;
