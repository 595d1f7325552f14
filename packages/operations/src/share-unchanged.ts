/**
 * Returns `after` with all subtrees that equal those of `before` replaced by them. Subtrees that
 * are already shared are skipped.
 */
export function shareUnchanged<T>(before: T, after: T): T {
  return share(before, after) as T;
}

function share(before: unknown, after: unknown): unknown {
  if (before === after) return before;
  if (typeof before !== 'object' || typeof after !== 'object' || !before || !after) return after;
  if (Array.isArray(before) !== Array.isArray(after)) return after;
  if (Array.isArray(before) && Array.isArray(after)) return shareList(before, after);
  const names = Object.keys(after);
  const fields = names.map(
    (name) => [name, share(Reflect.get(before, name), Reflect.get(after, name))] as const,
  );
  const isSame =
    names.length === Object.keys(before).length &&
    fields.every(
      ([name, value]) => Object.hasOwn(before, name) && Reflect.get(before, name) === value,
    );
  return isSame ? before : Object.fromEntries(fields);
}

function shareList(before: unknown[], after: unknown[]): unknown[] {
  const byId = new Map(before.map((one, index) => [idOf(one) ?? index, one]));
  const list = after.map((one, index) => share(byId.get(idOf(one) ?? index), one));
  const isSame = list.length === before.length && list.every((one, index) => one === before[index]);
  return isSame ? before : list;
}

const idOf = (one: unknown): unknown =>
  typeof one === 'object' && one !== null ? Reflect.get(one, 'id') : undefined;
