import type { Receipt } from '@folio/documents/receipt';
import type { Caller, DocumentThreads, Work } from '../platform/document-threads.ts';

const receiptWork: Work<Receipt, Uint8Array> = {
  module: new URL('./receipt-worker.ts', import.meta.url),
};

/** Typesets a receipt in a worker thread. */
export const makeReceiptPdf = (
  documentThreads: DocumentThreads,
  caller: Caller,
  receipt: Receipt,
): Promise<Uint8Array> => documentThreads.run(caller, receiptWork, receipt);
