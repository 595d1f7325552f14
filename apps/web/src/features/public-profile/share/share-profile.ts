import { toast } from '../../../ui/toast.ts';
import { profileToasts } from '../public-profile.copy.ts';

type Shared = { address: string; title: string };

/** By the device's own sheet where fingers do the work, else by the clipboard. */
export async function shareProfile(page: Shared): Promise<void> {
  if (typeof navigator.share === 'function' && matchMedia('(pointer: coarse)').matches)
    await send(page);
  else await copy(page);
}

async function send({ address, title }: Shared): Promise<void> {
  try {
    await navigator.share({ title, url: address });
  } catch (error) {
    // Who closes the sheet has changed their mind.
    if (!(error instanceof DOMException && error.name === 'AbortError'))
      await copy({ address, title });
  }
}

async function copy({ address }: Shared): Promise<void> {
  try {
    await navigator.clipboard.writeText(address);
    toast(profileToasts.linkCopied);
  } catch {
    toast(profileToasts.linkNotCopied);
  }
}
