import { receiptUrl } from '@folio/contract/payments';
import { useState } from 'react';
import { fetchFile } from '../../lib/api-client.ts';
import { downloadFile, fileNameOf } from '../../lib/download.ts';
import { describeError } from '../../lib/error-copy.ts';
import { toast } from '../../ui/toast.ts';
import { paymentsCopy } from './payments.copy.ts';

/** Downloads the PDF of a payment. */
export function useReceipt(id: string) {
  const [isBusy, setIsBusy] = useState(false);

  async function download() {
    setIsBusy(true);
    try {
      const path = receiptUrl.replace(':id', encodeURIComponent(id));
      const answer = await fetchFile(path as `/api/${string}`);
      const name = fileNameOf(answer.headers.get('content-disposition'));
      downloadFile(await answer.blob(), name ?? 'Folio_Receipt.pdf');
    } catch (error) {
      toast({ ...paymentsCopy.receiptFailed, description: describeError(error) });
    } finally {
      setIsBusy(false);
    }
  }

  return { download: () => void download(), isBusy };
}
