import { describe, expect, it } from 'vitest';
import { cellAt } from '../testing/set-lines.ts';
import { type TextItem, textOf } from './model.ts';
import { pageLines } from './page-lines.ts';

type Text = [text: string, x: number, y: number, look?: Partial<TextItem>];

const readPages = (...onPages: Text[][]): string[] => {
  const items = onPages.flatMap((texts, at) =>
    texts.map(([text, x, y, look]): TextItem => ({ ...cellAt(text, x, look), page: at + 1, y })),
  );
  const pages = onPages.map(() => ({ widthPt: 595, heightPt: 842 }));
  return pageLines({ items, links: [], pages, isCut: false }).map(textOf);
};
const read = (...texts: Text[]): string[] => readPages(texts);

it('reads a label in the margin before the text that it stands beside, a little lower', () => {
  const lines = read(
    ['Acme Joinery', 170, 202],
    ['Work', 40, 205.6],
    ['Joiner', 170, 216],
    ['Skills', 40, 244],
    ['Sawing', 170, 240],
  );
  expect(lines).toEqual(['Work', 'Acme Joinery', 'Joiner', 'Skills', 'Sawing']);
});

it('puts a text on the nearer of two baselines', () => {
  const lines = read(
    ['Contact', 440, 280.5, { size: 11.5 }],
    ['2014 – 2018', 45, 283.6, { size: 9 }],
    ['Cook, all seasons', 122, 284.3],
  );
  expect(lines).toEqual(['Contact', '2014 – 2018 Cook, all seasons']);
});

it('parts the words of a heading whose letters are set wide', () => {
  const wide = { width: 40, isBold: true };
  const lines = read(
    ['S K I L L S', 300, 40, wide],
    ['A N D', 346, 40, wide],
    ['G E A R', 392, 40, wide],
  );
  expect(lines).toEqual(['SKILLS AND GEAR']);
});

it('leaves out a name and title at the foot of a page', () => {
  const lines = read(
    ['Ada Berg', 40, 50, { size: 20 }],
    ['Joiner', 40, 80],
    ['Ada Berg – Résumé', 40, 830],
  );
  expect(lines).toEqual(['Ada Berg', 'Joiner']);
});

it('leaves out whose page it is, and when it was changed last', () => {
  const lines = read(
    ['Last updated in May 2026', 440, 30],
    ['Ada Berg', 40, 80, { size: 20 }],
    ['Updated the price list of May 2026 by hand', 40, 110],
    ['Gaelic – 2/3', 40, 826],
    ['Ada Berg – 1/2', 280, 836],
  );
  expect(lines).toEqual(['Ada Berg', 'Updated the price list of May 2026 by hand', 'Gaelic – 2/3']);
});

it('ends two columns above a section whose text is as wide as the page', () => {
  const bold = { isBold: true, size: 12 };
  const lines = read(
    ['Profile', 45, 160, bold],
    ['Skills', 310, 160, bold],
    ['I build small boats and', 45, 180],
    ['Sawing, gluing', 310, 186],
    ['mend large ones.', 45, 194],
    ['Experience', 45, 230, bold],
    ['Joiner   2019 – 2020', 45, 250],
    ['Acme Joinery', 480, 250],
    [
      'Hung all the doors of a house that has ninety of them, and built its stairs as well.',
      45,
      262,
    ],
  );
  expect(lines.slice(-3)[0]).toBe('Experience');
  expect(lines.at(-2)).toContain('Acme Joinery');
});

const bold = { isBold: true };

it('reads entries side by side as cards one by one, row by row', () => {
  const lines = read(
    ['Experience', 40, 80, { size: 14, isBold: true }],
    ...[['Cook', 'Waiter', 100], ['Baker', 'Porter', 160] as const].flatMap(
      ([left = '', right = '', y = 0]): Text[] => [
        [`${left}`, 40, Number(y), bold],
        [`${right}`, 310, Number(y), bold],
        [`The ${left} House`, 40, Number(y) + 12],
        [`The ${right} House`, 310, Number(y) + 12],
        ['2019 – 2021', 40, Number(y) + 24],
        ['2015 – 2018', 310, Number(y) + 24],
      ],
    ),
    ['Skills', 40, 210, { size: 14, isBold: true }],
  );
  const card = (name: string, dates: string) => [name, `The ${name} House`, dates];
  expect(lines).toEqual([
    'Experience',
    ...card('Cook', '2019 – 2021'),
    ...card('Waiter', '2015 – 2018'),
    ...card('Baker', '2019 – 2021'),
    ...card('Porter', '2015 – 2018'),
    'Skills',
  ]);
});

it('reads a row of a role and its dates as one line, and no cards', () => {
  const lines = read(
    ['Cook', 40, 100, bold],
    ['2019 – 2021', 480, 100, bold],
    ['The Cook House', 40, 112],
    ['Baker', 40, 130, bold],
    ['2015 – 2018', 480, 130, bold],
    ['The Baker House', 40, 142],
  );
  expect(lines).toEqual([
    'Cook 2019 – 2021',
    'The Cook House',
    'Baker 2015 – 2018',
    'The Baker House',
  ]);
});

it('looks at each of thousands of texts on a page a few times only', () => {
  /** How often a text's position is read, for one of `count` texts. */
  const looks = (count: number, place: (at: number) => Pick<TextItem, 'x' | 'y'>): number => {
    let read = 0;
    const items = Array.from({ length: count }, (_, at): TextItem => {
      const { x, y } = place(at);
      const look = { width: 10, size: 10, font: '', isBold: false, isItalic: false };
      return {
        ...look,
        page: 1,
        x,
        get y() {
          read++;
          return y;
        },
        get text() {
          read++;
          return 'ab';
        },
      };
    });
    pageLines({ items, links: [], pages: [{ widthPt: 595, heightPt: 842 }], isCut: false });
    return read / count;
  };
  const below = (at: number) => ({ x: 50, y: 12 * at });
  const beside = (at: number) => ({ x: 14 * at, y: 100 });
  for (const place of [below, beside])
    expect(looks(4_000, place)).toBeLessThan(1.5 * looks(1_000, place));
});

it('reads columns that go on over the page, without headings there, one by one', () => {
  const bold = { isBold: true };
  const sideBySide = (from: number, count: number): Text[] =>
    Array.from({ length: count }, (_, at): Text[] => [
      [`Skill ${from + at}`, 40, 80 + 16 * at],
      [`Did the work of a week, number ${from + at}`, 220, 80 + 16 * at],
    ]).flat();
  const heads: Text[] = [
    ['Skills', 40, 60, bold],
    ['Experience', 220, 60, bold],
  ];
  const lines = readPages([...heads, ...sideBySide(0, 12)], sideBySide(12, 6));
  const all = Array.from({ length: 18 }, (_, at) => at);
  expect(lines).toEqual([
    ...['Skills', ...all.map((at) => `Skill ${at}`)],
    ...['Experience', ...all.map((at) => `Did the work of a week, number ${at}`)],
  ]);
});

describe('a sidebar that goes on over pages', () => {
  const bold = { isBold: true, size: 12 };
  const column = (x: number, from: number, ...texts: string[]): Text[] =>
    texts.map((text, at) => [text, x, from + 14 * at, /^[A-Z]+$/.test(text) ? bold : {}]);
  const wide = (text: string) => `${text} was planned, built and taken down again within the year`;
  const jobs = ['WORK', ...['One', 'Two', 'Three', 'Four', 'Five'].map(wide)];
  const more = ['Six', 'Seven', 'Eight', 'Nine', 'Ten'].map(wide);
  const sidebar = ['SKILLS', 'Sawing', 'Gluing', 'Planing', 'Turning'];
  const studies = ['EDUCATION', 'Skelby School', 'Nortown School', 'Ely School', 'Hull School'];

  it('is read whole, before the column beside it', () => {
    const lines = readPages(
      [...column(40, 60, ...sidebar), ...column(200, 60, ...jobs)],
      [...column(40, 60, ...studies), ...column(200, 60, ...more)],
      column(200, 60, 'Eleven went on below', 'Twelve went on below'),
    );
    expect(lines).toEqual([
      ...[...sidebar, ...studies, ...jobs, ...more],
      ...['Eleven went on below', 'Twelve went on below'],
    ]);
  });

  it('is a text in two columns where both are as wide, and goes on page by page', () => {
    const long = (text: string) => `${text}, and what else there is`;
    const set = (title: string, texts: string[]) => [title, ...texts.map(long)];
    const both = (left: string[], right: string[]) => [
      ...column(40, 60, ...left),
      ...column(300, 60, ...right),
    ];
    const lines = readPages(
      both(set('WORK', studies.slice(1)), set('SKILLS', sidebar.slice(1))),
      both(set('EDUCATION', studies.slice(1)), set('TALKS', sidebar.slice(1))),
    );
    expect(lines.indexOf('SKILLS')).toBeGreaterThan(0);
    expect(lines.indexOf('SKILLS')).toBeLessThan(lines.indexOf('EDUCATION'));
  });
});
