import type { DocumentSettings } from './document-settings.ts';

/**
 * The default settings, equal to what `DocumentSettings` parses from an empty object, for code that
 * loads no schemas.
 */
export const defaultSettings: DocumentSettings = {
  pageSize: 'A4',
  marginMm: null,
  marginTopMm: null,
  marginRightMm: null,
  marginBottomMm: null,
  marginLeftMm: null,
  fontFamily: null,
  headingFamily: null,
  fontScale: 1,
  leadingScale: 1,
  spacingScale: 1,
  accent: null,
  hiddenSections: [],
  sectionTitles: {},
  dateFormat: 'MMM YYYY',
  fitToPages: null,
  showPhoto: true,
  photoShape: 'rounded',
  photoScale: null,
  sidebar: null,
  sidebarPages: null,
  breakBefore: [],
  runningHead: null,
  pageNumbers: null,
  headingStyle: null,
  headingCase: null,
  bulletStyle: null,
  datePlace: null,
  companyFirst: null,
  skillStyle: null,
  contactIcons: null,
  language: null,
  hyphenation: false,
  embedData: null,
  careerStage: null,
};
