import {
  type AdminHiddenPage,
  type AdminReport,
  adminPagesRoutes,
} from '@folio/contract/admin-pages';
import { useInfiniteQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { Link } from 'react-router';
import { api } from '../../lib/api-client.ts';
import { shortMoment } from '../../lib/dates.ts';
import { reportReasonText } from '../../lib/report-reasons.ts';
import { t } from '../../lib/words/words.ts';
import { Badge } from '../../ui/badge.tsx';
import { Button } from '../../ui/button.tsx';
import { linkStyle } from '../../ui/link-style.ts';
import { Segmented } from '../../ui/segmented.tsx';
import { TextField } from '../../ui/text-field.tsx';
import { hiddenPagesQuery, reportsQuery } from './admin.queries.ts';
import { PagedList } from './query-results.tsx';
import { ReasonDialog, type ReasonedAction } from './reason-dialog.tsx';

const states = [
  {
    value: 'open',
    get label() {
      return t('Open');
    },
  },
  {
    value: 'done',
    get label() {
      return t('Settled');
    },
  },
] as const;

const hideAction = {
  get submitLabel() {
    return t('Hide page');
  },
  isDangerous: true,
  ownerReadsReason: true,
  get description() {
    return t('Only its owner can see it then. Nothing is deleted.');
  },
} satisfies Partial<ReasonedAction>;

/** Pages that strangers reported, and those that are hidden. */
export function PublicPages() {
  const [state, setState] = useState<'open' | 'done'>('open');
  const [deed, setAction] = useState<ReasonedAction>();
  const reports = useInfiniteQuery(reportsQuery(state));
  const hidden = useInfiniteQuery(hiddenPagesQuery());
  return (
    <>
      <div className="mb-6 max-w-60">
        <Segmented label={t('Reports')} value={state} options={states} onValueChange={setState} />
      </div>
      <PagedList
        query={reports}
        label={t('Reports')}
        empty={state === 'open' ? t('No page is reported.') : t('No report is settled yet.')}
        keyOf={({ id }) => id}
      >
        {(report) => <Report report={report} onDecide={setAction} />}
      </PagedList>
      <h3 className="mt-10 mb-3 font-medium">{t('Hidden pages')}</h3>
      <HideByAddress onHide={setAction} />
      <PagedList
        query={hidden}
        label={t('Hidden pages')}
        empty={t('No page is hidden.')}
        keyOf={({ page }) => page.id}
      >
        {(row) => <Hidden row={row} onShow={setAction} />}
      </PagedList>
      {deed ? <ReasonDialog {...deed} onClose={() => setAction(undefined)} /> : null}
    </>
  );
}

type ReportProps = { report: AdminReport; onDecide: (deed: ReasonedAction) => void };

function Report({ report: { id, page, reason, note, at, doneAt }, onDecide }: ReportProps) {
  const decide = (decision: 'hide' | 'keep') => (text: string) =>
    api(adminPagesRoutes.decide, { params: { id }, body: { decision, reason: text } });
  return (
    <div className="flex flex-wrap items-start justify-between gap-x-6 gap-y-2">
      <div className="min-w-0 flex-1 basis-60">
        <PageLink page={page} />
        <p className="text-small text-faint">
          {reportReasonText(reason)} · {shortMoment(at)}
        </p>
        {note ? <p className="mt-1 whitespace-pre-wrap wrap-anywhere">{note}</p> : null}
      </div>
      {doneAt ? null : (
        <div className="flex flex-wrap gap-2">
          <Button
            size="small"
            aria-label={t('Keep {path}', { path: page.path })}
            onClick={() =>
              onDecide({
                title: t('Keep {path}?', { path: page.path }),
                submitLabel: t('Keep page'),
                description: t('All open reports of it are settled.'),
                run: decide('keep'),
              })
            }
          >
            {t('Keep')}
          </Button>
          <Button
            size="small"
            aria-label={t('Hide {path}', { path: page.path })}
            onClick={() =>
              onDecide({
                ...hideAction,
                title: t('Hide {path}?', { path: page.path }),
                run: decide('hide'),
              })
            }
          >
            {t('Hide')}
          </Button>
        </div>
      )}
    </div>
  );
}

/** Opens in a new tab, so that the console stays open. */
const PageLink = ({ page: { path, owner, isHidden } }: Pick<AdminReport, 'page'>) => (
  <p className="flex flex-wrap items-baseline gap-x-3 wrap-anywhere">
    <a href={path} target="_blank" rel="noreferrer" className={linkStyle}>
      {path}
    </a>
    {isHidden ? <Badge tone="danger">{t('Hidden')}</Badge> : null}
    <span className="text-small text-muted">
      {t('of')}{' '}
      <Link to={`/admin/people/${owner.id}`} className={linkStyle}>
        {owner.email}
      </Link>
    </span>
  </p>
);

function Hidden({ row, onShow }: { row: AdminHiddenPage; onShow: (deed: ReasonedAction) => void }) {
  const { page, reason, hiddenAt } = row;
  const { kind, id, path } = page;
  return (
    <div className="flex flex-wrap items-start justify-between gap-x-6 gap-y-2">
      <div className="min-w-0 flex-1 basis-60">
        <PageLink page={page} />
        <p className="text-small wrap-anywhere text-faint">
          {shortMoment(hiddenAt)}: {reason}
        </p>
      </div>
      <Button
        size="small"
        aria-label={t('Show {path} again', { path })}
        onClick={() =>
          onShow({
            title: t('Show {path} again?', { path }),
            submitLabel: t('Show page'),
            run: (text) => api(adminPagesRoutes.show, { body: { kind, id, reason: text } }),
          })
        }
      >
        {t('Show again')}
      </Button>
    </div>
  );
}

/** Hides a page that has not been reported. */
function HideByAddress({ onHide }: { onHide: (deed: ReasonedAction) => void }) {
  const [address, setAddress] = useState('');
  return (
    <form
      className="mb-4 flex flex-wrap items-end gap-3"
      onSubmit={(event) => {
        event.preventDefault();
        onHide({
          ...hideAction,
          title: t('Hide {address}?', { address }),
          run: (reason) => api(adminPagesRoutes.hide, { body: { address, reason } }),
        });
      }}
    >
      <TextField
        label={t('Address of a public page')}
        value={address}
        onChange={(event) => setAddress(event.target.value)}
        className="min-w-0 flex-1 basis-60"
      />
      <Button type="submit" disabled={address.trim() === ''}>
        {t('Hide')}
      </Button>
    </form>
  );
}
