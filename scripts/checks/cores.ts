import { availableParallelism, totalmem } from 'node:os';

const coreBytes = 4 * 1024 ** 3;

/** How many cores tests may use, with 4 GB of memory for each: at least two. */
export const cores = Math.max(
  2,
  Math.min(availableParallelism(), Math.round(totalmem() / coreBytes)),
);
