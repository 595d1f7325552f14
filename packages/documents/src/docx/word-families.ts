import { isSerif } from '../font-faces.ts';

/** A family as in Word's font table, with its substitute. */
export type WordFamily = { name: string; substitute: string; isSerif: boolean };

/**
 * Families that are metric-compatible with a family of the office suites, which is named instead.
 */
const equals = new Map<string, string>([
  ['Gelasio', 'Georgia'],
  ['Arimo', 'Arial'],
  ['Carlito', 'Calibri'],
  ['Tinos', 'Times New Roman'],
]);

/** Metric-compatible substitutes for suites that lack the family (ISO/IEC 29500-1, 17.8.3.1). */
const substitutes = new Map<string, string>([
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
    substitute: substitutes.get(name) ?? (hasSerifs ? 'Georgia' : 'Calibri'),
    isSerif: hasSerifs,
  };
}
