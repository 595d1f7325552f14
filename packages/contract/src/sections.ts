import { proficiencies } from './content-choices.ts';
import { contentLimits } from './content-limits.ts';
import {
  bullets,
  date,
  detailedDescription,
  field,
  type ListDefinition,
  link,
  longText,
  period,
  type SectionDefinition,
} from './field-definitions.ts';
import { moreDefinitions } from './more-sections.ts';
import type { SectionName } from './section-names.ts';

/**
 * The only registry of a resume's sections: the name of each, its fields and their input controls.
 * Forms, documents, import, analysis and profile read it.
 */

const personalInfo: SectionDefinition = {
  id: 'personalInfo',
  label: 'Personal',
  documentTitle: 'Summary',
  fields: [
    field('name', 'Name', {
      kind: 'name',
      stored: ['firstName', 'lastName'],
      limit: 2 * contentLimits.shortText + 1,
      isRequired: true,
      autoComplete: 'name',
      placeholder: 'Your Name',
    }),
    field('title', 'Title', {
      autoComplete: 'organization-title',
      placeholder: 'Your Professional Title',
    }),
    field('location', 'Location', { autoComplete: 'address-level2' }),
    field('website', 'Website', { kind: 'url', autoComplete: 'url' }),
    field('email', 'Email', { kind: 'email', autoComplete: 'email', isRequired: true }),
    field('phone', 'Phone', { kind: 'tel', autoComplete: 'tel', isRequired: true }),
    longText('summary', 'Summary', {
      hint: '2–4 sentences: what you do, for how long, and what you’re best at.',
    }),
  ],
};

const workExperience: ListDefinition = {
  id: 'workExperience',
  label: 'Experience',
  documentTitle: 'Experience',
  entries: {
    addLabel: 'Add Experience',
    noun: 'experience',
    emptyText:
      'Start with your current or most recent job. Internships, summer jobs and training count, too.',
    titleFields: ['position', 'company'],
    subtitleFields: ['company', 'period'],
  },
  fields: [
    field('position', 'Role', { isRequired: true }),
    field('company', 'Company', { isRequired: true }),
    period('Duration', {
      isWide: true,
      isRequired: true,
      hint: 'For example: Mar 2023 – Present',
    }),
    bullets,
    field('location', 'Location', { isDetail: true, isWide: true }),
    detailedDescription,
  ],
};

const education: ListDefinition = {
  id: 'education',
  label: 'Education',
  documentTitle: 'Education',
  entries: {
    addLabel: 'Add Education',
    noun: 'education',
    emptyText: 'Add your latest degree, course or school.',
    titleFields: ['degree', 'institution'],
    subtitleFields: ['institution', 'period'],
  },
  fields: [
    field('degree', 'Degree'),
    field('institution', 'School', { isRequired: true }),
    period('Year', { isWide: true }),
    field('field', 'Field of study', { isDetail: true }),
    field('location', 'Location', { isDetail: true }),
    { ...detailedDescription, hint: 'For example: GPA 3.8, CGPA 8.4/10, 93%, honors, courses' },
  ],
};

const skills: ListDefinition = {
  id: 'skills',
  label: 'Skills',
  documentTitle: 'Skills',
  entries: {
    addLabel: 'Add Skill Category',
    noun: 'skill category',
    emptyText: 'Group your skills: languages, tools, methods.',
    titleFields: ['category', 'items'],
    subtitleFields: ['items'],
  },
  fields: [
    field('category', 'Category', { isWide: true }),
    field('items', 'Skills', {
      kind: 'items',
      stored: ['items', 'itemsText'],
      limit: contentLimits.itemsText,
      isWide: true,
      hint: 'Separate with commas.',
    }),
  ],
};

const projects: ListDefinition = {
  id: 'projects',
  label: 'Projects',
  documentTitle: 'Projects',
  entries: {
    addLabel: 'Add Project',
    noun: 'project',
    emptyText: 'Add something you built, led or published.',
    titleFields: ['name', 'description'],
    subtitleFields: ['technologies', 'period'],
  },
  fields: [
    field('name', 'Title'),
    period('Duration'),
    field('technologies', 'Technologies', { isWide: true, limit: contentLimits.longText }),
    longText('description', 'Description'),
    link('Project link', { isDetail: true }),
  ],
};

const certifications: ListDefinition = {
  id: 'certifications',
  label: 'Certificates',
  documentTitle: 'Certifications',
  entries: {
    addLabel: 'Add Certificate',
    noun: 'certificate',
    emptyText: 'Add certificates and licenses a recruiter can verify.',
    titleFields: ['name', 'issuer'],
    subtitleFields: ['issuer', 'date'],
  },
  fields: [
    field('name', 'Name', { isWide: true }),
    field('issuer', 'Issuer'),
    date('Year'),
    detailedDescription,
  ],
};

const languages: ListDefinition = {
  id: 'languages',
  label: 'Languages',
  documentTitle: 'Languages',
  entries: {
    addLabel: 'Add Language',
    noun: 'language',
    emptyText: 'Add the languages you speak.',
    titleFields: ['language'],
    subtitleFields: ['proficiency'],
  },
  fields: [
    field('language', 'Language'),
    field('proficiency', 'Proficiency', {
      kind: 'select',
      options: proficiencies,
      optionLabels: {
        C2: 'C2 (proficient)',
        C1: 'C1 (advanced)',
        B2: 'B2 (upper intermediate)',
        B1: 'B1 (intermediate)',
        A2: 'A2 (elementary)',
        A1: 'A1 (beginner)',
      },
    }),
  ],
};

const interests: SectionDefinition = {
  id: 'interests',
  label: 'Interests',
  documentTitle: 'Interests',
  fields: [longText('interests', 'Interests')],
};

/** The custom sections, for everything that no other section covers. */
const customSections: ListDefinition = {
  id: 'customSections',
  label: 'Other sections',
  documentTitle: 'More',
  entries: {
    addLabel: 'Add Section',
    noun: 'section',
    emptyText: 'For anything else: exhibitions, press, side projects.',
    titleFields: ['title'],
    subtitleFields: [],
  },
  fields: [
    field('title', 'Section name', {
      isWide: true,
      hint: 'For example: Exhibitions',
    }),
  ],
};

/** The fields of custom sections' entries. */
export const customEntries: ListDefinition = {
  ...customSections,
  entries: {
    addLabel: 'Add Entry',
    noun: 'entry',
    emptyText: 'A section appears once it has an entry.',
    titleFields: ['title', 'subtitle', 'period', 'bullets', 'description'],
    subtitleFields: ['subtitle', 'period'],
  },
  fields: [
    field('title', 'Title'),
    field('subtitle', 'Subtitle'),
    period('Date', { isWide: true }),
    bullets,
    link('Link', { isDetail: true }),
    detailedDescription,
  ],
};

/** The sections that are lists of entries. */
export const listSections = {
  workExperience,
  education,
  projects,
  certifications,
  skills,
  languages,
  customSections,
  ...moreDefinitions,
} as const;
export type ListSection = keyof typeof listSections;

export const sections = {
  personalInfo,
  workExperience,
  education,
  skills,
  projects,
  certifications,
  languages,
  interests,
  customSections,
  ...moreDefinitions,
} as const satisfies Record<SectionName, SectionDefinition>;

/** Whether a section is a list of entries: all except the person and their interests. */
export const isListSection = (section: SectionName): section is ListSection =>
  section in listSections;
