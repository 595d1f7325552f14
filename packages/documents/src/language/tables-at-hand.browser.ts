import type { OtherLanguages } from './other-languages.ts';

/** A browser loads the tables (23 KB gzipped) with the first document that is not in English. */
let loaded: OtherLanguages | undefined;

export const tablesAtHand = (): OtherLanguages | undefined => loaded;

export async function loadTables(): Promise<void> {
  loaded ??= (await import('./other-languages.ts')).otherLanguages;
}
