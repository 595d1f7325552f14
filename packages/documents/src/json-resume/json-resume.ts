import { textsOf } from '@folio/contract/bullets';
import {
  type Certification,
  completeOrder,
  type Education,
  type Project,
  type ResumeContent,
  type SectionName,
  type SkillCategory,
  type WorkExperience,
} from '@folio/contract/resume-content';
import { webHref } from '../addresses.ts';
import type { ResumeForDocument } from '../resume-for-document.ts';
import { basicsOf } from './basics.ts';
import { datesOf, singleDate } from './dates.ts';
import { interestsOf } from './interests.ts';
import { type Fields, said } from './said.ts';

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
      languages.map(({ language, proficiency }) => said({ language, fluency: proficiency })),
    ),
  interests: ({ interests }) => list('interests', interestsOf(interests)),
  customSections: ({ customSections }) =>
    list(
      'customSections',
      customSections.map(({ title, entries }) => ({
        title,
        entries: entries.map(({ title, subtitle, dateText, description, bullets }) =>
          said({ title, subtitle, dateText, description, bullets: textsOf(bullets) }),
        ),
      })),
    ),
};

const list = (name: string, entries: Fields[]): Fields =>
  entries.length > 0 ? { [name]: entries } : {};

const work = (job: WorkExperience): Fields =>
  said({
    name: job.company,
    position: job.position,
    location: job.location,
    ...datesOf(job),
    summary: job.description,
    highlights: textsOf(job.bullets),
  });

const school = (entry: Education): Fields =>
  said({
    institution: entry.institution,
    area: entry.field,
    studyType: entry.degree,
    ...datesOf(entry),
    location: entry.location,
    description: entry.description,
  });

const skill = ({ category, items, itemsText }: SkillCategory): Fields =>
  said({ name: category, keywords: items, itemsText });

function project({ name, description, technologies, link, ...dates }: Project): Fields {
  const url = webHref(link.trim());
  const keywords = technologies
    .split(',')
    .map((technology) => technology.trim())
    .filter(Boolean);
  return said({
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
  said({
    name: entry.name,
    ...singleDate(entry),
    issuer: entry.issuer,
    description: entry.description,
  });
