import { type OtherLanguages, otherLanguages } from './other-languages.ts';

/**
 * In Node the tables of all languages are always available; browsers use
 * `tables-at-hand.browser.ts`.
 */
export const tablesAtHand = (): OtherLanguages | undefined => otherLanguages;

export const loadTables = async (): Promise<void> => {};
