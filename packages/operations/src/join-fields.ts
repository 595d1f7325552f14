import { type Fields, isFields } from '@folio/contract/fields';
import { isSame } from './is-same.ts';

export type FieldConflict<Field = string> = {
  field: Field;
  base: unknown;
  mine: unknown;
  theirs: unknown;
};

/**
 * Three-way merge of a flat document, such as a letter: each field takes the value of the side that
 * changed it, and a list whose items have ids is merged item by item. If both sides changed the
 * same value differently, `mine` wins as the later arrival, and the field is listed as a conflict
 * with both values.
 */
export function joinFields<T extends object>(
  base: T,
  mine: T,
  theirs: T,
): { document: T; conflicts: FieldConflict<keyof T & string>[] } {
  const conflicts: FieldConflict<keyof T & string>[] = [];
  const document = { ...theirs };
  for (const field of Object.keys(mine) as (keyof T & string)[]) {
    const [was, my, their] = [base[field], mine[field], theirs[field]];
    if (isSame(was, my) || isSame(my, their)) continue;
    const isContested = !isSame(was, their);
    const joined = isContested ? joinValues(was, my, their) : { mine: my, theirs: my };
    document[field] = joined.mine as T[typeof field];
    if (!isSame(joined.mine, joined.theirs)) conflicts.push({ field, base: was, ...joined });
  }
  return { document, conflicts };
}

/**
 * Returns a value that both sides have changed, once merged so that mine wins and once so that
 * theirs wins.
 */
function joinValues(
  was: unknown,
  mine: unknown,
  theirs: unknown,
): { mine: unknown; theirs: unknown } {
  if (!isItemList(was) || !isItemList(mine) || !isItemList(theirs)) return { mine, theirs };
  const [asMine, asTheirs] = [joinLists(was, mine, theirs), joinLists(was, theirs, mine)];
  // A difference in order alone is not a conflict.
  const isOne = isSame(inNoOrder(asMine), inNoOrder(asTheirs));
  return { mine: asMine, theirs: isOne ? asMine : asTheirs };
}

type Item = Fields & { id: string };

const isItemList = (value: unknown): value is Item[] =>
  Array.isArray(value) &&
  value.every((item) => isFields(item) && typeof item.id === 'string' && item.id !== '') &&
  itemsById(value as Item[]).size === value.length;

const inNoOrder = (list: readonly Item[]) => Object.fromEntries(itemsById(list));
const itemsById = (list: readonly Item[]) => new Map(list.map((item) => [item.id, item]));

/**
 * Returns both sides' items, in the order of the side that changed it. Changing an item takes
 * precedence over removing it, and `mine` wins for a field that both changed.
 */
function joinLists(was: readonly Item[], mine: readonly Item[], theirs: readonly Item[]): Item[] {
  const [before, my, their] = [itemsById(was), itemsById(mine), itemsById(theirs)];
  const joined = (id: string): Item | undefined => {
    const [old, own, other] = [before.get(id), my.get(id), their.get(id)];
    if (own && other) return joinFields<Item>(old ?? { id }, own, other).document;
    const left = own ?? other;
    return isSame(old, left) ? undefined : left;
  };
  const isOrdered = isSame(idsIn(was, their), idsIn(theirs, before));
  const [order, more] = isOrdered ? [idsIn(mine), idsIn(theirs)] : [idsIn(theirs), idsIn(mine)];
  for (const [at, id] of more.entries())
    if (!order.includes(id)) order.splice(order.indexOf(more[at - 1] ?? '') + 1, 0, id);
  return order.flatMap((id) => joined(id) ?? []);
}

/** Returns the ids of a list, limited to those in `others` if given. */
const idsIn = (list: readonly Item[], others?: ReadonlyMap<string, Item>): string[] =>
  list.map(({ id }) => id).filter((id) => others?.has(id) ?? true);
