import {
  type ResumeContent,
  type SectionName,
  ResumeContent as schema,
} from '@folio/contract/resume-content';
import { describe, expect, it } from 'vitest';
import { sampleContent } from '../sample-content.ts';
import { outlineResume } from './outline-resume.ts';

const content = (part: object): ResumeContent => schema.parse(part);
const sectionsOf = (part: object, order: SectionName[] = []) =>
  outlineResume({ content: content(part), order }).sections;
const titlesOf = (part: object) => sectionsOf(part).map((section) => section.title.text);

describe('which sections are shown', () => {
  it.each([
    ['workExperience', [{ description: 'x' }], false],
    ['workExperience', [{ position: ' ' }], false],
    ['workExperience', [{ position: 'x' }], true],
    ['workExperience', [{}, { company: 'x' }], true],
    ['projects', [{ technologies: 'x' }], false],
    ['projects', [{ name: 'x' }], true],
    ['projects', [{ description: 'x' }], true],
    ['education', [{ field: 'x' }], false],
    ['education', [{ degree: 'x' }], true],
    ['education', [{ institution: 'x' }], true],
    ['certifications', [{ date: '2020' }], false],
    ['certifications', [{ name: 'x' }], true],
    ['certifications', [{ issuer: 'x' }], true],
    ['skills', [{ category: ' ', items: [' '] }], false],
    ['skills', [{ category: 'x' }], true],
    ['skills', [{ items: ['x'] }], true],
    ['languages', [{}], false],
    ['languages', [{ language: 'x' }], true],
    ['languages', [{ proficiency: 'Native' }], true],
    ['interests', ' \n ', false],
    ['interests', 'x', true],
    ['customSections', [{ title: 'x', entries: [{}] }], false],
    ['customSections', [{ title: 'x', entries: [{ bullets: ['y'] }] }], true],
  ])('[outline-resume-2] %s %j: %s', (name, value, shown) => {
    expect(sectionsOf({ [name]: value }).map((section) => section.name)).toEqual(
      shown ? [name] : [],
    );
  });

  it('[outline-resume-3] leaves out empty entries and keeps those that say something', () => {
    const [section] = sectionsOf({
      workExperience: [{}, { position: 'Cook' }, { bullets: ['Washed up'] }, { bullets: ['- '] }],
    });
    expect(section?.kind === 'entries' && section.entries.map((entry) => entry.path)).toEqual([
      'workExperience/workExperience-2',
      'workExperience/workExperience-3',
    ]);
  });

  it.each(['', ' ', '\u0001\u00ad'])(
    'puts nothing in the place of a name and a title that say nothing to see: %j',
    (nothing) => {
      const unseen = { firstName: nothing, title: nothing, summary: nothing };
      expect(outlineResume({ content: content({ personalInfo: unseen }), order: [] })).toEqual({
        name: { text: '', path: 'personalInfo/firstName' },
        title: { text: '', path: 'personalInfo/title' },
        contacts: [],
        sections: [],
      });
    },
  );
});

describe('the order of sections', () => {
  it('is the one asked for, completed', () => {
    const names = outlineResume({
      content: sampleContent,
      order: ['skills', 'education'],
    }).sections.map((s) => s.name);
    expect(names.slice(0, 3)).toEqual(['skills', 'education', 'personalInfo']);
    expect(names).toContain('interests');
  });

  it('gives every custom section its own title', () => {
    const entries = [{ title: 'x' }];
    const part = { customSections: [{ title: 'Talks', entries }, { entries }] };
    expect(titlesOf(part)).toEqual(['Talks', 'More']);
  });
});

describe('what an entry says', () => {
  it('names each text with its path', () => {
    const [section] = sectionsOf({
      workExperience: [
        {
          position: 'Cook',
          company: 'Inn',
          location: 'Bath',
          startDate: '2020-01',
          current: true,
          description: 'One.\n\nTwo.',
          bullets: ['', '• Three', ' - '],
        },
      ],
    });
    const path = 'workExperience/workExperience-1';
    expect(section?.kind === 'entries' && section.entries).toEqual([
      {
        path,
        title: { text: 'Cook', path: `${path}/position` },
        details: [
          { text: 'Inn', path: `${path}/company` },
          { text: 'Bath', path: `${path}/location` },
        ],
        date: { text: 'Jan 2020 – Present', path: `${path}/dateText` },
        body: [
          { kind: 'paragraph', text: 'One.', path: `${path}/description` },
          { kind: 'paragraph', text: 'Two.', path: `${path}/description` },
          { kind: 'item', text: 'Three', path: `${path}/bullets/bullets-2/text` },
        ],
      },
    ]);
  });

  it('puts the company first when there is no role', () => {
    const [section] = sectionsOf({ workExperience: [{ company: 'Inn' }] });
    expect(section?.kind === 'entries' && section.entries[0]?.title?.text).toBe('Inn');
  });

  it('reads skills as they were written', () => {
    const [section] = sectionsOf({
      skills: [{ items: ['Go', 'Rust'], itemsText: 'Go,Rust,' }, { items: ['SQL '] }],
    });
    const values = section?.kind === 'pairs' && section.pairs.map((pair) => pair.value?.text);
    expect(values).toEqual(['Go, Rust', 'SQL']);
  });

  it('[outline-resume-1] links a project to where its link leads, if that is safe', () => {
    const projects = [
      { name: 'A', link: 'example.com/a' },
      { name: 'B', link: 'javascript:alert(1)' },
    ];
    const [section] = sectionsOf({ projects });
    const entries = section?.kind === 'entries' ? section.entries : [];
    expect(entries.map((entry) => entry.title?.href)).toEqual(['https://example.com/a', undefined]);
    expect(entries[1]?.body).toEqual([
      {
        kind: 'paragraph',
        text: 'javascript:alert(1)',
        path: 'projects/projects-2/link',
        label: 'Project Link',
      },
    ]);
  });
});

describe('contacts', () => {
  it('[outline-resume-4] are shown only when not empty, each leading where it should', () => {
    const personalInfo = {
      email: ' a@example.com ',
      phone: '',
      website: 'a.example.com, b.example.com',
    };
    expect(outlineResume({ content: content({ personalInfo }), order: [] }).contacts).toEqual([
      { text: 'a@example.com', path: 'personalInfo/email', href: 'mailto:a@example.com' },
      { text: 'a.example.com', path: 'personalInfo/website', href: 'https://a.example.com' },
      { text: 'b.example.com', path: 'personalInfo/website', href: 'https://b.example.com' },
    ]);
  });
});
