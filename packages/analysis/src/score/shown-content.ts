import type { ResumeContent, SectionName } from '@folio/contract/resume-content';

/** A content without the sections that its owner hides; entries keep their places. */
export function shownContent(
  content: ResumeContent,
  hidden: readonly SectionName[],
): ResumeContent {
  const emptied = hidden.filter((name) => name !== 'personalInfo');
  if (emptied.length === 0) return content;
  const empty = Object.fromEntries(emptied.map((name) => [name, name === 'interests' ? '' : []]));
  return { ...content, ...empty };
}
