/** Where the drafts of all letters are. Apart from what reads them, as those of resumes are. */
export const letterDraftsKey = 'coverLetterDrafts';

/** Wipes the drafts of everyone who used this browser: part of signing out. */
export const clearLetterDrafts = (storage: Storage = localStorage): void =>
  storage.removeItem(letterDraftsKey);
