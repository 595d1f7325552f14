import { defaultSettings } from '@folio/contract/default-settings';
import { emptyContent } from '@folio/contract/empty-content';
import { ResumeContent } from '@folio/contract/resume-content';
import { validate } from '@jsonresume/schema';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { sampleContent } from '../sample-content.ts';
import { plainContent, wildContent } from '../testing/content-arbitrary.ts';
import { contentOf, hostileTexts } from '../testing/hostile-texts.ts';
import { resumeOf } from '../testing/resume.ts';
import { resumeJson } from './json-resume.ts';

const output = (content: ResumeContent) => JSON.parse(resumeJson(resumeOf(content)));
const parsed = (content: object) => output(ResumeContent.parse(content));

function faultsOf(content: ResumeContent): unknown[] {
  let found: unknown[] = [];
  validate(output(content), (errors) => {
    found = errors ?? [];
  });
  return found.map(String);
}

describe('JSON Resume', () => {
  it('keeps to the schema, whatever the content', () => {
    fc.assert(
      fc.property(fc.oneof(plainContent({ maxEntries: 2 }), wildContent()), (content) => {
        expect(faultsOf(content)).toEqual([]);
      }),
      { numRuns: 200 },
    );
    for (const text of hostileTexts) expect(faultsOf(contentOf(text)), text).toEqual([]);
  });

  it('says what the content says, under the names of the schema', () => {
    expect(output(sampleContent)).toMatchObject({
      basics: {
        name: 'Maya Lindqvist',
        label: 'Product Operations Manager',
        email: 'maya.lindqvist@example.com',
        url: 'https://mayalindqvist.example.com',
        location: { city: 'Bristol, United Kingdom' },
      },
      work: [
        { name: 'Harbour & Vale Logistics', startDate: '2021-04' },
        { position: 'Operations Analyst', startDate: '2017-09', endDate: '2021-03' },
      ],
      education: [{ studyType: 'BSc (Hons)', area: 'Business Mathematics' }],
      skills: [
        { name: 'Operations' },
        { keywords: ['SQL', 'Python', 'Looker', 'Experiment design'] },
        {},
      ],
      projects: [{ keywords: ['Python', 'OpenStreetMap'], url: 'https://kerbside.example.org' }],
      certificates: [{ date: '2019-06', issuer: 'PeopleCert' }, { date: '2018' }],
      languages: [{ language: 'English', fluency: 'Native' }, {}, {}],
      interests: [{ name: 'Long-distance cycling' }, {}, {}],
      meta: { version: 'v1.0.0' },
    });
  });

  it('leaves an end open only where it lasts still, else keeps the person’s words', () => {
    const { work } = parsed({
      workExperience: [
        { position: 'a', startDate: '2020-01', current: true },
        { position: 'b', startDate: '2020-01' },
        { position: 'c', dateText: 'Summer 2019' },
        { position: 'd', startDate: '2020', endDate: 'spring' },
        { position: 'e', startDate: '2019', endDate: '2020', dateText: '2019 to 2020' },
      ],
    });
    expect(work.map(({ period: _, ...one }: { period?: object }) => one)).toEqual([
      { position: 'a', startDate: '2020-01' },
      { position: 'b', startDate: '2020-01', dateText: 'Jan 2020' },
      { position: 'c', dateText: 'Summer 2019' },
      { position: 'd', startDate: '2020', dateText: '2020 – spring' },
      { position: 'e', startDate: '2019', endDate: '2020', dateText: '2019 to 2020' },
    ]);
  });

  it('loses nothing that the schema has no field for', () => {
    const customSections = [
      { title: 'Awards', entries: [{ title: 'Prize', subtitle: 'Guild', bullets: ['won'] }] },
    ];
    const json = parsed({
      personalInfo: { email: 'on request', website: 'a.example, b.example' },
      projects: [{ name: 'x', technologies: 'SQL,Go', link: 'in the drawer' }],
      certifications: [{ name: 'y', description: 'for life' }],
      interests: 'I row. I cook, too.',
      customSections,
    });
    expect(json).toMatchObject({
      basics: {
        emailText: 'on request',
        url: 'https://a.example',
        profiles: [{ network: 'b.example', url: 'https://b.example' }],
        websiteText: 'a.example, b.example',
      },
      projects: [{ keywords: ['SQL', 'Go'], technologies: 'SQL,Go', link: 'in the drawer' }],
      certificates: [{ description: 'for life' }],
      interests: [{ name: 'I row. I cook, too.' }],
      customSections,
    });
    expect(json.basics.email).toBeUndefined();
    expect(json.projects[0].url).toBeUndefined();
  });

  it('has volunteering, awards, publications and references under the names of the schema', () => {
    const json = parsed({
      personalInfo: {
        links: [{ kind: 'github', url: 'github.com/ana', label: 'Code' }],
        details: [{ label: 'Visa', value: 'EU Blue Card' }],
      },
      volunteering: [{ organization: 'Crew', position: 'Cook', startDate: '2020', current: true }],
      awards: [{ title: 'Prize', awarder: 'Guild', date: '2021-05' }],
      publications: [{ title: 'On X', venue: 'Nature', date: '2020', doi: '10.1000/1' }],
      references: [{ name: 'Jo Marsh', description: 'A rare colleague.' }],
      patents: [{ title: 'A lock', number: 'US 1' }],
    });
    expect(json).toMatchObject({
      basics: {
        profiles: [{ network: 'GitHub', url: 'https://github.com/ana', label: 'Code' }],
        details: [{ label: 'Visa', value: 'EU Blue Card' }],
      },
      volunteer: [{ organization: 'Crew', position: 'Cook', startDate: '2020' }],
      awards: [{ title: 'Prize', awarder: 'Guild', date: '2021-05' }],
      publications: [{ name: 'On X', publisher: 'Nature', releaseDate: '2020', doi: '10.1000/1' }],
      references: [{ name: 'Jo Marsh', reference: 'A rare colleague.' }],
      patents: [{ title: 'A lock', number: 'US 1' }],
    });
  });

  it('keeps what is hidden apart from what readers of the schema show', () => {
    const { work, meta } = parsed({
      workExperience: [
        { position: 'a', isHidden: true },
        { position: 'b', bullets: [{ text: 'shown' }, { text: 'kept', isHidden: true }] },
      ],
    });
    expect(meta.folio.hidden).toEqual({ work: [{ at: 0, position: 'a', isHidden: true }] });
    expect(work).toEqual([
      {
        position: 'b',
        highlights: ['shown'],
        bullets: [
          { text: 'shown', isHidden: false },
          { text: 'kept', isHidden: true },
        ],
      },
    ]);
  });

  it('has no section in its lists that its owner hides, but keeps it', () => {
    const content = ResumeContent.parse({
      projects: [{ name: 'Gliders' }],
      skills: [{ category: 'Tools', items: ['SQL'] }],
    });
    const resume = resumeOf(content);
    const settings = { ...defaultSettings, hiddenSections: ['projects' as const] };
    const json = JSON.parse(resumeJson({ ...resume, settings }));
    expect(json.projects).toBeUndefined();
    expect(json.skills).toHaveLength(1);
    expect(json.meta.folio.hidden).toEqual({ projects: [{ at: 0, name: 'Gliders' }] });
  });

  it('is small for an empty resume', () => {
    expect(Object.keys(output(emptyContent()))).toEqual(['$schema', 'basics', 'meta']);
  });
});
