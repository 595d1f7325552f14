import { expect, it } from 'vitest';
import { textToLines } from '../layout/text-lines.ts';
import { readLines } from '../read-lines.ts';
import { studyKind } from '../vocabulary/study-evidence.ts';

const studiesOf = (...lines: string[]) =>
  readLines(
    textToLines(
      `Ada Berg\nada@berg.example\n\nSkills\n\nSawing\n\nEducation\n\n${lines.join('\n')}\n`,
    ),
  ).content.education.map(({ institution, degree, field, startDate, endDate, description }) => ({
    study: [institution, degree, field].join(' | '),
    dates: [startDate, endDate].filter(Boolean).join('..'),
    description,
  }));

const read = (...lines: string[]) => studiesOf(...lines).map(({ study }) => study);

it('a school and a certificate that no list knows are told by where the others have theirs', () => {
  expect(
    read(
      'BCom, Skelby University, 2013 - 2016',
      'Zertin, Corvin Hall, 2013',
      'Ostara, Nortown Lodge, 2011',
    ),
  ).toEqual([
    'Skelby University | BCom | ',
    'Corvin Hall | Zertin | ',
    'Nortown Lodge | Ostara | ',
  ]);
});

it('a single year between periods is an entry of its own', () => {
  expect(
    studiesOf(
      'Skelby College: Certificate III in Joinery',
      '(2016 – 2017)',
      'Nortown High School: VCE',
      '(2013)',
    ),
  ).toMatchObject([
    { study: 'Skelby College | Certificate III | Joinery', dates: '2016..2017' },
    { study: 'Nortown High School | VCE | ', dates: '2013' },
  ]);
});

it('a list of schools, with a bullet and a year each', () => {
  expect(
    read(
      '- BE in Mining, K. Roy Institute, Skelby, 2019 (7.9)',
      '- HSC, Roy College, Skelby, 2015',
    ),
  ).toEqual(['K. Roy Institute | BE | Mining', 'Roy College | HSC | ']);
});

it.each([
  ['BA in Music, Skelby University, magna cum laude, 2014', 'Skelby University | BA | Music'],
  [
    'Leaving Certificate (455 points), Skelby School, 2014',
    'Skelby School | Leaving Certificate | ',
  ],
  ['A Levels: Maths (C), Art (B), Skelby School, 2014', 'Skelby School | A Levels | '],
  ['NVQ Level 3 Joinery (Skelby College), 2014', 'Skelby College | NVQ Level 3 Joinery | '],
  ['LLB, University of Nortown (Skelby), 2014', 'University of Nortown | LLB | '],
  ['MBA (Marketing), Skelby University, 2014', 'Skelby University | MBA | Marketing'],
  ['Higher Secondary (12th), Skelby School, 2014', 'Skelby School | Higher Secondary (12th) | '],
  [
    'BTech Mining from Skelby Institute of Mines, 2014',
    'Skelby Institute of Mines | BTech | Mining',
  ],
  ['BE, College of Engineering, Skelby, Chennai, 2014', 'College of Engineering, Skelby | BE | '],
  ['BSc Farming from Corvin Hall in the year 2014', 'Corvin Hall | BSc | Farming'],
  ['A Levels at Bro Corvin, Nordby, 2014', 'Bro Corvin | A Levels | '],
  ['Licenciatura en Historia. Corvin Hall. Nordby. 2014', 'Corvin Hall | Licenciatura | Historia'],
  ['Sound Course -- Corvin Hall [2014]', 'Corvin Hall | Sound Course | '],
  ['F.Sc. [Pre-Engineering], Corvin Hall, Nordby, 2014', 'Corvin Hall | F.Sc. | Pre-Engineering'],
  ['ITI (Fitter), Corvin Hall, Nordby, 2014', 'Corvin Hall | ITI | Fitter'],
  ['Fagbrev · Trebygging · Corvin vgs, 2014', 'Corvin vgs | Fagbrev | Trebygging'],
  ['MA, Philology, Friedrich Corvin, Nordby, 2014', 'Friedrich Corvin | MA | Philology'],
  ['Executive MBA, Corvin, Nordby, 2014', 'Corvin | Executive MBA | '],
  ['Skelby College, B.A. English, minor in Music, 2014', 'Skelby College | B.A. | English'],
  ['Skelby High — Diploma — Skelby, 2014', 'Skelby High | Diploma | '],
  [
    'WASSCE, General Science (7 A1s), Skelby School, 2014',
    'Skelby School | WASSCE | General Science',
  ],
  [
    'Diploma di Ragioneria, presso Istituto Tecnico Corvin, Nordby, 2014',
    'Istituto Tecnico Corvin | Diploma di Ragioneria | ',
  ],
  [
    'Studiekompetanse, Corvin videregående, Nordby, 2014',
    'Corvin videregående | Studiekompetanse | ',
  ],
  ['CSEs (Maths, English, Art), Skelby School, 2014', 'Skelby School | CSEs | '],
  [
    'Pune University Corvin College of Mining, Nordby, MSc Mining, 2014',
    'Corvin College of Mining | MSc | Mining',
  ],
])('what says how a study went, or where, is no part of it: %s', (line, study) => {
  expect(read(line)).toEqual([study]);
});

it('without a word that tells, what stands below a school is its town', () => {
  expect(read('Zertin', 'Corvin Akademie', 'Nordby', '2010 - 2014')).toEqual([
    'Corvin Akademie | Zertin | ',
  ]);
});

it('marks and subjects below a school describe it', () => {
  const [study] = studiesOf('Skelby School, GCSEs, 2008', 'Seven at grades A to C, with English');
  expect(study).toMatchObject({
    study: 'Skelby School | GCSEs | ',
    description: 'Seven at grades A to C, with English',
  });
});

it('a college stands above the university that it belongs to', () => {
  expect(
    read('MBBS, 2012 - 2018', 'R. Corvin Medical College', '(Nordby University of Health)'),
  ).toEqual(['R. Corvin Medical College | MBBS | ']);
});

it('a town and its state leave what a school is called', () => {
  expect(read('Corvin, Decorah, IA  2009 - 2013', 'Bachelor of Arts, Biology')).toEqual([
    'Corvin | Bachelor of Arts | Biology',
  ]);
});

it('a major is a field, and its minor none', () => {
  expect(
    read(
      'Skelby University',
      'Bachelor of Arts, major in History and minor in French, 2005 - 2009',
    ),
  ).toEqual(['Skelby University | Bachelor of Arts | History']);
});

it('a degree below its school may be a list item', () => {
  expect(read('Coleg Corvin, Bangor (2007 - 2011)', '- NVQ Level 3 in Joinery')).toEqual([
    'Coleg Corvin | NVQ Level 3 | Joinery',
  ]);
});

it('the year of a registration begins no study', () => {
  expect(
    read(
      'Ph.D., Geology, Skelby Institute  2021',
      'Supervisor: Prof. S. K. Negi. Registered 2015',
      'M.Sc., Geology, Skelby University  2014',
    ),
  ).toHaveLength(2);
});

it.each([
  ['Bachelor Kantoorbeheer, Hogeschool Corvin, met onderscheiding', 'Bachelor | Kantoorbeheer'],
  ['Graduação em Música, Universidade Corvin, em andamento (3º semestre)', 'Graduação | Música'],
  ['Kandidatexamen, biologi, 180 hp, Corvins universitet', 'Kandidatexamen | biologi'],
  ['National Senior Certificate, Skelby High School, Diploma pass', 'National Senior Certificate'],
  ['BA, Media Studies, Skelby University', 'BA | Media Studies'],
])('honours, credits and states of all languages are no fields: %s', (line, degree) => {
  expect(read(`${line}, 2014`)[0]?.split(' | ').slice(1).filter(Boolean).join(' | ')).toBe(degree);
});

it.each([
  ['Mastergrad i corvin, Nordby', 'degree'],
  ['Facharbeiterbrief', 'degree'],
  ['BVetMed', 'degree'],
  ['Cape Town', 'neither'],
  ['CAPE Unit 2', 'degree'],
  ['Corvin vidaregåande', 'school'],
  ['I.T.I.S. Corvin', 'school'],
  ['UFBA', 'school'],
  ['Belgrad', 'neither'],
])('compounds, acronyms and initials tell a school from a degree: %s', (text, kind) => {
  expect(studyKind(text) ?? 'neither').toBe(kind);
});

it('what labels name is told by them, and by what they are called in other languages', () => {
  expect(
    read(
      'Corvin Hall  09.2009 – 06.2014',
      'kierunek: ogrodnictwo, inżynier',
      'Corvin Lodge  09.2005 – 06.2009',
      'Studiengang: Bergbau',
      'Abschluss: Bachelor',
    ),
  ).toEqual(['Corvin Hall | inżynier | ogrodnictwo', 'Corvin Lodge | Bachelor | Bergbau']);
});

it('rows of labels, with marks among them', () => {
  expect(
    read(
      'Periodo      2010 – 2014',
      'Istituto      Corvin Hall',
      'Titolo      Laurea in Storia',
      'Voto      108/110',
      'Periodo      2005 – 2010',
      'Istituto      Corvin Lodge',
      'Titolo      Diploma di cucina',
      'Voto      84/100',
    ),
  ).toEqual(['Corvin Hall | Laurea | Storia', 'Corvin Lodge | Diploma di cucina | ']);
});

it('columns that say the board beside the school, and whether there is a diploma', () => {
  expect(
    read(
      'Periode      Opleiding      School      University / Board      Diploma',
      '2011-2014      Koksopleiding      Corvin Hall      Nordby Board      ja',
      '2006-2011      HAVO      Corvin Lodge      Nordby Board      ja',
    ),
  ).toEqual(['Corvin Hall | Koksopleiding | ', 'Corvin Lodge | HAVO | ']);
});

it('what runs on behind a date describes the study', () => {
  expect(
    studiesOf(
      'Mastergrad i gruvedrift. Corvin Hall. 2017–2019. Masteroppgave: Gull i Nordby.',
      'Bachelorgrad i geologi. Universitetet i Nordby. 2014–2017.',
    ),
  ).toMatchObject([
    {
      study: 'Corvin Hall | Mastergrad | gruvedrift',
      description: '- Masteroppgave: Gull i Nordby.',
    },
    { study: 'Universitetet i Nordby | Bachelorgrad | geologi' },
  ]);
});

it('degrees may be items above the line of their school', () => {
  expect(
    read(
      '• PhD in Mining',
      'Skelby University, Skelby  2016 – 2020',
      '• MSc in Geology',
      'Nortown University, Nortown  2012 – 2014',
    ),
  ).toEqual(['Skelby University | PhD | Mining', 'Nortown University | MSc | Geology']);
});

it('honours right behind a degree are no part of it', () => {
  expect(read('BSc Mining magna cum laude, Skelby University, 2014')).toEqual([
    'Skelby University | BSc | Mining',
  ]);
});

it.each([
  ['BA, Mining | Corvin, Nordby, 2014', 'Corvin | BA | Mining'],
  ['B.E. (E&C), Corvin Hall, 2014', 'Corvin Hall | B.E. | E&C'],
  ['Diploma, specialised in Mining, Skelby College, 2014', 'Skelby College | Diploma | Mining'],
  ['BSc Mining (Minor in Art), Skelby College, 2014', 'Skelby College | BSc | Mining'],
])('a field by where it stands and what asks for it: %s', (line, study) => {
  expect(read(line)).toEqual([study]);
});

it('a street and a town below a certificate of school are no fields', () => {
  expect(
    read(
      'BA History  2009 - 2013',
      'Skelby University',
      'Corvin Avenue',
      'GCSEs  2007',
      'Nortown School',
      'Ostholm',
    ),
  ).toEqual(['Skelby University | BA | History', 'Nortown School | GCSEs | ']);
});

it('a column that nobody knows is told by what stands in it', () => {
  expect(
    read(
      'No.      Degree      Alma      Year',
      '1      BSc Mining      Skelby University      2014',
      '2      GCSEs      Nortown School      2011',
    ),
  ).toEqual(['Skelby University | BSc | Mining', 'Nortown School | GCSEs | ']);
});

it.each([
  ['Ostara (STX), Corvin Katedralskole, 2014', 'Corvin Katedralskole | Ostara (STX) | '],
  [
    'Diplom-Ingenieur (FH) Bergbau, Hochschule Corvin, 2014',
    'Hochschule Corvin | Diplom-Ingenieur (FH) Bergbau | ',
  ],
  ['Bergbau (B.Sc.), Hochschule Corvin, 2014', 'Hochschule Corvin | B.Sc. | Bergbau'],
  ['SMP, SMP Negeri Corvin, 2014', 'SMP Negeri Corvin | SMP | '],
  [
    'Civilingenjör i gruvdrift 180 hp, Corvins tekniska högskola, 2014',
    'Corvins tekniska högskola | Civilingenjör | gruvdrift',
  ],
  ['Master 2 Histoire, Université de Corvin, 2014', 'Université de Corvin | Master 2 | Histoire'],
  ['Grade 12, Corvin Secondary School, 2014', 'Corvin Secondary School | Grade 12 | '],
  ['Exchange semester, Corvin Hall, 2014', 'Corvin Hall | Exchange semester | '],
  ['Diploma, Agricultural College at Corvin, 2014', 'Agricultural College at Corvin | Diploma | '],
])('counts of countries: %s', (line, study) => {
  expect(read(line)).toEqual([study]);
});

it.each([
  ['2014 → Perustutkinto → Corvin opisto', 'Corvin opisto | Perustutkinto | '],
  ['I. MA Museum Studies, Skelby University, 2014', 'Skelby University | MA | Museum Studies'],
  ['Certificate, Corvin College (public), 2014', 'Corvin College | Certificate | '],
])('arrows part, numbers count, and who owns a school is no part of it: %s', (line, study) => {
  expect(read(line)).toEqual([study]);
});

it('quotation marks stay with what a school is called', () => {
  expect(read('Diploma, Liceo «Ada Corvin», 2014')).toEqual(['Liceo «Ada Corvin» | Diploma | ']);
});

it('a single year is when a study ended', () => {
  const [study] = readLines(
    textToLines('Ada Berg\nada@berg.example\n\nEducation\n\nBSc Botany, Skelby University, 2013\n'),
  ).content.education;
  expect([study?.startDate, study?.endDate]).toEqual(['', '2013']);
});
