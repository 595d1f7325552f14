import type { ResumeContent } from '@folio/contract/resume-content';

type HasId = { id?: string | undefined };

/**
 * The content with an id for every entry. One that has none is named by its place, so that it has
 * the same name in every copy of the resume, and stays known once either copy was edited.
 */
export function withPlaceIds(content: ResumeContent): ResumeContent {
  return {
    ...content,
    workExperience: named(content.workExperience, 'workExperience'),
    education: named(content.education, 'education'),
    skills: named(content.skills, 'skills'),
    projects: named(content.projects, 'projects'),
    certifications: named(content.certifications, 'certifications'),
    languages: named(content.languages, 'languages'),
    customSections: named(content.customSections, 'customSections').map((section) => ({
      ...section,
      entries: named(section.entries, section.id ?? ''),
    })),
  };
}

function named<T extends HasId>(entries: readonly T[], list: string): T[] {
  const taken = new Set(entries.map(({ id }) => id));
  return entries.map((entry, index) => {
    if (entry.id) return entry;
    let id = `${list}-${index + 1}`;
    while (taken.has(id)) id += '-1';
    taken.add(id);
    return { ...entry, id };
  });
}
