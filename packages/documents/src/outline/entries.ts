import { joinPath } from '@folio/contract/content-path';
import type {
  Certification,
  CustomSection,
  Education,
  Project,
  WorkExperience,
} from '@folio/contract/resume-content';
import { groupRoles } from '@folio/contract/role-groups';
import { webHref } from '@folio/contract/web-address';
import { dateText, periodText } from '../language/document-dates.ts';
import type { DocumentLocale } from '../language/document-locale.ts';
import { labelBefore } from '../language/document-words.ts';
import { joinList } from '../list-separator.ts';
import { memoized } from '../memoize.ts';
import {
  bulletsOf,
  isVisible,
  type OutlineEntry,
  type OutlineParagraph,
  type OutlineSection,
  paragraphsOf,
  present,
  type SourcedText,
  sourcedText,
} from './outline.ts';

const experienceEntry = memoized((job: WorkExperience, locale: DocumentLocale) => {
  const path = joinPath('workExperience', job.id);
  return entry(path, {
    lines: [
      sourcedText(job.position, `${path}/position`),
      sourcedText(job.company, `${path}/company`),
      sourcedText(job.location, `${path}/location`),
    ],
    date: sourcedText(periodText(job, locale.dates), `${path}/dateText`),
    body: [
      ...paragraphsOf(job.description, `${path}/description`),
      ...bulletsOf(job.bullets, path),
    ],
  });
});

/**
 * Returns the jobs. Consecutive ones at one employer share a head, which shows the employer once,
 * with the location if all of them share it, and below it each role with its date.
 */
export const experienceEntries = (
  jobs: readonly WorkExperience[],
  locale: DocumentLocale,
): OutlineEntry[] =>
  groupRoles(jobs).flatMap((group) => {
    const roles = group
      .map((job) => experienceEntry(job, locale))
      .filter((role) => !isEmptyEntry(role));
    const named = group.find(({ company }) => isVisible(company));
    if (roles.length < 2 || !named) return roles;
    const path = joinPath('workExperience', named.id);
    const [place, ...others] = new Set(group.map(({ location }) => location.trim()));
    const location = others.length === 0 ? sourcedText(place ?? '', `${path}/location`) : undefined;
    const lines: SourcedText[] = present([sourcedText(named.company, `${path}/company`), location]);
    return [
      {
        ...entry(path, { lines, date: undefined, body: [] }),
        roles: roles.map((role) => ({
          ...role,
          ...withoutLines(role, location ? /\/(?:company|location)$/ : /\/company$/),
        })),
      },
    ];
  });

/** Removes from a role what the head above it shows. */
function withoutLines({ title, details }: OutlineEntry, paths: RegExp): Partial<OutlineEntry> {
  const isOwn = (text: SourcedText | undefined) => text !== undefined && !paths.test(text.path);
  const own = details.filter(isOwn);
  if (isOwn(title)) return { details: own };
  const [first, ...others] = own;
  return { title: first, details: others } as Partial<OutlineEntry>;
}

export const educationEntry = memoized((school: Education, locale: DocumentLocale) => {
  const path = joinPath('education', school.id);
  const degree = joinList([school.degree.trim(), school.field.trim()]);
  return entry(path, {
    lines: [
      sourcedText(degree, `${path}/degree`),
      sourcedText(school.institution, `${path}/institution`),
      sourcedText(school.location, `${path}/location`),
    ],
    date: sourcedText(periodText(school, locale.dates), `${path}/dateText`),
    body: paragraphsOf(school.description, `${path}/description`),
  });
});

export const projectEntry = memoized((project: Project, locale: DocumentLocale) => {
  const path = joinPath('projects', project.id);
  return entry(path, {
    lines: [
      sourcedText(project.name, `${path}/name`, webHref(project.link.trim())),
      sourcedText(project.technologies, `${path}/technologies`),
    ],
    date: sourcedText(periodText(project, locale.dates), `${path}/dateText`),
    body: [
      ...paragraphsOf(project.description, `${path}/description`),
      ...linkParagraph(project.link, `${path}/link`, locale),
    ],
  });
});

export const certificationEntry = memoized((certificate: Certification, locale: DocumentLocale) => {
  const path = joinPath('certifications', certificate.id);
  return entry(path, {
    lines: [
      sourcedText(certificate.name, `${path}/name`),
      sourcedText(certificate.issuer, `${path}/issuer`),
    ],
    date: sourcedText(dateText(certificate, locale.dates), `${path}/dateText`),
    body: paragraphsOf(certificate.description, `${path}/description`),
  });
});

type CustomEntry = CustomSection['entries'][number];

export const customEntry = memoized(
  (custom: CustomEntry, section: string, locale: DocumentLocale) => {
    const path = `${section}/${joinPath('entries', custom.id)}`;
    return entry(path, {
      lines: linked(
        [
          sourcedText(custom.title, `${path}/title`),
          sourcedText(custom.subtitle, `${path}/subtitle`),
        ],
        custom,
        path,
      ),
      date: sourcedText(periodText(custom, locale.dates), `${path}/dateText`),
      body: [
        ...paragraphsOf(custom.description, `${path}/description`),
        ...bulletsOf(custom.bullets, path),
      ],
    });
  },
);

/**
 * Links the first line to the entry's address. The link becomes a line itself if there is no other
 * line or if it isn't an address, so that nothing written is lost.
 */
export function linked(
  lines: (SourcedText | undefined)[],
  { link }: { link: string },
  path: string,
): SourcedText[] {
  const href = webHref(link.trim());
  const [title, ...others] = present(lines);
  if (title && href !== undefined) return [{ ...title, href }, ...others];
  return present([title, ...others, sourcedText(link, `${path}/link`, href)]);
}

export const isEmptyEntry = ({ title, date, body, roles }: OutlineEntry): boolean =>
  !title && !date && !roles && body.length === 0;

type Texts = {
  lines: (SourcedText | undefined)[];
  date: SourcedText | undefined;
  body: OutlineParagraph[];
};

/** Makes the first present line of an entry its title. */
export function entry(path: string, { lines, date, body }: Texts): OutlineEntry {
  const [title, ...details] = present(lines);
  return { path, details, body, ...(title && { title }), ...(date && { date }) };
}

function linkParagraph(link: string, path: string, { words }: DocumentLocale): OutlineParagraph[] {
  const address = sourcedText(link, path, webHref(link.trim()));
  const label = labelBefore(words.projectLink, words);
  return address ? [{ ...address, kind: 'paragraph', label }] : [];
}

/** Puts the employer or school of each entry first and the role or degree after it. */
export const withEmployerFirst = (section: OutlineSection): OutlineSection =>
  section.kind === 'entries'
    ? { ...section, entries: section.entries.map(employerFirst) }
    : section;

function employerFirst(entry: OutlineEntry): OutlineEntry {
  const { title, details } = entry;
  const employer = employerOf(entry);
  if (!title || !employer) return entry;
  const others = details.filter((detail) => detail !== employer);
  return { ...entry, title: employer, details: [title, ...others] };
}

/** The employer or school of an entry; for a reference, the referee's organization. */
export const employerOf = ({ details }: OutlineEntry): SourcedText | undefined =>
  details.find(({ path }) => employers.test(path));

const employers =
  /\/(?:company|institution)$|^volunteering\/[^/]+\/organization$|^militaryService\/[^/]+\/branch$/;
