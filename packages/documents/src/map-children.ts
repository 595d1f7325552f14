import type { Block } from '@folio/typeset/blocks';

/** Maps a block's children; returns the same object if none has changed. */
export function mapChildren(
  block: Block,
  change: (children: readonly Block[]) => readonly Block[],
): Block {
  if (block.type === 'stack') {
    const children = change(block.children);
    return children === block.children ? block : { ...block, children: [...children] };
  }
  if (block.type !== 'columns') return block;
  const columns = mapSame(block.columns, (column) => {
    const children = change(column.children);
    return children === column.children ? column : { ...column, children: [...children] };
  });
  return columns === block.columns ? block : { ...block, columns: [...columns] };
}

/** Maps a list; returns the same list if no element has changed. */
export function mapSame<T>(all: readonly T[], change: (one: T) => T): readonly T[] {
  const changed = all.map((one) => change(one));
  return changed.every((one, index) => one === all[index]) ? all : changed;
}
