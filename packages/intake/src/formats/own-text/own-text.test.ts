import { expect, it } from 'vitest';
import { readOwnText } from './own-text.ts';

const rule = '-'.repeat(50);
const textOf = (...sections: string[]) =>
  `${['Ana Roe\nCook\nana@mail.example | Leeds', ...sections].join(`\n\n${rule}\n`)}\n`;
const read = (...sections: string[]) => readOwnText(textOf(...sections))?.content;

it('takes the head of a file apart', () => {
  expect(read('Interests\n\nJudo')?.personalInfo).toMatchObject({
    firstName: 'Ana',
    lastName: 'Roe',
    title: 'Cook',
    email: 'ana@mail.example',
    location: 'Leeds',
  });
});

it.each([
  ['has no rule', 'Ana Roe\n\nExperience\n\nChef | 2019'],
  ['has a rule of another length', textOf('Interests\n\nJudo').replaceAll(rule, '-'.repeat(49))],
  ['has no empty line below a title', textOf('Interests\nJudo')],
  ['has more lines above its sections', `Curriculum\n${textOf('Interests\n\nJudo')}`],
])('leaves a file alone that %s', (_, text) => {
  expect(readOwnText(text)).toBeUndefined();
});

it('reads a file with the line ends of Windows', () => {
  const text = textOf('Awards\n\nMedal\n\nCup\nFor speed.').replaceAll('\n', '\r\n');
  expect(readOwnText(text)?.content.awards).toMatchObject([
    { title: 'Medal', description: '' },
    { title: 'Cup', description: 'For speed.' },
  ]);
});

it('reads each of twenty equal lines', () => {
  const lines = Array.from({ length: 20 }, () => 'Forklift');
  const names = read(`Certifications\n\n${lines.join('\n')}`)?.certifications;
  expect(names?.map(({ name }) => name)).toEqual(lines);
});

it('tells a text below a head from a list', () => {
  expect(read('Awards\n\nMedal | Society | 2020\nFor courage at sea')?.awards).toMatchObject([
    { title: 'Medal', awarder: 'Society', date: '2020', description: 'For courage at sea' },
  ]);
});

it('keeps bullet points of two lines and those within a text', () => {
  const job = 'Cook | Le Coin | Leeds | 2019\nA kitchen.\n• Fed\nMore.\n• Led\n  and fed';
  expect(read(`Experience\n\n${job}`)?.workExperience).toMatchObject([
    { description: 'A kitchen.\n- Fed\nMore.', bullets: [{ text: 'Led\nand fed' }] },
  ]);
});

it('gives an employer to the roles below, and no further', () => {
  const jobs =
    'Orchard | Kent\n\nLead | 2015 – 2019\n• Led\n\nPicker | 2012 – 2015\n\nBaker | Bakery Ltd | Bath | 2010';
  const of = read(`Experience\n\n${jobs}`)?.workExperience.map((job) => [
    job.position,
    job.company,
    job.location,
    job.sameEmployer,
  ]);
  expect(of).toEqual([
    ['Lead', 'Orchard', 'Kent', false],
    ['Picker', 'Orchard', 'Kent', true],
    ['Baker', 'Bakery Ltd', 'Bath', false],
  ]);
});

it('reads employers before roles, as their owner may have set them', () => {
  const jobs = 'Harbour Logistics Ltd | Warehouse Manager | Leeds | 2019 – 2021';
  const more = 'Vale Hospital | Nurse | Leeds | 2015 – 2018';
  const [first] = read(`Experience\n\n${jobs}\n\n${more}`)?.workExperience ?? [];
  expect(first).toMatchObject({ position: 'Warehouse Manager', company: 'Harbour Logistics Ltd' });
});

const roles = 'Actor | Globe | 2019 – 2020\n• Played Lear.\n\nNurse | Vale Hospital | 2017 – 2018';

it('takes a section of roles for jobs only where no other has them', () => {
  const own = read('Experience\n\nCook | Le Coin | 2021', `On Stage\n\n${roles}`);
  expect(own?.workExperience).toHaveLength(1);
  expect(own?.customSections).toMatchObject([
    { title: 'On Stage', entries: [{ title: 'Actor', subtitle: 'Globe' }, { title: 'Nurse' }] },
  ]);
  expect(read(`On Stage\n\n${roles}`)?.workExperience).toHaveLength(2);
});

it('keeps publications that are no numbered references as a section of their owner', () => {
  const sections = read('Publications\n\nNowcasting | Journal | 2023\nThe data are open.');
  expect(sections?.customSections).toMatchObject([
    {
      title: 'Publications',
      entries: [{ title: 'Nowcasting', description: 'The data are open.' }],
    },
  ]);
});
