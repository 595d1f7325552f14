import { browserApi } from './browser.ts';

/** A job that was added from this browser: its page, its address in Folio, and the day. */
export type AddedJob = { link: string; address: string; day: string };

/** More than the number of applications that are open at a time. */
const most = 500;

/** Remembers an added job here, since a key that writes can't read. */
export async function noteAdded(job: AddedJob): Promise<void> {
  const others = (await readAdded()).filter(({ link }) => link !== job.link);
  await browserApi().storage.local.set({ added: [job, ...others].slice(0, most) });
}

/** The job that was added from a page to the Folio at that address. */
export const addedBefore = async (link: string, origin: string): Promise<AddedJob | undefined> =>
  (await readAdded()).find((job) => job.link === link && job.address.startsWith(`${origin}/`));

async function readAdded(): Promise<AddedJob[]> {
  const { added } = await browserApi().storage.local.get(['added']);
  return Array.isArray(added) ? added : [];
}

const dayFormat = new Intl.DateTimeFormat('en-US', {
  month: 'short',
  day: 'numeric',
  timeZone: 'UTC',
});

/** 'Nov 27' */
export const dayWords = (day: string): string => dayFormat.format(new Date(`${day}T00:00:00Z`));
