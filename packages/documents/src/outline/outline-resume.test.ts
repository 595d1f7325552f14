import { defaultSettings } from '@folio/contract/default-settings';
import { DocumentSettings } from '@folio/contract/document-settings';
import { type ResumeContent, ResumeContent as schema } from '@folio/contract/resume-content';
import type { SectionName } from '@folio/contract/section-names';
import { describe, expect, it } from 'vitest';
import { sampleContent } from '../sample-content.ts';
import { outlineResume } from './outline-resume.ts';

const content = (part: object): ResumeContent => schema.parse(part);
const sectionsOf = (part: object, order: SectionName[] = []) =>
  outlineResume({ content: content(part), order }).sections;
const titlesOf = (part: object) => sectionsOf(part).map((section) => section.title.text);

it.each(['de', 'hi', 'ja'] as const)(
  'says a level of the European framework by its sign in %s',
  (language) => {
    const { sections } = outlineResume({
      content: content({ languages: [{ language: 'Englisch', proficiency: 'C1' }] }),
      order: [],
      settings: { ...defaultSettings, language },
    });
    expect(sections).toMatchObject([{ pairs: [{ value: { text: 'C1' } }] }]);
  },
);

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
    (empty) => {
      const unseen = { firstName: empty, title: empty, summary: empty };
      expect(
        outlineResume({ content: content({ personalInfo: unseen }), order: [] }),
      ).toMatchObject({
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

  it('places, hides and titles each custom section alone', () => {
    const customSections = ['a', 'b', 'c'].map((id) => ({
      id,
      title: id.toUpperCase(),
      entries: [{ title: 'x', startDate: '2020', endDate: '2021', link: 'x.example' }],
    }));
    const { sections } = outlineResume({
      content: content({ customSections, interests: 'x' }),
      order: ['customSections/c', 'interests', 'customSections/a'],
      settings: DocumentSettings.parse({ hiddenSections: ['customSections/b'] }),
    });
    expect(sections.map(({ title }) => title.text)).toEqual(['C', 'Interests', 'A']);
    const [first] = sections[0]?.kind === 'entries' ? sections[0].entries : [];
    expect(first).toMatchObject({
      title: { text: 'x', href: 'https://x.example' },
      date: { text: '2020 – 2021' },
    });
  });

  it('shows the link of an entry as text where it is no address', () => {
    const talks = [{ title: 'Engines', event: 'Fair', link: 'slides on request' }];
    const { sections } = outlineResume({ content: content({ talks }), order: [] });
    const [first] = sections[0]?.kind === 'entries' ? sections[0].entries : [];
    expect(first?.title?.href).toBeUndefined();
    expect(first?.details.map(({ text }) => text)).toEqual(['Fair', 'slides on request']);
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

  it('puts it first wherever its owner wants that, the role behind it', () => {
    const jobs = content({
      workExperience: [{ position: 'Cook', company: 'Bay', location: 'Oslo' }],
    });
    const settings = { ...defaultSettings, companyFirst: true };
    const [section] = outlineResume({ content: jobs, order: [], settings }).sections;
    const [entry] = section?.kind === 'entries' ? section.entries : [];
    expect(entry?.title?.text).toBe('Bay');
    expect(entry?.details.map(({ text }) => text)).toEqual(['Cook', 'Oslo']);
  });

  it('puts organizations and branches first likewise, but not the one of a referee', () => {
    const entries = content({
      volunteering: [{ position: 'Coach', organization: 'Club', location: 'Oslo' }],
      militaryService: [{ rank: 'Sergeant', branch: 'Army' }],
      references: [{ name: 'Jo Marsh', organization: 'Orchard' }],
    });
    const settings = { ...defaultSettings, companyFirst: true };
    const { sections } = outlineResume({ content: entries, order: [], settings });
    const titles = sections.flatMap((section) =>
      section.kind === 'entries' ? section.entries.map(({ title }) => title?.text) : [],
    );
    expect(titles).toEqual(['Club', 'Army', 'Jo Marsh']);
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
        label: 'Project Link: ',
      },
    ]);
  });
});

describe('roles at one employer', () => {
  const jobs = [
    { position: 'Lead', company: 'Acme', location: 'Bath', startDate: '2022', current: true },
    { position: 'Engineer', location: 'Bath', sameEmployer: true, bullets: ['Built'] },
    { position: 'Cook', company: 'Inn' },
  ];
  const entriesOf = (workExperience: object[]) => {
    const [section] = sectionsOf({ workExperience });
    return section?.kind === 'entries' ? section.entries : [];
  };

  it('stand under one head, which says the employer and the place once', () => {
    const [group, alone] = entriesOf(jobs);
    expect(group?.title?.text).toBe('Acme');
    expect(group?.details.map(({ text }) => text)).toEqual(['Bath']);
    expect(
      group?.roles?.map(({ title, details, date }) => [title?.text, details, date?.text]),
    ).toEqual([
      ['Lead', [], '2022 – Present'],
      ['Engineer', [], undefined],
    ]);
    expect(alone).toMatchObject({ title: { text: 'Cook' } });
    expect(alone?.roles).toBeUndefined();
  });

  it('keep their own places where these differ', () => {
    const [group] = entriesOf([jobs[0] ?? {}, { ...jobs[1], location: 'York' }]);
    expect(group?.details).toEqual([]);
    expect(group?.roles?.map(({ details }) => details.map(({ text }) => text))).toEqual([
      ['Bath'],
      ['York'],
    ]);
  });

  it('are a job like any other where only one of them is shown', () => {
    const [first, second] = entriesOf([
      { ...jobs[0], isHidden: true },
      jobs[1] ?? {},
      jobs[2] ?? {},
    ]);
    expect([first?.title?.text, second?.title?.text]).toEqual(['Engineer', 'Cook']);
  });
});

describe('publications', () => {
  const texts = (
    publication: object,
    person: object = { firstName: 'Ada', lastName: 'Lovelace' },
  ) => {
    const [section] = sectionsOf({ personalInfo: person, publications: [publication] });
    return section?.kind === 'citations' ? (section.citations[0]?.runs ?? []) : [];
  };
  const textOf = (publication: object) =>
    texts(publication)
      .map(({ text }) => text)
      .join('');
  const boldOf = (authors: string, person?: object) =>
    texts({ authors, title: 'x' }, person).flatMap(({ text, bold }) => (bold ? [text] : []));

  it('read as their association sets them, with the journal in italics and the DOI a link', () => {
    const publication = {
      title: 'Notes on the engine',
      authors: 'Lovelace, A., & Menabrea, L.',
      venue: 'Scientific Memoirs',
      volume: '3',
      issue: '1',
      pages: '666–731',
      date: '1843',
      doi: 'doi:10.1000/182',
    };
    expect(textOf(publication)).toBe(
      'Lovelace, A., & Menabrea, L. (1843). Notes on the engine. Scientific Memoirs, 3(1), 666–731. https://doi.org/10.1000/182',
    );
    expect(
      texts(publication)
        .filter(({ italic }) => italic)
        .map(({ text }) => text),
    ).toEqual(['Scientific Memoirs', '3']);
    expect(texts(publication).at(-1)?.href).toBe('https://doi.org/10.1000/182');
    expect(textOf({ title: 'Is it so?', publisher: 'Press' })).toBe('Is it so? Press');
    expect(textOf({ title: 'x', pages: '101-120, e12--e19' })).toBe('x. 101–120, e12–e19');
    expect(textOf({ venue: 'مجلة العلوم', pages: '1' })).toBe('مجلة العلوم، 1');
    expect(textOf({ title: 'x', pages: 'ART-12' })).toBe('x. ART-12');
    const both = { ...publication, link: 'https://ada.example/notes/' };
    expect(textOf(both)).toMatch(/ https:\/\/doi.org\/10.1000\/182. ada.example\/notes$/);
    expect(texts(both).at(-1)?.href).toBe('https://ada.example/notes/');
    const same = { ...publication, link: 'https://doi.org/10.1000/182' };
    expect(textOf(same)).toBe(textOf(publication));
    expect(textOf({ title: 'x', link: 'on request' })).toBe('x. on request');
  });

  it.each([
    ['Lovelace, A., & Menabrea, L.', ['Lovelace, A.']],
    ['L. Menabrea, A. Lovelace', ['A. Lovelace']],
    ['Luigi Menabrea; Dr. Lovelace, Ada, PhD', ['Dr. Lovelace, Ada']],
  ])('have the name of their owner in bold: %s', (authors, bold) => {
    expect(boldOf(authors)).toEqual(bold);
  });

  it('are numbered in their order, without those that say nothing or are hidden', () => {
    const [section] = sectionsOf({
      publications: [{ title: 'a' }, {}, { title: 'b', isHidden: true }, { title: 'c' }],
    });
    const numbers = section?.kind === 'citations' && section.citations.map(({ number }) => number);
    expect(numbers).toEqual(['1', '2']);
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
      {
        kind: 'email',
        text: 'a@example.com',
        path: 'personalInfo/email',
        href: 'mailto:a@example.com',
      },
      {
        kind: 'website',
        text: 'a.example.com',
        path: 'personalInfo/website',
        href: 'https://a.example.com',
      },
      {
        kind: 'website',
        text: 'b.example.com',
        path: 'personalInfo/website',
        href: 'https://b.example.com',
      },
    ]);
  });

  it('show links by their text or their address, and details by their label', () => {
    const personalInfo = {
      links: [
        { kind: 'github', url: 'https://www.github.com/ana/' },
        { kind: 'portfolio', url: 'ana.example', label: 'My work' },
        { kind: 'other', url: 'javascript:alert(1)' },
        { kind: 'x' },
        { kind: 'other', url: 'on request', label: 'Portfolio' },
      ],
      details: [{ label: 'Nationality', value: 'Indian' }, { value: 'Driving license B' }, {}],
    };
    const { contacts } = outlineResume({ content: content({ personalInfo }), order: [] });
    expect(contacts.map(({ kind, text, href }) => [kind, text, href])).toEqual([
      ['github', 'github.com/ana', 'https://www.github.com/ana/'],
      ['portfolio', 'My work', 'https://ana.example'],
      ['other', 'javascript:alert(1)', undefined],
      ['other', 'Portfolio: on request', undefined],
      ['detail', 'Nationality: Indian', undefined],
      ['detail', 'Driving license B', undefined],
    ]);
  });
});
