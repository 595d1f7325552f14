import type { Bullet } from '@folio/contract/bullets';
import type { ResumeContent } from '@folio/contract/resume-content';
import { type ReadLanguage, readLanguageOf } from '../text/languages.ts';
import { findPhrases } from '../vocabulary/find-phrases.ts';
import { findSkills } from '../vocabulary/find-skills.ts';
import { namesIn } from '../vocabulary/names.ts';
import { occupationsNamed } from '../vocabulary/occupations.ts';
import { phraseKey } from '../vocabulary/phrase.ts';
import type { Term } from './advertisement.ts';

/** Where a resume says something: in its list of skills, in what the person did, or elsewhere. */
export interface ResumeTerms {
  listed: TextTerms;
  prose: TextTerms;
  elsewhere: TextTerms;
}

/** Not the contract's own, which would bring its schemas (23 kB gzipped) into the worker of the match. */
const textsOf = (bullets: readonly Bullet[]): string[] => bullets.map(({ text }) => text);

interface TextTerms {
  skills: ReadonlySet<string>;
  phrase: string;
}

export function readResumeTerms(content: ResumeContent): ResumeTerms {
  const items = content.skills.flatMap((category) => [...category.items, category.itemsText]);
  const prose = [
    ...content.workExperience.flatMap((job) => [job.description, ...textsOf(job.bullets)]),
    ...content.projects.flatMap((project) => [project.description, project.technologies]),
    ...[...content.volunteering, ...content.militaryService].flatMap((entry) => [
      entry.description,
      ...textsOf(entry.bullets),
    ]),
    ...content.customSections.flatMap((section) =>
      section.entries.flatMap((entry) => [
        entry.title,
        entry.description,
        ...textsOf(entry.bullets),
      ]),
    ),
  ];
  const elsewhere = [
    content.personalInfo.summary,
    content.personalInfo.title,
    ...content.workExperience.map((job) => job.position),
    ...content.education.flatMap((school) => [school.field, school.degree, school.description]),
    ...content.certifications.flatMap((certificate) => [certificate.name, certificate.description]),
    ...content.languages.map((language) => language.language),
    ...content.volunteering.map((entry) => entry.position),
    ...content.courses.flatMap((course) => [course.name, course.description]),
    ...[...content.publications, ...content.patents, ...content.talks, ...content.awards].flatMap(
      (work) => [work.title, work.description],
    ),
    ...content.memberships.flatMap((entry) => [entry.organization, entry.role]),
    content.interests,
  ];
  const language = readLanguageOf([...prose, ...elsewhere].join('\n'));
  return {
    listed: listedTerms(items, language),
    prose: termsOf(prose, language),
    elsewhere: termsOf(elsewhere, language),
  };
}

function termsOf(texts: readonly string[], language: ReadLanguage): TextTerms {
  const text = texts.filter(Boolean).join('\n');
  const found = [...findSkills(text, namesIn(language)), ...findPhrases(text, language)];
  const skills = new Set(found.map(({ skill }) => skill.id));
  return { skills, phrase: ` ${phraseKey(text)} ` };
}

/** An item of a list of skills is a skill, also where its word alone could be another. */
function listedTerms(items: readonly string[], language: ReadLanguage): TextTerms {
  const terms = termsOf(items, language);
  const named = items
    .flatMap((item) => item.split(/[,;|/]/))
    .flatMap((item) => namesIn(language).get(phraseKey(item))?.skill.id ?? []);
  return { ...terms, skills: new Set([...terms.skills, ...named]) };
}

export const mentions = (terms: TextTerms, term: Term): boolean =>
  terms.skills.has(term.key) || (!term.isSkill && terms.phrase.includes(` ${term.key} `));

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
