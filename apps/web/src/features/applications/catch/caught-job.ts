import { type PostingFields, postingFields } from '@folio/postings/posting-fields';
import { z } from 'zod';
import { readStored, writeStored } from '../../../lib/stored-json.ts';

/** Among the drafts of forms, which signing out removes. */
const key = 'formDraft:caughtJob';

/** The result of `readPage`. Untrusted, since anybody can write such an address. */
const Caught = z.object({
  link: z.string().default(''),
  title: z.string().default(''),
  posting: z.record(z.string(), z.unknown()).nullable().default(null),
  selection: z.string().default(''),
  text: z.string().default(''),
});

/** Stores the job from the address's `#` part for this tab, so that it survives a log-in. */
export function keepCaught(hash: string): void {
  const caught = Caught.safeParse(textOf(hash));
  if (caught.success) writeStored(sessionStorage, key, postingFields(caught.data));
}

export const caughtJob = (): PostingFields | undefined =>
  readStored(sessionStorage, key) as PostingFields | undefined;

export const forgetCaught = (): void => sessionStorage.removeItem(key);

function textOf(hash: string): unknown {
  try {
    return JSON.parse(decodeURIComponent(hash.slice(1)));
  } catch {
    return undefined;
  }
}
