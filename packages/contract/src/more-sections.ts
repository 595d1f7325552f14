import { publicationTypes } from './content-choices.ts';
import { contentLimits } from './content-limits.ts';
import {
  bullets,
  date,
  field,
  type ListDefinition,
  link,
  longText,
  period,
} from './field-definitions.ts';
import type { moreSections } from './section-names.ts';

/** The registry's part for the rarer sections and for the lists in the head. */
const note = longText('description', 'Note', { isDetail: true });

const volunteering: ListDefinition = {
  id: 'volunteering',
  label: 'Volunteering',
  documentTitle: 'Volunteering',
  entries: {
    addLabel: 'Add Volunteering',
    noun: 'volunteering',
    emptyText: 'Add unpaid work that shows what you can do.',
    titleFields: ['position', 'organization'],
    subtitleFields: ['organization', 'period'],
  },
  fields: [
    field('position', 'Role'),
    field('organization', 'Organization'),
    period('Duration', { isWide: true }),
    bullets,
    field('location', 'Location', { isDetail: true, isWide: true }),
    link('Link', { isDetail: true }),
    longText('description', 'Description', { isDetail: true }),
  ],
};

const publications: ListDefinition = {
  id: 'publications',
  label: 'Publications',
  documentTitle: 'Publications',
  entries: {
    addLabel: 'Add Publication',
    noun: 'publication',
    emptyText: 'Add a publication, or paste BibTeX or a reference with its DOI.',
    titleFields: ['title', 'authors'],
    subtitleFields: ['venue', 'date'],
  },
  fields: [
    field('title', 'Title', { isWide: true }),
    field('authors', 'Authors', {
      isWide: true,
      limit: contentLimits.longText,
      hint: 'Separate with commas. Your own name appears in bold.',
    }),
    field('venue', 'Journal, conference or book', { isWide: true }),
    field('type', 'Type', {
      kind: 'select',
      options: publicationTypes,
      optionLabels: {
        article: 'Journal article',
        conference: 'Conference paper',
        book: 'Book',
        chapter: 'Book chapter',
        thesis: 'Thesis',
        preprint: 'Preprint',
        report: 'Report',
        other: 'Other',
      },
    }),
    date('Date'),
    field('doi', 'DOI'),
    field('pages', 'Pages'),
    field('volume', 'Volume', { isDetail: true }),
    field('issue', 'Issue', { isDetail: true }),
    field('publisher', 'Publisher', { isDetail: true, isWide: true }),
    link('Link', { isDetail: true }),
    note,
  ],
};

const patents: ListDefinition = {
  id: 'patents',
  label: 'Patents',
  documentTitle: 'Patents',
  entries: {
    addLabel: 'Add Patent',
    noun: 'patent',
    emptyText: 'Add a patent or an application for one.',
    titleFields: ['title', 'number'],
    subtitleFields: ['number', 'date'],
  },
  fields: [
    field('title', 'Title', { isWide: true }),
    field('number', 'Number'),
    date('Date'),
    field('office', 'Patent office'),
    field('status', 'Status', { hint: 'For example: Granted' }),
    field('inventors', 'Inventors', {
      isWide: true,
      isDetail: true,
      limit: contentLimits.longText,
      hint: 'Separate with commas.',
    }),
    link('Link', { isDetail: true }),
    longText('description', 'Description', { isDetail: true }),
  ],
};

const talks: ListDefinition = {
  id: 'talks',
  label: 'Talks',
  documentTitle: 'Talks',
  entries: {
    addLabel: 'Add Talk',
    noun: 'talk',
    emptyText: 'Add a talk, panel or workshop you gave.',
    titleFields: ['title', 'event'],
    subtitleFields: ['event', 'date'],
  },
  fields: [
    field('title', 'Title', { isWide: true }),
    field('event', 'Event'),
    date('Date'),
    field('location', 'Location', { isDetail: true, isWide: true }),
    link('Link', { isDetail: true }),
    longText('description', 'Description', { isDetail: true }),
  ],
};

const awards: ListDefinition = {
  id: 'awards',
  label: 'Awards',
  documentTitle: 'Awards',
  entries: {
    addLabel: 'Add Award',
    noun: 'award',
    emptyText: 'Add a prize, scholarship or grant.',
    titleFields: ['title', 'awarder'],
    subtitleFields: ['awarder', 'date'],
  },
  fields: [
    field('title', 'Award', { isWide: true }),
    field('awarder', 'Awarded by'),
    date('Date'),
    longText('description', 'Description'),
    link('Link', { isDetail: true }),
  ],
};

const courses: ListDefinition = {
  id: 'courses',
  label: 'Courses',
  documentTitle: 'Courses',
  entries: {
    addLabel: 'Add Course',
    noun: 'course',
    emptyText: 'Add a course or training the job asks for.',
    titleFields: ['name', 'institution'],
    subtitleFields: ['institution', 'period'],
  },
  fields: [
    field('name', 'Course', { isWide: true }),
    field('institution', 'Provider'),
    period('Date'),
    link('Link', { isDetail: true }),
    longText('description', 'Description', { isDetail: true }),
  ],
};

const memberships: ListDefinition = {
  id: 'memberships',
  label: 'Memberships',
  documentTitle: 'Memberships',
  entries: {
    addLabel: 'Add Membership',
    noun: 'membership',
    emptyText: 'Add a professional body or society you belong to.',
    titleFields: ['organization', 'role'],
    subtitleFields: ['role', 'period'],
  },
  fields: [
    field('organization', 'Organization', { isWide: true }),
    field('role', 'Role'),
    period('Duration'),
    link('Link', { isDetail: true }),
    longText('description', 'Description', { isDetail: true }),
  ],
};

const militaryService: ListDefinition = {
  id: 'militaryService',
  label: 'Military service',
  documentTitle: 'Military Service',
  entries: {
    addLabel: 'Add Service',
    noun: 'service',
    emptyText: 'Add your branch, your rank and what you were responsible for.',
    titleFields: ['rank', 'branch'],
    subtitleFields: ['branch', 'period'],
  },
  fields: [
    field('branch', 'Branch'),
    field('rank', 'Rank or role'),
    period('Duration', { isWide: true }),
    bullets,
    field('location', 'Location', { isDetail: true, isWide: true }),
    longText('description', 'Description', { isDetail: true }),
  ],
};

const references: ListDefinition = {
  id: 'references',
  label: 'References',
  documentTitle: 'References',
  entries: {
    addLabel: 'Add Reference',
    noun: 'reference',
    emptyText: 'Add someone who agreed to vouch for you.',
    titleFields: ['name', 'organization'],
    subtitleFields: ['position', 'organization'],
  },
  fields: [
    field('name', 'Name', { isWide: true }),
    field('position', 'Job title'),
    field('organization', 'Company'),
    field('email', 'Email', { kind: 'email' }),
    field('phone', 'Phone', { kind: 'tel' }),
    field('relationship', 'How you know each other', { isDetail: true, isWide: true }),
    longText('description', 'What they say', { isDetail: true }),
  ],
};

/** Shown in the form only after their owner adds them. */
export const moreDefinitions = {
  volunteering,
  publications,
  patents,
  talks,
  awards,
  courses,
  memberships,
  militaryService,
  references,
} as const satisfies Record<(typeof moreSections)[number], ListDefinition>;
