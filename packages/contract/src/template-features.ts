import type { TemplateId } from './template-ids.ts';

/** The three features of each template in the gallery's preview. */
export const templateFeatures: Readonly<Record<TemplateId, readonly string[]>> = {
  modern: [
    'Sidebar for contact details, skills and languages',
    'Dates at the right-hand edge',
    'Titles and links in the accent color',
  ],
  classic: [
    'One column from top to bottom',
    'Centered header',
    'Hairline below each section title',
  ],
  minimal: [
    'Section titles out in the margin',
    'Every line on one even grid',
    'Only black and gray',
  ],
  professional: [
    'Centered header in color',
    'Short color bar at each section title',
    'Skills in a table by category',
  ],
  creative: [
    'Two-color header across the page',
    'Narrow sidebar for skills and languages',
    'Wide column for your experience',
  ],
  academic: [
    'Years in the margin',
    'Employers and schools at the right-hand edge',
    'Room for publications and grants',
  ],
  engineering: [
    'One column that every parser reads',
    'Titles over a fine rule',
    'Room for two pages of facts on one',
  ],
  harvard: [
    'Employer and place above role and dates',
    'Centered titles in small capitals',
    'The order career offices teach',
  ],
  portrait: [
    'Photo at the head of a dark sidebar',
    'Contact and skills in light letters',
    'Your story first, in a wide column',
  ],
  timeline: [
    'A line that joins your positions',
    'Dates in a column of their own',
    'Titles and links in teal',
  ],
  swiss: [
    'A name as large as on a poster',
    'Titles in the margin under black bars',
    'One red accent per section',
  ],
  curriculum: ['Color bars in the margin', 'Dates in front', 'Contact details at the top right'],
  compact: [
    'Two columns, no background',
    'Tight spacing, nothing wasted',
    'Name and contact across the page',
  ],
  lebenslauf: [
    'Margins of DIN 5008',
    'Dates left, facts right, photo at the top',
    'Personal details as a table',
  ],
  scholar: ['Publications numbered and hanging', 'Titles in small capitals', 'Made for many pages'],
  rirekisho: [
    'Boxes for name, contact and photo',
    'A row for each date',
    'Sections one below the other in a grid',
  ],
  federal: [
    'Bands for titles, no columns to misread',
    'Generous lines for long duties',
    'A plain American grotesque',
  ],
  executive: [
    'Name in tall, spaced letters',
    'Titles centered between fine rules',
    'Touches of bronze',
  ],
};
