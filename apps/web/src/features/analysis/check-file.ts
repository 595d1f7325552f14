import type { Problem } from '../../lib/reading/reading.copy.ts';
import { analysisCopy } from './analysis.copy.ts';

const largestBytes = 5 * 1024 * 1024;
const pdfType = 'application/pdf';

/** What speaks against a file before it is read; undefined when nothing does. */
export function checkFile({ name, type, size }: Pick<File, 'name' | 'type' | 'size'>) {
  if (!isPdf(name, type)) return analysisCopy.wrongType satisfies Problem;
  if (size > largestBytes) return analysisCopy.tooLarge satisfies Problem;
  return undefined;
}

/** Some systems know no type for a file: then its name decides. */
const isPdf = (name: string, type: string): boolean =>
  type === pdfType || (['', 'application/octet-stream'].includes(type) && /\.pdf$/i.test(name));
