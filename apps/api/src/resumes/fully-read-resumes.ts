import type { ResumeRow } from './resumes.repository.ts';

export type Exactness = {
  /** The transaction that wrote the row, where what is stored is what is answered once it is migrated. */
  exactAs?: string | undefined;
  /** Whether its content needs no migration either: then it need not even be parsed. */
  hasExactContent?: boolean | undefined;
};
type Reading = Exactness & { version: number };

/**
 * The resumes, each by its version, of which this process has seen that this release can read all
 * there is: a change of them need not read first what it must keep, which is a third of its work.
 * Whoever changes a resume counts its version up, another node and a later release too.
 */
const readings = new Map<string, Reading>();
const remembered = 10_000;

export function rememberFullyRead(
  { id, version }: Pick<ResumeRow, 'id' | 'version'>,
  exactness: Exactness,
): void {
  readings.delete(id);
  readings.set(id, { ...exactness, version });
  const [oldest] = readings.keys();
  if (readings.size > remembered && oldest !== undefined) readings.delete(oldest);
}

/** How the resume was read when this process last saw all of it. */
export const fullReadingOf = (id: string): Reading | undefined => readings.get(id);
