import type { SectionName } from '@folio/contract/resume-content';

/** The words that a document adds to those of its owner. */
export const sectionTitles = {
  personalInfo: 'Summary',
  workExperience: 'Experience',
  education: 'Education',
  skills: 'Skills',
  projects: 'Projects',
  certifications: 'Certifications',
  languages: 'Languages',
  interests: 'Interests',
  customSections: 'More',
} as const satisfies Record<SectionName, string>;

export const documentWords = {
  contact: 'Contact',
  projectLink: 'Project Link',
  /** `{page}` and `{pages}` are replaced by the layout. */
  pageLabel: 'Page {page} of {pages}',
  photo: 'Photo',
  photoOf: 'Photo of',
  /** At the foot of each page of a PDF that nothing was paid for. */
  foot: 'Made with Folio',
  resume: 'Resume',
  coverLetter: 'Cover Letter',
} as const;
