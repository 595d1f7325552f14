import type { ApiKeyScope } from '@folio/contract/api-keys';
import { useIsSold } from './credit-costs.ts';
import { hintOf, type ScopeWords } from './scope-words.ts';

type Props = {
  legend: string;
  words: Readonly<Record<ApiKeyScope, ScopeWords>>;
  scopes: readonly ApiKeyScope[];
  chosen: readonly ApiKeyScope[];
  onChange: (chosen: ApiKeyScope[]) => void;
  error?: string | undefined;
};

/** Checkboxes for the scopes of an API key or app. */
export function ScopeChoice({ legend, words, scopes, chosen, onChange, error }: Props) {
  const isSold = useIsSold();
  return (
    <fieldset className="min-w-0">
      <legend className="mb-1 font-medium">{legend}</legend>
      {scopes.map((scope) => (
        <label key={scope} className="flex items-start gap-3 py-1.5 finger:min-h-11">
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
            <span className="font-medium">{words[scope].label}</span>
            <span className="block text-small text-muted">{hintOf(words[scope], isSold)}</span>
          </span>
        </label>
      ))}
      {error ? (
        <p role="alert" className="mt-1 text-small text-danger">
          {error}
        </p>
      ) : null}
    </fieldset>
  );
}
