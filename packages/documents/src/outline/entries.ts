import { joinPath } from '@folio/contract/content-path';
import { type DateFormat, dateText, periodText } from '@folio/contract/date-text';
import type {
  Certification,
  CustomSection,
  Education,
  Project,
  WorkExperience,
} from '@folio/contract/resume-content';
import { webHref } from '../addresses.ts';
import { joinList } from '../list-separator.ts';
import { documentWords } from '../section-titles.ts';
import type { OutlineEntry, Passage, Said } from './outline.ts';
import { bulletsOf, passagesOf, present, say } from './said.ts';

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

type Texts = { lines: (Said | undefined)[]; date: Said | undefined; body: Passage[] };

/** The first of an entry's lines that is there becomes its title. */
function entry(path: string, { lines, date, body }: Texts): OutlineEntry {
  const [title, ...details] = present(lines);
  return { path, details, body, ...(title && { title }), ...(date && { date }) };
}

function linkPassage(link: string, path: string): Passage[] {
  const said = say(link, path, webHref(link.trim()));
  return said ? [{ ...said, kind: 'paragraph', label: documentWords.projectLink }] : [];
}
