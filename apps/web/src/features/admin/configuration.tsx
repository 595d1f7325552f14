import type { Setting } from '@folio/contract/admin';
import { useQuery } from '@tanstack/react-query';
import { configurationQuery } from './admin.queries.ts';
import { Facts, Loaded } from './query-results.tsx';

/** This server's configuration. Of secrets it shows only whether they are set. */
export function Configuration() {
  const query = useQuery(configurationQuery());
  return (
    <>
      <p className="mb-4 text-muted">
        Settings come from the environment of the server. We don’t show passwords, keys and
        addresses that hold them.
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
  if (value === null) return isSet ? 'Set, not shown' : 'Not set';
  const shown = value === '' ? 'Empty' : value;
  return isSet ? shown : `${shown} (not set)`;
}
