import type { ResumeRow } from './resumes.repository.ts';

export type Exactness = {
  /** The transaction id (xmin) of the row, if the migrated row equals the response. */
  exactAs?: string | undefined;
  /** Whether the content needs no migration either, so it need not be parsed. */
  hasExactContent?: boolean | undefined;
};
type Reading = Exactness & { version: number };

/**
 * Resumes that this release can read completely, by version: changing them doesn't require reading
 * unknown fields first, which is a third of the work. Every change increases the version, on all
 * nodes and releases.
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

/** How the resume was read when this process last read all of it. */
export const fullReadingOf = (id: string): Reading | undefined => readings.get(id);
