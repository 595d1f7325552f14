import type { Bullet } from '@folio/contract/bullets';
import type { ResumeContent } from '@folio/contract/resume-content';
import { withoutTypedBullet } from '@folio/documents/prose';
import { entriesOf, type ListPath } from './lists.ts';

/** The entry that bullets are in. */
export type BulletList = { list: ListPath; id: string };

/** A place in the text of a bullet. */
export type Caret = { bullet: string; at: number };

/** The bullets after an edit, and where the writing goes on. Bullets without an id are new. */
export type BulletEdit = { bullets: readonly Bullet[]; caret: Caret };

type Span = { start: number; end: number };

const none: readonly Bullet[] = [];

/** The bullets of an entry; none where it has no such list. */
export function bulletsOf(content: ResumeContent, { list, id }: BulletList): readonly Bullet[] {
  const bullets = entriesOf(content, list).find((entry) => entry.id === id)?.bullets;
  return Array.isArray(bullets) ? bullets : none;
}

/**
 * Puts lines in the place of a part of a bullet: each but the first begins another one. Enter puts in
 * two empty lines. The words keep their id, also where what is put in stands before them; a hidden
 * text stays hidden when it is parted, and never hides what is put in.
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
 * A bullet put behind the one before it, of which nothing is left where that is empty. What comes of
 * it is hidden only where nothing of it was shown.
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

/** The list with one of them at another place, of which the ends are the last. */
export function moveBullet(bullets: readonly Bullet[], bullet: string, to: number) {
  const from = bullets.findIndex(({ id }) => id === bullet);
  const moved = bullets[from];
  return moved ? bullets.toSpliced(from, 1).toSpliced(to, 0, moved) : bullets;
}

/**
 * A text as the lines that become bullets: without the signs that somebody typed or a program put
 * before them, and without blank lines. A text of one line stays as it is where words stand before it.
 */
export function linesOfText(text: string, isBehindWords: boolean): string[] {
  const lines = text.split(/\r\n?|[\n\v\u2028\u2029]/);
  if (lines.length === 1 && isBehindWords) return lines;
  const texts = lines
    .map((line, n) => (n === 0 && isBehindWords ? line : withoutTypedBullet(line)))
    .filter((line, n) => line !== '' || (n === 0 && isBehindWords));
  return texts.length > 0 ? texts : [''];
}
