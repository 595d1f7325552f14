import type { CareerStage } from '@folio/contract/score-limits';

export const stageNames: Record<CareerStage, string> = {
  'school-leaver': 'School leaver',
  fresher: 'First job',
  early: 'Early career',
  senior: 'Experienced',
  executive: 'Executive',
  academic: 'Academic',
  'career-changer': 'Career change',
  trades: 'Skilled trade',
};
