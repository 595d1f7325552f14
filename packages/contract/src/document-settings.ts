import { z } from 'zod';
import { dateFormats } from './date-text.ts';
import { sectionNames } from './resume-content.ts';
import { toStorable } from './storable-text.ts';

/**
 * How a person wants their document set, whatever its template: stored in the resume beside its
 * content. Null is the template's own. Lengths are in millimetres, colours '#rrggbb'.
 */
export const pageSizes = ['A4', 'Letter'] as const;
export type PageSize = (typeof pageSizes)[number];

/** The families for Latin letters; other scripts keep the faces that have their letters. */
export const fontChoices = [
  'Inter',
  'Gelasio',
  'Arimo',
  'Roboto',
  'Poppins',
  'EB Garamond',
] as const;

/** How the corners of a photo are cut. */
export const photoShapes = ['square', 'rounded', 'circle'] as const;
export type PhotoShape = (typeof photoShapes)[number];

export const settingRanges = {
  marginMm: { min: 8, max: 30, step: 1 },
  fontScale: { min: 0.8, max: 1.25, step: 0.05 },
  leadingScale: { min: 0.85, max: 1.3, step: 0.05 },
  spacingScale: { min: 0.6, max: 1.4, step: 0.1 },
  fitToPages: { min: 1, max: 10, step: 1 },
} as const;

const titleLength = 60;

/** The head of a document can't be hidden, and neither can the summary that its fields hold. */
export const hideableSections = sectionNames.filter((name) => name !== 'personalInfo');

const within = ({ min, max }: { min: number; max: number }) =>
  z
    .number()
    .min(min, `This may be ${min} at the least.`)
    .max(max, `This may be ${max} at the most.`);

/** Custom sections have titles of their own. */
export const titledSections = sectionNames.filter((name) => name !== 'customSections');

const SectionTitle = z
  .string()
  .overwrite(toStorable)
  .regex(/\S/, 'A title needs a letter.')
  .max(titleLength, `A title may have at most ${titleLength} characters.`);

export const DocumentSettings = z.strictObject({
  pageSize: z.enum(pageSizes).default('A4'),
  marginMm: within(settingRanges.marginMm).nullable().default(null),
  fontFamily: z.enum(fontChoices).nullable().default(null),
  fontScale: within(settingRanges.fontScale).default(1),
  leadingScale: within(settingRanges.leadingScale).default(1),
  spacingScale: within(settingRanges.spacingScale).default(1),
  accent: z
    .string()
    .regex(/^#[0-9a-f]{6}$/i, 'A color reads #rrggbb.')
    .nullable()
    .default(null),
  hiddenSections: z.array(z.enum(hideableSections)).max(hideableSections.length).default([]),
  sectionTitles: z.partialRecord(z.enum(titledSections), SectionTitle).default({}),
  dateFormat: z.enum(dateFormats).default('MMM YYYY'),
  fitToPages: within(settingRanges.fitToPages).int().nullable().default(null),
  /** A photo that is not shown stays with the resume. */
  showPhoto: z.boolean().default(true),
  photoShape: z.enum(photoShapes).default('rounded'),
});
export type DocumentSettings = z.infer<typeof DocumentSettings>;

/** Every template as it is. */
export const defaultSettings: DocumentSettings = DocumentSettings.parse({});
