import type { Keeping } from '@folio/contract/application-keeping';
import type { ApplicationSummary } from '@folio/contract/applications';
import type { ToastMessage } from '../../ui/toast.ts';

const why: Record<NonNullable<Keeping['reason']>, string> = {
  'no-resume': 'It has no resume yet.',
  'takes-credits': 'Its PDF takes a credit.',
  'changed-since': 'The resume or letter changed after you applied.',
  'many-at-once': 'Too many were marked at once.',
  refused: 'We couldn’t make the documents.',
};

/** Where the documents of an application are kept, and offered to be. */
export const sentPlace = (id: string): string => `/applications/${id}#sent`;

/** Whether what was sent is kept, of applications that have become 'applied', and where to keep it. */
export function keepingWords(
  changed: readonly Pick<ApplicationSummary, 'id' | 'keeping'>[],
): Pick<ToastMessage, 'description' | 'link'> {
  const told = changed.filter(({ keeping }) => keeping);
  const missing = told.filter(({ keeping }) => !keeping?.isKept);
  const [first] = missing;
  if (told.length === 0) return {};
  if (!first) return { description: 'What you sent is kept with it.' };
  const link = { label: 'Keep what you sent', href: sentPlace(first.id) };
  if (told.length === 1) {
    const reason = why[first.keeping?.reason ?? 'refused'];
    return { description: `Nothing was kept of what you sent. ${reason}`, link };
  }
  const kept = told.length - missing.length;
  const description =
    kept === 0
      ? 'Nothing was kept of what you sent. The table shows which ones, and leads to each.'
      : `What you sent was kept with ${kept} of ${told.length}. The table leads to the others.`;
  return { description };
}
