import type { ProfileSection } from '@folio/contract/profile';
import type { PublicProfile } from '@folio/contract/profiles';
import { contactLinks } from './profile-links.ts';

export type FilledPart = ProfileSection | 'about' | 'contact';

/** The parts of a page that have content; the server leaves out hidden ones. */
export function filledParts(profile: PublicProfile): ReadonlySet<FilledPart> {
  const parts: Record<FilledPart, boolean> = {
    about: profile.bio.trim() !== '',
    contact: contactLinks(profile).length > 0,
    workExperience: profile.workExperience.length > 0,
    education: profile.education.length > 0,
    skills: profile.skills.length > 0,
    projects: profile.projects.length > 0,
    certifications: profile.certifications.length > 0,
  };
  return new Set((Object.keys(parts) as FilledPart[]).filter((part) => parts[part]));
}

/**
 * Whether the page has no content; the owner's email address, which only they see, doesn't count.
 */
export const isEmpty = (profile: PublicProfile): boolean =>
  filledParts({ ...profile, email: '' }).size === 0;
