import { joinPath } from '@folio/contract/content-path';
import type { ResumeDocument } from './document.ts';
import { isSame } from './is-same.ts';
import { type Entry, innerLevel, type Node, unitsOf } from './levels.ts';

/** An operation that has no id yet. */
export type Change =
  | { kind: 'set'; path: string; value: unknown; was: unknown }
  | { kind: 'add'; list: string; entry: Entry }
  | { kind: 'remove'; path: string; was: unknown };

/**
 * Returns the changes that turn `from` into `to`. Entries are matched by id; moves are changes of
 * `place`. Subtrees shared by both documents are skipped, so the cost is proportional to the rest.
 */
export function diffDocuments(from: ResumeDocument, to: ResumeDocument): Change[] {
  if (from === to) return [];
  const { content: contentWas, settings: were, ...own } = from;
  const { content, settings, ...ownNow } = to;
  return [
    ...diffNodes('document', [], own, ownNow),
    ...diffNodes('settings', ['settings'], were, settings),
    ...diffSections(contentWas, content),
  ];
}

function diffSections(from: Node, to: Node): Change[] {
  if (from === to) return [];
  const { personalInfo: personWas, contentVersion: _, ...were } = from;
  const { personalInfo: person, contentVersion: _now, ...sections } = to;
  return [
    ...diffNodes('personalInfo', ['personalInfo'], personWas as Node, person as Node),
    ...diffNodes('content', [], were, sections),
  ];
}

function diffNodes(level: string, at: readonly string[], from: Node, to: Node): Change[] {
  if (from === to) return [];
  const changes: Change[] = [];
  const units = unitsOf(level, to);
  const before = new Map(unitsOf(level, from).values);
  for (const [name, value] of units.values) {
    const was = before.get(name);
    if (!isSame(was, value)) changes.push({ kind: 'set', path: joinPath(...at, name), value, was });
  }
  for (const [name, entries] of units.lists)
    changes.push(
      ...diffLists(innerLevel(level, name), [...at, name], asEntries(from[name]), entries),
    );
  return changes;
}

const asEntries = (value: unknown): readonly Entry[] => (Array.isArray(value) ? value : []);

function diffLists(
  level: string,
  at: readonly string[],
  from: readonly Entry[],
  to: readonly Entry[],
): Change[] {
  if (from === to) return [];
  const changes: Change[] = [];
  const before = new Map(from.map((entry) => [entry.id, entry]));
  const ids = new Set(to.map(({ id }) => id));
  for (const was of from)
    if (!ids.has(was.id)) changes.push({ kind: 'remove', path: joinPath(...at, was.id), was });
  for (const entry of to) {
    const was = before.get(entry.id);
    if (!was) changes.push({ kind: 'add', list: joinPath(...at), entry });
    else changes.push(...diffNodes(level, [...at, entry.id], was, entry));
  }
  return changes;
}
