import fc from 'fast-check';
import type { z } from 'zod';
import type { EditorForm } from '../editor-form.ts';
import { proficiencies, ResumeContent } from '../resume-content.ts';

/** Pieces that the map between the two forms splits and joins by, so that they meet often. */
const pieces = [
  ...[' ', '  ', ',', ', ', '\n', '\n\n', '\r\n', ' – ', '–', ' - ', '-', ' to ', '/', '.', '\t'],
  ...['Mar', 'March', 'sept', 'Present', 'now', '2019', '2023-03', '2023-13', '03/2020', '13/2020'],
  ...[
    'Summer 2019',
    'Ada',
    'Lovelace',
    'naïve',
    '₹',
    '•',
    '👩‍🚀',
    'עברית',
    '__proto__',
    'null',
    '0',
  ],
];
const fromPieces = fc
  .array(fc.constantFrom(...pieces), { maxLength: 8 })
  .map((all) => all.join(''));
const anything = fc.string({ unit: 'grapheme', maxLength: 30 });
export const arbitraryText = fc.oneof(
  { weight: 5, arbitrary: fromPieces },
  { weight: 2, arbitrary: anything },
  { weight: 1, arbitrary: fc.constant('') },
);

const text = arbitraryText;
const texts = fc.array(text, { maxLength: 5 });
const few = <T>(entry: fc.Arbitrary<T>) => fc.array(entry, { maxLength: 4 });
const proficiency = fc.constantFrom('' as const, ...proficiencies);
const period = { startDate: text, endDate: text, current: fc.boolean(), dateText: text };

const languages = few(fc.record({ language: text, proficiency }));
const customSections = few(
  fc.record({
    title: text,
    entries: few(
      fc.record({ title: text, subtitle: text, dateText: text, description: text, bullets: texts }),
    ),
  }),
);
const photoId = fc.oneof(fc.constant(''), fc.uuid());
const person = { email: text, phone: text, title: text, location: text, website: text };

/** Content as it is in memory: with ids and places. */
export const arbitraryContent: fc.Arbitrary<ResumeContent> = fc
  .record({
    personalInfo: fc.record({
      ...{ firstName: text, lastName: text, ...person, summary: text },
      photoId,
    }),
    workExperience: few(
      fc.record({
        id: fc.uuid(),
        ...{ company: text, position: text, location: text, ...period, description: text },
        bullets: texts,
      }),
    ),
    education: few(
      fc.record({
        ...{ institution: text, degree: text, field: text, location: text, description: text },
        ...period,
      }),
    ),
    skills: few(fc.record({ category: text, items: texts, itemsText: text })),
    projects: few(
      fc.record({ name: text, description: text, technologies: text, ...period, link: text }),
    ),
    certifications: few(
      fc.record({ name: text, issuer: text, date: text, dateText: text, description: text }),
    ),
    languages,
    interests: text,
    customSections,
  })
  .map((content) => ResumeContent.parse(content));

/** A form as an older client sends it: the texts that a person sees, without the stored parts. */
export const arbitraryVisibleForm: fc.Arbitrary<z.input<typeof EditorForm>> = fc.record({
  ...{ name: text, ...person, summary: text, interests: text, photoId },
  experience: few(fc.record({ role: text, company: text, duration: text, bulletPoints: text })),
  education: few(fc.record({ degree: text, school: text, year: text })),
  projects: few(fc.record({ title: text, description: text, technologies: text, duration: text })),
  certificates: few(fc.record({ name: text, issuer: text, year: text })),
  skills: few(fc.record({ category: text, items: text })),
  languages,
  customSections,
});
