import type { ResumeRow } from './resumes.repository.ts';

/**
 * The resumes, each by its version, of which this process has seen that this release can read all
 * there is: a change of them need not read first what it must keep, which is a third of its work.
 * Whoever changes a resume counts its version up, another node and a later release too.
 */
const versions = new Map<string, number>();
const remembered = 10_000;

export function rememberWhole({ id, version }: Pick<ResumeRow, 'id' | 'version'>): void {
  versions.delete(id);
  versions.set(id, version);
  const [oldest] = versions.keys();
  if (versions.size > remembered && oldest !== undefined) versions.delete(oldest);
}

/** The version at which the resume was seen to be whole. */
export const wholeVersionOf = (id: string): number | undefined => versions.get(id);
