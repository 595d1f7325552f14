import type { Resume } from '@folio/contract/resumes';
import type { TailoredVersion } from '@folio/contract/versions';
import { useState } from 'react';
import { describeError } from '../../lib/error-copy.ts';
import { Button } from '../../ui/button.tsx';
import { toast } from '../../ui/toast.ts';
import { ChangeList } from './change-list.tsx';
import { placeOf } from './content-changes.ts';
import type { OfferedChange } from './offered-changes.ts';
import { versionsCopy } from './versions.copy.ts';
import { useSettle } from './versions.queries.ts';

type Props = {
  version: TailoredVersion;
  original: Resume;
  offered: readonly OfferedChange[];
};

/** Changes of the original to select and apply; conflicting ones are not preselected. */
export function OfferedList({ version, original, offered }: Props) {
  const [refused, setRefused] = useState<ReadonlySet<string>>(
    () => new Set(offered.filter(({ clashes }) => clashes).map(({ key }) => key)),
  );
  const settle = useSettle();
  const taken = offered.filter(({ key }) => !refused.has(key));
  const deal = (changes: readonly OfferedChange[]) =>
    settle.mutate(
      { version, original, taken: changes },
      {
        onSuccess: () =>
          toast({
            ...(changes.length > 0 ? versionsCopy.taken : versionsCopy.declined),
            tone: 'good',
          }),
        onError: (error) =>
          toast({
            title: versionsCopy.settleFailed,
            description: describeError(error),
            tone: 'error',
          }),
      },
    );
  return (
    <section className="max-lg:mt-2">
      <h3 className="font-semibold">{versionsCopy.offered(offered.length)}</h3>
      <p className="mt-1 mb-3 text-muted">{versionsCopy.offeredHint}</p>
      <ChangeList
        changes={offered}
        tool={(change) => (
          <label className="flex min-h-6 items-center gap-3 font-medium finger:min-h-11">
            <input
              type="checkbox"
              className="size-4 accent-accent"
              checked={!refused.has(change.key)}
              onChange={() => setRefused(toggled(refused, change.key))}
            />
            {placeOf(change)}
          </label>
        )}
        note={({ clashes }) =>
          clashes ? <p className="mt-2 text-small text-warning">{versionsCopy.clash}</p> : null
        }
      />
      <div className="mt-4 flex flex-wrap gap-3">
        <Button
          variant="primary"
          disabled={taken.length === 0}
          isBusy={settle.isPending}
          onClick={() => deal(taken)}
        >
          {versionsCopy.take(taken.length)}
        </Button>
        <Button disabled={settle.isPending} onClick={() => deal([])}>
          {versionsCopy.decline}
        </Button>
      </div>
    </section>
  );
}

function toggled(keys: ReadonlySet<string>, key: string): ReadonlySet<string> {
  const next = new Set(keys);
  if (!next.delete(key)) next.add(key);
  return next;
}
