import type { Bullet } from '@folio/contract/bullets';
import { joinPath } from '@folio/contract/content-path';
import { cleanText } from '@folio/typeset/shape/clean-text';
import { splitProse, withoutTypedBullet } from '../prose.ts';
import type { Passage, Said } from './outline.ts';

/** A text as an outline holds it, or undefined when there is nothing to see. */
export function say(text: string, path: string, href?: string): Said | undefined {
  if (!isSeen(text)) return undefined;
  const shown = text.trim();
  return href === undefined ? { text: shown, path } : { text: shown, path, href };
}

export const present = <T>(values: (T | undefined)[]): T[] =>
  values.filter((value) => value !== undefined);

export const isSaid = (...texts: string[]): boolean => texts.some(isSeen);

/** Whether there is more to a text than spaces and characters that no font shows. */
export const isSeen = (text: string): boolean => cleanText(text).trim() !== '';

export const passagesOf = (text: string, path: string): Passage[] =>
  splitProse(text)
    .filter((part) => isSeen(part.text))
    .map((part) => ({ ...part, path }));

export const bulletsOf = (bullets: readonly Bullet[], path: string): Passage[] =>
  bullets.flatMap((bullet) => {
    const text = withoutTypedBullet(bullet.text);
    return !isSeen(text)
      ? []
      : [
          {
            kind: 'item' as const,
            text,
            path: `${path}/${joinPath('bullets', bullet.id, 'text')}`,
          },
        ];
  });
