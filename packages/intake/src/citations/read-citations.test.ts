import { Publication } from '@folio/contract/more-entries';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { readCitations } from './read-citations.ts';

const one = (text: string) => {
  const [work, ...others] = readCitations(text);
  expect(others).toEqual([]);
  return work;
};

describe('[citations-1] BibTeX', () => {
  it('is read with its accents, names, months and pages', () => {
    const work = one(`
      % Exported from a library
      @string{lncs = "Lecture Notes"}
      @Article{lovelace43,
        author = {Lovelace, Ada and M{\\"u}ller, J{\\'o}n and {The {B}ernoulli and Sons Group} and others},
        title = "{Notes} on the \\emph{Analytical} Engine --- a 100\\% study",
        journal = lncs # { on Engines},
        year = 1843, month = sep, volume = {12}, number = 3, pages = {45--67},
        doi = {https://doi.org/10.1000/182},
        url = {https://doi.org/10.1000/182},
      }`);
    expect(work).toEqual({
      type: 'article',
      title: 'Notes on the Analytical Engine — a 100% study',
      authors: 'Ada Lovelace, Jón Müller, The Bernoulli and Sons Group, et al.',
      venue: 'Lecture Notes on Engines',
      volume: '12',
      issue: '3',
      pages: '45–67',
      publisher: '',
      date: '1843-09',
      dateText: '',
      doi: '10.1000/182',
      link: '',
      description: '',
    });
  });

  it.each([
    ['inproceedings', 'conference'],
    ['phdthesis', 'thesis'],
    ['incollection', 'chapter'],
    ['techreport', 'report'],
    ['dataset', 'other'],
    ['constructor', 'other'],
  ])('%s is a %s', (type, expected) => {
    expect(one(`@${type}(key, title = {A})`)).toMatchObject({ type: expected, title: 'A' });
  });

  it('of a preprint leads to where it is', () => {
    const work = one(
      '@misc{a, title={T}, eprint={2101.00001}, archivePrefix={arXiv}, date={2021-01-04}}',
    );
    expect(work).toMatchObject({ type: 'preprint', venue: 'arXiv', date: '2021-01' });
    expect(work?.link).toBe('https://arxiv.org/abs/2101.00001');
  });

  it('of several works is several, and what is damaged takes no other with it', () => {
    const works = readCitations(
      '@book{a, title={One}} noise @article{broken @book{b, title={Two}} @',
    );
    expect(works.map(({ title }) => title)).toEqual(['One', 'Two']);
  });

  it.each([
    ['\\c{c}', 'ç'],
    ['\\v c', 'č'],
    ["\\'{\\i}", 'í'],
    ['\\~n', 'ñ'],
    ['\\ss{}', 'ß'],
    ['Erd\\H{o}s', 'Erdős'],
    ['$\\alpha$', 'α'],
    ['{\\aa}', 'å'],
    ['50~000', '50 000'],
    ['\\LaTeX', 'LaTeX'],
    ['C\\# \\& Go\\_2', 'C# & Go_2'],
  ])('%s is %s', (tex, text) => {
    expect(one(`@misc{a, title = {${tex}}}`)?.title).toBe(text);
  });
});

describe('[citations-2] a printed reference with its DOI', () => {
  it('in the manner of the APA', () => {
    const text =
      'Lovelace, A., & Babbage, C. D. (2019). Notes on the engine. Journal of Machines, 12(3), 45–67. https://doi.org/10.1000/182.';
    expect(one(text)).toMatchObject({
      authors: 'A. Lovelace, C. D. Babbage',
      title: 'Notes on the engine',
      venue: 'Journal of Machines',
      type: 'article',
      volume: '12',
      issue: '3',
      pages: '45–67',
      date: '2019',
      doi: '10.1000/182',
    });
  });

  it.each(['مجلة البصريات، 12(3)، 7–9', '光学雑誌、12(3)、7–9'])(
    'with its own commas: %s',
    (source) => {
      expect(one(`Lovelace, A. (2019). Notes. ${source}. doi:10.1000/182`)).toMatchObject({
        venue: source.split(/[،、]/)[0],
        volume: '12',
        issue: '3',
        pages: '7–9',
      });
    },
  );

  it('in the manner of the IEEE', () => {
    const text =
      '[3] A. Lovelace and C. Babbage, “Notes on the engine,” Journal of Machines, vol. 12, no. 3, pp. 45-67, Mar. 2019, doi: 10.1000/182.';
    expect(one(text)).toMatchObject({
      authors: 'A. Lovelace, C. Babbage',
      title: 'Notes on the engine',
      venue: 'Journal of Machines',
      volume: '12',
      issue: '3',
      pages: '45–67',
      date: '2019-03',
      doi: '10.1000/182',
    });
  });

  it('in the manner of Vancouver', () => {
    const text =
      'Lovelace A, Babbage C. Notes on the engine. J Mach. 2019;12(3):45-67. doi:10.1000/182';
    expect(one(text)).toMatchObject({
      authors: 'Lovelace A, Babbage C',
      title: 'Notes on the engine',
      venue: 'J Mach',
      volume: '12',
      issue: '3',
      pages: '45–67',
      date: '2019',
      doi: '10.1000/182',
    });
  });

  it('is its DOI where it says nothing else, and nothing where it is no reference', () => {
    expect(one('https://doi.org/10.1000/182')).toMatchObject({ doi: '10.1000/182', title: '' });
    expect(readCitations('Hello there')).toEqual([]);
    expect(readCitations('')).toEqual([]);
  });

  it('a line each are several', () => {
    expect(readCitations('A (2019). B. 10.1000/1\nC (2020). D. 10.1000/2')).toHaveLength(2);
  });
});

it('strings that are made of strings double no further than a field is long', () => {
  const names = Array.from({ length: 50 }, (_, at) => `@string{s${at + 1} = s${at} # s${at}}`);
  const works = readCitations(`@string{s0 = "tide "}${names.join('\n')}@book{a, title = s50}`);
  expect(works).toMatchObject([{ title: expect.stringMatching(/^tide tide/) }]);
});

it.each([
  ['entries', (at: number) => `@book{b${at}, title = {On tide ${at}}}`],
  ['references', (at: number) => `Roe, A. (2019). On tide ${at}. Journal. doi:10.1000/${at}`],
])(
  'of more %s than a resume has room for, one more is read, by which that is told',
  (_, written) => {
    const many = Array.from({ length: 250 }, (_, at) => written(at));
    expect(readCitations(many.join('\n'))).toHaveLength(201);
  },
);

it('[citations-3] whatever is pasted comes to works that a resume may hold, or to none', () => {
  const piece = fc.constantFrom(
    'constructor',
    '__proto__',
    '@',
    '{',
    '}',
    '"',
    '=',
    ',',
    '#',
    '\\',
    'article',
    'title',
    'author',
    ' and ',
    '(2019)',
    '. ',
    '10.1000/1',
    'A',
    'é',
    '😀',
    '\n',
    '\n\n',
    "\\'",
    '$',
    '“',
    '”',
    '[1] ',
    'x'.repeat(400),
  );
  const text = fc.array(piece, { maxLength: 60 }).map((pieces) => pieces.join(''));
  fc.assert(
    fc.property(text, (pasted) => {
      for (const work of readCitations(pasted)) {
        const read = Publication.parse({ id: 'a', ...work });
        expect(read).toMatchObject(work);
      }
    }),
  );
});
