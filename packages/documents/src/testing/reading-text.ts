import type { DisplayList, NodeId } from '@folio/typeset/display-list';

/** What a display list says, read along its structure as a screen reader would, a line an element. */
export function readingText(list: DisplayList): string {
  const said = new Map<NodeId, string>();
  for (const page of list.pages) {
    for (const item of page.items) {
      if (item.kind !== 'line') continue;
      for (const { part, run } of item.fragments) {
        const node = item.nodes[part] ?? null;
        if (node !== null) said.set(node, (said.get(node) ?? '') + run.text);
      }
    }
  }
  return [...said.entries()]
    .sort(([a], [b]) => a - b)
    .map(([, text]) => text)
    .join('\n');
}

/** Without white space: where a line broke does not matter, nor within which word. */
export const squeezed = (text: string): string => text.replace(/[\s\u00ad]+/gu, '');
