import type { ApplicationSummary } from '@folio/contract/applications';
import { memo, useCallback, useId } from 'react';
import { t } from '../../../lib/words/words.ts';
import { Button } from '../../../ui/button.tsx';
import { Dialog } from '../../../ui/dialog.tsx';
import { ProblemNote } from '../../../ui/error-state.tsx';
import { FileArea } from '../../../ui/file-area.tsx';
import { ProgressBar } from '../../../ui/progress-bar.tsx';
import { toast } from '../../../ui/toast.ts';
import { countOf, dayWords, nameOf, statusNames } from '../applications.copy.ts';
import { useChosenFile } from './use-chosen-file.ts';
import { type Importing, type ImportRow, useImport } from './use-import.ts';

type Props = { known: readonly ApplicationSummary[]; onClose: () => void };

/** Imports applications from a file, after a preview. */
export function ImportDialog({ known, onClose }: Props) {
  const { rows, isCut = false, problem, isReading, ...chosen } = useChosenFile(known);
  const { choose, giveUp, changeRows } = chosen;
  const { state, add, restart } = useImport(
    (added) => {
      toast({ tone: 'good', title: t('{count} added', { count: countOf(added) }) });
      onClose();
    },
    (outcomes) => changeRows((row) => ({ ...row, ...outcomes.get(row.id) })),
  );
  const want = useCallback(
    (id: string, isWanted: boolean) =>
      changeRows((row) => (row.id === id ? { ...row, isWanted } : row)),
    [changeRows],
  );
  const chooseAnother = () => {
    giveUp();
    restart();
  };
  const wanted = rows?.filter(({ isWanted }) => isWanted) ?? [];
  const isBusy = state.phase === 'adding';
  return (
    <Dialog
      open
      onOpenChange={(isOpen) => isOpen || isBusy || onClose()}
      size={rows ? 'large' : 'medium'}
      title={t('Import applications')}
      description={t("The file is read on your device. Nothing is added before you choose 'Add'.")}
      footer={
        rows ? (
          <>
            <Button className="mr-auto" disabled={isBusy} onClick={chooseAnother}>
              {t('Choose another file')}
            </Button>
            <Button
              variant="primary"
              isBusy={isBusy}
              disabled={wanted.length === 0}
              onClick={() => void add(wanted)}
            >
              {t('Add {count}', { count: countOf(wanted.length) })}
            </Button>
          </>
        ) : (
          <Button onClick={onClose}>{t('Cancel')}</Button>
        )
      }
    >
      {rows ? (
        <Preview rows={rows} isCut={isCut} state={state} onWant={want} />
      ) : (
        <>
          <FileArea
            title={t('Drop a file here, or choose one')}
            hint={t('CSV or JSON: from Huntr, Teal or another tracker, a spreadsheet, or Folio.')}
            accept=".csv,.tsv,.txt,.json,text/csv,application/json"
            onFile={(file) => void choose(file)}
          />
          <p role="status" className="mt-4 text-muted empty:hidden">
            {isReading ? t('Reading the file') : null}
          </p>
          {problem && !isReading ? (
            <ProblemNote
              className="mt-4"
              title={t('We couldn’t read this file')}
              description={problem}
            />
          ) : null}
        </>
      )}
    </Dialog>
  );
}

type PreviewProps = {
  rows: readonly ImportRow[];
  isCut: boolean;
  state: Importing;
  onWant: (id: string, isWanted: boolean) => void;
};

function Preview({ rows, isCut, state, onWant }: PreviewProps) {
  const known = rows.filter(({ isKnown }) => isKnown).length;
  const trashed = rows.filter(({ isTrashed }) => isTrashed).length;
  const unnamed = rows.filter(({ isUnnamed }) => isUnnamed).length;
  const left = [
    ...(known > 0 ? [t('{known} you already have', { known })] : []),
    ...(trashed > 0 ? [t('{trashed} recently deleted', { trashed })] : []),
    ...(unnamed > 0 ? [t('{unnamed} without a role or company', { unnamed })] : []),
  ];
  return (
    <>
      <p role="status" className="mb-3">
        {left.length > 0
          ? t('{applications} found. Not selected: {left}.', {
              applications: countOf(rows.length),
              left: left.join(', '),
            })
          : t('{applications} found.', { applications: countOf(rows.length) })}
      </p>
      {isCut ? (
        <ProblemNote
          className="mb-3"
          title={t('This file is longer than we can read')}
          description={t(
            'We read its first 5,000 rows. Put the others in a second file and import that, too.',
          )}
        />
      ) : null}
      {state.phase === 'adding' ? (
        <ProgressBar
          className="mb-3"
          label={t('Adding applications')}
          done={state.done / state.of}
        />
      ) : null}
      {state.phase === 'stopped' ? (
        <ProblemNote
          className="mb-3"
          title={t('{count} added, not all', { count: countOf(state.added) })}
          description={t("{problem} Choose 'Add' to go on with those that are selected.", {
            problem: state.problem,
          })}
        />
      ) : null}
      <PreviewRows rows={rows} isFixed={state.phase === 'adding'} onWant={onWant} />
    </>
  );
}

/** Memoized, since thousands of rows must not rerender during the import. */
const PreviewRows = memo(
  ({ rows, ...shown }: Pick<PreviewProps, 'rows' | 'onWant'> & { isFixed: boolean }) => (
    <ul className="border-b border-line">
      {rows.map((row) => (
        <PreviewRow key={row.id} row={row} {...shown} />
      ))}
    </ul>
  ),
);

type RowProps = {
  row: ImportRow;
  isFixed: boolean;
  onWant: (id: string, isWanted: boolean) => void;
};

/** Memoized: only changed rows rerender. */
const PreviewRow = memo(({ row, isFixed, onWant }: RowProps) => {
  const { fields, day, remarks, isWanted, isKnown, isTrashed } = row;
  const id = useId();
  const details = [
    day ? `${statusNames[fields.status]} ${dayWords(day)}` : statusNames[fields.status],
    fields.place,
    isKnown ? t('you already have it') : '',
    isTrashed ? t('you can restore it from Recently deleted') : '',
  ];
  return (
    <li className="flex gap-3 border-t border-line py-2 [contain-intrinsic-size:auto_3.5rem] [content-visibility:auto]">
      <input
        id={id}
        type="checkbox"
        className="mt-1 size-4 shrink-0 accent-accent"
        checked={isWanted}
        disabled={isFixed}
        onChange={({ target }) => onWant(row.id, target.checked)}
      />
      <div className="min-w-0">
        <label htmlFor={id} className="font-medium wrap-anywhere">
          {nameOf(fields)}
        </label>
        <p className="text-small text-muted wrap-anywhere">{details.filter(Boolean).join(' · ')}</p>
        {remarks.map((remark) => (
          <p key={remark} className="text-small wrap-anywhere">
            {remark}
          </p>
        ))}
      </div>
    </li>
  );
});
