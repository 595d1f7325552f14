import { toast } from '../../ui/toast.ts';
import { previewCopy } from './preview.copy.ts';

/** Where anyone can read the resume once it is public. */
export const linkOf = (id: string): string => `${location.origin}/resume/preview/${id}`;

export async function copyLink(id: string): Promise<void> {
  try {
    await navigator.clipboard.writeText(linkOf(id));
    toast(previewCopy.linkCopied);
  } catch {
    toast(previewCopy.linkNotCopied);
  }
}

/** Phones mostly can hand a link to another app. */
export const canShare = (): boolean => typeof navigator.share === 'function';

export async function shareLink(id: string, title: string): Promise<void> {
  try {
    await navigator.share({ title, url: linkOf(id) });
  } catch (error) {
    // Who closes the system's sheet has changed their mind.
    if (!(error instanceof DOMException && error.name === 'AbortError')) await copyLink(id);
  }
}
