import { holdsText } from '../../lib/holds-text.ts';
import type { Tip } from './tips.ts';

/** How many lines of a tip are shown until more is asked for. */
const shownLines = 2;

/** Searches the titles, descriptions, categories and every line, whatever their case. */
export const findTips = (tips: readonly Tip[], search: string): readonly Tip[] =>
  tips.filter(({ title, description, category, lines }) =>
    [title, description, category, ...lines].some((text) => holdsText(text, search)),
  );

/** The lines of a tip that is not opened: those first for which it was found. */
export function shortLines({ lines }: Tip, search: string): readonly string[] {
  const found = search.trim() === '' ? [] : lines.filter((line) => holdsText(line, search));
  const others = lines.filter((line) => !found.includes(line));
  const shown = [...found, ...others].slice(0, shownLines);
  return lines.filter((line) => shown.includes(line));
}
