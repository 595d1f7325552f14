import type { BrokenText } from '../break/line.ts';
import type { NodeId, StructureNode, StructureTag } from '../display-list.ts';

const documentNode: NodeId = 0;

type Tagged = { broken: Pick<BrokenText, 'links'>; language: string | undefined };

/** Grows the structure tree in the order in which content is placed. */
export class StructureBuilder {
  readonly nodes: StructureNode[] = [{ tag: 'Document', parent: null }];
  #list: { node: NodeId; xPt: number } | null = null;

  /** A text's element and those of its links, as a line's `nodes`. */
  addText(tag: StructureTag, text: Tagged, parent = documentNode): NodeId[] {
    const node = this.#add(tag, parent, text.language);
    const nodes = [node];
    for (const _ of text.broken.links) nodes.push(this.#add('Link', node));
    return nodes;
  }

  addFigure(alt: string): NodeId {
    this.endList();
    this.nodes.push({ tag: 'Figure', parent: documentNode, alt });
    return this.nodes.length - 1;
  }

  /** An item continues the list before it if it begins at the same edge. */
  addListItem(xPt: number): NodeId {
    if (this.#list?.xPt !== xPt) this.#list = { node: this.#add('L', documentNode), xPt };
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
