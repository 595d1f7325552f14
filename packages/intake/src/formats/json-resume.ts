import { parsePeriod } from '@folio/contract/date-text';
import type { ResumeContent } from '@folio/contract/resume-content';
import {
  collectFields,
  fitContent,
  noteContent,
  type ReadField,
} from '../fields/content-fields.ts';
import { readLanguages } from '../fields/languages.ts';
import { splitName } from '../fields/split-name.ts';
import { IntakeError } from '../intake-error.ts';
import { decodeText, textToLines } from '../layout/text-lines.ts';

/** The content of a JSON Resume, ours with what the schema has no field for. Throws an `IntakeError`. */
export function readJsonResume(bytes: Uint8Array): { content: ResumeContent; fields: ReadField[] } {
  const resume = parse(bytes);
  if (!has(resume, 'basics', 'work', 'education', 'skills')) throw new IntakeError('not-a-resume');
  const content = fitContent({
    personalInfo: personOf(isObject(resume.basics) ? resume.basics : {}),
    workExperience: list(resume.work).map(job),
    education: list(resume.education).map(school),
    skills: list(resume.skills).map((one) => ({
      category: text(one.name),
      items: texts(one.keywords),
    })),
    projects: list(resume.projects).map(project),
    certifications: list(resume.certificates).map(certificate),
    languages: list(resume.languages).map(language),
    interests: list(resume.interests).map(interest).filter(Boolean).join(', '),
    customSections: customSections(resume),
  });
  const { fields, note } = collectFields();
  noteContent(content, note);
  return { content, fields };
}

function parse(bytes: Uint8Array): Json {
  let value: unknown;
  try {
    value = JSON.parse(decodeText(bytes).replace(/^\ufeff/, ''));
  } catch {
    throw new IntakeError('unreadable', 'json');
  }
  if (!isObject(value)) throw new IntakeError('not-a-resume');
  return value;
}

function personOf(basics: Json) {
  const place = isObject(basics.location) ? basics.location : {};
  const where = [text(place.city), text(place.region), text(place.countryCode)].filter(Boolean);
  const urls = [text(basics.url), ...list(basics.profiles).map((one) => text(one.url))];
  return {
    ...splitName(text(basics.name)),
    title: text(basics.label),
    email: text(basics.email) || text(basics.emailText),
    phone: text(basics.phone),
    location: text(place.address) || where.join(', '),
    website: text(basics.websiteText) || [...new Set(urls.filter(Boolean))].join(' '),
    summary: text(basics.summary),
  };
}

/** Days are cut to months, which is what a resume holds. */
const month = (value: unknown): string => /^\d{4}(?:-\d{2})?/.exec(text(value))?.[0] ?? '';

/** Where no end is said the entry lasts, unless our own words for the period say otherwise. */
const period = (one: Json) => ({
  startDate: month(one.startDate),
  endDate: month(one.endDate),
  current: month(one.startDate) !== '' && month(one.endDate) === '' && !text(one.dateText),
  dateText: parsePeriod(text(one.dateText)).dateText,
});

const job = (one: Json) => ({
  company: text(one.name) || text(one.company) || text(one.organization),
  position: text(one.position),
  location: text(one.location),
  description: text(one.summary) || text(one.description),
  bullets: texts(one.highlights),
  ...period(one),
});

const school = (one: Json) => ({
  institution: text(one.institution),
  degree: text(one.studyType),
  field: text(one.area),
  location: text(one.location),
  description: text(one.description) || texts(one.courses).join(', '),
  ...period(one),
});

const project = (one: Json) => ({
  name: text(one.name),
  description: [text(one.description), ...texts(one.highlights).map((item) => `- ${item}`)]
    .filter(Boolean)
    .join('\n'),
  technologies: text(one.technologies) || texts(one.keywords).join(', '),
  link: text(one.url) || text(one.link),
  ...period(one),
});

const certificate = (one: Json) => ({
  name: text(one.name),
  issuer: text(one.issuer),
  date: month(one.date),
  dateText: text(one.dateText),
  description: text(one.description),
});

function language(one: Json) {
  const [read] = readLanguages(
    textToLines(`${text(one.language)} (${text(one.fluency) || '-'})`),
    () => {},
  );
  return { language: text(one.language), proficiency: read?.proficiency ?? '' };
}

const interest = (one: Json): string => {
  const keywords = texts(one.keywords).join(', ');
  return keywords ? `${text(one.name)} (${keywords})` : text(one.name);
};

/** Our own sections as they are; the schema's further lists under the names that people give them. */
function customSections(resume: Json) {
  const own = list(resume.customSections).map((section) => ({
    title: text(section.title),
    entries: list(section.entries).map((one) => ({
      title: text(one.title),
      subtitle: text(one.subtitle),
      dateText: text(one.dateText),
      description: text(one.description),
      bullets: texts(one.bullets),
    })),
  }));
  const further = [
    section('Volunteering', list(resume.volunteer), 'position', 'organization', 'startDate'),
    section('Awards', list(resume.awards), 'title', 'awarder', 'date'),
    section('Publications', list(resume.publications), 'name', 'publisher', 'releaseDate'),
  ];
  return [...own, ...further.filter(({ entries }) => entries.length > 0)];
}

const section = (title: string, all: Json[], name: string, by: string, date: string) => ({
  title,
  entries: all.map((one) => ({
    title: text(one[name]),
    subtitle: text(one[by]),
    dateText: month(one[date]),
    description: text(one.summary),
    bullets: texts(one.highlights),
  })),
});

type Json = Record<string, unknown>;

const isObject = (value: unknown): value is Json =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** Whatever stands where a text should be: a text, or nothing. */
const text = (value: unknown): string =>
  typeof value === 'string' ? value.trim() : typeof value === 'number' ? String(value) : '';

const list = (value: unknown): Json[] => (Array.isArray(value) ? value.filter(isObject) : []);

const texts = (value: unknown): string[] =>
  Array.isArray(value) ? value.map(text).filter(Boolean) : [];

const has = (value: Json, ...names: string[]): boolean =>
  names.some((name) => Object.hasOwn(value, name));
