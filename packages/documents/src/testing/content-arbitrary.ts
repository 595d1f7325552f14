import { proficiencies } from '@folio/contract/content-choices';
import { dateFormats } from '@folio/contract/date-text';
import { DocumentSettings } from '@folio/contract/document-settings';
import { ResumeContent } from '@folio/contract/resume-content';
import { sectionNames } from '@folio/contract/section-names';
import {
  bulletStyles,
  datePlaces,
  fontChoices,
  headingCases,
  headingStyles,
  pageSizes,
  settingRanges,
  sidebarExtents,
  skillStyles,
} from '@folio/contract/setting-choices';
import fc from 'fast-check';

/**
 * Random contents for property tests. `plainContent` holds what people write: words, in entries
 * that are all shown, without markup or typed bullets, so that each word must be in the document.
 * `wildContent` holds anything that can be stored.
 */
const words = [
  ...'Led designed the office-wide migration of 42 services, cutting spend by ₹1.8 crore a year'.split(
    ' ',
  ),
  ...'São Paulo Zürich Łódź naïve façade Ærø Đorđe Ştefan efficient affluent fjord waffle'.split(
    ' ',
  ),
  ...'C++ Node.js p99 24/7 A/B (WCAG 2.2 AA) “quoted” don’t 38% $4.6M €300k R&D – … x'.split(' '),
  'https://example.com/a-rather-long/path?with=query&and=more',
  'Donaudampfschifffahrtsgesellschaftskapitänsmützenabzeichenverordnung',
];

const word = fc.constantFrom(...words);
const letterFirst = fc.constantFrom('Senior', 'Ångström', 'Möbius', 'Ops', 'Wyoming');

/**
 * Between `min` and `max` words. The first character is a letter, so that no typed bullet is
 * recognized.
 */
const sentence = (min: number, max: number) =>
  fc
    .tuple(letterFirst, fc.array(word, { minLength: min, maxLength: max, size: 'max' }))
    .map(([first, rest]) => [first, ...rest].join(' '));

const short = sentence(0, 4).map((text) => text.slice(0, 300).trim());
const long = sentence(3, 40);
const maybe = (text: fc.Arbitrary<string>) =>
  fc.oneof({ weight: 1, arbitrary: fc.constant('') }, { weight: 3, arbitrary: text });
const lines = (text: fc.Arbitrary<string>, maxLength: number) =>
  fc.array(text, { maxLength, size: 'max' });

const month = fc
  .tuple(fc.integer({ min: 1970, max: 2030 }), fc.integer({ min: 1, max: 12 }))
  .map(([year, number]) => `${year}-${String(number).padStart(2, '0')}`);
const dates = { startDate: maybe(month), endDate: maybe(month), current: fc.boolean() };

const person = fc.record({
  firstName: short,
  lastName: maybe(short),
  email: maybe(fc.emailAddress().filter((address) => address.length < 100)),
  phone: maybe(fc.constantFrom('+44 20 7946 0812', '(0117) 496 0000')),
  title: maybe(short),
  location: maybe(short),
  website: maybe(fc.constantFrom('ana.example.com', 'https://example.org/~ana', 'on request')),
  summary: maybe(long),
});

const job = fc.record({
  position: short,
  company: maybe(short),
  location: maybe(short),
  ...dates,
  description: maybe(long),
  bullets: lines(long, 8),
});
const school = fc.record({
  degree: short,
  field: maybe(short),
  institution: maybe(short),
  location: maybe(short),
  ...dates,
  description: maybe(long),
});
const project = fc.record({
  name: short,
  description: maybe(long),
  technologies: maybe(short),
  ...dates,
  link: maybe(fc.constantFrom('https://example.org/p', 'github.com/ana/folio')),
});
const certificate = fc.record({
  name: short,
  issuer: maybe(short),
  date: maybe(month),
  description: maybe(long),
});
const custom = fc.record({
  title: short,
  entries: fc.array(
    fc.record({
      title: short,
      subtitle: maybe(short),
      description: maybe(long),
      bullets: lines(long, 4),
    }),
    { minLength: 1, maxLength: 3 },
  ),
});
const volunteering = fc.record({
  organization: maybe(short),
  position: short,
  ...dates,
  bullets: lines(long, 3),
});
const publication = fc.record({
  title: short,
  authors: maybe(fc.constantFrom('Ana Silva, Bo Li', 'Möbius, A., & Łódź, Đ.')),
  venue: maybe(short),
  volume: maybe(fc.constantFrom('12', 'IV')),
  pages: maybe(fc.constantFrom('1–9', 'e103')),
  doi: maybe(fc.constantFrom('10.1000/182', 'doi pending')),
  description: maybe(long),
});
const award = fc.record({ title: short, awarder: maybe(short), date: maybe(month) });
const reference = fc.record({
  name: short,
  organization: maybe(short),
  email: maybe(fc.constantFrom('jo@marsh.example')),
  description: maybe(long),
});
const language = fc.record({
  language: letterFirst,
  proficiency: fc.constantFrom('', ...proficiencies),
});
const skill = fc.record({ category: maybe(short), items: lines(letterFirst, 12) });

/** Contents with at most `maxEntries` entries per section, for property tests. */
export const plainContent = ({ maxEntries = 4 } = {}): fc.Arbitrary<ResumeContent> => {
  const some = <T>(entry: fc.Arbitrary<T>) =>
    fc.array(entry, { maxLength: maxEntries, size: 'max' });
  return fc
    .record({
      personalInfo: person,
      workExperience: some(job),
      education: some(school),
      skills: some(skill),
      projects: some(project),
      certifications: some(certificate),
      languages: some(language),
      interests: maybe(long),
      customSections: some(custom),
      volunteering: some(volunteering),
      publications: some(publication),
      awards: some(award),
      references: some(reference),
    })
    .map((content) => ResumeContent.parse(content));
};

const anyText = fc.oneof(
  fc.string({ unit: 'grapheme', maxLength: 60 }),
  fc.string({ unit: 'binary', maxLength: 60 }),
  fc.constantFrom('', ' ', '\n\n', '**', '* a *b', '[x](javascript:alert(1))', '- ', '•', '\u200f'),
  fc.stringMatching(/^[*[\]() a-c\n-]{0,40}$/),
  word,
);

/** Any content that `ResumeContent` accepts, with any Unicode, markers and empty texts. */
export const wildContent = (): fc.Arbitrary<ResumeContent> => {
  const texts = (...fields: string[]) =>
    Object.fromEntries(fields.map((field) => [field, anyText]));
  const entry = (...fields: string[]) => fc.array(fc.record(texts(...fields)), { maxLength: 3 });
  const bullets = fc.array(anyText, { maxLength: 4 });
  const period = ['startDate', 'endDate', 'dateText', 'description'];
  return fc
    .record({
      personalInfo: fc.record(
        texts('firstName', 'lastName', 'email', 'phone', 'title', 'location', 'website', 'summary'),
      ),
      workExperience: fc.array(
        fc.record({ ...texts('company', 'position', 'location', ...period), bullets }),
        { maxLength: 3 },
      ),
      education: entry('institution', 'degree', 'field', 'location', ...period),
      skills: fc.array(
        fc.record({
          ...texts('category', 'itemsText'),
          items: fc.array(anyText, { maxLength: 4 }),
        }),
        { maxLength: 3 },
      ),
      projects: entry('name', 'technologies', 'link', ...period),
      certifications: entry('name', 'issuer', 'date', 'dateText', 'description'),
      languages: entry('language'),
      interests: anyText,
      customSections: fc.array(
        fc.record({
          title: anyText,
          entries: fc.array(
            fc.record({ ...texts('title', 'subtitle', 'dateText', 'description'), bullets }),
            { maxLength: 3 },
          ),
        }),
        { maxLength: 2 },
      ),
    })
    .map((content) => ResumeContent.parse(content));
};

/** Some of the sections, in any order. */
export const sectionOrder = () => fc.shuffledSubarray([...sectionNames]);

const within = ({ min, max }: { min: number; max: number }) =>
  fc.double({ min, max, noNaN: true, noDefaultInfinity: true });

const color = fc
  .integer({ min: 0, max: 0xffffff })
  .map((value) => `#${value.toString(16).padStart(6, '0')}`);

/**
 * Any settings of a document's look. Those of what is shown, and of the number of pages, keep their
 * defaults.
 */
export const lookSettings = () =>
  fc
    .record({
      pageSize: fc.constantFrom(...pageSizes),
      marginMm: fc.option(within(settingRanges.marginMm)),
      fontFamily: fc.option(fc.constantFrom(...fontChoices)),
      fontScale: within(settingRanges.fontScale),
      leadingScale: within(settingRanges.leadingScale),
      spacingScale: within(settingRanges.spacingScale),
      accent: fc.option(color),
      headingFamily: fc.option(fc.constantFrom(...fontChoices)),
      marginLeftMm: fc.option(within(settingRanges.marginMm), { freq: 2 }),
      marginTopMm: fc.option(within(settingRanges.marginMm), { freq: 2 }),
      headingStyle: fc.option(fc.constantFrom(...headingStyles)),
      headingCase: fc.option(fc.constantFrom(...headingCases)),
      bulletStyle: fc.option(fc.constantFrom(...bulletStyles)),
      datePlace: fc.option(fc.constantFrom(...datePlaces)),
      skillStyle: fc.option(fc.constantFrom(...skillStyles)),
      contactIcons: fc.option(fc.boolean()),
      sidebarPages: fc.option(fc.constantFrom(...sidebarExtents)),
      sidebar: fc.option(fc.subarray([...sectionNames])),
      breakBefore: fc.oneof(
        { weight: 3, arbitrary: fc.constant([]) },
        { weight: 1, arbitrary: fc.subarray([...sectionNames]) },
      ),
      runningHead: fc.option(fc.boolean()),
      pageNumbers: fc.option(fc.boolean()),
    })
    .map((settings) => DocumentSettings.parse(settings));

/** Any settings, including what is shown. */
export const anySettings = () =>
  fc
    .record({
      look: lookSettings(),
      // The head can't be hidden.
      hiddenSections: fc.subarray(sectionNames.filter((name) => name !== 'personalInfo')),
      sectionTitles: fc.constantFrom({}, { skills: 'Tools', personalInfo: 'Über mich' }),
      dateFormat: fc.constantFrom(...dateFormats),
      fitToPages: fc.option(fc.integer(settingRanges.fitToPages)),
    })
    .map(({ look: style, ...others }) => DocumentSettings.parse({ ...style, ...others }));
