import {
  type ApiKey,
  type ApiKeyUsage,
  apiKeyLimits,
  apiKeyRoutes,
} from '@folio/contract/api-keys';
import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router';
import { api } from '../../../lib/api-client.ts';
import { describeError } from '../../../lib/error-copy.ts';
import { t } from '../../../lib/words/words.ts';
import { Button } from '../../../ui/button.tsx';
import { Dialog } from '../../../ui/dialog.tsx';
import { Skeleton } from '../../../ui/skeleton.tsx';

type Props = { of: Pick<ApiKey, 'id' | 'name'>; what: 'key' | 'app'; onClose: () => void };

/**
 * The usage of a key or connected app by day and route, with the affected items; never contents.
 */
export function KeyUsage({ of: { id, name }, what, onClose }: Props) {
  const { data, error } = useQuery({
    queryKey: ['profile', 'api-keys', id] as const,
    queryFn: async () => (await api(apiKeyRoutes.usage, { params: { id } })).data,
  });
  return (
    <Dialog
      open
      onOpenChange={onClose}
      title={t('Activity of “{name}”', { name })}
      description={t('The last {usageDays} days, in UTC.', { usageDays: apiKeyLimits.usageDays })}
      footer={<Button onClick={onClose}>{t('Done')}</Button>}
    >
      {data?.length === 0 ? (
        <p className="text-body">{t('This {what} hasn’t been used.', { what })}</p>
      ) : null}
      {data?.length ? <UsageTable usage={data} /> : null}
      {error ? (
        <p role="alert" className="text-danger">
          {describeError(error)}
        </p>
      ) : null}
      {data || error ? null : <Skeleton className="h-12 w-full" />}
    </Dialog>
  );
}

const pathTo: Record<ApiKeyUsage['touched'][number]['kind'], (id: string) => string> = {
  resume: (id) => `/resume/editor/${id}`,
  application: (id) => `/applications/${id}`,
  letter: (id) => `/letters/${id}`,
};

const UsageTable = ({ usage }: { usage: ApiKeyUsage[] }) => (
  <table className="w-full text-left text-small">
    <thead className="text-muted">
      <tr>
        <th className="pr-3 pb-2 font-medium">{t('Day')}</th>
        <th className="pr-3 pb-2 font-medium">{t('Request')}</th>
        <th className="pr-3 pb-2 font-medium">{t('Answer')}</th>
        <th className="pb-2 text-right font-medium">{t('Times')}</th>
      </tr>
    </thead>
    <tbody>
      {usage.map(({ day, route, status, count, touched }) => (
        <tr key={`${day} ${route} ${status}`} className="border-t border-line align-top">
          <td className="py-2 pr-3 whitespace-nowrap">{day}</td>
          <td className="py-2 pr-3 wrap-anywhere">
            <code>{route}</code>
            {touched.length > 0 ? (
              <ul aria-label={t('About')} className="mt-1 text-muted">
                {touched.map(({ id, kind, name }) => (
                  <li key={id}>
                    <Link to={pathTo[kind](id)} className="underline-offset-2 hover:underline">
                      {name || t('Untitled')}
                    </Link>
                  </li>
                ))}
              </ul>
            ) : null}
          </td>
          <td className="py-2 pr-3">{status}</td>
          <td className="py-2 text-right tabular-nums">{count}</td>
        </tr>
      ))}
    </tbody>
  </table>
);
