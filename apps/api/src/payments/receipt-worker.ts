import { type Receipt, receiptPdf } from '@folio/documents/receipt';
import { move } from 'piscina';
import { threadFonts } from '../platform/thread-fonts.ts';

/** One piece of work of a thread; its bytes are handed over, not copied. */
async function makeReceipt(receipt: Receipt) {
  return move(receiptPdf(receipt, await threadFonts));
}

// biome-ignore lint/style/noDefaultExport: the threads call a module's default export
export default makeReceipt;
