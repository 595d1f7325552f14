import { isSerif } from '../font-faces.ts';

/** A family as Word's font table has it, with what stands in for it. */
export type WordFamily = { name: string; standIn: string; isSerif: boolean };

/** Families with the metrics of one that office suites have, which is named in their place. */
const equals = new Map<string, string>([
  ['Gelasio', 'Georgia'],
  ['Arimo', 'Arial'],
  ['Carlito', 'Calibri'],
  ['Tinos', 'Times New Roman'],
]);

/** What the suites without such a family have with the same metrics (ISO/IEC 29500-1, 17.8.3.1). */
const standIns = new Map<string, string>([
  ['Georgia', 'Gelasio'],
  ['Arial', 'Liberation Sans'],
  ['Calibri', 'Carlito'],
  ['Times New Roman', 'Liberation Serif'],
  ['EB Garamond', 'Garamond'],
  ['Cormorant Garamond', 'Garamond'],
  ['Poppins', 'Century Gothic'],
  ['Montserrat', 'Century Gothic'],
  ['Roboto', 'Arial'],
  ['Roboto Condensed', 'Arial Narrow'],
  ['Barlow Semi Condensed', 'Arial Narrow'],
  ['Bitter', 'Rockwell'],
  ['Zilla Slab', 'Rockwell'],
]);

export function wordFamily(family: string): WordFamily {
  const name = equals.get(family) ?? family;
  const hasSerifs = isSerif(family);
  return {
    name,
    standIn: standIns.get(name) ?? (hasSerifs ? 'Georgia' : 'Calibri'),
    isSerif: hasSerifs,
  };
}
