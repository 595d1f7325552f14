import type { Role } from '../blocks.ts';
import type { BrokenText } from '../break/set-line.ts';
import type { ListNumbering, NodeId, StructureNode, StructureTag } from '../display-list.ts';

export const documentNode: NodeId = 0;

const tags: Record<Role, StructureTag> = {
  section: 'Sect',
  list: 'L',
  item: 'LI',
  table: 'Table',
  row: 'TR',
  header: 'TH',
  cell: 'TD',
};

/** The parents that elements require (ISO 32000-1, 14.8.4.3); others may be anywhere. */
const homes: Partial<Record<StructureTag, StructureTag>> = {
  LI: 'L',
  TR: 'Table',
  TH: 'TR',
  TD: 'TR',
};

type Tagged = { broken: Pick<BrokenText, 'links'>; language: string | undefined };

/** Builds the structure tree in the order in which content is placed. */
export class StructureBuilder {
  readonly nodes: StructureNode[] = [{ tag: 'Document', parent: null }];
  #list: { node: NodeId; xPt: number; parent: NodeId } | null = null;

  /**
   * Adds an element for a container's content to `parent`. Returns `parent` itself if the container
   * has no role or is not allowed in that parent.
   */
  addContainer(role: Role | undefined, parent: NodeId): NodeId {
    if (role === undefined) return parent;
    const tag = tags[role];
    const home = homes[tag];
    if (home !== undefined && this.nodes[parent]?.tag !== home) return parent;
    const node = this.#add(tag, parent);
    return tag === 'LI' ? this.#add('LBody', node) : node;
  }

  /** Adds a text's element and those of its links, and returns them as a line's `nodes`. */
  addText(tag: StructureTag, text: Tagged, parent: NodeId): NodeId[] {
    const node = this.#add(tag, parent, text.language);
    const nodes = [node];
    for (const _ of text.broken.links) nodes.push(this.#add('Link', node));
    return nodes;
  }

  addFigure(alt: string, parent: NodeId): NodeId {
    this.endList();
    this.nodes.push({ tag: 'Figure', parent, alt });
    return this.nodes.length - 1;
  }

  /** An item continues the previous list if it starts at the same edge. */
  addListItem(xPt: number, marker: string, parent: NodeId): NodeId {
    if (this.#list?.xPt !== xPt || this.#list.parent !== parent) {
      const numbering = numberingOf(marker);
      const node = this.#add('L', parent);
      if (numbering) this.nodes[node] = { tag: 'L', parent, numbering };
      this.#list = { node, xPt, parent };
    }
    return this.#add('LI', this.#list.node);
  }

  endList(): void {
    this.#list = null;
  }

  #add(tag: StructureTag, parent: NodeId, language?: string): NodeId {
    this.nodes.push(language === undefined ? { tag, parent } : { tag, parent, language });
    return this.nodes.length - 1;
  }
}

/** Returns the numbering of a list by its first item's marker; a dash or an arrow has none. */
function numberingOf(marker: string): ListNumbering | undefined {
  if (/\d/.test(marker)) return 'Decimal';
  if (marker === '•') return 'Disc';
  if (marker === '◦' || marker === '○') return 'Circle';
  return marker === '▪' || marker === '■' ? 'Square' : undefined;
}
