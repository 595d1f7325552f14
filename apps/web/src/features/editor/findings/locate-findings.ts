import { textAt } from '@folio/contract/content-path';
import type { ResumeContent } from '@folio/contract/resume-content';
import type { DisplayList } from '@folio/typeset/display-list';
import { createTextFinder, type LineSpan } from '../../../lib/page-text/find-text.ts';
import type { Finding } from '../../../lib/score/scoring.ts';
import { fieldOfPath, pathsOfField } from '../fields/field-paths.ts';

/** Findings about the same words, with their current position in the text and on the pages. */
export type Located = {
  key: string;
  path: string;
  /** The whole text; the words are from `start` to `end`. */
  text: string;
  start: number;
  end: number;
  lineSpans: LineSpan[];
  /** Whether the words are within longer ones that have findings. */
  isWithin: boolean;
  /** Largest gain first. */
  findings: Finding[];
};

/**
 * Locates findings about words that the document shows. Findings belong to the content that was
 * scored: words that were edited since are left out, moved ones are found at their new place.
 */
export function locateFindings(
  findings: readonly Finding[],
  scored: ResumeContent,
  now: ResumeContent,
  list: DisplayList,
): Located[] {
  const find = createTextFinder(list);
  const finders = new Map<string, ReturnType<typeof find>>();
  const finderOf = (path: string, text: string) => {
    if (!finders.has(path)) finders.set(path, find(pathsOf(now, path), text));
    return finders.get(path);
  };
  const locate = (path: string, start: number, end: number) => {
    const [before, after] = [textAt(scored, path), textAt(now, path)];
    if (before === undefined || after === undefined || end <= start) return undefined;
    const span = movedSpan(before, after, { start, end });
    const lineSpans = span && finderOf(path, after)?.(span.start, span.end);
    return span && lineSpans?.length ? { ...span, text: after, lineSpans } : undefined;
  };
  const all = aboutTheSameWords(findings).flatMap((group) => {
    const { path, start, end } = group[0];
    const found = locate(path, start, end);
    const key = `${path} ${nthWords(textAt(scored, path) ?? '', start, end)}`;
    return found ? [{ key, path, findings: group, ...found }] : [];
  });
  const byPath = Map.groupBy(all, ({ path }) => path);
  return all.map((one) => ({
    ...one,
    isWithin: byPath.get(one.path)?.some((other) => isPartOf(one, other)) ?? false,
  }));
}

/** The blocks that may show a text: its own, its list's or line's, its entry's. */
function pathsOf(content: ResumeContent, path: string): string[] {
  const field = fieldOfPath(content, path);
  return [...new Set([path, ...(field ? pathsOfField(field) : [])])];
}

/** The current position, since the pages may be a few letters behind the text. */
export const spanNow = ({ path, text, start, end }: Located, now: ResumeContent): Span =>
  movedSpan(text, textAt(now, path) ?? '', { start, end }) ?? { start: 0, end: 0 };

type Words = Pick<Located, 'start' | 'end'>;

const isPartOf = (one: Words, other: Words): boolean =>
  one !== other && one.start >= other.start && one.end <= other.end;

function aboutTheSameWords(findings: readonly Finding[]): [Finding, ...Finding[]][] {
  const groups = new Map<string, [Finding, ...Finding[]]>();
  for (const finding of findings) {
    const key = `${finding.path} ${finding.start} ${finding.end}`;
    const known = groups.get(key);
    if (known) known.push(finding);
    else groups.set(key, [finding]);
  }
  return [...groups.values()];
}

/**
 * Identifies words in a text by their occurrence number, which doesn't change while other text is
 * typed, so that the focus is kept when the next score arrives.
 */
function nthWords(text: string, start: number, end: number): string {
  const words = text.slice(start, end);
  return `${text.slice(0, start).split(words).length} ${words}`;
}

type Span = { start: number; end: number };

/**
 * The span's position after one range of the text was edited; undefined where the edit touches the
 * span.
 */
export function movedSpan(before: string, after: string, { start, end }: Span): Span | undefined {
  if (before === after) return { start, end };
  const shorter = Math.min(before.length, after.length);
  let same = 0;
  while (same < shorter && before[same] === after[same]) same++;
  if (end < same || (end === same && !isInWord(after, end))) return { start, end };
  let left = 0;
  while (left < shorter - same && before.at(-1 - left) === after.at(-1 - left)) left++;
  const by = after.length - before.length;
  const isBehind = start >= before.length - left && !isInWord(after, start + by);
  return isBehind ? { start: start + by, end: end + by } : undefined;
}

/** Whether a word continues across this offset. */
const isInWord = (text: string, at: number): boolean =>
  /[\p{L}\p{N}]/u.test(text.charAt(at - 1)) && /[\p{L}\p{N}]/u.test(text.charAt(at));
