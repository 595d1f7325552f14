import { readFileSync } from 'node:fs';

/**
 * The memory of a process with its children in MB, counting shared pages once (PSS). NaN without
 * `/proc`.
 */
export function memoryOf(pid: number): number {
  try {
    return ownMemory(pid) + startedBy(pid).reduce((sum, child) => sum + memoryOf(child), 0);
  } catch {
    return Number.NaN;
  }
}

const ownMemory = (pid: number): number => {
  const kilobytes = /^Pss:\s+(\d+)/m.exec(readFileSync(`/proc/${pid}/smaps_rollup`, 'latin1'))?.[1];
  return Number(kilobytes) / 1_024;
};

/** Child processes of the main thread; Node starts no others. */
const startedBy = (pid: number): number[] =>
  readFileSync(`/proc/${pid}/task/${pid}/children`, 'latin1')
    .split(' ')
    .filter(Boolean)
    .map(Number);
