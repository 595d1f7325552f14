import { proficiencies } from '@folio/contract/resume-content';
import type { ListName } from '../store/document.ts';
import type { FieldDefinition, ListDefinition } from './field-definition.ts';

export const text = (
  field: string,
  label: string,
  paths: readonly string[],
  more: Partial<FieldDefinition> = {},
): FieldDefinition => ({ field, label, kind: 'text', paths, ...more });

const period = ['dateText', 'startDate', 'endDate', 'current'];
export const bullets = 'One a line. Start with what you did, end with what came of it.';
const asWritten = 'As it should read, such as Mar 2023 – Present.';
export const description: FieldDefinition = {
  field: 'description',
  label: 'Description',
  kind: 'multiline',
  wide: true,
  paths: ['description'],
};

export const listDefinitions: Readonly<Record<ListName, ListDefinition>> = {
  experience: {
    list: 'experience',
    section: 'workExperience',
    addLabel: 'Add Experience',
    noun: 'experience',
    emptyText: 'Start with the position you hold now, or held last.',
    titleFields: ['role', 'company'],
    subtitleFields: ['company', 'duration'],
    fields: [
      text('role', 'Role', ['position']),
      text('company', 'Company', ['company']),
      text('duration', 'Duration', period, { wide: true, hint: asWritten }),
      text('bulletPoints', 'Bullet points', ['bullets'], {
        kind: 'bullets',
        wide: true,
        hint: bullets,
      }),
      text('location', 'Location', ['location'], { isDetail: true, wide: true }),
      { ...description, isDetail: true },
    ],
  },
  education: {
    list: 'education',
    section: 'education',
    addLabel: 'Add Education',
    noun: 'education',
    emptyText: 'Add your latest degree, course or school.',
    titleFields: ['degree', 'school'],
    subtitleFields: ['school', 'year'],
    fields: [
      text('degree', 'Degree', ['degree']),
      text('school', 'School', ['institution']),
      text('year', 'Year', period, { wide: true }),
      text('field', 'Field of study', ['field'], { isDetail: true }),
      text('location', 'Location', ['location'], { isDetail: true }),
      { ...description, isDetail: true },
    ],
  },
  projects: {
    list: 'projects',
    section: 'projects',
    addLabel: 'Add Project',
    noun: 'project',
    emptyText: 'Add something that you built, led or published.',
    titleFields: ['title', 'description'],
    subtitleFields: ['technologies', 'duration'],
    fields: [
      text('title', 'Title', ['name']),
      text('duration', 'Duration', period),
      text('technologies', 'Technologies', ['technologies'], { wide: true }),
      description,
      text('link', 'Project link', ['link'], { kind: 'url', isDetail: true, wide: true }),
    ],
  },
  certificates: {
    list: 'certificates',
    section: 'certifications',
    addLabel: 'Add Certificate',
    noun: 'certificate',
    emptyText: 'Add certificates and licences that a recruiter can check.',
    titleFields: ['name', 'issuer'],
    subtitleFields: ['issuer', 'year'],
    fields: [
      text('name', 'Name', ['name'], { wide: true }),
      text('issuer', 'Issuer', ['issuer']),
      text('year', 'Year', ['dateText', 'date']),
      { ...description, isDetail: true },
    ],
  },
  skills: {
    list: 'skills',
    section: 'skills',
    addLabel: 'Add Skill Category',
    noun: 'skill category',
    emptyText: 'Group your skills, such as Languages, Tools or Methods.',
    titleFields: ['category', 'items'],
    subtitleFields: ['items'],
    fields: [
      text('category', 'Category', ['category'], { wide: true }),
      text('items', 'Skills', ['items', 'itemsText'], {
        kind: 'multiline',
        wide: true,
        hint: 'Separated by commas.',
      }),
    ],
  },
  languages: {
    list: 'languages',
    section: 'languages',
    addLabel: 'Add Language',
    noun: 'language',
    emptyText: 'Add the languages that you speak.',
    titleFields: ['language'],
    subtitleFields: ['proficiency'],
    fields: [
      text('language', 'Language', ['language']),
      text('proficiency', 'Proficiency', ['proficiency'], {
        kind: 'select',
        options: proficiencies,
      }),
    ],
  },
};
