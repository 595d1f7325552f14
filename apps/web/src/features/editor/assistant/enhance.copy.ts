import { t } from '../../../lib/words/words.ts';

/** The words of Enhance. */
export const enhanceCopy = {
  get button() {
    return t('Enhance');
  },
  get running() {
    return t('Enhancing...');
  },
  get dismiss() {
    return t('Dismiss');
  },
  get apply() {
    return t('Apply');
  },
  get keep() {
    return t('Keep my text');
  },
  get cancel() {
    return t('Cancel');
  },
  get description() {
    return t('Nothing changes until you apply it.');
  },
  get changedMeanwhile() {
    return t('You changed this section while it was being enhanced, so it was left as it is.');
  },
  get nothingBetter() {
    return t('This section already reads well.');
  },
  get buyCredits() {
    return t('Buy Credits');
  },
} as const;
