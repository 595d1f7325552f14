import { parseDate, parsePeriod } from '@folio/contract/date-text';
import type { ProfileDetails } from '@folio/contract/profile';
import { ResumeContent } from '@folio/contract/resume-content';
import { socialHref, socialSites } from '@folio/contract/social-sites';
import { t } from '../../../lib/words/words.ts';
import type { FormValues } from '../form-values.ts';
import { splitName } from '../form-values.ts';
import { bulletsOf, technologiesOf } from './description-lines.ts';

/** A resume's content from the profile. */
export function resumeFromProfile(profile: FormValues): ResumeContent {
  const { email, phone, title, location, bio } = profile;
  const [website = '', ...otherLinks] = linksOf(profile);
  return ResumeContent.parse({
    personalInfo: {
      ...splitName(profile.fullName),
      email,
      phone,
      title,
      location,
      summary: bio,
      website: website.slice(0, maxWebsiteLength),
    },
    workExperience: profile.workExperience.map(({ company, position, ...entry }) => ({
      company,
      position,
      ...periodOf(entry),
      ...bulletsOf(entry.description),
    })),
    education: profile.education.map(({ school, degree, field, description, ...entry }) => ({
      institution: school,
      degree,
      field,
      description,
      ...periodOf(entry),
    })),
    skills: profile.skills.length === 0 ? [] : [{ items: profile.skills }],
    projects: profile.projects.map(({ name, link, ...entry }) => ({
      name,
      link,
      ...periodOf(entry),
      ...technologiesOf(entry.description),
    })),
    certifications: profile.certifications.map(({ name, issuer, date, description, link }) => ({
      name,
      issuer,
      ...parseDate(date),
      description: [description, link].filter(Boolean).join('\n'),
    })),
    customSections:
      otherLinks.length === 0 ? [] : [{ title: t('Links'), entries: [{ bullets: otherLinks }] }],
  });
}

const maxWebsiteLength = 300;

/** The first link goes to the contact details. */
const linksOf = ({ website, socialLinks }: ProfileDetails): string[] =>
  [
    website,
    ...socialSites.map((site) => socialHref(site, socialLinks[site]) ?? socialLinks[site]),
  ].filter(Boolean);

const periodOf = ({ startDate, endDate }: { startDate: string; endDate: string }) =>
  parsePeriod([startDate, endDate].filter(Boolean).join(' – '));
