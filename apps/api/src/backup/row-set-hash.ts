import { createHash } from 'node:crypto';

const lineFeed = 10;
const modulus = 2n ** 256n;

/**
 * A hash of a table's rows in whatever order: the sum of their SHA-256 (an additive multiset hash). A
 * database gives rows as they lie, and a row that is added may lie before earlier ones, in a gap that
 * was too small for them.
 */
export function createRowSetHash() {
  let sum = 0n;
  return {
    /** Adds whole rows, each of which ends with a line feed. */
    add: (rows: Buffer): void => {
      for (let from = 0, to = rows.indexOf(lineFeed); to >= 0; to = rows.indexOf(lineFeed, from)) {
        const hash = createHash('sha256').update(rows.subarray(from, to)).digest('hex');
        sum = (sum + BigInt(`0x${hash}`)) % modulus;
        from = to + 1;
      }
    },
    digest: (): string => sum.toString(16),
  };
}
