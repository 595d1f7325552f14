import type { z } from 'zod';
import type { BulletFields } from './bullet-fields.ts';
import { contentLimits } from './content-limits.ts';

export type Bullet = z.infer<typeof BulletFields>;

/** The texts of bullet points, in their order. */
export const textsOf = (bullets: readonly Bullet[]): string[] => bullets.map(({ text }) => text);

/** The bullet points as lines of one text. */
export const bulletLines = (bullets: readonly Bullet[]): string => textsOf(bullets).join('\n');

/**
 * Reads lines of text as bullet points. Points before and after the changed lines stay the same
 * objects, line breaks inside them included. A changed line keeps the id of the point with the same
 * text, otherwise of the next point that is left. New points have an empty id and place, for
 * `withIds` to fill. A hidden point stays hidden while it is edited or split, but never hides
 * another text that replaces it.
 */
export function bulletsFromLines(text: string, before: readonly Bullet[]): Bullet[] {
  if (bulletLines(before) === text) return [...before];
  const lines = text === '' ? [] : text.split('\n');
  const head = unchanged(lines, before);
  const rest = lines.slice(head.lines);
  const tail = unchanged(
    rest.toReversed(),
    before.slice(head.bullets).toReversed().map(withReversedLines),
  );
  const changed = before.slice(head.bullets, before.length - tail.bullets);
  return [
    ...before.slice(0, head.bullets),
    ...matched(rest.slice(0, rest.length - tail.lines), changed),
    ...before.slice(before.length - tail.bullets),
  ];
}

const withReversedLines = (bullet: Bullet): Bullet => ({
  ...bullet,
  text: bullet.text.split('\n').toReversed().join('\n'),
});

/** Counts the bullets at the start that are unchanged, and the lines that they take. */
function unchanged(lines: readonly string[], bullets: readonly Bullet[]) {
  const same = { lines: 0, bullets: 0 };
  for (const { text } of bullets) {
    const own = text.split('\n');
    if (!own.every((line, index) => lines[same.lines + index] === line)) break;
    same.lines += own.length;
    same.bullets += 1;
  }
  return same;
}

const unnamed = { id: '', place: '', isHidden: false };

function matched(lines: readonly string[], before: readonly Bullet[]): Bullet[] {
  // A map, because a form may be sent with half a million lines.
  const byText = Map.groupBy(before.keys(), (index) => before[index]?.text);
  const taken = new Set<number>();
  const take = (index: number | undefined) => {
    if (index === undefined) return undefined;
    taken.add(index);
    return before[index];
  };
  let next = 0;
  const takeNext = () => {
    while (taken.has(next)) next += 1;
    return take(next);
  };
  const found = lines.map((line) => take(byText.get(line)?.shift()));
  const isOneEdited = lines.length === 1 && before.length === 1;
  // More lines than an entry may have are rejected later, so their hidden flag doesn't matter.
  const hidden = lines.length > contentLimits.bulletsPerEntry ? [] : before.filter(isHiddenBullet);
  const isPartOfHidden = (line: string) =>
    line !== '' && hidden.some(({ text }) => text.endsWith(line));
  return lines.map((text, index) => {
    const bullet = found[index] ?? takeNext();
    if (!bullet) return { ...unnamed, text, isHidden: isPartOfHidden(text) };
    if (bullet.text === text) return bullet;
    const isHidden = bullet.isHidden && (isOneEdited || isEdited(bullet.text, text));
    return { ...bullet, text, isHidden };
  });
}

const isHiddenBullet = ({ isHidden }: Bullet): boolean => isHidden;

/**
 * Whether a text looks like an edit of another one: at least half of the shorter one is common to
 * both.
 */
function isEdited(before: string, after: string): boolean {
  const most = Math.min(before.length, after.length);
  let start = 0;
  while (start < most && before[start] === after[start]) start += 1;
  let end = 0;
  while (end < most - start && before.at(-1 - end) === after.at(-1 - end)) end += 1;
  return 2 * (start + end) >= most;
}
