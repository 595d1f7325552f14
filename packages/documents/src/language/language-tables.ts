import type { DocumentLanguage } from '@folio/contract/document-languages';
import type { TableSource } from '@folio/tables/read-table';
import { loadTables, tablesAtHand } from '#tables-at-hand';

/** Thrown for a document whose language is not loaded, so that English words never replace it. */
export class MissingWordsError extends Error {
  override readonly name = 'MissingWordsError';

  constructor(language: DocumentLanguage) {
    super(`The words of '${language}' are not loaded`);
  }
}

/**
 * Whether documents in these languages need words that `loadWords` has not loaded. English is part
 * of the engine, and Node has all languages.
 */
export const lacksWords = (...languages: readonly DocumentLanguage[]): boolean =>
  tablesAtHand() === undefined && languages.some((language) => language !== 'en');

/** Loads the words and dates of these languages, unless they are loaded already. */
export async function loadWords(...languages: readonly DocumentLanguage[]): Promise<void> {
  if (lacksWords(...languages)) await loadTables();
}

/**
 * Returns the table with the rows of a language.
 *
 * @throws MissingWordsError if it is not loaded.
 */
export function tableOf(
  language: DocumentLanguage,
  of: 'words' | 'dates',
  english: TableSource,
): TableSource {
  if (language === 'en') return english;
  const tables = tablesAtHand();
  if (!tables) throw new MissingWordsError(language);
  return tables[of];
}
