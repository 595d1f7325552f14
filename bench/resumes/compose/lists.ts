import type { Design } from '../designs/design.ts';
import type { Person } from '../people/person.ts';
import type { Draw } from '../random.ts';
import type { Block, Span } from './block.ts';

/**
 * Skills in groups, in a row, one on each line, in columns, or with bars, which are glyphs to a
 * reader.
 */
export function skillBlocks(person: Person, { skills, bullet }: Design, draw: Draw): Block[] {
  const groups = person.content.skills;
  const item = (group: number, at: number): Span => ({
    text: groups[group]?.items[at] ?? '',
    field: `skills[${group}].items[${at}]`,
  });
  const all = groups.flatMap(({ items }, group) => items.map((_, at) => item(group, at)));
  const [way = 'joined', sign = ','] = skills.split(' ');
  switch (way) {
    case 'items':
      return all.map((span) => ({
        kind: 'item',
        glyph: bullet.length === 1 ? bullet : '•',
        spans: [span],
      }));
    case 'lines':
      return all.map((span) => ({ kind: 'row', left: [span] }));
    case 'bars':
      return all.map((span) => barRow(span, draw));
    case 'columns':
      return [{ kind: 'table', rows: inRows(all, 3), shares: [1 / 3, 1 / 3, 1 / 3] }];
    default:
      return groups.map((group, at) => {
        const items = group.items.map((_, index) => item(at, index));
        const title: Span = { text: group.category, field: `skills[${at}].category`, isBold: true };
        const isTitled = group.category !== '';
        if (way === 'margin' && isTitled)
          return { kind: 'row', margin: [title], left: parted(items, ','), isIndented: true };
        const head = isTitled ? [{ ...title, text: group.category }, { text: ': ' }] : [];
        return { kind: 'row', left: [...head, ...parted(items, sign)] };
      });
  }
}

function barRow(span: Span, draw: Draw): Block {
  const full = draw.int(2, 5);
  const [on, off] = draw.pick([
    ['●', '○'],
    ['★', '☆'],
    ['■', '□'],
    ['', ''],
  ] as const);
  const bar = on === '' ? [] : [{ text: on.repeat(full) + off.repeat(5 - full) }];
  return { kind: 'row', left: [span], right: bar };
}

function inRows(spans: readonly Span[], count: number): Span[][][] {
  const rows = Math.ceil(spans.length / count);
  return Array.from({ length: rows }, (_, at) =>
    spans.slice(at * count, at * count + count).map((one) => [one]),
  );
}

const parted = (items: readonly Span[], sign: string): Span[] => {
  const apart = sign === ',' ? ', ' : ` ${sign} `;
  return items.flatMap((span, at) => (at === 0 ? [span] : [{ text: apart }, span]));
};

export function languageBlocks({ content, aside }: Person, { languages }: Design): Block[] {
  const spoken = content.languages.map((one, at) => ({
    name: { text: one.language, field: `languages[${at}].language` },
    level: { text: aside.levels[at] ?? '', field: `languages[${at}].proficiency` },
  }));
  const written = spoken.map(({ name, level }): Span[] => {
    if (level.text === '') return [name];
    if (languages === 'dash') return [name, { text: ' – ' }, level];
    if (languages === 'colon') return [name, { text: ': ' }, level];
    return [name, { text: ' (' }, level, { text: ')' }];
  });
  if (languages === 'joined')
    return [
      {
        kind: 'row',
        left: written.flatMap((one, at) => (at === 0 ? one : [{ text: ', ' }, ...one])),
      },
    ];
  if (languages === 'rows')
    return spoken.map(({ name, level }) => ({
      kind: 'row',
      margin: [name],
      left: [level],
      isIndented: true,
    }));
  return written.map((left) => ({ kind: 'row', left }));
}
