import { applicationRoutes } from '@folio/contract/applications';
import { letterRoutes } from '@folio/contract/letters';
import { templateById } from '@folio/contract/template-list';
import { type Trash, trashRoutes } from '@folio/contract/trash';
import { queryOptions, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useRef } from 'react';
import { Link } from 'react-router';
import { api } from '../../lib/api-client.ts';
import { describeError } from '../../lib/error-copy.ts';
import { trashKey } from '../../lib/query-keys.ts';
import { LateQuotaNotice } from '../../lib/quotas/late-quota-notice.tsx';
import { t } from '../../lib/words/words.ts';
import { ConfirmDialog } from '../../ui/alert-dialog.tsx';
import { Button } from '../../ui/button.tsx';
import { ErrorState } from '../../ui/error-state.tsx';
import { PageHead } from '../../ui/page-head.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import { toast } from '../../ui/toast.ts';
import { useRowFocus } from '../../ui/use-row-focus.ts';
import { daysLeft, letterName, trashCopy } from './trash.copy.ts';
import { type Deed, type Item, useTrashQuestion } from './use-trash-question.ts';

const trashQuery = () =>
  queryOptions({
    queryKey: trashKey,
    queryFn: async () => (await api(trashRoutes.list)).data,
    staleTime: 0,
  });

/** Items deleted within the last 30 days. */
export function TrashPage() {
  const { data, error, refetch } = useQuery(trashQuery());
  const { act, isBusy } = useTrashActions();
  const items = data ? itemsOf(data) : undefined;
  const rows = useRowFocus(items?.length ?? 0);
  const question = useTrashQuestion(items, act);
  return (
    <div className="mx-auto max-w-225">
      <PageHead title={trashCopy.title} back={{ to: '/resumes', label: t('Back to all resumes') }}>
        {items && items.length > 0 ? (
          // Not while an item is being restored, because it would be deleted too.
          <Button aria-disabled={isBusy} onClick={isBusy ? undefined : question.askAboutAll}>
            {t('Empty now')}
          </Button>
        ) : null}
      </PageHead>
      <LateQuotaNotice kinds={['deletedResumes', 'bytes']} />
      {error && !items ? (
        <ErrorState
          title={trashCopy.loadFailed}
          description={describeError(error)}
          onRetry={refetch}
        />
      ) : null}
      {!items && !error ? (
        <div aria-busy="true">
          <span className="sr-only" role="status">
            {t('Loading deleted items')}
          </span>
          <Skeleton className="h-40 w-full" />
        </div>
      ) : null}
      {items?.length === 0 ? (
        <div className="py-24 text-center">
          <h2 className="font-display text-heading">{trashCopy.none}</h2>
          <p className="mt-3 text-large text-muted">{trashCopy.noneHint}</p>
          <Button className="mt-6" asChild>
            <Link to="/resumes">{trashCopy.toResumes}</Link>
          </Button>
        </div>
      ) : null}
      {items && items.length > 0 ? (
        <>
          <p className="mb-6 max-w-160 text-muted">{trashCopy.intro}</p>
          <div {...rows}>
            <TrashList
              items={items}
              onRestore={({ id, restore: work, restored: done }) =>
                act({ id, work, done, failed: trashCopy.restoreFailed })
              }
              onDelete={question.askAbout}
            />
          </div>
        </>
      ) : null}
      <ConfirmDialog
        open={question.isOpen}
        onOpenChange={(open) => {
          if (!open) question.close();
        }}
        title={
          question.item
            ? t('Delete “{name}” now', { name: question.item.name })
            : t('Empty Recently deleted')
        }
        description={question.item ? trashCopy.deleteQuestion : trashCopy.emptyQuestion}
        confirmLabel={t('Delete permanently')}
        tone="danger"
        removesOpener
        onConfirm={question.confirm}
      />
    </div>
  );
}

type ListProps = {
  items: readonly Item[];
  onRestore: (item: Item) => void;
  onDelete: (item: Item) => void;
};

const TrashList = ({ items, onRestore, onDelete }: ListProps) => (
  <ul className="border-b border-line">
    {items.map((item) => (
      <li
        key={item.id}
        className="flex flex-wrap items-center gap-x-4 gap-y-3 border-t border-line py-4"
      >
        <div className="min-w-0 flex-1 basis-60">
          <h2 className="font-medium wrap-anywhere">{item.name}</h2>
          <p className="text-small text-muted">
            {item.about} · {daysLeft(item.deletesAt)}
          </p>
        </div>
        <div className="flex gap-2 max-sm:w-full max-sm:*:grow">
          <Button
            aria-label={t('Restore {name}', { name: item.name })}
            onClick={() => onRestore(item)}
          >
            {t('Restore')}
          </Button>
          <Button
            variant="quiet"
            aria-label={t('Delete now: {name}', { name: item.name })}
            onClick={() => onDelete(item)}
          >
            {t('Delete now')}
          </Button>
        </div>
      </li>
    ))}
  </ul>
);

function useTrashActions() {
  const client = useQueryClient();
  const running = useRef(new Set<string>());
  const { mutate, isPending } = useMutation({
    // One after the other.
    scope: { id: 'trash' },
    mutationFn: ({ work }: Deed) => work(),
    onSuccess: (_, { done }) => toast(done),
    onError: (error, { failed }) =>
      toast({ tone: 'error', title: failed, description: describeError(error) }),
    onSettled: async (_data, _error, { id }) => {
      await client.invalidateQueries();
      running.current.delete(id);
    },
  });
  const act = (deed: Deed) => {
    // Buttons are not disabled while an action runs, because that would remove the focus from them.
    // A second press is ignored.
    if (running.current.has(deed.id)) return;
    running.current.add(deed.id);
    mutate(deed);
  };
  return { act, isBusy: isPending };
}

const aboutResume = (template: string, hasLetter: boolean) =>
  hasLetter
    ? t('Resume, {template}, with its letter', { template })
    : t('Resume, {template}', { template });

const itemsOf = ({ resumes, letters, ownLetters, applications }: Trash): Item[] => [
  ...resumes.map(({ id, name, templateId, hasLetter, trashedAt, deletesAt }) => ({
    id,
    name,
    trashedAt,
    deletesAt,
    restored: trashCopy.restored,
    about: aboutResume(templateById(templateId)?.name ?? templateId, hasLetter),
    restore: () => api(trashRoutes.restoreResume, { params: { id } }),
    remove: () => api(trashRoutes.deleteResume, { params: { id } }),
  })),
  ...letters.map(({ id, resumeName, role, company, trashedAt, deletesAt }) => ({
    id,
    name: letterName(role, company),
    trashedAt,
    deletesAt,
    restored: trashCopy.letterRestored,
    about: t('Letter of “{resumeName}”', { resumeName }),
    restore: () => api(trashRoutes.restoreLetter, { params: { id } }),
    remove: () => api(trashRoutes.deleteLetter, { params: { id } }),
  })),
  ...ownLetters.map(({ id, name, role, company, trashedAt, deletesAt }) => ({
    id,
    name: name || letterName(role, company),
    trashedAt,
    deletesAt,
    restored: trashCopy.letterRestored,
    about: t('Letter'),
    restore: () => api(letterRoutes.restore, { params: { id } }),
    remove: () => api(trashRoutes.deleteOwnLetter, { params: { id } }),
  })),
  ...applications.map(({ id, role, company, trashedAt, deletesAt }) => ({
    id,
    name: [role, company].filter(Boolean).join(', ') || t('Untitled application'),
    trashedAt,
    deletesAt,
    restored: trashCopy.applicationRestored,
    about: t('Application'),
    restore: () => api(applicationRoutes.restore, { body: { ids: [id] } }),
    remove: () => api(trashRoutes.deleteApplication, { params: { id } }),
  })),
];
