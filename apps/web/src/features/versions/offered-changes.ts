import type { ResumeContent } from '@folio/contract/resume-content';
import { saysTheSame } from '../../lib/says-the-same.ts';
import { type ContentChange, contentChanges } from './content-changes.ts';

/** A change of the original that a version does not have yet. */
export type OfferedChange = ContentChange & {
  /** Whether the version was changed at the same place, which the change would undo. */
  clashes: boolean;
};

/** What was changed in the original since `base` and would change the version, in its order. */
export function offeredChanges(
  base: ResumeContent,
  original: ResumeContent,
  version: ResumeContent,
): OfferedChange[] {
  const own = new Set(contentChanges(base, version).map(({ key }) => key));
  return contentChanges(base, original)
    .filter(({ apply }) => !saysTheSame(apply(version), version))
    .map((change) => ({ ...change, clashes: own.has(change.key) }));
}

/** The version with changes made one after the other. */
export const withChanges = (
  version: ResumeContent,
  changes: readonly ContentChange[],
): ResumeContent => changes.reduce((content, { apply }) => apply(content), version);
