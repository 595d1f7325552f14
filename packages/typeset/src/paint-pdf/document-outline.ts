import type { DisplayList, LineItem, NodeId, StructureNode } from '../display-list.ts';
import type { PdfFile } from './pdf-file.ts';
import { writeNumber, writeReference, writeText } from './pdf-syntax.ts';

type Bookmark = { text: string; page: number; topPt: number };

/**
 * Writes the bookmarks, one per section with its heading. Returns the catalog's entry for them, or
 * an empty text if there are no sections.
 */
export function writeOutline(pdf: PdfFile, list: DisplayList, pageIds: readonly number[]): string {
  const bookmarks = findBookmarks(list);
  if (bookmarks.length === 0) return '';
  const root = pdf.reserve();
  const ids = bookmarks.map(() => pdf.reserve());
  const link = (name: string, id: number | undefined) =>
    id === undefined ? '' : `/${name} ${writeReference(id)}`;
  for (const [i, { text, page, topPt }] of bookmarks.entries()) {
    const neighbors = link('Prev', ids[i - 1]) + link('Next', ids[i + 1]);
    const place = `/XYZ null ${writeNumber(list.heightPt - topPt)} null`;
    pdf.set(
      ids[i] ?? 0,
      `<</Title${writeText(text)}${link('Parent', root)}${neighbors}/Dest[${writeReference(pageIds[page] ?? 0)}${place}]>>`,
    );
  }
  pdf.set(
    root,
    `<</Type/Outlines${link('First', ids[0])}${link('Last', ids.at(-1))}/Count ${ids.length}>>`,
  );
  return link('Outlines', root);
}

const isHeading = /^H[1-6]$/;

/** Returns the first heading of each section. */
function sectionHeads(structure: readonly StructureNode[]): Set<NodeId> {
  const heads = new Set<NodeId>();
  const titled = new Set<NodeId>();
  for (const [id, { tag, parent }] of structure.entries()) {
    if (parent === null || !isHeading.test(tag) || titled.has(parent)) continue;
    if (structure[parent]?.tag !== 'Sect') continue;
    titled.add(parent);
    heads.add(id);
  }
  return heads;
}

/** Returns the bookmarks in reading order. */
function findBookmarks({ pages, structure }: DisplayList): Bookmark[] {
  const heads = sectionHeads(structure);
  if (heads.size === 0) return [];
  const found = new Map<NodeId, Bookmark>();
  for (const [page, { items }] of pages.entries()) {
    for (const item of items) {
      const node = item.kind === 'line' ? item.nodes[0] : null;
      if (item.kind === 'line' && typeof node === 'number' && heads.has(node))
        found.set(node, withLine(found.get(node), item, page));
    }
  }
  return [...heads].flatMap((node) => found.get(node) ?? []).filter(({ text }) => text.trim());
}

/** Adds a line to its bookmark, since a heading may take several lines. */
function withLine(known: Bookmark | undefined, line: LineItem, page: number): Bookmark {
  if (!known) return { text: line.text, page, topPt: line.topPt };
  return { ...known, text: `${known.text.trim()} ${line.text}` };
}
