import type { ListItem } from '@folio/typeset/blocks';
import { AlignmentType, type INumberingOptions, LevelFormat } from 'docx';
import { allParagraphs, type FlowItem } from './flow-items.ts';
import { isNumbered } from './style-sheet.ts';

const numbers = 'numbers';

/** The numbering of a list item: one per bullet character, and one for all numbered items. */
export const listReference = (item: ListItem): { reference: string } => ({
  reference: isNumbered(item)
    ? `${numbers}${item.marker.replace(/\d+/, '%1')}`
    : `bullet${item.marker}`,
});

/**
 * The numbering definitions of a document. Word generates the numbers, so that they stay right when
 * items are moved.
 */
export function wordNumbering(items: readonly FlowItem[]): INumberingOptions {
  const lists = new Map(
    allParagraphs(items).flatMap(({ block }) =>
      block.type === 'listItem' ? [[listReference(block).reference, block] as const] : [],
    ),
  );
  return {
    config: [...lists].map(([reference, block]) => ({
      reference,
      levels: [
        {
          level: 0,
          format: isNumbered(block) ? LevelFormat.DECIMAL : LevelFormat.BULLET,
          text: isNumbered(block) ? block.marker.replace(/\d+/, '%1') : block.marker,
          alignment: AlignmentType.START,
          style: {
            paragraph: {
              indent: {
                start: Math.round(block.indentPt * 20),
                hanging: Math.round(block.indentPt * 20),
              },
            },
          },
        },
      ],
    })),
  };
}
