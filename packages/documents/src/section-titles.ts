import { type SectionName, sectionNames } from '@folio/contract/resume-content';
import { sections } from '@folio/contract/sections';

/** The titles that sections have in a document, where their owner gives them no other. */
export const sectionTitles = Object.fromEntries(
  sectionNames.map((name) => [name, sections[name].documentTitle]),
) as Record<SectionName, string>;

/** The other words that a document adds to those of its owner. */
export const documentWords = {
  contact: 'Contact',
  projectLink: 'Project Link',
  /** `{page}` and `{pages}` are replaced by the layout. */
  pageLabel: 'Page {page} of {pages}',
  photo: 'Photo',
  photoOf: 'Photo of',
  /** At the foot of each page of a PDF that nothing was paid for. */
  footer: 'Made with Folio',
  resume: 'Resume',
  coverLetter: 'Cover Letter',
} as const;
