import { formatMonth } from '@folio/contract/date-text';
import type { PublicProfile } from '@folio/contract/profiles';
import { webHref } from '@folio/contract/web-address';
import { joinList } from '@folio/documents/list-separator';
import type { ReactNode } from 'react';
import { t } from '../../../lib/words/words.ts';
import { ExternalLink } from '../external-link.tsx';
import { shortAddress } from '../profile-links.ts';
import { sectionTitles } from '../public-profile.copy.ts';
import { Prose, Section } from './section.tsx';

type Props = { profile: PublicProfile; className?: string };
const joined = (...parts: string[]) => joinList(parts.map((part) => part.trim()));

const List = ({ children }: { children: ReactNode }) => <ul className="grid gap-6">{children}</ul>;

export function About({ profile, className }: Props) {
  if (profile.bio.trim() === '') return null;
  return (
    <Section title={sectionTitles.about} className={className}>
      <Prose text={profile.bio} className="text-large" />
    </Section>
  );
}

export function Experience({ profile, className }: Props) {
  if (profile.workExperience.length === 0) return null;
  return (
    <Section title={sectionTitles.workExperience} className={className}>
      <List>
        {profile.workExperience.map((job, at) => (
          <Entry
            key={job.id ?? at}
            title={job.position}
            place={job.company}
            dates={periodOf(job)}
            description={job.description}
          />
        ))}
      </List>
    </Section>
  );
}

export function Education({ profile, className }: Props) {
  if (profile.education.length === 0) return null;
  return (
    <Section title={sectionTitles.education} className={className}>
      <List>
        {profile.education.map((entry, at) => (
          <Entry
            key={entry.id ?? at}
            title={joined(entry.degree, entry.field)}
            place={entry.school}
            dates={datesOf(entry)}
            description={entry.description}
          />
        ))}
      </List>
    </Section>
  );
}

export function Projects({ profile, className }: Props) {
  if (profile.projects.length === 0) return null;
  return (
    <Section title={sectionTitles.projects} className={className}>
      <List>
        {profile.projects.map((project, at) => (
          <Entry
            key={project.id ?? at}
            title={project.name}
            dates={datesOf(project)}
            description={project.description}
            link={project.link}
          />
        ))}
      </List>
    </Section>
  );
}

export function Certifications({ profile, className }: Props) {
  if (profile.certifications.length === 0) return null;
  return (
    <Section title={sectionTitles.certifications} className={className}>
      <List>
        {profile.certifications.map((one, at) => (
          <Entry
            key={one.id ?? at}
            title={one.name}
            place={one.issuer}
            dates={formatMonth(one.date.trim())}
            description={one.description}
            link={one.link}
          />
        ))}
      </List>
    </Section>
  );
}

export function Skills({ profile, className }: Props) {
  if (profile.skills.length === 0) return null;
  return (
    <Section title={sectionTitles.skills} className={className}>
      <ul className="flex flex-wrap gap-2">
        {profile.skills.map((skill) => (
          <li
            key={skill}
            dir="auto"
            className="max-w-full rounded-panel bg-tint px-3 py-1 text-small wrap-anywhere"
          >
            {skill}
          </li>
        ))}
      </ul>
    </Section>
  );
}

type EntryProps = {
  title: string;
  /** The company, school or issuer. */
  place?: string;
  dates: string;
  description: string;
  link?: string;
};

/** An entry; empty fields are left out. */
function Entry({ title, place = '', dates, description, link = '' }: EntryProps) {
  const href = webHref(link.trim());
  const [heading, line] = title.trim() ? [title, place] : [place, ''];
  return (
    <li className="break-inside-avoid">
      <div className="flex flex-wrap items-baseline justify-between gap-x-6 gap-y-0.5">
        {heading.trim() ? (
          <h3 dir="auto" className="min-w-0 text-large font-semibold wrap-anywhere">
            {heading}
          </h3>
        ) : null}
        {dates ? <p className="text-small text-faint wrap-anywhere">{dates}</p> : null}
      </div>
      {line.trim() ? (
        <p dir="auto" className="text-muted wrap-anywhere">
          {line}
        </p>
      ) : null}
      <Prose text={description} className="mt-2 text-muted" />
      {href ? (
        <ExternalLink href={href} className="mt-2 inline-block">
          {shortAddress(link)}
        </ExternalLink>
      ) : null}
    </li>
  );
}

/** 'Mar 2021 – Present'; a missing end means present. */
export function periodOf({ startDate, endDate }: { startDate: string; endDate: string }): string {
  const [start, end] = [startDate, endDate].map((date) => formatMonth(date.trim()));
  if (!start) return end ?? '';
  return `${start} – ${end || t('Present')}`;
}

/** The same without 'Present', for projects and degrees. */
export function datesOf({ startDate, endDate }: { startDate: string; endDate: string }): string {
  const dates = [startDate, endDate].map((date) => formatMonth(date.trim()));
  return dates.filter(Boolean).join(' – ');
}
