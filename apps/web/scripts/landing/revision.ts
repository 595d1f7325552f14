import type { DisplayItem, Fragment, LineItem } from '@folio/typeset/display-list';
import { fonts, type LaidOut, layOut } from './sample-page.ts';
import { type Area, paintArea, strongBullet, weakBullet, withFirstBullet } from './texts.ts';

const beginMs = 1_300;
const leaveEachMs = 45;
const pauseMs = 250;
const arriveEachMs = 85;
const bleedPt = 3;

/**
 * A page on which one bullet is revised: the page without it, and two slips that lie over it, one in
 * which the weak words leave and the strong ones arrive, once, and one with the strong ones alone.
 */
export function drawRevision() {
  const weak = layOut({ templateId: 'modern', content: withFirstBullet(weakBullet) });
  const strong = layOut({ templateId: 'modern', content: withFirstBullet(strongBullet) });
  const weakLines = linesOnlyIn(weak, strong);
  const strongLines = linesOnlyIn(strong, weak);
  if (weakLines.length !== 2 || strongLines.length !== 2)
    throw new Error('Both bullets have to take two lines, so that the rest of the page stays');
  const rest = strong.page.items.filter((item) => !strongLines.includes(item as LineItem));
  const area = areaOf([...weakLines, ...strongLines]);
  const whole = { xPt: 0, yPt: 0, ...sizeOf(strong) };
  const leaving = weakLines.flatMap(splitWords);
  const arriving = strongLines.flatMap(splitWords);
  const markup = paintArea([...leaving, ...arriving], area, { isClear: true });
  return {
    page: paintArea(rest, whole),
    still: paintArea(strongLines, area, { isClear: true }),
    moving: animate(markup, leaving.length),
    place: { area, whole },
  };
}

const sizeOf = ({ list }: LaidOut) => ({ widthPt: list.widthPt, heightPt: list.heightPt });

const facts = (item: DisplayItem) =>
  item.kind === 'line' ? `${item.topPt.toFixed(1)} ${item.text}` : JSON.stringify(item);

function linesOnlyIn({ page }: LaidOut, other: LaidOut): LineItem[] {
  const known = new Set(other.page.items.map(facts));
  return page.items.filter(
    (item): item is LineItem => item.kind === 'line' && !known.has(facts(item)),
  );
}

function areaOf(lines: LineItem[]): Area {
  const left = Math.min(...lines.map(({ xPt }) => xPt)) - bleedPt;
  const top = Math.min(...lines.map(({ topPt }) => topPt)) - bleedPt;
  const right = Math.max(...lines.map(({ xPt, widthPt }) => xPt + widthPt)) + bleedPt;
  const bottom = Math.max(...lines.map(({ topPt, heightPt }) => topPt + heightPt)) + bleedPt;
  return { xPt: left, yPt: top, widthPt: right - left, heightPt: bottom - top };
}

const numbersPerGlyph = 5;

/** A line's words, each a line of its own at its place. */
function splitWords(line: LineItem): LineItem[] {
  return line.fragments.flatMap((fragment) => {
    const { run } = fragment;
    const perEm = line.sizePt / fonts.face(run.font).unitsPerEm;
    const words: Fragment[] = [];
    let word: number[] = [];
    let [pen, start] = [0, 0];
    const finish = () => {
      const xPt = fragment.xPt + start * perEm;
      if (word.length > 0) words.push({ ...fragment, run: { ...run, glyphs: word }, xPt });
      word = [];
    };
    for (let at = 0; at < run.glyphs.length; at += numbersPerGlyph) {
      const isSpace = run.text[run.glyphs[at + 4] ?? 0] === ' ';
      if (isSpace) finish();
      else if (word.length === 0) start = pen;
      if (!isSpace) word.push(...run.glyphs.slice(at, at + numbersPerGlyph));
      pen += run.glyphs[at + 1] ?? 0;
    }
    finish();
    return words.map((fragment) => ({ ...line, fragments: [fragment] }));
  });
}

/** The first `leaving` words go one by one, then the others come. Each is one group of the markup. */
function animate(markup: string, leaving: number): string {
  let index = -1;
  const words = markup.replaceAll('<g fill=', () => {
    index += 1;
    const isLeaving = index < leaving;
    const delayMs = isLeaving
      ? beginMs + index * leaveEachMs
      : beginMs + leaving * leaveEachMs + pauseMs + (index - leaving) * arriveEachMs;
    return `<g class="${isLeaving ? 'w' : 's'}" style="animation-delay:${delayMs}ms" fill=`;
  });
  return words.replace('<defs>', `<style>${motion}</style><defs>`);
}

const motion =
  '.w{animation:leave .2s ease-out both}.s{animation:arrive .2s ease-out both}@keyframes leave{to{opacity:0}}@keyframes arrive{from{opacity:0}}';
