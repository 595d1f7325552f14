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
    return t('Decline');
  },
  takeOf: (name: string) => t('Take the text that {name} proposes', { name }),
  leaveOf: (name: string) => t('Decline the text that {name} proposes', { name }),
  taken: {
    tone: 'good',
    get title() {
      return t('Proposed text taken');
    },
  },
  left: {
    get title() {
      return t('Proposed text declined');
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
