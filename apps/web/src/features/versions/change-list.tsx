import type { ReactNode } from 'react';
import { TextDifference } from '../../ui/text-difference.tsx';
import { type ContentChange, placeOf } from './content-changes.ts';
import { versionsCopy } from './versions.copy.ts';

type Props<T extends ContentChange> = {
  changes: readonly T[];
  /** A control for each change, such as a checkbox. */
  tool?: (change: T) => ReactNode;
  note?: (change: T) => ReactNode;
};

/** A list of changes, each with its place and a word difference. */
export function ChangeList<T extends ContentChange>({ changes, tool, note }: Props<T>) {
  return (
    <ul className="border-b border-line">
      {changes.map((change) => (
        <li key={change.key} className="border-t border-line py-4">
          {tool ? tool(change) : <p className="font-medium">{placeOf(change)}</p>}
          <div className="mt-2">
            {change.after === '' ? (
              <p className="text-muted">
                <span className="text-small text-faint">{versionsCopy.removed}</span>
                <del className="block whitespace-pre-line text-danger">{change.before}</del>
              </p>
            ) : (
              <TextDifference before={change.before} after={change.after} />
            )}
          </div>
          {note?.(change)}
        </li>
      ))}
    </ul>
  );
}
