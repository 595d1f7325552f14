import type { DocumentSettings } from '@folio/contract/document-settings';
import type { ResumeContent } from '@folio/contract/resume-content';
import type { BulletStyle } from '@folio/contract/setting-choices';
import type { Block, ListItem } from '@folio/typeset/blocks';
import { moveDates } from './entry-dates.ts';
import { setLanguageBars } from './language-bars.ts';
import { type ContentBox, mapSiblings } from './map-siblings.ts';
import { restyleHeadings } from './section-headings.ts';
import { isSectionNamed } from './section-references.ts';
import { restyleSkills } from './skill-styles.ts';

type Arrangement = Pick<
  DocumentSettings,
  'breakBefore' | 'headingStyle' | 'headingCase' | 'bulletStyle' | 'datePlace' | 'skillStyle'
>;

type Around = {
  content: ResumeContent;
  contentBox: ContentBox;
  accent: string;
  language: string;
  /** The colon after a label. */
  colon: string;
};

/**
 * Rearranges a template's blocks by the owner's settings. Finds parts by what all templates have in
 * common: sections, entries and dates by their paths, section titles as headings of level 2.
 * Without settings it returns the blocks unchanged.
 */
export function arrangeBlocks(
  blocks: readonly Block[],
  settings: Arrangement,
  { content, contentBox, accent, language, colon }: Around,
): Block[] {
  const { breakBefore, headingStyle, headingCase, bulletStyle, datePlace, skillStyle } = settings;
  const style = { headingStyle, headingCase, accent, language };
  const changes: ((siblings: Block[], contentBox: ContentBox) => Block[])[] = [
    ...(breakBefore.length > 0 ? [(all: Block[]) => all.map(breaking(breakBefore))] : []),
    ...(bulletStyle ? [(all: Block[]) => all.map(marked(bulletStyle))] : []),
    ...(datePlace ? [(all: Block[], at: ContentBox) => moveDates(all, at, datePlace)] : []),
  ];
  const isTitled = headingStyle !== null || headingCase === 'capitals';
  if (changes.length === 0 && !isTitled && !skillStyle) return [...blocks];
  const titled = isTitled ? restyleHeadings(blocks, contentBox, style) : blocks;
  const arranged = mapSiblings(titled, contentBox, (siblings, at) =>
    changes.reduce((all, change) => change(all, at), siblings),
  );
  if (!skillStyle) return arranged;
  const restyled = restyleSkills(arranged, contentBox, {
    content,
    style: skillStyle,
    accent,
    colon,
  });
  return skillStyle === 'bars'
    ? setLanguageBars(restyled, contentBox, { content, accent })
    : restyled;
}

const breaking =
  (references: readonly string[]) =>
  (block: Block): Block =>
    block.type === 'stack' && isSectionNamed(block.path ?? '', references)
      ? { ...block, breakBefore: true }
      : block;

const markers: Record<BulletStyle, string> = {
  dot: '•',
  dash: '–',
  square: '▪',
  arrow: '›',
  none: '',
};

const marked =
  (style: BulletStyle) =>
  (block: Block): Block =>
    // A number carries meaning, so it is kept.
    block.type !== 'listItem' || /\p{Nd}/u.test(block.marker)
      ? block
      : ({
          ...block,
          marker: markers[style],
          ...(style === 'none' && { indentPt: 0 }),
        } satisfies ListItem);
