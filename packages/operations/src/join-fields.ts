import { isSame } from './is-same.ts';

export type FieldConflict<Field = string> = {
  field: Field;
  base: unknown;
  mine: unknown;
  theirs: unknown;
};

/**
 * Joins two documents without lists of entries, such as a letter, which grew from the same base:
 * each field has the value of whoever changed it. Where both did, and not to the same, `mine` stands
 * as the later arrival, and the field is listed with both texts.
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
    if (isSame(was, my)) continue;
    if (!isSame(my, their)) document[field] = my;
    if (!isSame(was, their) && !isSame(my, their))
      conflicts.push({ field, base: was, mine: my, theirs: their });
  }
  return { document, conflicts };
}
