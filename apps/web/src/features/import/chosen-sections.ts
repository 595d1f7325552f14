import { emptyContent, type ResumeContent, type SectionName } from '@folio/contract/resume-content';
import { sections } from '@folio/contract/sections';
import { type ReadGroup, readGroups } from '../../lib/reading/read-rows.ts';

export type ReadSection = { name: SectionName; title: string; groups: ReadGroup[] };

/** What was read, by the sections that a person can leave out. */
export function readSections(content: ResumeContent): ReadSection[] {
  const groups = readGroups(content);
  const names = [...new Set(groups.map(({ section }) => section))];
  return names.map((name) => ({
    name,
    title: sections[name].label,
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
