import { sectionNames } from './section-names.ts';
import type { SectionReference } from './section-references.ts';

/** The options of the document settings; `document-settings.ts` has the settings. */
export const pageSizes = ['A4', 'Letter'] as const;
export type PageSize = (typeof pageSizes)[number];

/**
 * The font families for Latin letters, by kind; text in other scripts uses faces that have their
 * letters. `documents/font-faces.ts` has the files.
 */
export const fontKinds = {
  sans: [
    ...(['Inter', 'Roboto', 'Arimo', 'Carlito', 'Source Sans 3'] as const),
    ...(['IBM Plex Sans', 'Public Sans', 'Libre Franklin', 'Figtree', 'Poppins'] as const),
  ],
  serif: [
    ...(['Gelasio', 'Tinos', 'EB Garamond', 'Source Serif 4'] as const),
    ...(['Crimson Pro', 'Spectral', 'Lora'] as const),
  ],
  slab: ['Bitter', 'Zilla Slab'],
  display: [
    ...(['Roboto Condensed', 'Barlow Semi Condensed'] as const),
    ...(['Montserrat', 'Playfair Display', 'Cormorant Garamond'] as const),
  ],
} as const;
export type FontKind = keyof typeof fontKinds;
export const fontChoices = [
  ...fontKinds.sans,
  ...fontKinds.serif,
  ...fontKinds.slab,
  ...fontKinds.display,
] as const;
export type FontChoice = (typeof fontChoices)[number];

/** How the corners of a photo are cut. */
export const photoShapes = ['square', 'rounded', 'circle'] as const;
export type PhotoShape = (typeof photoShapes)[number];

export const sidebarExtents = ['all', 'first'] as const;
export type SidebarExtent = (typeof sidebarExtents)[number];
export const headingStyles = ['plain', 'line', 'bar', 'filled'] as const;
export type HeadingStyle = (typeof headingStyles)[number];
export const headingCases = ['written', 'capitals'] as const;
export type HeadingCase = (typeof headingCases)[number];
export const bulletStyles = ['dot', 'dash', 'square', 'arrow', 'none'] as const;
export type BulletStyle = (typeof bulletStyles)[number];
export const datePlaces = ['right', 'below', 'left'] as const;
export type DatePlace = (typeof datePlaces)[number];
/** Bars show levels that the owner wrote, such as 'SQL 4/5'; skills without a level stay a list. */
export const skillStyles = ['list', 'tags', 'columns', 'bars'] as const;
export type SkillStyle = (typeof skillStyles)[number];

export const settingRanges = {
  marginMm: { min: 8, max: 30, step: 1 },
  fontScale: { min: 0.8, max: 1.25, step: 0.05 },
  leadingScale: { min: 0.85, max: 1.3, step: 0.05 },
  spacingScale: { min: 0.6, max: 1.4, step: 0.1 },
  fitToPages: { min: 1, max: 10, step: 1 },
  photoScale: { min: 0.6, max: 1.4, step: 0.1 },
} as const;

/** Excludes custom sections, which have titles of their own. */
export const titledSections = sectionNames.filter((name) => name !== 'customSections');

/** The default side column: sections that are looked up rather than read. */
export const usualSidebar: readonly SectionReference[] = [
  'skills',
  'certifications',
  'languages',
  'interests',
];
