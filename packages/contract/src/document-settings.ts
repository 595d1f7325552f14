import { z } from 'zod';
import { dateFormats } from './date-text.ts';
import { languageTags } from './document-languages.ts';
import { careerStages } from './score-limits.ts';
import { SectionReference } from './section-order.ts';
import { mostReferences } from './section-references.ts';
import {
  bulletStyles,
  datePlaces,
  fontChoices,
  headingCases,
  headingStyles,
  pageSizes,
  photoShapes,
  settingRanges,
  sidebarExtents,
  skillStyles,
  titledSections,
} from './setting-choices.ts';
import { toStorable } from './storable-text.ts';

const titleLength = 60;

/** Any section reference except the personal info's, which can't be hidden. */
const HideableReference = SectionReference.refine(
  (reference) => reference !== 'personalInfo',
  'The top of a document can’t be hidden.',
);

const within = ({ min, max }: { min: number; max: number }) =>
  z.number().min(min, `The minimum is ${min}.`).max(max, `The maximum is ${max}.`);

const SectionTitle = z
  .string()
  .overwrite(toStorable)
  .regex(/\S/, 'A title needs a letter.')
  .max(titleLength, `A title can have up to ${titleLength} characters.`);

/** References to deleted sections are ignored. */
const SectionReferences = z.array(SectionReference).max(mostReferences);

const choiceOf = <const T extends readonly string[]>(choices: T) =>
  z.enum(choices).nullable().default(null);
const margin = within(settingRanges.marginMm).nullable().default(null);
const yesOrNo = z.boolean().nullable().default(null);

/**
 * How a person wants their document set, whatever its template; stored with the content. Null means
 * the template's own choice. Lengths are in millimeters, colors '#rrggbb'. A new field must be
 * null, false or empty until somebody chooses a value, so that the previous release, which ignores
 * it, produces the same document (`documentHash` leaves such fields out).
 */
export const DocumentSettings = z.strictObject({
  pageSize: z.enum(pageSizes).default('A4'),
  /** The margin of all four sides, which the margin of a single side overrides. */
  marginMm: margin,
  marginTopMm: margin,
  marginRightMm: margin,
  marginBottomMm: margin,
  marginLeftMm: margin,
  fontFamily: choiceOf(fontChoices),
  /** The font family of the name and section titles; null means that of the text. */
  headingFamily: choiceOf(fontChoices),
  fontScale: within(settingRanges.fontScale).default(1),
  leadingScale: within(settingRanges.leadingScale).default(1),
  spacingScale: within(settingRanges.spacingScale).default(1),
  accent: z
    .string()
    .regex(/^#[0-9a-f]{6}$/i, 'Write colors as #rrggbb.')
    .nullable()
    .default(null),
  hiddenSections: z.array(HideableReference).max(mostReferences).default([]),
  sectionTitles: z.partialRecord(z.enum(titledSections), SectionTitle).default({}),
  dateFormat: z.enum(dateFormats).default('MMM YYYY'),
  fitToPages: within(settingRanges.fitToPages).int().nullable().default(null),
  /** A photo that is not shown stays with the resume. */
  showPhoto: z.boolean().default(true),
  photoShape: z.enum(photoShapes).default('rounded'),
  photoScale: within(settingRanges.photoScale).nullable().default(null),
  /** The sections in the side column, if the template has one. */
  sidebar: SectionReferences.nullable().default(null),
  /**
   * Whether the main column keeps its width on pages after the side column has ended, or takes the
   * whole page.
   */
  sidebarPages: choiceOf(sidebarExtents),
  /** The sections that start on a new page. */
  breakBefore: SectionReferences.default([]),
  /** Shows the name and the page number at the top of each page but the first. */
  runningHead: yesOrNo,
  pageNumbers: yesOrNo,
  headingStyle: choiceOf(headingStyles),
  headingCase: choiceOf(headingCases),
  bulletStyle: choiceOf(bulletStyles),
  datePlace: choiceOf(datePlaces),
  /** Shows the employer or school before the role or degree. */
  companyFirst: yesOrNo,
  skillStyle: choiceOf(skillStyles),
  /** Shows icons before contact details if the template sets them without labels. */
  contactIcons: yesOrNo,
  /** The language of the document's own words; null means that of the resume's text. */
  language: z.enum(languageTags).nullable().default(null),
  /** Whether long words of running text may be hyphenated at the end of a line. */
  hyphenation: z.boolean().default(false),
  /** Whether PDF, Word, HTML and Markdown files embed the resume as data for programs; null embeds it. */
  embedData: yesOrNo,
  /** The career stage for the score; null derives it from the content. No document shows it. */
  careerStage: choiceOf(careerStages),
});
export type DocumentSettings = z.infer<typeof DocumentSettings>;
