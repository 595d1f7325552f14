import { type Receipt, receiptPdf } from '@folio/documents/receipt';
import { move } from 'piscina';
import { threadFonts } from '../platform/thread-fonts.ts';

/** A worker task; its bytes are transferred, not copied. */
async function makeReceipt(receipt: Receipt) {
  return move(receiptPdf(receipt, await threadFonts));
}

// biome-ignore lint/style/noDefaultExport: the threads call a module's default export
export default makeReceipt;
