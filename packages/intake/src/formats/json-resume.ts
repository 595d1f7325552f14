import { proficiencies } from '@folio/contract/content-choices';
import { isFields } from '@folio/contract/fields';
import type { ResumeContent } from '@folio/contract/resume-content';
import {
  collectFields,
  cutContent,
  noteContent,
  type ReadField,
} from '../fields/content-fields.ts';
import { readLanguages } from '../fields/languages.ts';
import { splitName } from '../fields/split-name.ts';
import { IntakeError } from '../intake-error.ts';
import { decodeText, textToLines } from '../layout/text-lines.ts';
import { detailsOf, linksOf, moreSectionsOf } from './json-resume-sections.ts';
import { dateIn, flagsOf, type Json, list, period, pointsOf, text, texts } from './json-values.ts';

type JsonResume = { content: ResumeContent; fields: ReadField[]; isOver: boolean };

/**
 * Reads a JSON Resume, and the fields that Folio adds to the schema in its own files.
 *
 * @throws IntakeError
 */
export function readJsonResume(bytes: Uint8Array): JsonResume {
  const resume = withHidden(parse(bytes));
  if (!has(resume, 'basics', 'work', 'education', 'skills')) throw new IntakeError('not-a-resume');
  const { content, isCut } = cutContent({
    personalInfo: personOf(isFields(resume.basics) ? resume.basics : {}),
    workExperience: list(resume.work).map(job),
    education: list(resume.education).map(school),
    skills: list(resume.skills).map((one) => ({
      category: text(one.level) ? `${text(one.name)} (${text(one.level)})` : text(one.name),
      items: texts(one.keywords),
      itemsText: text(one.itemsText),
      ...flagsOf(one),
    })),
    projects: list(resume.projects).map(project),
    certifications: list(resume.certificates).map(certificate),
    languages: list(resume.languages).map(language),
    interests:
      text(resume.interestsText) || list(resume.interests).map(interest).filter(Boolean).join(', '),
    customSections: list(resume.customSections).map(customSection),
    ...moreSectionsOf(resume),
  });
  const { fields, note } = collectFields();
  noteContent(content, note);
  return { content, fields, isOver: isCut };
}

function parse(bytes: Uint8Array): Json {
  let value: unknown;
  try {
    value = JSON.parse(decodeText(bytes).replace(/^\ufeff/, ''));
  } catch {
    throw new IntakeError('unreadable', 'json');
  }
  if (!isFields(value)) throw new IntakeError('not-a-resume');
  return value;
}

/**
 * Inserts the hidden entries, which Folio's files store separately, at their positions in the
 * lists.
 */
function withHidden(resume: Json): Json {
  const { folio } = isFields(resume.meta) ? resume.meta : {};
  const hidden = isFields(folio) && isFields(folio.hidden) ? folio.hidden : {};
  const lists = Object.entries(hidden).map(([name, value]) => {
    return [name, Array.isArray(value) ? joined(list(resume[name]), list(value)) : value];
  });
  return { ...resume, ...Object.fromEntries(lists) };
}

/** Merges two lists: entries of the second are inserted at their index `at`, in order. */
function joined(shown: Json[], hidden: Json[]): Json[] {
  const entries: Json[] = [];
  const rest = shown.values();
  for (const entry of hidden) {
    while (entries.length < Number(entry.at)) {
      const { value, done } = rest.next();
      if (done) break;
      entries.push(value);
    }
    entries.push(entry);
  }
  return [...entries, ...rest];
}

function personOf(basics: Json) {
  const website = text(basics.websiteText) || text(basics.url);
  return {
    ...namesOf(basics),
    title: text(basics.label),
    email: text(basics.email) || text(basics.emailText),
    phone: text(basics.phone),
    location: placeOf(isFields(basics.location) ? basics.location : {}),
    website,
    summary: text(basics.summary),
    links: linksOf(basics, website),
    details: detailsOf(basics),
  };
}

/** Joins a place from street to country. The address may already contain the town. */
const placeOf = (place: Json): string =>
  [place.address, place.city, place.region, place.countryCode]
    .map(text)
    .reduce(
      (whole, part) => (whole.includes(part) ? whole : [whole, part].filter(Boolean).join(', ')),
      '',
    );

const namesOf = (basics: Json) => {
  const own = { firstName: text(basics.firstName), lastName: text(basics.lastName) };
  return own.firstName || own.lastName ? own : splitName(text(basics.name));
};

const job = (one: Json) => ({
  company: text(one.name) || text(one.company) || text(one.organization),
  position: text(one.position),
  location: text(one.location),
  // The schema's description is of the employer, and its summary is of the work.
  description: linesOf(...new Set([text(one.description), text(one.summary)])),
  bullets: pointsOf(one, one.highlights),
  sameEmployer: one.sameEmployer === true,
  ...period(one),
  ...flagsOf(one),
});

const school = (one: Json) => ({
  institution: text(one.institution),
  degree: text(one.studyType),
  field: text(one.area),
  location: text(one.location),
  description: text(one.description) || linesOf(texts(one.courses).join(', '), scoreOf(one)),
  ...period(one),
  ...flagsOf(one),
});

const linesOf = (...lines: string[]): string => lines.filter(Boolean).join('\n');

/** The schema's grade of a study, such as '3.9', for which content has no field. */
const scoreOf = (one: Json): string => (text(one.score) ? `Grade: ${text(one.score)}` : '');

const project = (one: Json) => ({
  name: text(one.name),
  description: linesOf(
    [...texts(one.roles), text(one.entity)].filter(Boolean).join(', '),
    text(one.description),
    ...texts(one.highlights).map((item) => `- ${item}`),
  ),
  technologies: text(one.technologies) || texts(one.keywords).join(', '),
  link: text(one.link) || text(one.url),
  ...period(one),
  ...flagsOf(one),
});

const certificate = (one: Json) => ({
  name: text(one.name),
  issuer: text(one.issuer),
  ...dateIn(one),
  description: text(one.description) || text(one.url),
  ...flagsOf(one),
});

function language(one: Json) {
  const [read] = readLanguages(
    textToLines(`${text(one.language)} (${text(one.fluency) || '-'})`),
    () => {},
  );
  const level = proficiencies.find((known) => known === one.fluency) ?? read?.proficiency ?? '';
  return { language: text(one.language), proficiency: level, ...flagsOf(one) };
}

const interest = (one: Json): string => {
  const keywords = texts(one.keywords).join(', ');
  return keywords ? `${text(one.name)} (${keywords})` : text(one.name);
};

const customSection = (section: Json) => ({
  title: text(section.title),
  entries: list(section.entries).map((one) => ({
    title: text(one.title),
    subtitle: text(one.subtitle),
    ...customPeriod(one),
    link: text(one.link) || text(one.url),
    description: text(one.description),
    bullets: pointsOf(one, one.bullets),
    ...flagsOf(one),
  })),
});

/** Folio's older files have the dates of these entries only as text. */
const customPeriod = (one: Json) =>
  isFields(one.period) ? period(one) : { ...period(one), dateText: text(one.dateText) };

const has = (value: Json, ...names: string[]): boolean =>
  names.some((name) => Object.hasOwn(value, name));
