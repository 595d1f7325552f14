import { z } from 'zod';
import { contentLimits, tooMany } from './content-limits.ts';
import { isFields } from './fields.ts';
import { EntryId, Place, storableText } from './text-schemas.ts';

/** The text of a bullet point, which operations replace as a whole. */
const BulletText = storableText(contentLimits.longText);
export const BulletFields = z.strictObject({
  id: EntryId,
  place: Place,
  text: BulletText,
  isHidden: z.boolean().default(false),
});
type Bullet = z.infer<typeof BulletFields>;

/** A bullet, or a plain text, which gets an empty id and place. */
const Bullet = z.preprocess((value, context) => {
  if (isFields(value)) return value;
  const text = BulletText.safeParse(value);
  if (text.success) return { text: text.data };
  for (const issue of text.error.issues)
    context.addIssue({ ...issue, input: value } as z.core.$ZodRawIssue);
  return z.NEVER;
}, BulletFields) as unknown as z.ZodType<Bullet, string | z.input<typeof BulletFields>>;

export const Bullets = z
  .array(Bullet)
  .max(contentLimits.bulletsPerEntry, tooMany.bullets)
  .default([]);
