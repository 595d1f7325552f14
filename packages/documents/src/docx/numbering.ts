import type { ListItem } from '@folio/typeset/blocks';
import { AlignmentType, type INumberingOptions, LevelFormat } from 'docx';
import { allParagraphs, type FlowItem } from './flow-items.ts';
import { isNumbered } from './style-sheet.ts';

const numbers = 'numbers';

/** The list that an item belongs to: one of each bullet, and one of all that are numbered. */
export const listReference = (item: ListItem): { reference: string } => ({
  reference: isNumbered(item)
    ? `${numbers}${item.marker.replace(/\d+/, '%1')}`
    : `bullet${item.marker}`,
});

/** The lists of a document. Numbers are Word's own, so that they follow what is moved. */
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
