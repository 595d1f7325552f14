import { readFileSync } from 'node:fs';

/**
 * What memory a process takes with all that it has started, in MB: pages that several of them share
 * count once (PSS). NaN where there is no `/proc`.
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

/** A process has those of its main thread as children: Node starts no others. */
const startedBy = (pid: number): number[] =>
  readFileSync(`/proc/${pid}/task/${pid}/children`, 'latin1')
    .split(' ')
    .filter(Boolean)
    .map(Number);
