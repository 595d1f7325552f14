import type { CareerStage } from '@folio/contract/score-limits';

const stageNames: Record<CareerStage, string> = {
  'school-leaver': 'School leaver',
  fresher: 'First job',
  early: 'Early career',
  senior: 'Experienced',
  executive: 'Executive',
  academic: 'Academic',
  'career-changer': 'Career change',
  trades: 'Skilled trade',
};

/** What a score takes somebody for, and why: more is asked of a long career than of a first job. */
export const careerText = ({ stage, reason }: { stage: CareerStage; reason: string }): string =>
  `Career stage: ${stageNames[stage]}. ${reason}`;
