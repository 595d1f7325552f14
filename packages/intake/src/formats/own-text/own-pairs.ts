import { levelOf } from '../../fields/languages.ts';
import type { TextSection } from './text-sections.ts';

/** The items of a list, at the commas of every script; those in brackets belong to an item. */
export const splitItems = (text: string): string[] =>
  (text.match(/(?:[^,،、፣၊()]|\([^()]*\)|[()])+/gu) ?? [])
    .map((item) => item.trim())
    .filter(Boolean);

/** A label and its value: 'Tools: Saw, Plane'. A line without the sign between them has one of both. */
function pairsOf({ blocks }: TextSection): { label: string; value: string }[] {
  return blocks.flat().map((line) => {
    const at = line.indexOf(': ');
    return at < 0
      ? { label: '', value: line }
      : { label: line.slice(0, at), value: line.slice(at + 2) };
  });
}

export const readOwnSkills = (section: TextSection) =>
  pairsOf(section).map(({ label, value }) => ({ category: label, items: splitItems(value) }));

export const readOwnLanguages = (section: TextSection) =>
  pairsOf(section).map(({ label, value }) => {
    const proficiency = label === '' ? undefined : levelOf(value);
    return proficiency
      ? { language: label, proficiency }
      : { language: [label, value].filter(Boolean).join(': '), proficiency: '' as const };
  });
