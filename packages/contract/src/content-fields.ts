import { type Bullet, bulletLines, bulletsFromLines } from './bullets.ts';
import { dateText, parseDate, parsePeriod, periodText, type WrittenPeriod } from './date-text.ts';
import { type MakeId, withIds } from './entry-ids.ts';
import type { FieldDefinition } from './field-definitions.ts';
import { itemsText, parseItems } from './items-text.ts';
import { joinName } from './person-name.ts';

/**
 * A field of the content as the single text that a person reads and edits. Fields stored in parts
 * have a pair of pure functions, read and write, that obey two laws: reading back what was written
 * returns the same text, and writing the current text returns the same object.
 */
type Holder = Readonly<Record<string, unknown>>;

export type TextField = Pick<FieldDefinition, 'id' | 'kind'>;

/**
 * Returns the text of a field. `holder` is the entry that has it, the personal info, or the content
 * itself.
 */
export function readField(holder: object, { id, kind }: TextField): string {
  const fields = holder as Holder;
  const pair = pairs[kind];
  if (pair) return pair.read(fields);
  const value = fields[id];
  return typeof value === 'string' ? value : '';
}

/**
 * Returns `holder` with a new text in a field, or the same object if the field already has that
 * text.
 */
export function writeField<T extends object>(
  holder: T,
  field: TextField,
  text: string,
  makeId: MakeId,
): T {
  if (readField(holder, field) === text) return holder;
  const part = pairs[field.kind]?.write(holder as Holder, text, makeId);
  return { ...holder, ...(part ?? { [field.id]: text }) };
}

type Pair = {
  read: (holder: Holder) => string;
  write: (holder: Holder, text: string, makeId: MakeId) => Holder;
};

/** First and last name. A part that the text still contains is kept. */
const name: Pair = {
  read: (holder) => joinName(nameParts(holder)),
  write(holder, text) {
    const { firstName, lastName } = nameParts(holder);
    const space = text.indexOf(' ');
    const candidates = [
      { firstName, lastName: text.slice(firstName.length + 1) },
      { firstName: text.slice(0, -lastName.length - 1), lastName },
      { firstName: text.slice(0, space), lastName: text.slice(space + 1) },
    ];
    const fits = candidates.find(
      (parts) => parts.firstName && parts.lastName && joinName(parts) === text,
    );
    return fits ?? { firstName: text, lastName: '' };
  },
};

const nameParts = (holder: Holder) => holder as { firstName: string; lastName: string };

const period: Pair = {
  read: (holder) => periodText(holder as WrittenPeriod),
  write: (_, text) => parsePeriod(text),
};

const date: Pair = {
  read: (holder) => dateText(holder as { date: string; dateText: string }),
  write: (_, text) => parseDate(text),
};

const items: Pair = {
  read: (holder) => itemsText(holder as { items: string[]; itemsText: string }),
  write: (_, text) => parseItems(text),
};

/** Bullets as lines. A bullet that the person did not edit keeps its id. */
const bullets: Pair = {
  read: (holder) => bulletLines(bulletsIn(holder)),
  write: (holder, text, makeId) =>
    withIds({ bullets: bulletsFromLines(text, bulletsIn(holder)) }, makeId),
};

const bulletsIn = (holder: Holder) => (holder.bullets ?? []) as readonly Bullet[];

const pairs: Partial<Record<FieldDefinition['kind'], Pair>> = {
  name,
  period,
  date,
  items,
  bullets,
};
