import type { AutosaveOptions } from './save-state.ts';

/** Three documents: mine and theirs grew from `base`. */
type Versions<T> = { base: T; mine: T; theirs: T };
type Merging<T> = Pick<AutosaveOptions<T>, 'isSame' | 'merge'>;

/**
 * What to show once another device has saved `theirs`; `hasNews` where that says anything new.
 * Undefined where both changed the same: then the person has to choose.
 */
export function joinTheirs<T>({ isSame, merge }: Merging<T>, { base, mine, theirs }: Versions<T>) {
  const merged = merge?.(base, mine, theirs, 'neither');
  if (merged === undefined) return undefined;
  const hasNews = !isSame(base, theirs);
  // Where nothing is unsaved here there is nothing to join, nor to send.
  if (mine === base) return { document: theirs, hasNews };
  return { document: hasNews ? merged : mine, hasNews };
}

/** What I have, with what only they changed. */
export const keepMine = <T>({ merge }: Merging<T>, { base, mine, theirs }: Versions<T>): T =>
  merge?.(base, mine, theirs, 'mine') ?? mine;

/** Takes what another device has saved into an earlier step of a history. */
export const carryOver =
  <T>({ merge }: Merging<T>, { base, theirs }: Omit<Versions<T>, 'mine'>) =>
  (step: T): T =>
    merge?.(base, step, theirs, 'theirs') ?? theirs;
