import type { SuggestedRewrite } from '@folio/analysis/writing/suggest-rewrite';
import { listTexts, parsePath, splitPath } from '@folio/contract/content-path';
import { placeSections } from '@folio/contract/section-references';
import { notesOf } from '../../../lib/findings/location-names.ts';
import type { Finding } from '../../../lib/score/scoring.ts';
import { t } from '../../../lib/words/words.ts';
import type { LiveScore } from '../score/score-store.ts';
import type { EditorDocument } from '../store/document.ts';

/** The score's findings about one bullet, as a note in the margin. */
export type MarginNote = {
  path: string;
  /** In page order, from 1. */
  number: number;
  /** Largest gain first. */
  findings: readonly Finding[];
  points: number;
  /** The text that was scored; if it differs from the bullet's, the note is outdated. */
  text: string;
  rewrite: SuggestedRewrite | undefined;
};

/** The key of a dismissed finding; its message identifies the text. */
export const findingKey = ({ path, check, message }: Finding): string =>
  `${path} ${check} ${message}`.replaceAll(/\s+/g, ' ');

/** A note for each bullet with findings, by its path, in page order. */
export function marginNotes(
  { report, content, rewrites }: Pick<LiveScore, 'report' | 'content' | 'rewrites'>,
  { order }: Pick<EditorDocument, 'order'>,
  dismissed: ReadonlySet<string>,
): Map<string, MarginNote> {
  const kept = report.findings.filter(
    (finding) => isOfBullet(finding.path) && !dismissed.has(findingKey(finding)),
  );
  const byPath = Map.groupBy(kept, ({ path }) => path);
  const places = new Map(placeSections(order, content).map((one, index) => [String(one), index]));
  const placeOf = (path: string) => {
    const [section = '', id = ''] = splitPath(path);
    return places.get(section) ?? places.get(`${section}/${id}`) ?? places.size;
  };
  const inOrder = listTexts(content)
    .filter(({ path }) => byPath.has(path))
    .toSorted((a, b) => placeOf(a.path) - placeOf(b.path));
  return new Map(
    inOrder.map(({ path, text }, index) => {
      const findings = byPath.get(path) ?? [];
      const points = findings.reduce((sum, one) => sum + one.points, 0);
      const rewrite = rewrites[path];
      return [path, { path, number: index + 1, findings, points, text, rewrite }];
    }),
  );
}

export const isOfBullet = (path: string): boolean => parsePath(path)?.field === 'bullets';

/** Findings that no bullet's note shows. */
export const findingsElsewhere = (findings: readonly Finding[]): Finding[] =>
  findings.filter(({ path }) => !isOfBullet(path));

/** The number of displayed notes: one for each bullet, and one for each other finding. */
export function countNotes(findings: readonly Finding[], ofBullets: number): number {
  const { first, rest } = notesOf(findingsElsewhere(findings));
  return ofBullets + first.length + rest.length;
}

/** Created once, since constructing it is slow. */
const numbers = new Intl.NumberFormat('en');

/** 'worth 2.1 points'; undefined for very small gains. */
export function worthOf({ points }: Pick<MarginNote, 'points'>): string | undefined {
  const shown = Math.round(points * 10) / 10;
  if (shown <= 0) return undefined;
  return t('{shown, plural, one {worth {points} point} other {worth {points} points}}', {
    shown,
    points: numbers.format(shown),
  });
}

/** Keeps the identity of unchanged notes, so that they don't render again. */
export function keepSameNotes(
  before: ReadonlyMap<string, MarginNote>,
  now: ReadonlyMap<string, MarginNote>,
): ReadonlyMap<string, MarginNote> {
  const kept = new Map(
    [...now].map(([path, note]) => {
      const known = before.get(path);
      return [path, known && JSON.stringify(known) === JSON.stringify(note) ? known : note];
    }),
  );
  const isSame =
    kept.size === before.size && [...kept].every(([path, note]) => before.get(path) === note);
  return isSame ? before : kept;
}
