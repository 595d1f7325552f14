import { emptyContent, type ResumeContent, type SectionName } from '@folio/contract/resume-content';
import { type ReadGroup, readGroups } from '../../lib/reading/read-rows.ts';

export type ReadSection = { name: SectionName; title: string; groups: ReadGroup[] };

const titles: Record<SectionName, string> = {
  personalInfo: 'Contact and summary',
  workExperience: 'Work experience',
  education: 'Education',
  skills: 'Skills',
  projects: 'Projects',
  certifications: 'Certifications',
  languages: 'Languages',
  interests: 'Interests',
  customSections: 'Other sections',
};

/** What was read, by the sections that a person can leave out. */
export function readSections(content: ResumeContent): ReadSection[] {
  const groups = readGroups(content);
  const names = [...new Set(groups.map(({ section }) => section))];
  return names.map((name) => ({
    ...{ name, title: titles[name] },
    groups: groups.filter(({ section }) => section === name),
  }));
}

/** A content without the sections that were left out. */
export function withoutSections(
  content: ResumeContent,
  leftOut: ReadonlySet<SectionName>,
): ResumeContent {
  const nothing = emptyContent();
  const kept = Object.entries(content).filter(([name]) => !leftOut.has(name as SectionName));
  return { ...nothing, ...Object.fromEntries(kept) };
}
