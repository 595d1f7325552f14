/**
 * Where the drafts of all resumes are, by user and resume. Apart from what reads them, which brings
 * the rules of a resume along: every page can sign its person out.
 */
export const draftsKey = 'resumeBuilderData';

/** Wipes the drafts of everyone who used this browser: part of signing out. */
export function clearDrafts(storage: Pick<Storage, 'removeItem'> = localStorage): void {
  storage.removeItem(draftsKey);
}
