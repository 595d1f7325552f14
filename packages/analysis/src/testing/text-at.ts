import { splitPath } from '@folio/contract/content-path';

type Tree = Record<string, unknown>;
const isTree = (value: unknown): value is Tree => typeof value === 'object' && value !== null;

/** The value at a path, which need not be a text. */
export function valueAt(content: unknown, path: string): unknown {
  return splitPath(path).reduce<unknown>((value, key) => childOf(value, key)?.[1], content);
}

/** A copy of a content with another value at an existing path. */
export function withValueAt<T>(content: T, path: string, value: unknown): T {
  const copy = structuredClone(content);
  const keys = splitPath(path);
  const last = keys.pop() ?? '';
  const parent = keys.reduce<unknown>((inner, key) => childOf(inner, key)?.[1], copy);
  const child = childOf(parent, last);
  if (!isTree(parent) || !child) throw new Error(`There is nothing at ${path}`);
  parent[child[0]] = value;
  return copy;
}

/** Finds an entry of a list by its id, or by its index if it has none. */
function childOf(parent: unknown, key: string): [key: string, value: unknown] | undefined {
  if (!isTree(parent)) return undefined;
  return Object.entries(parent).find(([name, value]) =>
    Array.isArray(parent) && isTree(value) && 'id' in value ? value.id === key : name === key,
  );
}
