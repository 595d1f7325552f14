import type { Bullet } from '@folio/contract/bullets';
import type { ResumeContent } from '@folio/contract/resume-content';
import { withoutListMarks } from './list-marks.ts';
import { entriesOf, type ListPath } from './lists.ts';

/** The entry that contains the bullets. */
export type BulletList = { list: ListPath; id: string };

/** A caret position in a bullet. */
export type Caret = { bullet: string; at: number };

/** The bullets after an edit, and the caret. Bullets without an id are new. */
export type BulletEdit = { bullets: readonly Bullet[]; caret: Caret };

type Span = { start: number; end: number };

const none: readonly Bullet[] = [];

/** An entry's bullets; empty if it has no such list. */
export function bulletsOf(content: ResumeContent, { list, id }: BulletList): readonly Bullet[] {
  const bullets = entriesOf(content, list).find((entry) => entry.id === id)?.bullets;
  return Array.isArray(bullets) ? bullets : none;
}

/**
 * Replaces a range of a bullet by lines; each line after the first starts a new bullet. Enter
 * inserts two empty lines. The existing words keep the bullet's id, even if lines are inserted
 * before them. Splitting a hidden bullet hides both parts, but not inserted lines.
 */
export function insertLines(
  bullets: readonly Bullet[],
  bullet: string,
  { start, end }: Span,
  lines: readonly string[],
  makeId: () => string,
): BulletEdit | undefined {
  const index = bullets.findIndex(({ id }) => id === bullet);
  const own = bullets[index];
  if (!own) return undefined;
  const [head, tail] = [own.text.slice(0, start), own.text.slice(end)];
  const texts = lines.map(
    (line, n) => (n === 0 ? head : '') + line + (n === lines.length - 1 ? tail : ''),
  );
  const isOwn = texts.map((_, n) =>
    n === 0 ? head !== '' || lines.length === 1 : n === lines.length - 1 && tail !== '',
  );
  const named = Math.max(isOwn.indexOf(true), 0);
  const parts = texts.map((text, n) => {
    const isHidden = own.isHidden && isOwn[n] === true;
    return n === named
      ? { ...own, text, isHidden: own.isHidden && (isHidden || text === '') }
      : { id: makeId(), place: '', text, isHidden };
  });
  const last = parts.at(-1);
  if (!last) return undefined;
  return {
    bullets: bullets.toSpliced(index, 1, ...parts),
    caret: { bullet: last.id, at: last.text.length - tail.length },
  };
}

/**
 * Appends a bullet to the previous one, which is dropped if it is empty. The result is hidden only
 * if both were hidden.
 */
export function joinWithPrevious(
  bullets: readonly Bullet[],
  bullet: string,
): BulletEdit | undefined {
  const index = bullets.findIndex(({ id }) => id === bullet);
  const [before, own] = [bullets[index - 1], bullets[index]];
  if (!own) return undefined;
  if (!before) return own.text === '' ? withoutFirst(bullets) : undefined;
  const nonEmpty = [before, own].filter(({ text }) => text !== '');
  const kept = before.text === '' ? own : before;
  const joined = {
    ...kept,
    text: before.text + own.text,
    isHidden: nonEmpty.length > 0 && nonEmpty.every(({ isHidden }) => isHidden),
  };
  return {
    bullets: bullets.toSpliced(index - 1, 2, joined),
    caret: { bullet: kept.id, at: before.text.length },
  };
}

function withoutFirst([, ...others]: readonly Bullet[]): BulletEdit | undefined {
  const [next] = others;
  return next && { bullets: others, caret: { bullet: next.id, at: 0 } };
}

export function joinWithNext(bullets: readonly Bullet[], bullet: string): BulletEdit | undefined {
  const next = bullets[bullets.findIndex(({ id }) => id === bullet) + 1];
  return next && joinWithPrevious(bullets, next.id);
}

/** Moves a bullet to another index, clamped to the list. */
export function moveBullet(bullets: readonly Bullet[], bullet: string, to: number) {
  const from = bullets.findIndex(({ id }) => id === bullet);
  const moved = bullets[from];
  return moved ? bullets.toSpliced(from, 1).toSpliced(to, 0, moved) : bullets;
}

/**
 * Splits a text into lines for bullets, without list markers and blank lines. A single line is kept
 * unchanged if there are words before it; a list that is inserted behind words starts a bullet of
 * its own.
 */
export function linesOfText(text: string, isBehindWords: boolean): string[] {
  const lines = text.split(/\r\n?|[\n\v\u2028\u2029]/);
  const [first = ''] = lines;
  if (isBehindWords && lines.length === 1) return [first];
  const [head = '', ...others] = withoutListMarks(lines);
  const listed = [head, ...others].filter((line) => line !== '');
  if (!isBehindWords) return listed.length > 0 ? listed : [''];
  if (head !== first.trim()) return ['', ...listed];
  return [first, ...others.filter((line) => line !== '')];
}
