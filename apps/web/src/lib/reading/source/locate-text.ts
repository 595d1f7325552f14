import type { PageArea } from '../reading.ts';

/** A segment of text in a page of the file; lengths in points from the page's top left. */
export type TextSegment = { text: string; x: number; y: number; width: number; height: number };

/** The text to find, the range in it, and where its first line was read. */
export type Sought = { text: string; start: number; end: number; near: PageArea };

/** Files split, join and space words differently, so only letters and digits are compared. */
const bare = (text: string): string =>
  text
    .normalize('NFKC')
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]/gu, '');

const sameLinePt = 3;

/**
 * The rectangles of a text's range on its page, one for each line; empty where the page does not
 * have the whole text.
 */
export function locateText(segments: readonly TextSegment[], sought: Sought): PageArea[] {
  const { text, near } = sought;
  const letters = segments.map((segment) => bare(segment.text));
  const needle = bare(text);
  const at = nearestOf(startsOf(letters.join(''), needle), letters, segments, near);
  if (at === undefined || needle === '') return [];
  const from = at + bare(text.slice(0, sought.start)).length;
  const to = at + bare(text.slice(0, sought.end)).length;
  return joinLines(partsOf(segments, letters, from, to), near.page);
}

function startsOf(hay: string, needle: string): number[] {
  const starts: number[] = [];
  for (let at = hay.indexOf(needle); at >= 0 && needle !== ''; at = hay.indexOf(needle, at + 1))
    starts.push(at);
  return starts;
}

/** The occurrence nearest to where the text was read. */
function nearestOf(
  starts: number[],
  letters: string[],
  segments: readonly TextSegment[],
  near: PageArea,
): number | undefined {
  const distance = (start: number) => {
    const segment = partsOf(segments, letters, start, start + 1)[0];
    return segment ? Math.hypot(segment.y - near.y, segment.x - near.x) : Number.POSITIVE_INFINITY;
  };
  return starts.toSorted((a, b) => distance(a) - distance(b))[0];
}

/** The segments between two letters; a partly covered one is cut proportionally. */
function partsOf(
  segments: readonly TextSegment[],
  letters: string[],
  from: number,
  to: number,
): TextSegment[] {
  let before = 0;
  return segments.flatMap((segment, index) => {
    const count = letters[index]?.length ?? 0;
    const first = Math.max(0, from - before) / count;
    const last = Math.min(count, to - before) / count;
    before += count;
    if (count === 0 || first >= last) return [];
    return [
      { ...segment, x: segment.x + segment.width * first, width: segment.width * (last - first) },
    ];
  });
}

function joinLines(parts: readonly TextSegment[], page: number): PageArea[] {
  const lines: PageArea[] = [];
  for (const { x, y, width, height } of parts) {
    const line = lines.at(-1);
    if (!line || Math.abs(line.y - y) > sameLinePt || x < line.x) {
      lines.push({ page, x, y, width, height });
    } else line.width = Math.max(line.width, x + width - line.x);
  }
  return lines;
}
