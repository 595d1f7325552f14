import type { proficiencies } from '@folio/contract/content-choices';
import { splitPath } from '@folio/contract/content-path';
import type { ResumeContent } from '@folio/contract/resume-content';
import type { Block, TextStyle } from '@folio/typeset/blocks';
import { type ContentBox, mapSiblings, textsIn } from './map-siblings.ts';
import { setBars } from './skill-bars.ts';

type Level = (typeof proficiencies)[number];

/** Sixths, because the European framework has six levels. The named levels are approximated. */
const reached: Readonly<Record<Level, number>> = {
  Native: 6,
  C2: 6,
  Fluent: 5,
  C1: 5,
  B2: 4,
  Conversational: 3,
  B1: 3,
  A2: 2,
  Basic: 1,
  A1: 1,
};

type Languages = { content: ResumeContent; accent: string };

/** Sets each language above a bar that shows its level; languages without a level get no bar. */
export const setLanguageBars = (
  blocks: readonly Block[],
  contentBox: ContentBox,
  languages: Languages,
): Block[] =>
  mapSiblings(blocks, contentBox, (siblings, inner) =>
    siblings.flatMap((block) =>
      block.type === 'stack' && block.path === 'languages'
        ? [{ ...block, children: inSection(block.children, inner, languages) }]
        : [block],
    ),
  );

/** The list is in the section itself, in a column beside the title, or in a frame. */
function inSection(
  siblings: readonly Block[],
  contentBox: ContentBox,
  languages: Languages,
): Block[] {
  const first = siblings.findIndex((block) => isOfLanguages(block) && !isFrame(block));
  if (first < 0) return siblings.map((block) => within(block, contentBox, languages));
  const own = siblings.filter(isOfLanguages);
  const children = barsOf(own.flatMap(textsIn), contentBox, languages);
  const bars: Block = { type: 'stack', keepTogether: children.length <= 8 ? 1 : 0, children };
  const others = siblings.slice(first).filter((block) => !isOfLanguages(block));
  return [...siblings.slice(0, first), bars, ...others];
}

/** A list of languages has a role; a stack without one is a frame around it. */
const isFrame = (block: Block): boolean => block.type === 'stack' && block.role === undefined;

function within(block: Block, contentBox: ContentBox, languages: Languages): Block {
  if (block.type === 'stack') {
    const { indentPt = 0, indentEndPt = 0 } = block;
    const inner = { ...contentBox, widthPt: contentBox.widthPt - indentPt - indentEndPt };
    return { ...block, children: inSection(block.children, inner, languages) };
  }
  if (block.type !== 'columns') return block;
  const columns = block.columns.map((column) => ({
    ...column,
    children: inSection(column.children, column, languages),
  }));
  return { ...block, columns };
}

/** Keeps the words that the template shows: 'English – Native'. */
function barsOf(
  texts: ReturnType<typeof textsIn>,
  contentBox: ContentBox,
  { content, accent }: Languages,
) {
  const partsById = new Map<string, string[]>();
  for (const { path = '', runs } of texts) {
    const id = splitPath(path)[1] ?? '';
    partsById.set(id, [...(partsById.get(id) ?? []), runs.map(({ text }) => text).join('')]);
  }
  const items = [...partsById].map(([id, parts]) => {
    const stored = content.languages.find((one) => one.id === id)?.proficiency ?? '';
    const share = new Map<string, number>(Object.entries(reached)).get(stored);
    return { text: parts.join(' – '), share: share && share / 6 };
  });
  const style: TextStyle | undefined = texts[0]?.style;
  if (!style) return [];
  const { widthPt } = contentBox;
  return setBars(items, { path: texts[0]?.path ?? '', widthPt, accent, style, spaceBeforePt: 0 });
}

function isOfLanguages(block: Block): boolean {
  const texts = textsIn(block);
  return texts.length > 0 && texts.every(({ path = '' }) => path.startsWith('languages/'));
}
