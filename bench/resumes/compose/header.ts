import type { Design } from '../designs/design.ts';
import type { Person } from '../people/person.ts';
import type { Draw } from '../random.ts';
import { wordsOf } from '../words.ts';
import type { Block, Span } from './block.ts';

const info = (name: string) => `personalInfo.${name}`;

/** Name, title and, if they are at the top, contact details. */
export function headBlocks(person: Person, design: Design, draw: Draw): Block[] {
  const { personalInfo } = person.content;
  const isCentred = design.align === 'centre';
  const row = (left: Span[]): Block => ({ kind: 'row', left, isCentred });
  const isForm = design.name === 'labelled' && draw.chance(0.7);
  const title: Block[] =
    isForm || (draw.chance(0.06) && design.name !== 'titled')
      ? [row([{ text: draw.pick(wordsOf(person.language, 'title')), em: 1.4, isBold: true }])]
      : [];
  const under = { text: personalInfo.title, field: info('title'), em: 1.15 };
  return [
    ...title,
    ...nameRows(person, design, draw).map(row),
    ...(personalInfo.title && !isBeside(design)
      ? [row([draw.chance(0.2) ? { ...under, isItalic: true } : under])]
      : []),
  ];
}

const isBeside = ({ name }: Design): boolean => name.startsWith('beside');

/** Longer names, set large, would not fit into their column. */
const longName = 16;

function nameRows({ content, language }: Person, design: Design, draw: Draw): Span[][] {
  const { firstName, lastName } = content.personalInfo;
  const isUpper = design.name === 'upper';
  const isNarrow = design.head === 'side' && firstName.length + lastName.length > longName;
  const look = {
    field: info('name'),
    em: design.name === 'labelled' ? 1 : isNarrow ? 1.5 : draw.pick([1.2, 1.8, 2, 2.4, 2.8]),
    isBold: draw.chance(0.7),
  };
  const styled = (text: string) => ({
    ...look,
    text: isUpper ? text.toLocaleUpperCase(language) : text,
  });
  const aside = (text: string): Span => ({ text, em: look.em, isBold: look.isBold });
  const whole = styled(`${firstName} ${lastName}`);
  const [way = '', sign = ''] = design.name.split(' ');
  switch (way) {
    case 'lines':
      return [[styled(firstName)], [styled(lastName)]];
    case 'family':
      return [[styled(`${lastName} ${firstName}`)]];
    case 'FAMILY':
      return [[styled(`${lastName.toLocaleUpperCase(language)} ${firstName}`)]];
    case 'comma':
      return [[styled(`${lastName}, ${firstName}`)]];
    case 'credentials':
      return [[whole, aside(`${sign} ${draw.some(credentials, draw.int(1, 3)).join(', ')}`)]];
    case 'labelled':
      return [[aside(`${draw.pick(wordsOf(language, 'label.name'))}: `), whole]];
    case 'honorific':
      return [[aside(`${draw.pick(wordsOf(language, 'honorific'))} `), whole]];
    case 'nick':
      return [[styled(`${firstName} `), aside(`"${firstName.slice(0, 3)}" `), styled(lastName)]];
    case 'titled':
      return [[aside(`${draw.pick(wordsOf(language, 'title'))}${sign || ' '}`), whole]];
    case 'beside': {
      const { title } = content.personalInfo;
      const mark = sign === ',' ? ', ' : ` ${sign} `;
      return [
        title === '' ? [whole] : [whole, { text: mark }, { text: title, field: info('title') }],
      ];
    }
    default:
      return [[whole]];
  }
}

/** Abbreviations of professions and degrees after names. */
const credentials = [
  'MBA',
  'PMP',
  'CPA',
  'PhD',
  'RN',
  'M.Sc.',
  'B.Eng.',
  'CFA',
  'LL.M.',
  'PE',
  'BSN',
  'ACCA',
];

const icons: Record<string, string[]> = {
  email: ['✉', '\uf0e0', '@'],
  phone: ['☎', '\uf095', '✆'],
  location: ['⌂', '\uf3c5', '⚑'],
  website: ['\uf0c1', '🔗', '⚭'],
};

/** Contact details, in the design's layout. */
export function contactBlocks(person: Person, design: Design, draw: Draw): Block[] {
  const [way = 'joined', sign = '|'] = design.contact.split(' ');
  const isCentred = design.align === 'centre' && design.columns === 'one';
  const names = draw.some(['email', 'phone', 'location', 'website'] as const, 4);
  const known = names.filter((name) => person.content.personalInfo[name] !== '');
  const span = (name: (typeof known)[number]): Span => ({
    text: person.content.personalInfo[name],
    field: info(name),
  });
  const label = (name: string) => draw.pick(wordsOf(person.language, `label.${name}`));
  const facts = design.facts === 'yes' && way !== 'joined' ? factRows(person) : [];
  const rows = known.map((name): Span[] => {
    if (way === 'labelled') return [{ text: `${label(name)}: ` }, span(name)];
    if (way === 'icons') return [{ text: `${draw.pick(icons[name] ?? [''])} ` }, span(name)];
    return [span(name)];
  });
  if (way === 'joined') return [{ kind: 'row', left: joined(rows, sign), isCentred }];
  if (way === 'two-rows') {
    const half = Math.ceil(rows.length / 2);
    const pair = [rows.slice(0, half), rows.slice(half)].filter((one) => one.length > 0);
    return pair.map((one) => ({ kind: 'row', left: joined(one, sign), isCentred }));
  }
  return [...rows, ...facts].map((left) => ({ kind: 'row', left, isCentred }));
}

/** Facts that forms ask for, such as the date of birth. */
export const factRows = ({ aside }: Person): Span[][] =>
  aside.facts.map(({ label, value }) => [{ text: `${label}: ${value}` }]);

/** Joins texts with a sign; 'wide' means a gap alone. */
function joined(rows: readonly Span[][], sign: string): Span[] {
  const apart = sign === 'wide' ? '     ' : sign === ',' ? ', ' : ` ${sign} `;
  return rows.flatMap((row, at) => (at === 0 ? row : [{ text: apart }, ...row]));
}
