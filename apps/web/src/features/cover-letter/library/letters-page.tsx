import type { LetterSummary } from '@folio/contract/letters';
import { letterRoutes } from '@folio/contract/letters';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { Plus } from 'lucide-react';
import { useDeferredValue, useState } from 'react';
import { api } from '../../../lib/api-client.ts';
import { useCommands } from '../../../lib/commands/use-commands.ts';
import { describeError } from '../../../lib/error-copy.ts';
import { letterListQuery, lettersKey } from '../../../lib/letters/letters.queries.ts';
import { LateQuotaNotice } from '../../../lib/quotas/late-quota-notice.tsx';
import { t } from '../../../lib/words/words.ts';
import { Button } from '../../../ui/button.tsx';
import { ErrorState } from '../../../ui/error-state.tsx';
import { FormDialog } from '../../../ui/form-dialog.tsx';
import { PageHead } from '../../../ui/page-head.tsx';
import { Skeleton } from '../../../ui/skeleton.tsx';
import { SearchField, TextField } from '../../../ui/text-field.tsx';
import { useRowFocus } from '../../../ui/use-row-focus.ts';
import { WindowedList } from '../../../ui/windowed-list.tsx';
import { LetterRow } from './letter-row.tsx';
import { countOf, lettersCopy } from './letters.copy.ts';
import { NewLetter } from './new-letter.tsx';
import { useLetterChanges } from './use-letter-changes.ts';

/** All letters of the account: those with their own id, and those of resumes. */
export function LettersPage() {
  const all = useQuery(letterListQuery());
  const [isAdding, setIsAdding] = useState(false);
  const add = () => setIsAdding(true);
  useCommands([
    {
      id: 'new letter',
      label: t('New letter'),
      group: t('Create'),
      keywords: ['cover', 'write'],
      run: add,
    },
  ]);
  return (
    <div className="mx-auto max-w-225">
      <PageHead
        title={lettersCopy.title}
        back={{ to: '/dashboard', label: t('Back to dashboard') }}
      >
        <Button
          // Without letters the empty state below has the primary button.
          variant={all.data?.length === 0 ? 'secondary' : 'primary'}
          onClick={add}
        >
          <Plus aria-hidden className="size-4" />
          {t('New letter')}
        </Button>
      </PageHead>
      <LateQuotaNotice kinds={['letters', 'bytes']} />
      {all.data ? null : <Awaited error={all.error} onRetry={() => void all.refetch()} />}
      {all.data?.length === 0 ? <None onAdd={add} /> : null}
      {all.data && all.data.length > 0 ? <Library letters={all.data} /> : null}
      {isAdding ? <NewLetter onClose={() => setIsAdding(false)} /> : null}
    </div>
  );
}

function Library({ letters }: { letters: readonly LetterSummary[] }) {
  const [search, setSearch] = useState('');
  const wanted = useDeferredValue(search.trim());
  const found = useFound(wanted);
  const shown = wanted === '' ? letters : found.data;
  return (
    <>
      <div className="mb-4 flex flex-wrap items-center gap-3">
        <SearchField
          placeholder={t('Search letters...')}
          value={search}
          onValueChange={(text) => setSearch(text.slice(0, 200))}
          className="w-80 max-sm:w-full"
        />
        <p role="status" className="ml-auto text-small text-muted tabular-nums">
          {shown ? countOf(shown.length) : ''}
        </p>
      </div>
      {shown ? null : <Awaited error={found.error} onRetry={() => void found.refetch()} />}
      {shown && shown.length > 0 ? <Rows letters={shown} /> : null}
      {shown?.length === 0 ? (
        <div className="py-16 text-center">
          <p className="text-large text-muted">{lettersCopy.nothingFound}</p>
          <Button className="mt-4" onClick={() => setSearch('')}>
            {t('Clear search')}
          </Button>
        </div>
      ) : null}
    </>
  );
}

type AwaitedProps = { error: Error | null; onRetry: () => void };

/** The list while it is loading, or after a failure. */
const Awaited = ({ error, onRetry }: AwaitedProps) =>
  error ? (
    <ErrorState
      title={lettersCopy.loadFailed}
      description={describeError(error)}
      onRetry={onRetry}
    />
  ) : (
    <Loading />
  );

/** Searches on the server, including the texts of the letters. */
const useFound = (search: string) =>
  useQuery({
    queryKey: [...lettersKey, 'found', search],
    queryFn: async () => (await api(letterRoutes.list, { querystring: { search } })).data,
    enabled: search !== '',
    placeholderData: keepPreviousData,
  });

function Rows({ letters }: { letters: readonly LetterSummary[] }) {
  const { remove, duplicate, rename } = useLetterChanges();
  const [renamed, setRenamed] = useState<LetterSummary>();
  const rows = useRowFocus(letters.length);
  return (
    <div {...rows}>
      <WindowedList
        items={letters}
        keyOf={({ id }) => id}
        total={letters.length}
        className="grid grid-cols-1 border-b border-line"
      >
        {(letter) => (
          <LetterRow
            letter={letter}
            onRename={setRenamed}
            onDuplicate={duplicate}
            onDelete={remove}
          />
        )}
      </WindowedList>
      {renamed ? (
        <Rename
          name={renamed.name}
          onClose={() => setRenamed(undefined)}
          onRename={(name) => {
            if (name !== renamed.name) rename(renamed, name);
            setRenamed(undefined);
          }}
        />
      ) : null}
    </div>
  );
}

type RenameProps = { name: string; onClose: () => void; onRename: (name: string) => void };

function Rename({ name, onClose, onRename }: RenameProps) {
  const [text, setText] = useState(name);
  return (
    <FormDialog
      title={t('Rename letter')}
      size="small"
      submitLabel={t('Rename')}
      onSubmit={() => onRename(text.trim())}
      onClose={onClose}
    >
      <TextField
        label={t('Name')}
        autoComplete="off"
        maxLength={300}
        value={text}
        onFocus={({ target }) => target.select()}
        onChange={({ target }) => setText(target.value)}
      />
    </FormDialog>
  );
}

const None = ({ onAdd }: { onAdd: () => void }) => (
  <div className="py-20 text-center">
    <h2 className="font-display text-heading">{lettersCopy.none}</h2>
    <p className="mt-3 text-large text-muted">{lettersCopy.noneHint}</p>
    <Button variant="primary" size="large" className="mt-6" onClick={onAdd}>
      {t('Write your first letter')}
    </Button>
  </div>
);

const Loading = () => (
  <div aria-busy="true" className="grid gap-3">
    <span className="sr-only" role="status">
      {t('Loading your letters')}
    </span>
    <Skeleton className="h-16 w-full" />
    <Skeleton className="h-16 w-full" />
    <Skeleton className="h-16 w-full" />
  </div>
);
