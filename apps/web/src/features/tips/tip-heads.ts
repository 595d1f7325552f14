import { t } from '../../lib/words/words.ts';

/** A tip without its lines, for the dashboard; the tips page loads the lines. */
export type TipHead = {
  id: string;
  title: string;
  category: string;
  description: string;
};

const actionWords: TipHead = {
  id: 'action-words-impact',
  get title() {
    return t('Action Words Impact');
  },
  get category() {
    return t('Writing');
  },
  get description() {
    return t('Start each bullet with what you did, not what you were responsible for.');
  },
};

const achievements: TipHead = {
  id: 'quantify-achievements',
  get title() {
    return t('Quantify Achievements');
  },
  get category() {
    return t('Impact');
  },
  get description() {
    return t('Use a number, a percentage or a time frame to show scale.');
  },
};

const ats: TipHead = {
  id: 'ats-optimization',
  get title() {
    return t('ATS Optimization');
  },
  get category() {
    return t('Technical');
  },
  get description() {
    return t('Plain headings, real text, one idea per line.');
  },
};

const skills: TipHead = {
  id: 'skills-highlight',
  get title() {
    return t('Skills Highlight');
  },
  get category() {
    return t('Skills');
  },
  get description() {
    return t('Use the same words for your skills that the job description does.');
  },
};

const summary: TipHead = {
  id: 'professional-summary',
  get title() {
    return t('Professional Summary');
  },
  get category() {
    return t('Writing');
  },
  get description() {
    return t('Three lines: who you are, what you’re good at, what you want next.');
  },
};

const layout: TipHead = {
  id: 'layout-and-formatting',
  get title() {
    return t('Layout and Formatting');
  },
  get category() {
    return t('Design');
  },
  get description() {
    return t('A page that is easy to look at is a page that gets read.');
  },
};

export const tipHeads: readonly TipHead[] = [
  actionWords,
  achievements,
  ats,
  skills,
  summary,
  layout,
];

/** The dashboard's four tips. */
export const dashboardTips: readonly TipHead[] = [actionWords, achievements, ats, skills];
