import { textsOf } from '@folio/contract/bullets';
import { dateText, formatMonth, periodText, type WrittenPeriod } from '@folio/contract/date-text';
import { parseItems } from '@folio/contract/items-text';
import {
  type Certification,
  completeOrder,
  type Education,
  type PersonalInfo,
  type Project,
  type ResumeContent,
  type SectionName,
  type SkillCategory,
  type WorkExperience,
} from '@folio/contract/resume-content';
import { mailHref, webHref } from '../addresses.ts';
import { contactsOf } from '../outline/entries.ts';
import type { ResumeForDocument } from '../resume-for-document.ts';

type Fields = Record<string, unknown>;

/** Only what says something: empty texts and lists are left out, as the schema's own files do. */
const withoutEmpty = (fields: Fields): Fields =>
  Object.fromEntries(
    Object.entries(fields).filter(([, value]) =>
      Array.isArray(value) || typeof value === 'string' ? value.length > 0 : value !== undefined,
    ),
  );

const longestItem = 60;

/** 'Cycling, sourdough' is two interests; anything that reads as sentences stays one text. */
function interestsOf(text: string): Fields[] {
  if (text.trim() === '') return [];
  const { items, itemsText } = parseItems(text);
  const isList = itemsText === '' && items.every(isShort);
  return (isList ? items : [text]).map((name) => ({ name }));
}

const isShort = (item: string) => item.length <= longestItem && !/[.!?;\n]/.test(item);

/** A date as the schema takes it: a year, or a year and a month. */
const iso = (date: string): string => (/^[12]\d{3}(?:-(?:0[1-9]|1[0-2]))?$/.test(date) ? date : '');

/**
 * A period in the schema's dates. Readers take one without an end as lasting still; wherever what
 * they would say is not what the person wrote, `dateText` holds that beside them.
 */
function datesOf({ startDate, endDate, current, dateText: written }: WrittenPeriod): Fields {
  const start = iso(startDate);
  const end = current ? '' : iso(endDate);
  const read = { startDate: start, endDate: end, current: !end && start !== '', dateText: '' };
  const text = periodText({ startDate, endDate, current, dateText: written });
  return { startDate: start, endDate: end, dateText: periodText(read) === text ? '' : text };
}

function singleDate(entry: { date: string; dateText: string }): Fields {
  const date = iso(entry.date);
  const text = dateText(entry);
  return { date, dateText: formatMonth(date) === text ? '' : text };
}

const schema = 'https://raw.githubusercontent.com/jsonresume/resume-schema/v1.0.0/schema.json';

/**
 * A resume in the JSON Resume schema, version 1.0.0: all that it holds, in its order, whether the
 * templates show it or not. What the schema has no field for stands beside the fields that it has,
 * under the names of our own content; the schema lets that be.
 */
export function resumeJson({ name, templateId, content, order }: ResumeForDocument): string {
  const sections = completeOrder(order).map((section) => writers[section](content));
  const resume = {
    $schema: schema,
    basics: basicsOf(content.personalInfo),
    ...Object.assign({}, ...sections),
    meta: { version: 'v1.0.0', folio: { name, templateId, order } },
  };
  return `${JSON.stringify(resume, undefined, 2)}\n`;
}

const writers: Record<SectionName, (content: ResumeContent) => Fields> = {
  personalInfo: () => ({}),
  workExperience: ({ workExperience }) => list('work', workExperience.map(work)),
  education: ({ education }) => list('education', education.map(school)),
  skills: ({ skills }) => list('skills', skills.map(skill)),
  projects: ({ projects }) => list('projects', projects.map(project)),
  certifications: ({ certifications }) => list('certificates', certifications.map(certificate)),
  languages: ({ languages }) =>
    list(
      'languages',
      languages.map(({ language, proficiency }) =>
        withoutEmpty({ language, fluency: proficiency }),
      ),
    ),
  interests: ({ interests }) => list('interests', interestsOf(interests)),
  customSections: ({ customSections }) =>
    list(
      'customSections',
      customSections.map(({ title, entries }) => ({
        title,
        entries: entries.map(({ title, subtitle, dateText, description, bullets }) =>
          withoutEmpty({ title, subtitle, dateText, description, bullets: textsOf(bullets) }),
        ),
      })),
    ),
};

const list = (name: string, entries: Fields[]): Fields =>
  entries.length > 0 ? { [name]: entries } : {};

const work = (job: WorkExperience): Fields =>
  withoutEmpty({
    name: job.company,
    position: job.position,
    location: job.location,
    ...datesOf(job),
    summary: job.description,
    highlights: textsOf(job.bullets),
  });

const school = (entry: Education): Fields =>
  withoutEmpty({
    institution: entry.institution,
    area: entry.field,
    studyType: entry.degree,
    ...datesOf(entry),
    location: entry.location,
    description: entry.description,
  });

const skill = ({ category, items, itemsText }: SkillCategory): Fields =>
  withoutEmpty({ name: category, keywords: items, itemsText });

function project({ name, description, technologies, link, ...dates }: Project): Fields {
  const url = webHref(link.trim());
  const keywords = technologies
    .split(',')
    .map((technology) => technology.trim())
    .filter(Boolean);
  return withoutEmpty({
    name,
    description,
    keywords,
    technologies: keywords.join(', ') === technologies ? '' : technologies,
    ...datesOf(dates),
    url: url ?? '',
    link: url === link ? '' : link,
  });
}

const certificate = (entry: Certification): Fields =>
  withoutEmpty({
    name: entry.name,
    ...singleDate(entry),
    issuer: entry.issuer,
    description: entry.description,
  });

function basicsOf(person: PersonalInfo): Fields {
  const { firstName, lastName, email, phone, location, website } = person;
  const isAddress = mailHref(email) !== undefined;
  return withoutEmpty({
    name: [firstName, lastName].filter(Boolean).join(' '),
    firstName,
    lastName,
    label: person.title,
    email: isAddress ? email : '',
    emailText: isAddress ? '' : email,
    phone,
    ...webAddresses(person),
    websiteText: webHref(website) === website ? '' : website,
    summary: person.summary,
    location: location === '' ? undefined : { city: location },
  });
}

/** Several addresses in the one field: a site of one's own, and profiles elsewhere. */
function webAddresses(person: PersonalInfo): Fields {
  const addresses = contactsOf(person).flatMap(({ path, href }) =>
    path === 'personalInfo/website' && href ? [href] : [],
  );
  const [url = '', ...others] = addresses;
  return { url, profiles: others.map((address) => ({ network: hostOf(address), url: address })) };
}

const hostOf = (address: string): string => address.replace(/^https?:\/\/([^/?#:]*).*$/s, '$1');
