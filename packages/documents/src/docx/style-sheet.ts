import type { ListItem, Paragraph, TextStyle } from '@folio/typeset/blocks';
import { allParagraphs, type FlowItem, type FlowParagraph } from './flow-items.ts';

/** A named paragraph or character style of Word's gallery. */
export type NamedStyle = { id: string; name: string; base: string; style: TextStyle };

/**
 * The styles of each role, most frequent first. Text in the document's most frequent style has no
 * named style.
 */
export type StyleSheet = {
  paragraphs: NamedStyle[];
  characters: NamedStyle[];
  /** The style of most letters. */
  normal: TextStyle;
  styleOf: (block: FlowParagraph['block']) => NamedStyle | undefined;
  slotStyleOf: (slot: Paragraph) => NamedStyle | undefined;
};

type Role = { id: string; name: string };
const textRole: Role = { id: 'Text', name: 'Text' };
const slotRole: Role = { id: 'LineEnd', name: 'Line End' };
const listRole: Role = { id: 'ListBullet', name: 'List Bullet' };
const numberRole: Role = { id: 'ListNumber', name: 'List Number' };

/** The role of a paragraph, by the field that it shows (the last segment of its path). */
const roles: { role: Role; fields: RegExp }[] = [
  { role: { id: 'Subtitle', name: 'Subtitle' }, fields: /^personalInfo\/title$/ },
  {
    role: { id: 'ContactDetails', name: 'Contact Details' },
    fields: /^personalInfo\/(?!summary)/,
  },
  { role: { id: 'EntryDate', name: 'Entry Date' }, fields: /\/(?:dateText|date)$/ },
  {
    role: { id: 'EntryDetail', name: 'Entry Detail' },
    fields:
      /\/(?:company|institution|organization|branch|location|issuer|technologies|subtitle|proficiency)$/,
  },
  { role: { id: 'EntryTitle', name: 'Entry Title' }, fields: /\/(?:name|title|position|degree)$/ },
  { role: { id: 'Label', name: 'Label' }, fields: /\/(?:category|language)$/ },
];

/** The owner's name is the title. Without one, sections become heading 1. */
const isName = (block: FlowParagraph['block']): boolean =>
  block.type === 'heading' && block.path === 'personalInfo/firstName';

export const isNumbered = ({ marker }: ListItem): boolean => /\d/.test(marker);

function roleOf(block: FlowParagraph['block'], hasName: boolean): Role {
  if (isName(block)) return { id: 'Title', name: 'Title' };
  if (block.type === 'heading') {
    const level = block.level - (hasName ? 1 : 0);
    return { id: `Heading${level}`, name: `heading ${level}` };
  }
  if (block.type === 'listItem') return isNumbered(block) ? numberRole : listRole;
  return roles.find(({ fields }) => fields.test(block.path ?? ''))?.role ?? textRole;
}

const lettersOf = ({ runs }: Paragraph | FlowParagraph['block']): number =>
  runs.reduce((sum, { text }) => sum + text.length, 0);

/** By role, the number of letters in each style. */
type Counts = Map<
  string,
  { role: Role; styles: Map<string, { style: TextStyle; letters: number }> }
>;

function count(counts: Counts, role: Role, style: TextStyle, letters: number): void {
  const counted = counts.get(role.id) ?? { role, styles: new Map() };
  counts.set(role.id, counted);
  const key = keyOf(style);
  counted.styles.set(key, {
    style,
    letters: (counted.styles.get(key)?.letters ?? 0) + letters,
  });
}

const keyOf = ({ bold = false, italic = false, features = [], ...style }: TextStyle): string => {
  const { family, sizePt, leadingPt, color, letterSpacingPt = 0 } = style;
  return [family, sizePt, leadingPt, color, bold, italic, letterSpacingPt, ...features].join();
};

/** For an empty document. */
const plain: TextStyle = { family: 'Arimo', sizePt: 10, leadingPt: 14, color: '#000000' };

/**
 * Derives the document's named styles from its paragraphs: roles from their paths, formats from the
 * template. So each template's Word file has its own style gallery.
 */
export function styleSheet(items: readonly FlowItem[], label: TextStyle | undefined): StyleSheet {
  const paragraphs = allParagraphs(items);
  const hasName = paragraphs.some(({ block }) => isName(block));
  const counts: Counts = new Map();
  const slots: Counts = new Map();
  for (const { block, slot } of paragraphs) {
    count(counts, roleOf(block, hasName), block.style, lettersOf(block));
    if (slot) count(slots, slotRole, slot.style, lettersOf(slot));
  }
  const normal = mostUsed(paragraphs) ?? label ?? plain;
  const named = namedStyles(counts);
  named.delete(`${textRole.id}:${keyOf(normal)}`);
  const characters = namedStyles(slots);
  return {
    paragraphs: [...named.values()],
    characters: [...characters.values()],
    normal,
    styleOf: (block) => named.get(`${roleOf(block, hasName).id}:${keyOf(block.style)}`),
    slotStyleOf: (slot) => characters.get(`${slotRole.id}:${keyOf(slot.style)}`),
  };
}

function mostUsed(paragraphs: FlowParagraph[]): TextStyle | undefined {
  const counts: Counts = new Map();
  for (const { block } of paragraphs)
    if (block.type !== 'heading') count(counts, textRole, block.style, lettersOf(block));
  return byUse(counts.get(textRole.id)?.styles)[0];
}

const byUse = (
  styles: Map<string, { style: TextStyle; letters: number }> | undefined,
): TextStyle[] =>
  [...(styles?.values() ?? [])].sort((a, b) => b.letters - a.letters).map(({ style }) => style);

function namedStyles(counts: Counts): Map<string, NamedStyle> {
  const named = new Map<string, NamedStyle>();
  for (const { role, styles } of counts.values())
    for (const [index, style] of byUse(styles).entries()) {
      const number = index === 0 ? '' : String(index + 1);
      const id = number ? `${role.id}-${number}` : role.id;
      const name = [role.name, number].filter(Boolean).join(' ');
      const base = index === 0 ? 'Normal' : role.id;
      named.set(`${role.id}:${keyOf(style)}`, { id, name, base, style });
    }
  return named;
}
