import { t } from '../../../lib/words/words.ts';

/** The texts of a job's page. */
export const jobCopy = {
  kept: (day: string) => t('Saved {day}', { day }),
  get needs() {
    return t('Needs');
  },
  levels: {
    get shown() {
      return t('Shown');
    },
    get listed() {
      return t('Listed only');
    },
    get missing() {
      return t('Not there');
    },
  },
  get leftOut() {
    return t('Left out');
  },
  get outOf() {
    return t('of 100,');
  },
  get noNeeds() {
    return t('No needs could be read from this job description.');
  },
  shown: (shown: number, all: number) => t('{shown} of {all} needs shown', { shown, all }),
  get noResume() {
    return t('Choose a resume to see how well it answers the job.');
  },
  get noJob() {
    return t('Paste the job description to see how well your resume answers it.');
  },
  get failed() {
    return t('We couldn’t work out the match.');
  },
  get working() {
    return t('Working out the match');
  },
  get unscored() {
    return t('Check these yourself');
  },
  get unscoredHint() {
    return t('The job asks for them too. They don’t count toward the match.');
  },
  get listedHint() {
    return t('In a list, but no sentence shows it.');
  },
  get ask() {
    return t('Does this apply to you?');
  },
  get yes() {
    return t('Yes, I’ve done this');
  },
  get yesShort() {
    return t('Yes');
  },
  get no() {
    return t('No');
  },
  get write() {
    return t('Write a bullet');
  },
  yesNamed: (need: string) => t('Yes, I’ve done this: {need}', { need }),
  noNamed: (need: string) => t('No, leave it out: {need}', { need }),
  writeNamed: (need: string) => t('Write a bullet that shows {need}', { need }),
  get askHint() {
    return t('“Yes” asks a few questions, then drafts the bullet. “No” stops asking.');
  },
  get back() {
    return t('Ask again');
  },
  backNamed: (need: string) => t('Ask again about {need}', { need }),
  page: (number: number, all: number) => t('Page {number} of {all}', { number, all }),
  get pageFailed() {
    return t('We couldn’t lay out the resume');
  },
  get pageNotHere() {
    return t('This resume isn’t on this device');
  },
  get pageNotHereHint() {
    return t('You seem to be offline. It appears once you’re connected.');
  },
  get pageDeleted() {
    return t('This resume was deleted');
  },
  get pageDeletedHint() {
    return t('Choose another one for this job, or restore it from Recently deleted.');
  },
  get toTrash() {
    return t('Recently deleted');
  },
  get pages() {
    return t('The resume for this job');
  },
  get pageNone() {
    return t('The resume you choose for this job appears here, with the same marks.');
  },
  legend: {
    get shown() {
      return t('Shown');
    },
    get listed() {
      return t('Listed only');
    },
  },
  pdf: 'PDF',
  get tailor() {
    return t('Tailor a version');
  },
  get tailored() {
    return t('This application now uses the tailored version');
  },
  get tailorFailed() {
    return t('We couldn’t make the version');
  },
  get apply() {
    return t('Mark as applied');
  },
  get acts() {
    return t('What goes along');
  },
  tabs: {
    get job() {
      return t('Job');
    },
    get needs() {
      return t('Needs');
    },
    get page() {
      return t('Page');
    },
    get more() {
      return t('Progress');
    },
  },
} as const;
