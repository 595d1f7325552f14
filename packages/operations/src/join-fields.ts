import { isSame } from './is-same.ts';

export type FieldConflict<Field = string> = {
  field: Field;
  base: unknown;
  mine: unknown;
  theirs: unknown;
};

/**
 * Three-way merge of documents without lists of entries, such as a letter: each field takes the
 * value of the side that changed it. Where both sides changed it differently, `mine` wins as the
 * later arrival, and the field is listed as a conflict with both texts.
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
