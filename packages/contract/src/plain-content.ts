import { type Bullet, textsOf } from './bullets.ts';
import type { ResumeContent } from './resume-content.ts';

/**
 * Returns the content in the form of the documented API: in the order of its lists, without places.
 */
export function plainContent({ contentVersion: _, ...content }: ResumeContent) {
  const { personalInfo, workExperience, customSections } = content;
  return {
    ...content,
    personalInfo: {
      ...personalInfo,
      links: personalInfo.links.map(withoutPlace),
      details: personalInfo.details.map(withoutPlace),
    },
    workExperience: workExperience.map(withPlainBullets),
    education: content.education.map(withoutPlace),
    skills: content.skills.map(withoutPlace),
    projects: content.projects.map(withoutPlace),
    certifications: content.certifications.map(withoutPlace),
    languages: content.languages.map(withoutPlace),
    customSections: customSections.map(({ place: _place, entries, ...section }) => ({
      ...section,
      entries: entries.map(withPlainBullets),
    })),
    volunteering: content.volunteering.map(withPlainBullets),
    publications: content.publications.map(withoutPlace),
    patents: content.patents.map(withoutPlace),
    talks: content.talks.map(withoutPlace),
    awards: content.awards.map(withoutPlace),
    courses: content.courses.map(withoutPlace),
    memberships: content.memberships.map(withoutPlace),
    militaryService: content.militaryService.map(withPlainBullets),
    references: content.references.map(withoutPlace),
  };
}
export type PlainContent = ReturnType<typeof plainContent>;

const withoutPlace = <T extends { place: string }>({ place: _, ...entry }: T) => entry;

/**
 * Hidden bullets are texts like the others. `matchIds` restores their flag when they are sent back.
 */
function withPlainBullets<T extends { place: string; bullets: Bullet[] }>({
  place: _,
  bullets,
  ...entry
}: T) {
  return { ...entry, bullets: textsOf(bullets) };
}

/** The media type of unabridged contents: with places, and bullets with ids. */
export const wholeContentType = 'application/vnd.folio+json';

/** The `Accept` header of the web app: unabridged contents, and JSON otherwise. */
export const appAccepts = `${wholeContentType}, application/json`;
