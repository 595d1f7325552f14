import type { SectionName } from '@folio/contract/resume-content';
import type { TabId } from '../fields/tabs.ts';

export const enhancedSections = [
  'personalInfo',
  'workExperience',
  'education',
  'skills',
  'projects',
  'certifications',
] as const satisfies SectionName[];
export type EnhancedSection = (typeof enhancedSections)[number];

/** What each is called, and in which tab of the form it is written. */
export const sectionFacts: Readonly<Record<EnhancedSection, { label: string; tab: TabId }>> = {
  personalInfo: { label: 'Summary', tab: 'personal' },
  workExperience: { label: 'Work Experience', tab: 'experience' },
  education: { label: 'Education', tab: 'education' },
  skills: { label: 'Skills', tab: 'skills' },
  projects: { label: 'Projects', tab: 'projects' },
  certifications: { label: 'Certifications', tab: 'certificates' },
};

/** The path of the block that shows a section. */
export const pathOfSection = (section: EnhancedSection): string =>
  section === 'personalInfo' ? 'personalInfo.summary' : section;
