import { t } from '../../../lib/words/words.ts';

/** Texts of the score in the editor. */
export const scoreCopy = {
  get title() {
    return t('Resume score');
  },
  get waiting() {
    return t('Scoring…');
  },
  get failed() {
    return t('No score');
  },
  get failedHint() {
    return t('We couldn’t score this. We’ll try again after your next change.');
  },
  get sample() {
    return t('No score yet');
  },
  get sampleHint() {
    return t('This is still the sample. Your score appears as you replace it.');
  },
  tooShort: (from: number) => t('Score starts at {from} words', { from }),
  tooShortHint: (words: number, from: number) =>
    t('Your score starts at {from} words. You have {words} so far.', { from, words }),
  notes: (count: number) => t('{count, plural, one {# note} other {# notes}}', { count }),
  onBullets: (count: number) =>
    t('{count, plural, one {# note on your bullets} other {# notes on your bullets}}', { count }),
  showNote: (number: number) => t('Show note {number}', { number }),
  moreNotes: (count: number) => t('and {count} more in the form', { count }),
  get partlySample() {
    return t('Only your own words count, not what’s left of the sample.');
  },
  get none() {
    return t('We found nothing to fix.');
  },
  get unspelt() {
    return t('We couldn’t load the dictionary, so spelling isn’t checked for now.');
  },
  get underlines() {
    return t('Underline in the preview');
  },
  get underlinesHint() {
    return t('Solid lines are worth the most points, dotted the least.');
  },
  get onPages() {
    return t('Findings on the pages');
  },
  get couldWrite() {
    return t('You could write');
  },
  get show() {
    return t('Show');
  },
  get apply() {
    return t('Apply');
  },
  get applied() {
    return t('Applied');
  },
  get blanks() {
    return t('The blanks are yours to fill. Folio never makes up a number.');
  },
  get fillFirst() {
    return t('Fill in the blanks first.');
  },
  get applyPlain() {
    return t('Apply without the blanks');
  },
  get anotherWay() {
    return t('Another way');
  },
  get dismiss() {
    return t('Dismiss');
  },
  get dismissed() {
    return t('Note dismissed');
  },
  get noOtherWay() {
    return t('There is no other way to say this with the same facts.');
  },
  gone: {
    get title() {
      return t('This text has changed since then');
    },
    get description() {
      return t('Your score will be here in a moment.');
    },
  },
} as const;
