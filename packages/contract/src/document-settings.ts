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

/** Any reference but the personal info's, which can't be hidden. */
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

/** Where the sections named are gone, a reference names nothing and does no harm. */
const SectionReferences = z.array(SectionReference).max(mostReferences);

const choiceOf = <const T extends readonly string[]>(choices: T) =>
  z.enum(choices).nullable().default(null);
const margin = within(settingRanges.marginMm).nullable().default(null);
const yesOrNo = z.boolean().nullable().default(null);

/**
 * How a person wants their document set, whatever its template: stored in the resume beside its
 * content. Null is the template's own. Lengths are in millimetres, colours '#rrggbb'.
 *
 * A field that is added is null, false or empty as long as nobody has chosen it, so that the release
 * before, which does not know it, makes the same document (`documentHash` leaves such fields out).
 */
export const DocumentSettings = z.strictObject({
  pageSize: z.enum(pageSizes).default('A4'),
  /** The margin of all four sides; one that is set for a side goes before it. */
  marginMm: margin,
  marginTopMm: margin,
  marginRightMm: margin,
  marginBottomMm: margin,
  marginLeftMm: margin,
  fontFamily: choiceOf(fontChoices),
  /** The family of the name and the titles of sections; null is that of the text. */
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
  /** The sections that stand in the side column, where the template has one. */
  sidebar: SectionReferences.nullable().default(null),
  /** Whether the text keeps to its column where the side column has ended, or runs wide. */
  sidebarPages: choiceOf(sidebarExtents),
  /** Each begins on a page of its own. */
  breakBefore: SectionReferences.default([]),
  /** Name and page at the head of each page but the first. */
  runningHead: yesOrNo,
  pageNumbers: yesOrNo,
  headingStyle: choiceOf(headingStyles),
  headingCase: choiceOf(headingCases),
  bulletStyle: choiceOf(bulletStyles),
  datePlace: choiceOf(datePlaces),
  /** The employer or school before the role or degree. */
  companyFirst: yesOrNo,
  skillStyle: choiceOf(skillStyles),
  /** Small drawings before the ways to reach the owner, where the template sets them without labels. */
  contactIcons: yesOrNo,
  /** The language of the document's own words; null is the language that the resume is written in. */
  language: z.enum(languageTags).nullable().default(null),
  /** Whether long words of running text may be divided at a line's end. */
  hyphenation: z.boolean().default(false),
  /** Whether its PDF, Word and HTML files hold what they show for programs, too; null holds it. */
  embedData: yesOrNo,
  /** What the score goes by; null is what the content tells. No document shows it. */
  careerStage: choiceOf(careerStages),
});
export type DocumentSettings = z.infer<typeof DocumentSettings>;
