import { createHash } from 'node:crypto';

const lineFeed = 10;
const modulus = 2n ** 256n;

/**
 * An order-independent hash of a table's rows: the sum of their SHA-256 (an additive multiset
 * hash). Databases return rows in physical order, which inserts may change.
 */
export function createRowSetHash() {
  let sum = 0n;
  return {
    /** Adds complete rows, each ending with a line feed. */
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
