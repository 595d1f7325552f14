import { parseItems } from '@folio/contract/items-text';
import { joinName } from '@folio/contract/person-name';
import type {
  Certification,
  Education,
  PersonalInfo,
  Project,
  ResumeContent,
  SkillCategory,
  WorkExperience,
} from '@folio/contract/resume-content';
import type { SectionName } from '@folio/contract/section-names';
import { completeOrder } from '@folio/contract/section-references';
import { webHref } from '@folio/contract/web-address';
import { mailHref } from '../addresses.ts';
import { webAddresses } from '../outline/contacts.ts';
import type { ResumeForDocument } from '../resume-for-document.ts';
import { datesOf, type Fields, highlights, ownFlags, singleDate, withoutEmpty } from './fields.ts';
import { detailsOf, moreLists, profilesOf } from './more-lists.ts';

const longestItem = 60;

/** 'Cycling, sourdough' is two interests; text that reads as sentences stays one. */
function interestsOf(text: string): Fields {
  if (text.trim() === '') return {};
  const { items, itemsText } = parseItems(text);
  const isList = itemsText === '' && items.every(isShort);
  const names = isList ? items : [text];
  return {
    interests: names.map((name) => ({ name })),
    ...(names.join(', ') !== text && { interestsText: text }),
  };
}

const isShort = (item: string) => item.length <= longestItem && !/[.!?;\n]/.test(item);

const schema = 'https://raw.githubusercontent.com/jsonresume/resume-schema/v1.0.0/schema.json';

/**
 * Returns a resume in the JSON Resume schema, version 1.0.0: all of its content in its order,
 * whether the templates show it or not. Additional fields, which the schema allows, have the names
 * of Folio's content. What its owner hides is under `meta.folio.hidden`, each entry with its index
 * `at`, since other programs show whatever is in the lists.
 */
export const resumeJson = (resume: ResumeForDocument): string =>
  `${JSON.stringify(jsonResume(resume), undefined, 2)}\n`;

export function jsonResume({ name, templateId, content, order, settings }: ResumeForDocument) {
  const hiddenSections = new Set<string>(settings?.hiddenSections);
  const sections = completeOrder(order).map((section) =>
    partHidden(writers[section](content), hiddenSections.has(section)),
  );
  const hidden: Fields = Object.assign({}, ...sections.map((section) => section.hidden));
  const isAllShown = Object.keys(hidden).length === 0;
  return {
    $schema: schema,
    basics: basicsOf(content.personalInfo),
    ...Object.assign({}, ...sections.map(({ shown }) => shown)),
    meta: {
      version: 'v1.0.0',
      folio: { name, templateId, order, ...(!isAllShown && { hidden }) },
    },
  };
}

/**
 * Separates hidden entries from the others. Custom sections keep theirs, because the schema has no
 * such sections, so other programs don't show them.
 */
function partHidden(fields: Fields, isWhole: boolean): { shown: Fields; hidden: Fields } {
  if (isWhole) return { shown: {}, hidden: mapLists(fields, (entries) => entries.map(placed)) };
  const { customSections, ...lists } = fields;
  const shown = mapLists(lists, (entries) => entries.filter(({ isHidden }) => !isHidden));
  const hidden = mapLists(lists, (entries) =>
    entries.map(placed).filter(({ isHidden }) => isHidden),
  );
  return {
    shown: { ...withoutEmpty(shown), ...(customSections !== undefined && { customSections }) },
    hidden: withoutEmpty(Object.fromEntries(Object.entries(hidden).filter(isList))),
  };
}

const placed = (entry: Fields, at: number): Fields => ({ at, ...entry });
const isList = ([, value]: [string, unknown]): boolean => Array.isArray(value);

const mapLists = (fields: Fields, change: (entries: Fields[]) => Fields[]): Fields =>
  Object.fromEntries(
    Object.entries(fields).map(([name, value]) => [
      name,
      Array.isArray(value) ? change(value) : value,
    ]),
  );

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
      languages.map((one) =>
        withoutEmpty({ language: one.language, fluency: one.proficiency, ...ownFlags(one) }),
      ),
    ),
  interests: ({ interests }) => interestsOf(interests),
  customSections: ({ customSections }) =>
    list(
      'customSections',
      customSections.map(({ title, entries }) => ({
        title,
        entries: entries.map(({ id: _, place: _place, current, bullets, ...one }) =>
          withoutEmpty({
            ...one,
            ...datesOf({ ...one, current }),
            bullets: bullets.some(({ isHidden }) => isHidden)
              ? highlights(bullets).bullets
              : bullets.map(({ text }) => text),
            ...ownFlags(one),
          }),
        ),
      })),
    ),
  volunteering: ({ volunteering }) => more(moreLists.volunteering(volunteering)),
  publications: ({ publications }) => more(moreLists.publications(publications)),
  awards: ({ awards }) => more(moreLists.awards(awards)),
  references: ({ references }) => more(moreLists.references(references)),
  patents: ({ patents }) => more(moreLists.patents(patents)),
  talks: ({ talks }) => more(moreLists.talks(talks)),
  courses: ({ courses }) => more(moreLists.courses(courses)),
  memberships: ({ memberships }) => more(moreLists.memberships(memberships)),
  militaryService: ({ militaryService }) => more(moreLists.militaryService(militaryService)),
};

const more = ([name, entries]: [string, Fields[]]): Fields => list(name, entries.map(withoutEmpty));

const list = (name: string, entries: Fields[]): Fields =>
  entries.length > 0 ? { [name]: entries } : {};

const work = (job: WorkExperience): Fields =>
  withoutEmpty({
    name: job.company,
    position: job.position,
    location: job.location,
    ...datesOf(job),
    summary: job.description,
    ...highlights(job.bullets),
    ...ownFlags(job),
  });

const school = (entry: Education): Fields =>
  withoutEmpty({
    institution: entry.institution,
    area: entry.field,
    studyType: entry.degree,
    ...datesOf(entry),
    location: entry.location,
    description: entry.description,
    ...ownFlags(entry),
  });

const skill = ({ category, items, itemsText, isHidden }: SkillCategory): Fields =>
  withoutEmpty({ name: category, keywords: items, itemsText, ...ownFlags({ isHidden }) });

function project({ name, description, technologies, link, isHidden, ...dates }: Project): Fields {
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
    ...ownFlags({ isHidden }),
  });
}

const certificate = (entry: Certification): Fields =>
  withoutEmpty({
    name: entry.name,
    ...singleDate(entry),
    issuer: entry.issuer,
    description: entry.description,
    ...ownFlags(entry),
  });

function basicsOf(person: PersonalInfo): Fields {
  const { firstName, lastName, email, phone, location, website } = person;
  const isAddress = mailHref(email) !== undefined;
  return withoutEmpty({
    name: joinName(person),
    firstName,
    lastName,
    label: person.title,
    email: isAddress ? email : '',
    emailText: isAddress ? '' : email,
    phone,
    ...addressesOf(person),
    details: detailsOf(person),
    websiteText: webHref(website) === website ? '' : website,
    summary: person.summary,
    location: location === '' ? undefined : { city: location },
  });
}

/**
 * The website field may hold several addresses: the first becomes the URL, the others profiles,
 * followed by the links.
 */
function addressesOf(person: PersonalInfo): Fields {
  const [url = '', ...others] = webAddresses(person.website).flatMap(
    (address) => webHref(address.trim()) ?? [],
  );
  const otherProfiles = others.map((address) => ({ network: hostOf(address), url: address }));
  return { url, profiles: [...otherProfiles, ...profilesOf(person)] };
}

const hostOf = (address: string): string => address.replace(/^https?:\/\/([^/?#:]*).*$/s, '$1');
