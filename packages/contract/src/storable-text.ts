import { z } from 'zod';

/**
 * Text that every store and every painter can hold: PostgreSQL refuses NUL and half surrogate pairs,
 * neither of which anybody can see or type. They come with text pasted or read from files.
 */
export const storableText = (max: number, tooLong?: string) =>
  z.string().overwrite(toStorable).max(max, tooLong);

export function toStorable(text: string): string {
  const wellFormed = text.isWellFormed() ? text : text.toWellFormed();
  return wellFormed.includes('\0') ? wellFormed.replaceAll('\0', '') : wellFormed;
}
