import type { SectionName } from '@folio/contract/resume-content';
import { sectionTitles } from '@folio/documents/section-titles';

/** What a section is called where its own title does not matter. */
export const nameOf = (section: SectionName): string =>
  section === 'customSections' ? 'Other sections' : sectionTitles[section];
