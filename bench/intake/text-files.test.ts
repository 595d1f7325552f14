/** A text file of ours comes back by its form: `packages/intake/src/formats/own-text`. */
import { proficiencies } from '@folio/contract/content-choices';
import { dateFormats } from '@folio/contract/date-text';
import { defaultSettings } from '@folio/contract/default-settings';
import { languageTags } from '@folio/contract/document-languages';
import { DocumentSettings } from '@folio/contract/document-settings';
import { ResumeContent } from '@folio/contract/resume-content';
import { withEmployers } from '@folio/contract/role-groups';
import { comparedWords, shownTexts } from '@folio/contract/shown-texts';
import { exportDocument } from '@folio/documents/export-document';
import { shownResume } from '@folio/documents/shown-content';
import { plainContent } from '@folio/documents/testing/content-arbitrary';
import { resumeOf } from '@folio/documents/testing/resume';
import { moreSamples, scriptSamples } from '@folio/documents/testing/scripts/script-samples';
import { readResume } from '@folio/intake/read-resume';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { repeated, scholar } from './own-contents.ts';
import { typedPeople } from './typed-people.ts';

async function readBack(content: ResumeContent, settings = defaultSettings) {
  const bytes = await exportDocument({ ...resumeOf(content), settings }, 'txt');
  return (await readResume({ bytes })).content;
}

/** All texts without what a text file can't say: looks, and which lines begin a paragraph. */
const textsOf = (content: ResumeContent): string[] =>
  shownTexts(content).map((text) =>
    text
      .replace(/\*+/g, '')
      .replace(/\[([^\]]+)\](?=\()/g, '$1 ')
      .replace(/\n+/g, '\n')
      .replace(/(?<=\d)-(?=\d+$)/, '–')
      .replace(/^https:\/\//, ''),
  );

/** Vietnamese names have no sign of where the family's part begins. */
const { vietnamese: _, ...samples } = { ...scriptSamples, ...moreSamples };

it.each(Object.entries({ scholar, ...samples, ...typedPeople, ...repeated }))(
  'a text file gives back all that it says of %s',
  async (_, content) => {
    const { content: shown } = shownResume(resumeOf(content));
    expect(textsOf(await readBack(content))).toEqual(textsOf(withEmployers(shown)));
  },
);

const oneOf = (...texts: string[]) => fc.constantFrom(...texts);
const list = <T>(one: fc.Arbitrary<T>, minLength = 0) =>
  fc.array(one, { minLength, maxLength: 3, size: 'max' });

const month = fc
  .tuple(fc.integer({ min: 1980, max: 2024 }), fc.integer({ min: 1, max: 12 }))
  .map(([year, number]) => `${year}-${String(number).padStart(2, '0')}`);
const period = fc.oneof(
  fc.record({ startDate: month, endDate: month }),
  fc.record({ startDate: month, current: fc.constant(true) }),
);
const sentence = oneOf(
  'Cut waste by a third in two years.',
  'Led a team of nine, which shipped every week.',
  'Opened the second kitchen: 40 covers a night.',
);
const prose = list(sentence).map((lines) => lines.join('\n'));
const bullets = list(sentence);
const title = oneOf('Glass Medal', 'Spinning Dish', 'Seeing Twice', 'Wine', 'Radio');
const group = oneOf('Royal Society', 'Norwich College', 'Fennimore Retail Group', 'Le Coin Ltd');
const place = oneOf('Leeds', 'Bristol, United Kingdom', 'Austin, TX');
const role = oneOf('Pastry Chef', 'Software Engineer', 'Nurse', 'Warehouse Manager');
const link = oneOf('https://radio.example/of-mine', 'https://glass.example');
const at = <T extends object>(
  when: fc.Arbitrary<T>,
  fields: Record<string, fc.Arbitrary<unknown>>,
) => fc.tuple(when, fc.record(fields)).map(([dates, others]) => ({ ...dates, ...others }));
const day = fc.record({ date: month });

/** Resumes whose entries say all that their heads can, so that there is one way to read them. */
const wholeContents = fc
  .record({
    personalInfo: fc.record({
      firstName: oneOf('Ana', 'Maya'),
      lastName: oneOf('Roe', 'Lindqvist'),
      title: role,
      email: oneOf('ana@mail.example'),
      phone: oneOf('+44 20 7946 0812'),
      location: place,
      website: oneOf('ana.example.com', ''),
      summary: prose.map((text) => text.replaceAll('\n', '\n\n')),
      links: fc.constantFrom(
        [],
        [
          { kind: 'github', url: 'github.com/ana' },
          { kind: 'linkedin', url: 'linkedin.com/in/ana' },
        ],
      ),
      details: fc.constantFrom([], [{ label: 'Nationality', value: 'Swedish' }]),
    }),
    workExperience: list(
      at(period, { position: role, company: group, location: place, description: prose, bullets }),
    ),
    education: list(
      at(period, {
        degree: oneOf('BSc', 'Diploma'),
        field: oneOf('Botany', ''),
        institution: oneOf('Norwich College', 'University of Leeds'),
        location: place,
        description: prose,
      }),
    ),
    skills: list(
      fc.record({
        category: oneOf('Tools', 'Data'),
        items: list(oneOf('Saw', 'SQL (Postgres, MySQL)', 'C++'), 1),
      }),
    ),
    projects: list(
      at(period, { name: title, technologies: oneOf('Glass, Rust'), link, description: prose }),
    ),
    certifications: list(at(day, { name: title, issuer: group, description: prose })),
    languages: list(
      fc.record({
        language: oneOf('Xhosa', 'French'),
        proficiency: fc.constantFrom(...proficiencies),
      }),
    ),
    interests: oneOf('', 'Kites, judo'),
    customSections: list(
      fc.record({
        title: oneOf('Radio Days', 'On Stage', 'Part 1'),
        entries: list(at(period, { title, subtitle: group, link, description: prose, bullets }), 1),
      }),
    ),
    volunteering: list(
      at(period, {
        position: role,
        organization: group,
        location: place,
        link,
        description: prose,
        bullets,
      }),
    ),
    publications: list(
      at(day, {
        title,
        authors: oneOf('Ana Roe, Bo Li', 'Roe, A., & Li, B.'),
        venue: oneOf('Journal of Optics'),
        volume: oneOf('12'),
        issue: oneOf('3', ''),
        pages: oneOf('101–120'),
        publisher: oneOf('Norstedt', ''),
        doi: oneOf('10.1000/182', ''),
        description: prose,
      }),
    ),
    patents: list(
      at(day, {
        title,
        number: oneOf('SE 1234567'),
        office: oneOf('PRV'),
        status: oneOf('Granted'),
        inventors: oneOf('Ana Roe, Bo Li'),
        link,
        description: prose,
      }),
    ),
    talks: list(at(day, { title, event: group, location: place, link, description: prose })),
    awards: list(at(day, { title, awarder: group, link, description: prose })),
    courses: list(at(period, { name: title, institution: group, link, description: prose })),
    memberships: list(
      at(period, { organization: group, role: oneOf('Fellow'), link, description: prose }),
    ),
    militaryService: list(
      at(period, {
        rank: oneOf('Corporal'),
        branch: oneOf('Coast Guard'),
        location: place,
        description: prose,
        bullets,
      }),
    ),
    references: list(
      fc.record({
        name: oneOf('Ada Byrne'),
        position: oneOf('Dean'),
        organization: group,
        relationship: oneOf('Supervisor', ''),
        email: oneOf('ada@byrne.example'),
        phone: oneOf('+44 113 496 0000'),
        description: prose,
      }),
    ),
  })
  .map((content) => ResumeContent.parse(content));

/** What a field says, without ids and the kind of publication, which no document says. */
const fieldsOf = (value: unknown): unknown => {
  if (Array.isArray(value)) return value.map(fieldsOf);
  if (typeof value !== 'object' || value === null) return value;
  const fields = Object.entries(value).filter(([name]) => !['id', 'place', 'type'].includes(name));
  return Object.fromEntries(fields.map(([name, one]) => [name, fieldsOf(one)]));
};

describe('a text file', () => {
  it('gives back each field in every language, however often the same words stand there', async () => {
    const settings = fc
      .record({
        language: fc.constantFrom(...languageTags),
        dateFormat: fc.constantFrom(...dateFormats.filter((format) => format !== 'YYYY')),
      })
      .map((look) => DocumentSettings.parse(look));
    await fc.assert(
      fc.asyncProperty(wholeContents, settings, async (content, look) => {
        expect(fieldsOf(await readBack(content, look))).toEqual(fieldsOf(content));
      }),
      { numRuns: 150 },
    );
  });

  it('loses no word, whatever is missing in its entries', async () => {
    await fc.assert(
      fc.asyncProperty(plainContent(), async (any) => {
        // Without a section there is no rule by which the file is known.
        const content = { ...any, interests: any.interests || 'Judo' };
        const left = countsOf(await readBack(content));
        for (const [word, count] of countsOf(content))
          expect(left.get(word) ?? 0, word).toBeGreaterThanOrEqual(count);
      }),
      { numRuns: 100 },
    );
  });
});

/** How often each word stands in a content; of dates, a document may not show all. */
function countsOf(content: ResumeContent): Map<string, number> {
  const undated = JSON.parse(
    JSON.stringify(content, (key, value) => (/Date$|^date/.test(key) ? '' : value)),
  );
  const words = comparedWords(shownTexts(undated).join('\n'));
  return new Map([...Map.groupBy(words, (word) => word)].map(([word, all]) => [word, all.length]));
}
