/** A tip without its lines, for the dashboard; the tips page loads the lines. */
export type TipHead = {
  id: string;
  title: string;
  category: 'Writing' | 'Impact' | 'Technical' | 'Skills' | 'Design';
  description: string;
};

const actionWords: TipHead = {
  id: 'action-words-impact',
  title: 'Action Words Impact',
  category: 'Writing',
  description: 'Start each bullet with what you did, not what you were responsible for.',
};

const achievements: TipHead = {
  id: 'quantify-achievements',
  title: 'Quantify Achievements',
  category: 'Impact',
  description: 'Use a number, a percentage or a time frame to show scale.',
};

const ats: TipHead = {
  id: 'ats-optimization',
  title: 'ATS Optimization',
  category: 'Technical',
  description: 'Plain headings, real text, one idea per line.',
};

const skills: TipHead = {
  id: 'skills-highlight',
  title: 'Skills Highlight',
  category: 'Skills',
  description: 'Use the same words for your skills that the job description does.',
};

const summary: TipHead = {
  id: 'professional-summary',
  title: 'Professional Summary',
  category: 'Writing',
  description: 'Three lines: who you are, what you’re good at, what you want next.',
};

const layout: TipHead = {
  id: 'layout-and-formatting',
  title: 'Layout and Formatting',
  category: 'Design',
  description: 'A page that is easy to look at is a page that gets read.',
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
