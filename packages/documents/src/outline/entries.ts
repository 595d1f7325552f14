import { joinPath } from '@folio/contract/content-path';
import { type DateFormat, dateText, periodText } from '@folio/contract/date-text';
import type {
  Certification,
  CustomSection,
  Education,
  PersonalInfo,
  Project,
  WorkExperience,
} from '@folio/contract/resume-content';
import { mailHref, phoneHref, webHref } from '../addresses.ts';
import { joinList } from '../list-separator.ts';
import { documentWords } from '../section-titles.ts';
import {
  bulletsOf,
  type OutlineEntry,
  type OutlineParagraph,
  passagesOf,
  present,
  type SourcedText,
  say,
} from './outline.ts';

export function experienceEntry(job: WorkExperience, dates: DateFormat): OutlineEntry {
  const path = joinPath('workExperience', job.id);
  return entry(path, {
    lines: [
      say(job.position, `${path}/position`),
      say(job.company, `${path}/company`),
      say(job.location, `${path}/location`),
    ],
    date: say(periodText(job, dates), `${path}/dateText`),
    body: [...passagesOf(job.description, `${path}/description`), ...bulletsOf(job.bullets, path)],
  });
}

export function educationEntry(school: Education, dates: DateFormat): OutlineEntry {
  const path = joinPath('education', school.id);
  const degree = joinList([school.degree.trim(), school.field.trim()]);
  return entry(path, {
    lines: [
      say(degree, `${path}/degree`),
      say(school.institution, `${path}/institution`),
      say(school.location, `${path}/location`),
    ],
    date: say(periodText(school, dates), `${path}/dateText`),
    body: passagesOf(school.description, `${path}/description`),
  });
}

export function projectEntry(project: Project, dates: DateFormat): OutlineEntry {
  const path = joinPath('projects', project.id);
  return entry(path, {
    lines: [
      say(project.name, `${path}/name`, webHref(project.link.trim())),
      say(project.technologies, `${path}/technologies`),
    ],
    date: say(periodText(project, dates), `${path}/dateText`),
    body: [
      ...passagesOf(project.description, `${path}/description`),
      ...linkPassage(project.link, `${path}/link`),
    ],
  });
}

export function certificationEntry(certificate: Certification, dates: DateFormat): OutlineEntry {
  const path = joinPath('certifications', certificate.id);
  return entry(path, {
    lines: [say(certificate.name, `${path}/name`), say(certificate.issuer, `${path}/issuer`)],
    date: say(dateText(certificate, dates), `${path}/dateText`),
    body: passagesOf(certificate.description, `${path}/description`),
  });
}

export function customEntry(
  custom: CustomSection['entries'][number],
  section: string,
): OutlineEntry {
  const path = `${section}/${joinPath('entries', custom.id)}`;
  return entry(path, {
    lines: [say(custom.title, `${path}/title`), say(custom.subtitle, `${path}/subtitle`)],
    date: say(custom.dateText, `${path}/dateText`),
    body: [
      ...passagesOf(custom.description, `${path}/description`),
      ...bulletsOf(custom.bullets, path),
    ],
  });
}

export const isEmptyEntry = ({ title, date, body }: OutlineEntry): boolean =>
  !title && !date && body.length === 0;

type Texts = {
  lines: (SourcedText | undefined)[];
  date: SourcedText | undefined;
  body: OutlineParagraph[];
};

/** The first of an entry's lines that is there becomes its title. */
function entry(path: string, { lines, date, body }: Texts): OutlineEntry {
  const [title, ...details] = present(lines);
  return { path, details, body, ...(title && { title }), ...(date && { date }) };
}

function linkPassage(link: string, path: string): OutlineParagraph[] {
  const said = say(link, path, webHref(link.trim()));
  return said ? [{ ...said, kind: 'paragraph', label: documentWords.projectLink }] : [];
}

export function contactsOf(person: PersonalInfo): SourcedText[] {
  const email = person.email.trim();
  const phone = person.phone.trim();
  return present([
    say(email, 'personalInfo/email', mailHref(email)),
    say(phone, 'personalInfo/phone', phoneHref(phone)),
    say(person.location, 'personalInfo/location'),
    ...webAddresses(person.website).map((address) =>
      say(address, 'personalInfo/website', webHref(address)),
    ),
  ]);
}

/** Several addresses in the one field, such as a site and two profiles, become a contact each. */
function webAddresses(website: string): string[] {
  const pieces = website.split(/[\s,;|]+/).filter(Boolean);
  return pieces.every((piece) => webHref(piece)) ? pieces : [website];
}
