import { creditsText } from '@folio/contract/credits';
import { exportRoutes } from '@folio/contract/exports';
import type { QueryClient } from '@tanstack/react-query';
import { api, isApiError, isSessionLost } from './api-client.ts';
import { creditNoteKey } from './credit-notes.ts';
import type { CreditPrice } from './credit-price.ts';
import { sessionQuery } from './session.ts';
import { readStored, writeStored } from './stored-json.ts';
import { t } from './words/words.ts';

/**
 * Pays for a PDF that was printed or made on the device. Where the server can't be reached, the
 * debt is stored on the device, by account.
 *
 * @returns whether it is owed.
 */
export async function payForPdf(resumeId: string): Promise<boolean> {
  try {
    await api(exportRoutes.payForPdf, { params: { id: resumeId } });
    return false;
  } catch (error) {
    if (!isApiError(error, 'OFFLINE', 'UNAVAILABLE')) throw error;
    writeOwed([...readOwed(), resumeId]);
    return true;
  }
}

export const owedWords = ({ credits }: Pick<CreditPrice, 'credits'>): string =>
  t('It was made on this device. {creditsText} will be taken once you’re back online.', {
    creditsText: creditsText(credits ?? 1),
  });

/**
 * Pays debts from offline PDFs. Those that can't be paid for lack of credits stay; those of deleted
 * resumes are dropped.
 */
export async function payOwedPdfs(client: QueryClient): Promise<void> {
  const owed = readOwed();
  if (owed.length === 0) return;
  for (const resumeId of owed) {
    try {
      await api(exportRoutes.payForPdf, { params: { id: resumeId } });
    } catch (error) {
      if (isApiError(error, 'OFFLINE', 'UNAVAILABLE') || isSessionLost(error)) return;
      if (!isApiError(error, 'RESUME_NOT_FOUND')) continue;
    }
    writeOwed(readOwed().filter((id) => id !== resumeId));
  }
  void client.invalidateQueries({ queryKey: sessionQuery().queryKey });
}

function readOwed(): string[] {
  const owed = readStored(localStorage, creditNoteKey('owed-pdfs'));
  return Array.isArray(owed) ? owed.filter((id) => typeof id === 'string') : [];
}

function writeOwed(owed: string[]): void {
  if (owed.length === 0) localStorage.removeItem(creditNoteKey('owed-pdfs'));
  else writeStored(localStorage, creditNoteKey('owed-pdfs'), [...new Set(owed)]);
}
