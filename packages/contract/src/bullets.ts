import { z } from 'zod';
import { contentLimits, count, EntryId, Place } from './content-limits.ts';
import { storableText } from './storable-text.ts';

/** A bullet point. Its unit of change is its whole text. */
const BulletText = storableText(contentLimits.longText);
const BulletFields = z.strictObject({ id: EntryId, place: Place, text: BulletText });
export type Bullet = z.infer<typeof BulletFields>;

/** As a plain text, too: one that has no id and no place yet. */
const Bullet = z.preprocess((value, context) => {
  if (typeof value === 'object' && value !== null && !Array.isArray(value)) return value;
  const text = BulletText.safeParse(value);
  if (text.success) return { text: text.data };
  for (const issue of text.error.issues)
    context.addIssue({ ...issue, input: value } as z.core.$ZodRawIssue);
  return z.NEVER;
}, BulletFields) as unknown as z.ZodType<Bullet, string | z.input<typeof BulletFields>>;

export const Bullets = z
  .array(Bullet)
  .max(
    contentLimits.bulletsPerEntry,
    `An entry holds at most ${count(contentLimits.bulletsPerEntry)} bullet points.`,
  )
  .default([]);

export const textsOf = (bullets: readonly Bullet[]): string[] => bullets.map(({ text }) => text);

/** The bullet points as lines of one text. */
export const bulletLines = (bullets: readonly Bullet[]): string => textsOf(bullets).join('\n');

/**
 * Lines as bullet points: those that `before` has the text of keep its id, and so does one whose
 * neighbours kept theirs. What is new has an empty id and place, for `withIds` to fill.
 */
export function bulletsFromLines(lines: string, before: readonly Bullet[]): Bullet[] {
  if (bulletLines(before) === lines) return [...before];
  const texts = lines === '' ? [] : lines.split('\n');
  return matchTexts(texts, before).map((bullet, index) => ({
    ...(bullet ?? { id: '', place: '' }),
    text: texts[index] ?? '',
  }));
}

/** For each text the bullet that it was, if that is plain. */
function matchTexts(texts: readonly string[], before: readonly Bullet[]): (Bullet | undefined)[] {
  const free = new Map<string, Bullet[]>();
  for (const bullet of before) free.set(bullet.text, [...(free.get(bullet.text) ?? []), bullet]);
  const matched = texts.map((text) => free.get(text)?.shift());
  const taken = new Set(matched);
  return matched.map((bullet, index) => {
    const there = before[index];
    if (bullet || !there || taken.has(there) || texts.length !== before.length) return bullet;
    return there;
  });
}
