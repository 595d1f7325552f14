import type { Setting } from '@folio/contract/admin';
import { useQuery } from '@tanstack/react-query';
import { t } from '../../lib/words/words.ts';
import { configurationQuery } from './admin.queries.ts';
import { Facts, Loaded } from './query-results.tsx';

/** This server's configuration. Of secrets it shows only whether they are set. */
export function Configuration() {
  const query = useQuery(configurationQuery());
  return (
    <>
      <p className="mb-4 text-muted">
        {t(
          'Settings come from the environment of the server. We don’t show passwords, keys and addresses that hold them.',
        )}
      </p>
      <Loaded query={query}>
        {(settings) => (
          <Facts facts={settings.map((setting) => [setting.name, valueText(setting)])} />
        )}
      </Loaded>
    </>
  );
}

function valueText({ isSet, value }: Setting): string {
  if (value === null) return isSet ? t('Set, not shown') : t('Not set');
  if (value === '') return isSet ? t('Empty') : t('Not set');
  return isSet ? value : t('{value} (default)', { value });
}
