/** A family as Word's font table has it: what stands in for it, and its line's height in its size. */
export type WordFamily = { name: string; standIn: string; lineHeight: number; isSerif: boolean };

const family = (
  name: string,
  standIn: string,
  lineHeight: number,
  isSerif = false,
): [string, WordFamily] => [name, { name, standIn, lineHeight, isSerif }];

/**
 * Gelasio and Arimo have the metrics of Georgia and Arial, which every office suite has. The others
 * are named as they are, with the nearest that Word has to stand in for them.
 */
const families = new Map<string, WordFamily>([
  ['Gelasio', { name: 'Georgia', standIn: 'Times New Roman', lineHeight: 1.136, isSerif: true }],
  ['Arimo', { name: 'Arial', standIn: 'Helvetica', lineHeight: 1.149, isSerif: false }],
  family('Inter', 'Calibri', 1.21),
  family('Roboto', 'Arial', 1.172),
  family('Poppins', 'Century Gothic', 1.5),
  family('EB Garamond', 'Garamond', 1.305, true),
]);

const serif =
  /serif|garamond|garaldic|spectral|crimson|cormorant|baskerville|merriweather|lora|playfair/i;

export const wordFamily = (name: string): WordFamily =>
  families.get(name) ?? {
    name,
    standIn: serif.test(name.replace(/sans/i, '')) ? 'Georgia' : 'Calibri',
    lineHeight: 1.2,
    isSerif: serif.test(name),
  };
