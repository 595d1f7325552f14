import { accountId } from './token.ts';

/** An account's notes about credits on this device; removed at sign-out. */
const notes = ['credits-agreed', 'owed-pdfs'] as const;

export const creditNoteKey = (note: (typeof notes)[number]): string =>
  `${note} ${accountId() ?? ''}`;

export const hasOwedPdfs = (): boolean => localStorage.getItem(creditNoteKey('owed-pdfs')) !== null;

export function clearCreditNotes(): void {
  for (const note of notes) localStorage.removeItem(creditNoteKey(note));
}
