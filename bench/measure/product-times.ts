import { fork } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import type { PageCount } from '../corpus.ts';

export type Product = { kind: 'template' | 'format'; name: string };

/** The time for a resume that has this many pages in the template `modern`. */
export type ProductTime = {
  product: Product;
  pages: PageCount;
  /** The number of pages in this template. */
  made: number | undefined;
  medianMs: number;
};

/** Every template and every format that a person can ask for, medians. */
export async function measureProducts(): Promise<ProductTime[]> {
  const child = fork(fileURLToPath(new URL('./product-process.ts', import.meta.url)));
  const answered = once(child, 'message');
  const [results] = await Promise.race([answered, once(child, 'exit')]);
  if (!Array.isArray(results)) throw new Error('The process that times the products ended');
  return results;
}
