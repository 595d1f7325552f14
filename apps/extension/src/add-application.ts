import type { PostingFields } from '@folio/postings/posting-fields';
import type { Connection } from './connection.ts';

/** The outcome: the application's address, or the problem in words. */
export type Added = { address: string } | { problem: string };

const unreachable =
  'Folio can’t be reached. Check your connection and the address, then try again.';

/**
 * Adds an application by the API, with a key of scope `write`.
 *
 * @param id created once per job, so that a repeated request after a lost answer adds nothing
 * twice.
 */
export async function addApplication(
  { address, key }: Connection,
  { deadline, ...fields }: PostingFields,
  { id, day }: { id: string; day: string },
): Promise<Added> {
  const answer = await fetch(`${address}/api/applications`, {
    method: 'POST',
    headers: { authorization: `Bearer ${key}`, 'content-type': 'application/json' },
    body: JSON.stringify({ ...fields, deadline: deadline || undefined, id, day, status: 'saved' }),
  }).catch(() => undefined);
  if (!answer) return { problem: unreachable };
  const body: { message?: unknown } = Object(await answer.json().catch(() => undefined));
  if (answer.ok) return { address: `${address}/applications/${id}` };
  return { problem: typeof body.message === 'string' ? body.message : unreachable };
}

/**
 * The address at which Folio shows a job to be added, with the job after the '#', which no server
 * sees.
 */
export const catchAddress = (address: string, fields: PostingFields): string => {
  const { role, company, place, pay, link, jobDescription, deadline } = fields;
  const posting = {
    title: role,
    hiringOrganization: company,
    jobLocation: { address: place },
    baseSalary: pay,
    description: jobDescription,
    validThrough: deadline,
  };
  return `${address}/applications/catch#${encodeURIComponent(JSON.stringify({ link, posting }))}`;
};
