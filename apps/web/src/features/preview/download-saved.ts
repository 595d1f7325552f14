import type { QueryClient } from '@tanstack/react-query';
import type { CreditPrice } from '../../lib/credit-price.ts';
import { confirmLeftovers } from '../../lib/leftovers/ask-about-leftovers.ts';
import { sessionQuery } from '../../lib/session.ts';
import { previewQuery } from '../../lib/shown-resume.ts';
import { toast } from '../../ui/toast.ts';
import { downloadDocument } from './download-document.ts';
import { previewCopy, reasonOf } from './preview.queries.ts';

type Asked = {
  client: QueryClient;
  id: string;
  price: CreditPrice<'pdf-export'>;
  /** Opens a path of the content. */
  goTo: (path: string) => void;
};

/** Downloads the PDF of a saved resume that is not open, and reports the result. */
export async function downloadSaved({ client, id, price, goTo }: Asked): Promise<void> {
  const load = () => client.fetchQuery({ ...previewQuery(id, true), staleTime: 0 });
  try {
    const resume = await load();
    if (!(await confirmLeftovers(resume, goTo, 'export', price.credits))) return;
    const message = await downloadDocument(resume, 'pdf', price, load);
    if (message) toast(message);
  } catch (error) {
    toast({ ...previewCopy.downloadFailed, description: reasonOf(error) });
  }
  // It may have cost a credit.
  void client.invalidateQueries({ queryKey: sessionQuery().queryKey });
}
