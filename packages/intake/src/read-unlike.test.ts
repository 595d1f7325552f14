import { textsOf } from '@folio/contract/bullets';
import { describe, expect, it } from 'vitest';
import type { TextItem } from './layout/model.ts';
import { pageLines } from './layout/page-lines.ts';
import { readLines } from './read-lines.ts';
import { readResume } from './read-resume.ts';
import { resumeOf } from './resume-of-lines.ts';

const read = async (text: string) => readResume({ bytes: new TextEncoder().encode(text) });

type Texts = [string, number, number, ('bold' | 'large')?][];

/** A page of texts: what, where, and how it is set. */
const page = (...texts: Texts) => readLines(linesOf(...texts));

const linesOf = (...texts: Texts) => {
  const items = texts.map(
    ([text, x, y, look]): TextItem => ({
      text,
      page: 1,
      x,
      y,
      width: text.length * 5,
      size: look === 'large' ? 20 : 10,
      font: '',
      isBold: look === 'bold',
      isItalic: false,
    }),
  );
  const pages = [{ widthPt: 595, heightPt: 842 }];
  return pageLines({ items, links: [], pages, isCut: false });
};

it('columns are told by headings of unknown words that look as the known ones do', () => {
  const left = ['Workshops', 'Acme Joinery', 'Hung doors', 'Built stairs', 'Beginnings', 'Farming'];
  const right = ['Skills', 'Sawing, gluing', 'Certificates', 'Welding', 'Languages', 'English'];
  const isHeading = (text: string) => /^(?:Work|Begin|Skills|Cert|Lang)/.test(text);
  const set = (texts: string[], x: number) =>
    texts.map((text, row): Parameters<typeof page>[0] =>
      isHeading(text) ? [text, x, 100 + row * 14, 'large'] : [text, x, 100 + row * 14],
    );
  const top = 'Ada Berg, ada@berg.example, '.padEnd(90, '.');
  const { headings, content } = page([top, 40, 60], ...set(left, 40), ...set(right, 360));
  expect(headings).toEqual(expect.arrayContaining(['Skills', 'Languages']));
  expect(content.skills[0]?.items).toEqual(['Sawing', 'gluing']);
});

describe('text', () => {
  it('of a page is read by its tags, without its styles', async () => {
    const html =
      '<html><style>h2{}</style><h1>Ada Berg</h1><p>ada@berg.example<h2>Experience</h2>' +
      '<p><span>Joiner</span><span>2019 &ndash; 2020</span><p>Acme Ltd<ul><li>Built doors<li>Hung them</ul></html>';
    const { content, headings } = await read(html);
    expect(headings).toEqual(['Experience']);
    expect(content.workExperience[0]).toMatchObject({
      position: 'Joiner',
      company: 'Acme Ltd',
      startDate: '2019',
      endDate: '2020',
      bullets: [{ text: 'Built doors' }, { text: 'Hung them' }],
    });
  });

  it('of a page may be a list of entries', async () => {
    const html =
      '<h1>Ada Berg</h1><p>ada@berg.example<h2>Experience</h2><ul><li><p><b>Joiner</b>, Acme Ltd</p>' +
      '<p><small><span>2019 - Present</span><span>9 years</span></small></p><ul><li>Built doors</ul></ul>';
    const { content } = await read(html);
    expect(content.workExperience[0]).toMatchObject({
      position: 'Joiner',
      company: 'Acme Ltd',
      current: true,
      bullets: [{ text: 'Built doors' }],
    });
  });

  it('with a sign for a calendar has dates, no lists of them', async () => {
    const { content } = await read(
      'Ada Berg\nada@berg.example\n\nExperience\n\nJoiner\nAcme Ltd\n\ufffd 2019 – 2020    \ufffd Wendling\n\ufffd Hung doors\n',
    );
    expect(content.workExperience[0]).toMatchObject({
      position: 'Joiner',
      company: 'Acme Ltd',
      startDate: '2019',
      bullets: [{ text: 'Hung doors' }],
    });
  });

  it('of Markdown keeps what is bold in a point, and the words of its links', async () => {
    const { content } = await read(
      '# Ada Berg\n[ada.example](https://ada.example) | ada@berg.example\n\n## Experience\n\n### Acme Ltd — Joiner\n*2019 – 2020 | Leeds*\n\n- Hung **doors**\n',
    );
    expect(content.personalInfo.website).toBe('ada.example');
    expect(content.workExperience[0]).toMatchObject({
      position: 'Joiner',
      company: 'Acme Ltd',
      location: 'Leeds',
      startDate: '2019',
      bullets: [{ text: 'Hung **doors**' }],
    });
  });

  it('has sections that begin on the line of their heading, and periods in short', async () => {
    const { content } = await read(
      'Ada Berg\nada@berg.example\n\nWork\n\nJoiner, Acme Ltd (2012–17)\n+ Hung doors\n\nJoiner, Beta Ltd (2017–)\n\nSkills: sawing, gluing\n',
    );
    expect(content.workExperience).toMatchObject([
      { startDate: '2012', endDate: '2017', bullets: [{ text: 'Hung doors' }] },
      { startDate: '2017', current: true },
    ]);
    expect(content.skills[0]?.items).toEqual(['sawing', 'gluing']);
  });

  it('tells a section by what it holds where its heading is unknown', async () => {
    const { content } = await read(
      '# Ada Berg\nada@berg.example\n\n## Chapters so far\n\nJoiner | Acme Ltd | 2019 – 2020\n\n## Education\n\nBSc Physics, Leeds University, 2015\n\n## Skills\n\nSawing, gluing\n',
    );
    expect(content.workExperience[0]?.company).toBe('Acme Ltd');
  });
});

describe('a page', () => {
  it('has columns where lines of both sides stand for themselves, each with its sections', () => {
    const { content } = page(
      ...([
        ['Ada Berg', 40, 40, 'large'],
        ['ada@berg.example', 40, 60],
      ] as [string, number, number, 'large'?][]),
      ...([
        ['Experience', 40, 100, 'bold'],
        ['Skills', 400, 100, 'bold'],
      ] as [string, number, number, 'bold'][]),
      ...([
        ['Joiner', 40, 115],
        ['2019 – 2020', 250, 115],
        ['Sawing', 400, 119],
      ] as [string, number, number][]),
      ...([
        ['Acme Ltd', 40, 130],
        ['Gluing', 400, 133],
        ['Turning', 400, 147],
      ] as [string, number, number][]),
    );
    expect(content.skills[0]?.items).toEqual(['Sawing', 'Gluing', 'Turning']);
    expect(content.workExperience[0]).toMatchObject({ company: 'Acme Ltd', startDate: '2019' });
  });

  it('has a name of two lines, and an address of two', async () => {
    const lines = linesOf(
      ['Ada', 40, 40, 'large'],
      ['Berg', 40, 64, 'large'],
      ['Mill Row 6', 40, 90],
      ['04177 Leipzig', 40, 104],
      ['Skills', 40, 140, 'bold'],
      ['Sawing, Gluing', 40, 155],
    );
    const { content } = await resumeOf(lines);
    expect(content.personalInfo).toMatchObject({
      firstName: 'Ada',
      lastName: 'Berg',
      location: 'Mill Row 6, 04177 Leipzig',
    });
  });

  it('parts a label from its text at the edge where the lines below begin', () => {
    const lines = ['Sawing, gluing', 'Turning, carving', 'Hanging doors', 'Laying floors'];
    const { content } = page(
      ['Ada Berg', 40, 20, 'large'],
      ['Skills', 40, 60, 'bold'],
      ['Wood', 40, 80],
      ['Oak, ash', 64, 80],
      ...lines.map((text, at): [string, number, number] => [text, 64, 94 + at * 14]),
    );
    expect(content.skills[0]).toMatchObject({ category: 'Wood' });
  });

  it('has columns below headings that stand side by side, short as they are', () => {
    const { content, headings } = page(
      ['Ada Berg', 40, 40, 'large'],
      ['ada@berg.example', 40, 60],
      ['Experience', 40, 90, 'bold'],
      ['Joiner, Acme Ltd, 2019 – 2020', 40, 105],
      ['Built every door and window of a school in the old town', 40, 120],
      ...([
        ['Skills', 40, 160, 'bold'],
        ['Languages', 240, 160, 'bold'],
      ] as [string, number, number, 'bold'][]),
      ['Sawing', 40, 175],
      ['Welsh', 240, 175],
      ['Gluing', 40, 190],
    );
    expect(headings).toEqual(['Experience', 'Skills', 'Languages']);
    expect(content.skills[0]?.items).toEqual(['Sawing', 'Gluing']);
  });

  it('has lists without marks that are indented below a header with a place at its right', () => {
    const { content } = page(
      ['Ada Berg', 40, 20, 'large'],
      ['Experience', 40, 60, 'bold'],
      ['Acme – Joiner | 2019 – 2020', 40, 80],
      ['Wendling', 500, 80],
      ['Built every door and each window of a school in the oldest part of the town', 52, 94],
      ['Drafted plans', 52, 108],
      ['Beta – Fitter | 2017 – 2019', 40, 126],
      ['Borth', 515, 126],
      ['Fitted stairs', 52, 140],
    );
    expect(content.workExperience.map(({ bullets }) => textsOf(bullets))).toEqual([
      [
        'Built every door and each window of a school in the oldest part of the town',
        'Drafted plans',
      ],
      ['Fitted stairs'],
    ]);
  });

  it('has a column that begins lower than the heading beside it, with its heading in a box', () => {
    const right = ['Sawing', 'Gluing', 'Turning', 'Carving'];
    const left = ['Acme Ltd', 'Joiner | 2019 – 2020', 'Built doors', 'Hung doors', 'Laid floors'];
    const { headings, content } = page(
      ['Ada Berg', 40, 20, 'large'],
      ['Experience', 40, 60, 'bold'],
      ['Skills', 410, 72, 'bold'],
      ...left.map((text, at): [string, number, number] => [text, 40, 78 + at * 14]),
      ...right.map((text, at): [string, number, number] => [text, 402, 88 + at * 13]),
    );
    expect(headings).toEqual(['Experience', 'Skills']);
    expect(content.skills[0]?.items).toEqual(right);
  });
});
