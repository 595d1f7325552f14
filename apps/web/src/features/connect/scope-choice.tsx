import type { ApiKeyScope } from '@folio/contract/api-keys';
import { useIsSold } from '../../lib/credit-costs.ts';
import { hintOf } from '../../lib/scope-words.ts';
import { connectCopy, mayWords } from './connect.copy.ts';

type Props = {
  scopes: readonly ApiKeyScope[];
  chosen: readonly ApiKeyScope[];
  onChange: (chosen: ApiKeyScope[]) => void;
};

/** What an app asked for, each to be left out. */
export function ScopeChoice({ scopes, chosen, onChange }: Props) {
  const isSold = useIsSold();
  return (
    <fieldset className="mt-5 min-w-0">
      <legend className="mb-1 font-medium">{connectCopy.scopes}</legend>
      {scopes.map((scope) => (
        <label key={scope} className="flex min-h-11 items-start gap-3 py-2">
          <input
            type="checkbox"
            className="mt-1 size-4 shrink-0 accent-accent"
            checked={chosen.includes(scope)}
            onChange={({ target }) =>
              onChange(
                scopes.filter((one) => (one === scope ? target.checked : chosen.includes(one))),
              )
            }
          />
          <span className="min-w-0">
            <span className="font-medium">{mayWords[scope].label}</span>
            <span className="block text-small text-muted">{hintOf(mayWords[scope], isSold)}</span>
          </span>
        </label>
      ))}
    </fieldset>
  );
}
