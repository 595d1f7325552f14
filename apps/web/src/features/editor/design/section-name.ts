import type { SectionName } from '@folio/contract/resume-content';
import { sections } from '@folio/contract/sections';

/** What a section is called where its own title does not matter. */
export const nameOf = (section: SectionName): string =>
  section === 'customSections' ? sections[section].label : sections[section].documentTitle;
