import type { Bullet } from '@folio/contract/bullets';
import type { ResumeContent } from '@folio/contract/resume-content';
import { withoutLacks } from '../text/lacking.ts';
import { type ReadLanguage, readLanguageOf } from '../text/languages.ts';
import { occupationsNamed } from '../vocabulary/occupations.ts';
import { phraseKey } from '../vocabulary/phrase.ts';
import { type Field, type TextTerms, termsIn } from './term-places.ts';

/** Terms of a resume by where they occur: in its skills, in what the person did, or elsewhere. */
export interface ResumeTerms {
  listed: TextTerms;
  prose: TextTerms;
  elsewhere: TextTerms;
}

/**
 * Builds paths like `joinPath` of the contract, whose schemas (23 kB gzipped) would otherwise be
 * loaded into the worker.
 */
const at = (...segments: readonly (string | number)[]): string =>
  segments.map((segment) => String(segment).replaceAll('~', '~0').replaceAll('/', '~1')).join('/');

/** Returns the given fields of an entry, each with its path. */
const fieldsOf = <T extends { id: string }, K extends keyof T & string>(
  path: string,
  entry: T,
  ...names: readonly K[]
): Field[] =>
  names.map((name) => ({ path: under(path, entry.id, name), text: textOf(entry[name]) }));
const under = (path: string, ...segments: readonly string[]) => `${path}/${at(...segments)}`;
const textOf = (value: unknown): string => (typeof value === 'string' ? value : '');

const bulletsOf = (path: string, entry: { id: string; bullets: readonly Bullet[] }): Field[] =>
  entry.bullets.map(({ id, text }) => ({
    path: under(path, entry.id, 'bullets', id, 'text'),
    text,
  }));

const listedIn = ({ skills }: ResumeContent): Field[] =>
  skills.flatMap(({ id, items, itemsText }) => [
    ...items.map((text, index) => ({ path: at('skills', id, 'items', index), text, isItem: true })),
    { path: at('skills', id, 'itemsText'), text: itemsText, isItem: true },
  ]);

const proseIn = (content: ResumeContent): Field[] => [
  ...content.workExperience.flatMap((job) => [
    ...fieldsOf('workExperience', job, 'description'),
    ...bulletsOf('workExperience', job),
  ]),
  ...content.projects.flatMap((project) =>
    fieldsOf('projects', project, 'description', 'technologies'),
  ),
  ...(['volunteering', 'militaryService'] as const).flatMap((section) =>
    content[section].flatMap((entry) => [
      ...fieldsOf(section, entry, 'description'),
      ...bulletsOf(section, entry),
    ]),
  ),
  ...content.customSections.flatMap((section) => {
    const path = at('customSections', section.id, 'entries');
    return section.entries.flatMap((entry) => [
      ...fieldsOf(path, entry, 'title', 'description'),
      ...bulletsOf(path, entry),
    ]);
  }),
];

const elsewhereIn = (content: ResumeContent): Field[] => [
  { path: 'personalInfo/summary', text: content.personalInfo.summary },
  { path: 'personalInfo/title', text: content.personalInfo.title },
  ...content.workExperience.flatMap((job) => fieldsOf('workExperience', job, 'position')),
  ...content.education.flatMap((school) =>
    fieldsOf('education', school, 'field', 'degree', 'description'),
  ),
  ...content.certifications.flatMap((one) =>
    fieldsOf('certifications', one, 'name', 'description'),
  ),
  ...content.languages.flatMap((one) => fieldsOf('languages', one, 'language')),
  ...content.volunteering.flatMap((one) => fieldsOf('volunteering', one, 'position')),
  ...content.courses.flatMap((one) => fieldsOf('courses', one, 'name', 'description')),
  ...(['publications', 'patents', 'talks', 'awards'] as const).flatMap((section) =>
    content[section].flatMap((work) => fieldsOf(section, work, 'title', 'description')),
  ),
  ...content.memberships.flatMap((one) => fieldsOf('memberships', one, 'organization', 'role')),
  { path: 'interests', text: content.interests },
];

export function readResumeTerms(content: ResumeContent): ResumeTerms {
  const hasText = ({ text }: Field) => text !== '';
  const listed = listedIn(content).filter(hasText);
  const prose = proseIn(content).filter(hasText);
  const elsewhere = elsewhereIn(content).filter(hasText);
  const language = readLanguageOf([...prose, ...elsewhere].map(({ text }) => text).join('\n'));
  return {
    listed: ownTermsIn(listed, language),
    prose: ownTermsIn(prose, language),
    elsewhere: ownTermsIn(elsewhere, language),
  };
}

/** A stated lack is not a mention: 'no experience with SAP'. */
function ownTermsIn(fields: readonly Field[], language: ReadLanguage): TextTerms {
  const stated = fields.map((field) => ({ ...field, text: withoutLacks(field.text) }));
  return { ...termsIn(stated, language), fields };
}

/** How well the titles of a resume answer the advertised one, from 0 to 1. */
export function titleMatch(content: ResumeContent, advertised: string): number {
  const wanted = wordsOf(advertised);
  if (wanted.size === 0) return 0;
  const titles = [content.personalInfo.title, ...content.workExperience.map((job) => job.position)];
  const occupation = occupationsNamed(advertised)[0];
  const names = occupation ? [occupation.name, ...occupation.titles].map(phraseKey) : [];
  return Math.max(
    0,
    ...titles.filter(Boolean).map((title) => {
      const padded = ` ${phraseKey(title)} `;
      const isSame = names.some((name) => name !== '' && padded.includes(` ${name} `));
      return Math.max(isSame ? 0.8 : 0, shared(wanted, wordsOf(title)));
    }),
  );
}

const wordsOf = (title: string) =>
  new Set(
    phraseKey(title)
      .split(' ')
      .filter((word) => word.length > 1),
  );

const shared = (wanted: ReadonlySet<string>, present: ReadonlySet<string>) =>
  [...wanted].filter((word) => present.has(word)).length / wanted.size;
