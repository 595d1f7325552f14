import type { Passage } from '../outline/outline.ts';

export type PassageGroup =
  | { kind: 'paragraph'; passage: Passage }
  | { kind: 'list'; items: Passage[] };

/** Consecutive items are one list. */
export function groupPassages(passages: Passage[]): PassageGroup[] {
  const groups: PassageGroup[] = [];
  for (const passage of passages) {
    const last = groups.at(-1);
    if (passage.kind === 'paragraph') groups.push({ kind: 'paragraph', passage });
    else if (last?.kind === 'list') last.items.push(passage);
    else groups.push({ kind: 'list', items: [passage] });
  }
  return groups;
}
