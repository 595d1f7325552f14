import { textsOf } from '@folio/contract/bullets';
import { dateText, formatMonth, type WrittenPeriod } from '@folio/contract/date-text';
import type { ProfileDetails, SocialLinks } from '@folio/contract/profile';
import type { PersonalInfo, Project, ResumeContent } from '@folio/contract/resume-content';
import { parseInline } from '@folio/documents/inline-markup';
import { t } from '../../../lib/words/words.ts';
import { bulletSign, technologiesLabel } from './description-lines.ts';

/** The parts of a profile that a resume can fill. */
export type FromResume = Omit<ProfileDetails, 'visibility' | 'notifications'>;

/** A resume's content as profile fields, without bold, italic and links. */
export function profileFromResume(content: ResumeContent): FromResume {
  const { personalInfo, workExperience, education, projects, certifications } = content;
  return {
    ...aboutPerson(personalInfo),
    company: plain(workExperience.find(({ current }) => current)?.company ?? ''),
    workExperience: workExperience.map((entry) => ({
      company: plain(entry.company),
      position: plain(entry.position),
      ...datesOf(entry),
      description: linesOf(entry.description, ...textsOf(entry.bullets).map(asBullet)),
    })),
    education: education.map((entry) => ({
      school: plain(entry.institution),
      degree: plain(entry.degree),
      field: plain(entry.field),
      ...datesOf(entry),
      description: plain(entry.description),
    })),
    skills: [...new Set(content.skills.flatMap(({ items }) => items.map((item) => plain(item))))],
    projects: projects.map((entry) => ({
      name: plain(entry.name),
      description: linesOf(entry.description, technologiesOf(entry)),
      link: entry.link,
      ...datesOf(entry),
    })),
    certifications: certifications.map((entry) => ({
      name: plain(entry.name),
      issuer: plain(entry.issuer),
      date: dateText(entry),
      description: plain(entry.description),
      link: '',
    })),
  };
}

const plain = (text: string): string =>
  parseInline(text)
    .map((run) => run.text)
    .join('');

const linesOf = (...lines: string[]): string => lines.filter(Boolean).map(plain).join('\n');

const asBullet = (bullet: string): string => (bullet === '' ? '' : `${bulletSign} ${bullet}`);

const technologiesOf = ({ technologies }: Project): string =>
  technologies === '' ? '' : `${technologiesLabel} ${technologies}`;

/** Formatted dates; a period without any is kept as written. */
function datesOf({ startDate, endDate, current, dateText: written }: WrittenPeriod) {
  if (!(startDate || endDate || current)) return { startDate: written, endDate: '' };
  return {
    startDate: formatMonth(startDate),
    endDate: current ? t('Present') : formatMonth(endDate),
  };
}

function aboutPerson({ title, location, phone, website, summary }: PersonalInfo) {
  const site = siteOf(website);
  const socialLinks: SocialLinks = { linkedin: '', github: '', twitter: '' };
  if (site) socialLinks[site] = website;
  return {
    title: plain(title),
    location,
    phone,
    bio: plain(summary),
    website: site ? '' : website,
    socialLinks,
  };
}

const sites: Record<keyof SocialLinks, RegExp> = {
  linkedin: /^(https?:\/\/)?([\w-]+\.)?linkedin\.com\//i,
  github: /^(https?:\/\/)?(www\.)?github\.com\//i,
  twitter: /^(https?:\/\/)?(www\.)?(twitter|x)\.com\//i,
};

const siteOf = (website: string): keyof SocialLinks | undefined =>
  (Object.keys(sites) as (keyof SocialLinks)[]).find((site) => sites[site].test(website));
