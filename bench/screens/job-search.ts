/** The applications of a search that has gone on for two months, in every status. */
import { ask, type Person } from '../load/product.ts';

const day = (offset: number) =>
  new Date(Date.now() + offset * 24 * 3600 * 1000).toISOString().slice(0, 10);

type Row = [
  role: string,
  company: string,
  status: string,
  since: number,
  nextStep?: string,
  by?: number,
];

const rows: Row[] = [
  ['Analytics Lead', 'Osier Health', 'saved', -2, 'Ask Farid about the team', 1],
  ['Data Analyst, Revenue', 'Mistral Rail', 'saved', -1],
  ['Senior Analyst, Pricing', 'Juniper Freight', 'applied', -27],
  ['Product Analyst, Marketplace and Seller Experience', 'Lanternway', 'applied', -14, 'Reply', 2],
  ['Risk Analyst', 'Arbor Mutual', 'applied', -8],
  ['Senior Risk Analyst', 'Pallas Credit', 'screening', -5, 'Call with Jo Marsh', 2],
  ['Data Scientist', 'Greyfinch Labs', 'screening', -12, 'Take-home', 2],
  ['Lead Data Analyst', 'Saltmarsh Energy', 'interview', -9, 'Panel', 2],
  ['Analytics Manager', 'Wren & Fold', 'interview', -12, 'Send a thank-you note', -1],
  ['Senior Data Analyst', 'Copperleaf Bank', 'offer', -4, 'Answer', 4],
  ['Principal Analyst', 'Coldharbor Foods', 'rejected', -20],
  ['Business Analyst', 'Fennimore Retail Group', 'no-answer', -40],
];

/**
 * Adds the applications; sent documents are kept for some, with their match at the time. Returns
 * the first of those.
 */
export async function addSearch(
  person: Person,
  { versionId, jobDescription }: { versionId: string; jobDescription: string },
): Promise<string> {
  let sentId = '';
  const post = async (path: string, body: unknown) => {
    const { status, text } = await ask(person, path, { method: 'POST', body });
    if (status >= 300) throw new Error(`${path} answered ${status}: ${text}`);
    return JSON.parse(text).data;
  };
  for (const [role, company, status, since, nextStep = '', by] of rows) {
    const nextStepDay = by === undefined ? null : day(by);
    const resumeId = status === 'saved' ? person.resumeId : versionId;
    const job = { role, company, status, nextStep, nextStepDay, resumeId, jobDescription };
    const { id } = await post('/api/applications', { ...job, day: day(since) });
    if (status === 'saved') continue;
    await post(`/api/applications/${id}/sent`, { letterId: null });
    sentId ||= id;
  }
  return sentId;
}
