import { type SQL, sql } from 'drizzle-orm';

/**
 * Characters that are in normalization form C in any context: Latin, Greek, Cyrillic and Arabic
 * letters without marks, Chinese characters, kana, Hangul syllables. Written as a character class
 * of PostgreSQL's patterns.
 */
export const plainCharacters = String.raw`\u0001-\u02ff\u0370-\u0373\u0375-\u037d\u037f-\u0386\u0388-\u0482\u048a-\u0590\u0620-\u064a\u0660-\u0669\u2010-\u2027\u2030-\u205e\u20a0-\u20bf\u3001-\u3029\u3041-\u3096\u30a0-\u30ff\u4e00-\u9fff\uac00-\ud7a3`;

/**
 * Returns a text in the form in which it is searched: normalized, in lower case. Normalizing takes
 * ten times as long as the rest of a search, and most texts don't need it.
 */
export const folded = (text: SQL): SQL => sql`(select case
    when t.plain ~ ${sql.raw(`'[^${plainCharacters}]'`)} then lower(normalize(t.plain))
    else lower(t.plain) end
  from (select ${text} as plain offset 0) t)`;
