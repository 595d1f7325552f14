import { accountId } from './token.ts';

/** What this device notes of an account's credits, by account; it goes when its person signs out. */
const notes = ['credits-agreed', 'owed-pdfs'] as const;

export const creditNoteKey = (note: (typeof notes)[number]): string =>
  `${note} ${accountId() ?? ''}`;

export const hasOwedPdfs = (): boolean => localStorage.getItem(creditNoteKey('owed-pdfs')) !== null;

export function clearCreditNotes(): void {
  for (const note of notes) localStorage.removeItem(creditNoteKey(note));
}
