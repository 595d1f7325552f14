import { textsOf } from './bullets.ts';
import type { ResumeContent } from './resume-content.ts';

/** The content as callers of the documented API get it: in the order of its lists, without places. */
export function plainContent({ contentVersion: _, ...content }: ResumeContent) {
  const { workExperience, customSections } = content;
  return {
    ...content,
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
  };
}
export type PlainContent = ReturnType<typeof plainContent>;

const withoutPlace = <T extends { place: string }>({ place: _, ...entry }: T) => entry;

type WithBullets = ResumeContent['workExperience'][number] | CustomEntry;
type CustomEntry = ResumeContent['customSections'][number]['entries'][number];

function withPlainBullets<T extends WithBullets>({ place: _, bullets, ...entry }: T) {
  return { ...entry, bullets: textsOf(bullets) };
}

/** Who accepts this gets contents whole: with places, and bullets that have ids. */
export const wholeContentType = 'application/vnd.folio+json';
