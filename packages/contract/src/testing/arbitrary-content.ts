import fc from 'fast-check';
import type { z } from 'zod';
import { linkKinds, proficiencies, publicationTypes } from '../content-choices.ts';
import type { EditorForm } from '../editor-form.ts';
import { ResumeContent } from '../resume-content.ts';

/**
 * The separators at which the conversion between the two forms splits and joins; texts contain them
 * often.
 */
const separators = [
  ' ',
  '  ',
  ',',
  ', ',
  '\n',
  '\n\n',
  '\r\n',
  ' – ',
  '–',
  ' - ',
  '-',
  ' to ',
  '/',
  '.',
  '\t',
  'Mar',
  'March',
  'sept',
  'Present',
  'now',
  '2019',
  '2023-03',
  '2023-13',
  '03/2020',
  '13/2020',
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
];
const fromSeparators = fc
  .array(fc.constantFrom(...separators), { maxLength: 8 })
  .map((all) => all.join(''));
const anyText = fc.string({ unit: 'grapheme', maxLength: 30 });
export const arbitraryText = fc.oneof(
  { weight: 5, arbitrary: fromSeparators },
  { weight: 2, arbitrary: anyText },
  { weight: 1, arbitrary: fc.constant('') },
);

const text = arbitraryText;
const texts = fc.array(text, { maxLength: 5 });
const few = <T>(entry: fc.Arbitrary<T>) => fc.array(entry, { maxLength: 4 });
const proficiency = fc.constantFrom('' as const, ...proficiencies);
const period = { startDate: text, endDate: text, current: fc.boolean(), dateText: text };

const isHidden = fc.boolean();
const bullets = fc.array(fc.record({ text, isHidden }), { maxLength: 5 });
const languages = few(fc.record({ isHidden, language: text, proficiency }));
const customSections = few(
  fc.record({
    title: text,
    entries: few(
      fc.record({
        isHidden,
        title: text,
        subtitle: text,
        ...period,
        link: text,
        description: text,
        bullets,
      }),
    ),
  }),
);
const date = { date: text, dateText: text };
const more = {
  volunteering: few(
    fc.record({
      isHidden,
      organization: text,
      position: text,
      location: text,
      ...period,
      link: text,
      description: text,
      bullets,
    }),
  ),
  publications: few(
    fc.record({
      isHidden,
      type: fc.constantFrom('' as const, ...publicationTypes),
      title: text,
      authors: text,
      venue: text,
      volume: text,
      issue: text,
      pages: text,
      publisher: text,
      ...date,
      doi: text,
      link: text,
      description: text,
    }),
  ),
  patents: few(
    fc.record({
      isHidden,
      title: text,
      number: text,
      office: text,
      inventors: text,
      status: text,
      ...date,
      link: text,
      description: text,
    }),
  ),
  talks: few(
    fc.record({
      isHidden,
      title: text,
      event: text,
      location: text,
      ...date,
      link: text,
      description: text,
    }),
  ),
  awards: few(
    fc.record({ isHidden, title: text, awarder: text, ...date, link: text, description: text }),
  ),
  courses: few(
    fc.record({
      isHidden,
      name: text,
      institution: text,
      ...period,
      link: text,
      description: text,
    }),
  ),
  memberships: few(
    fc.record({
      isHidden,
      organization: text,
      role: text,
      ...period,
      link: text,
      description: text,
    }),
  ),
  militaryService: few(
    fc.record({
      isHidden,
      branch: text,
      rank: text,
      location: text,
      ...period,
      description: text,
      bullets,
    }),
  ),
  references: few(
    fc.record({
      isHidden,
      name: text,
      position: text,
      organization: text,
      relationship: text,
      email: text,
      phone: text,
      description: text,
    }),
  ),
};
const links = few(fc.record({ kind: fc.constantFrom(...linkKinds), url: text, label: text }));
const details = few(fc.record({ label: text, value: text }));
const photoId = fc.oneof(fc.constant(''), fc.uuid());
const person = { email: text, phone: text, title: text, location: text, website: text };

/** Content as it is in memory: with ids and places. */
export const arbitraryContent: fc.Arbitrary<ResumeContent> = fc
  .record({
    personalInfo: fc.record({
      firstName: text,
      lastName: text,
      ...person,
      summary: text,
      photoId,
      links,
      details,
    }),
    workExperience: few(
      fc.record({
        id: fc.uuid(),
        company: text,
        position: text,
        location: text,
        ...period,
        description: text,
        isHidden,
        sameEmployer: fc.boolean(),
        bullets,
      }),
    ),
    education: few(
      fc.record({
        isHidden,
        institution: text,
        degree: text,
        field: text,
        location: text,
        description: text,
        ...period,
      }),
    ),
    skills: few(fc.record({ isHidden, category: text, items: texts, itemsText: text })),
    projects: few(
      fc.record({
        isHidden,
        name: text,
        description: text,
        technologies: text,
        ...period,
        link: text,
      }),
    ),
    certifications: few(
      fc.record({ isHidden, name: text, issuer: text, ...date, description: text }),
    ),
    languages,
    interests: text,
    customSections,
    ...more,
  })
  .map((content) => ResumeContent.parse(content));

/** A form as older clients send it: the visible texts, without the stored parts. */
export const arbitraryVisibleForm: fc.Arbitrary<z.input<typeof EditorForm>> = fc.record({
  name: text,
  ...person,
  summary: text,
  interests: text,
  photoId,
  experience: few(fc.record({ role: text, company: text, duration: text, bulletPoints: text })),
  education: few(fc.record({ degree: text, school: text, year: text })),
  projects: few(fc.record({ title: text, description: text, technologies: text, duration: text })),
  certificates: few(fc.record({ name: text, issuer: text, year: text })),
  skills: few(fc.record({ category: text, items: text })),
  languages,
  customSections,
});
