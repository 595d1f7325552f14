import type { ResumeContent } from '@folio/contract/resume-content';
import { hasSameContent } from '../../lib/has-same-content.ts';
import { type ContentChange, contentChanges } from './content-changes.ts';

/** A change of the original that a version doesn't have yet. */
export type OfferedChange = ContentChange & {
  /** Whether the version has changed in the same place, which the change would overwrite. */
  clashes: boolean;
};

/** Changes of the original since `base` that affect the version, in order. */
export function offeredChanges(
  base: ResumeContent,
  original: ResumeContent,
  version: ResumeContent,
): OfferedChange[] {
  const own = contentChanges(base, version).map(({ key }) => key);
  // If the original has removed an entry, an own change in any of its fields clashes.
  const clashes = (key: string) => own.some((one) => one === key || one.startsWith(`${key}.`));
  return contentChanges(base, original)
    .filter(({ apply }) => !hasSameContent(apply(version), version))
    .map((change) => ({ ...change, clashes: clashes(change.key) }));
}

/** Applies changes to the version one after the other. */
export const withChanges = (
  version: ResumeContent,
  changes: readonly ContentChange[],
): ResumeContent => changes.reduce((content, { apply }) => apply(content), version);
