import { joinPath, splitPath } from '@folio/contract/content-path';
import { parseItems } from '@folio/contract/items-text';
import type { ResumeContent } from '@folio/contract/resume-content';
import type { SkillStyle } from '@folio/contract/setting-choices';
import type { Block, Paragraph, TextStyle } from '@folio/typeset/blocks';
import { readableOn } from '../export-source/template-style.ts';
import { joinList } from '../list-separator.ts';
import { type ContentBox, type Lettered, mapSiblings, textsIn } from './map-siblings.ts';
import { paleOf } from './section-headings.ts';
import { levelIn, setBars } from './skill-bars.ts';

type Skills = { content: ResumeContent; style: SkillStyle; accent: string; colon: string };

/** Sets skills in the chosen style instead of the template's, with the template's text styles. */
export const restyleSkills = (
  blocks: readonly Block[],
  contentBox: ContentBox,
  skills: Skills,
): Block[] =>
  mapSiblings(blocks, contentBox, (siblings, inner) =>
    siblings.flatMap((block) =>
      block.type === 'stack' && block.path === 'skills'
        ? [{ ...block, children: inSection(block.children, inner, skills) }]
        : [block],
    ),
  );

/** The lists are in the section itself, in a column beside its title, or in a table. */
function inSection(siblings: readonly Block[], contentBox: ContentBox, skills: Skills): Block[] {
  if (siblings.some((block) => isOfSkills(block) && hasTable(block)))
    return siblings.map((block) => (isOfSkills(block) ? inTable(block, skills) : block));
  const first = siblings.findIndex(isOfSkills);
  if (first < 0) {
    return siblings.map((block): Block => {
      if (block.type !== 'columns') return block;
      const columns = block.columns.map((column) => ({
        ...column,
        children: inSection(column.children, column, skills),
      }));
      return { ...block, columns };
    });
  }
  const own = siblings.filter(isOfSkills);
  const texts = own.flatMap(textsIn);
  const set = categoriesOf(texts, skills.content).flatMap((category, index) =>
    setters[skills.style](category, {
      ...skills,
      contentBox,
      style: styleOf(texts),
      spaceBeforePt: index === 0 ? spaceBefore(own[0]) : gapPt(skills) + 1,
    }),
  );
  return [
    ...siblings.slice(0, first),
    ...set,
    ...siblings.slice(first).filter((b) => !isOfSkills(b)),
  ];
}

const hasTable = (block: Block): boolean =>
  block.type === 'stack' && (block.role === 'table' || block.children.some(hasTable));

/** Each category keeps its row, and its name the cell. */
function inTable(block: Block, skills: Skills): Block {
  if (block.type === 'stack') {
    const children = block.children.map((child) => inTable(child, skills));
    const isLoose = block.role === 'table' && skills.style !== 'list';
    return { ...block, children: isLoose ? children.map(apart(gapPt(skills))) : children };
  }
  if (block.type !== 'columns') return block;
  const columns = block.columns.map((column) => {
    const items = column.children.flatMap(textsIn).filter(({ path }) => path?.endsWith('/items'));
    const [category] = categoriesOf(items, skills.content);
    if (!category) return column;
    const setting = { ...skills, contentBox: column, style: styleOf(items) };
    const unnamed = { ...category, name: '' };
    return {
      ...column,
      children: setters[skills.style](unnamed, { ...setting, spaceBeforePt: 0 }),
    };
  });
  return { ...block, columns };
}

/** Adds space between rows, since they now have several lines. */
const apart =
  (leastPt: number) =>
  (row: Block, index: number): Block =>
    index === 0 || row.type !== 'columns'
      ? row
      : { ...row, spaceBeforePt: Math.max(row.spaceBeforePt ?? 0, leastPt) };

/**
 * The space between categories. With bars it is larger than between two bars, so that a name is
 * seen to belong to the bars below it.
 */
const gapPt = ({ style }: Skills): number => (style === 'bars' ? 8 : 4);

const isSkill = (path: string | undefined) => (path ?? '').startsWith('skills/');

/** Whether all texts of a block are skills or names of categories. */
function isOfSkills(block: Block): boolean {
  const texts = textsIn(block);
  return texts.length > 0 && texts.every(({ path }) => isSkill(path));
}

type Category = { path: string; name: string; items: string[] };

/** Returns the categories that the template shows, in its order. */
function categoriesOf(texts: readonly Lettered[], { skills }: ResumeContent): Category[] {
  const ids = new Set(texts.map(({ path = '' }) => splitPath(path)[1] ?? ''));
  return [...ids].flatMap((id) => {
    const category = skills.find((one) => one.id === id);
    if (!category) return [];
    const { items, itemsText } = category;
    const all = itemsText ? parseItems(itemsText).items : items;
    return [
      {
        path: joinPath('skills', id),
        name: category.category.trim(),
        items: all.map((item) => item.trim()).filter(Boolean),
      },
    ];
  });
}

const styleOf = (texts: readonly Lettered[]): TextStyle | undefined =>
  (texts.find(({ path }) => path?.endsWith('/items')) ?? texts[0])?.style;

const spaceBefore = (block: Block | undefined): number =>
  block && block.type !== 'spacer' ? (block.spaceBeforePt ?? 0) : 0;

const withLevel = (text: string) => ({ text, share: levelIn(text) });

const withoutSpace = (block: Block): Block =>
  block.type === 'spacer' ? block : { ...block, spaceBeforePt: 0 };

type Setting = {
  contentBox: ContentBox;
  accent: string;
  colon: string;
  style: TextStyle | undefined;
  spaceBeforePt: number;
};
type SetCategory = (category: Category, setting: Setting) => Block[];

/** Returns the name of a category on a line above its skills. */
function above({ path, name }: Category, style: TextStyle, spaceBeforePt: number): Paragraph[] {
  if (!name) return [];
  const label = { ...style, bold: true };
  const category = { path: `${path}/category`, runs: [{ text: name }], style: label };
  return [{ type: 'paragraph', ...category, spaceBeforePt, keepWithNext: true }];
}

const setters: Record<SkillStyle, SetCategory> = {
  list: setLine,
  tags: (category, { style, accent, spaceBeforePt }) => {
    if (!style) return [];
    const background = paleOf(accent);
    const color = readableOn(background, style.color);
    // The words of a tag stay on one line, with some background on either side.
    const tag = (item: string) =>
      `\u00a0${item.replaceAll(' ', item.length < 30 ? '\u00a0' : ' ')}\u00a0`;
    const runs = category.items.flatMap((item, index) => [
      ...(index === 0 ? [] : [{ text: ' ' }]),
      { text: tag(item), background, color },
    ]);
    const label = above(category, style, spaceBeforePt);
    if (runs.length === 0) return label;
    const tagStyle = { ...style, leadingPt: style.sizePt * 1.62 };
    return [
      ...label,
      {
        type: 'paragraph',
        path: `${category.path}/items`,
        runs,
        style: tagStyle,
        spaceBeforePt: label.length > 0 ? 1 : spaceBeforePt,
      },
    ];
  },
  columns: (category, { style, contentBox, spaceBeforePt }) => {
    if (!style) return [];
    const perRow = Math.max(1, Math.min(4, Math.floor(contentBox.widthPt / (13 * style.sizePt))));
    const label = above(category, style, spaceBeforePt);
    const perColumn = Math.ceil(category.items.length / perRow);
    const cellPt = contentBox.widthPt / perRow;
    const columns = Array.from({ length: perRow }, (_, column) => ({
      xPt: column * cellPt,
      widthPt: cellPt - 8,
      children: category.items.slice(column * perColumn, (column + 1) * perColumn).map(
        (text): Block => ({
          type: 'paragraph',
          path: `${category.path}/items`,
          runs: [{ text }],
          style,
        }),
      ),
    }));
    return [
      ...label,
      { type: 'columns', columns, spaceBeforePt: label.length > 0 ? 0 : spaceBeforePt },
    ];
  },
  bars: (category, setting) => {
    const { style, contentBox, accent, spaceBeforePt } = setting;
    if (!style) return [];
    const levelled = category.items.filter((item) => levelIn(item) !== undefined);
    if (levelled.length === 0) return setLine(category, setting);
    const rest = category.items.filter((item) => !levelled.includes(item));
    const label = above(category, style, spaceBeforePt);
    const path = `${category.path}/items`;
    const bars = setBars(levelled.map(withLevel), {
      path,
      widthPt: contentBox.widthPt,
      accent,
      style,
      spaceBeforePt: label.length > 0 ? 1 : 0,
    });
    const others = { ...category, name: '', items: rest };
    const [first, ...below] = [
      ...label,
      ...bars,
      ...setLine(others, { ...setting, spaceBeforePt: 4 }),
    ];
    // A few rows of bars stay on one page, because they are compared with each other.
    const keepTogether = bars.length <= 8 ? 1 : 0;
    return first
      ? [{ type: 'stack', spaceBeforePt, keepTogether, children: [withoutSpace(first), ...below] }]
      : [];
  },
};

function setLine(
  { path, name, items }: Category,
  { style, spaceBeforePt, colon }: Setting,
): Block[] {
  if (!style) return [];
  const list = joinList(items);
  const runs = [
    ...(name ? [{ text: list ? `${name}${colon}` : name, bold: true }] : []),
    ...(list ? [{ text: list }] : []),
  ];
  return runs.length === 0
    ? []
    : [{ type: 'paragraph', path: `${path}/items`, runs, style, spaceBeforePt }];
}
