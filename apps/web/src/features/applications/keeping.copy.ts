import type { Keeping } from '@folio/contract/application-keeping';
import type { ApplicationSummary } from '@folio/contract/applications';
import { t } from '../../lib/words/words.ts';
import type { ToastMessage } from '../../ui/toast.ts';

const why: Record<NonNullable<Keeping['reason']>, string> = {
  get 'no-resume'() {
    return t('It has no resume yet.');
  },
  get 'takes-credits'() {
    return t('Its PDF takes a credit.');
  },
  get 'changed-since'() {
    return t('The resume or letter changed after you applied.');
  },
  get 'many-at-once'() {
    return t('Too many were marked at once.');
  },
  get refused() {
    return t('We couldn’t make the documents.');
  },
};

/** The address of an application's sent documents. */
export const sentPlace = (id: string): string => `/applications/${id}#sent`;

/**
 * For applications that became 'applied': whether the sent documents were kept, and a link to keep
 * them.
 */
export function keepingWords(
  changed: readonly Pick<ApplicationSummary, 'id' | 'keeping'>[],
): Pick<ToastMessage, 'description' | 'link'> {
  const withDocuments = changed.filter(({ keeping }) => keeping);
  const missing = withDocuments.filter(({ keeping }) => !keeping?.isKept);
  const [first] = missing;
  if (withDocuments.length === 0) return {};
  if (!first) return { description: t('What you sent is kept with it.') };
  const link = { label: t('Keep what you sent'), href: sentPlace(first.id) };
  if (withDocuments.length === 1) {
    const reason = why[first.keeping?.reason ?? 'refused'];
    return { description: t('Nothing was kept of what you sent. {reason}', { reason }), link };
  }
  const kept = withDocuments.length - missing.length;
  const description =
    kept === 0
      ? t('Nothing was kept of what you sent. The table shows which ones, and leads to each.')
      : t('What you sent was kept with {kept} of {count}. The table leads to the others.', {
          kept,
          count: withDocuments.length,
        });
  return { description };
}
