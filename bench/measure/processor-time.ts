import { readdirSync, readFileSync } from 'node:fs';

/** The kernel counts in hundredths of a second (USER_HZ) on all of Node's platforms. */
const msPerTick = 10;

/**
 * CPU time of a process and its children, in ms; unlike elapsed time, unaffected by other load.
 * Undefined without `/proc`.
 */
export function processorTimes(pid: number): { own: number; children: number } | undefined {
  try {
    const processes = readdirSync('/proc').filter((name) => /^\d+$/.test(name));
    const times = new Map(processes.flatMap((name) => readTimes(Number(name))));
    const isBelow = (one: number): boolean => {
      const parent = times.get(one)?.parent;
      return parent !== undefined && (parent === pid || isBelow(parent));
    };
    const below = [...times].filter(([one]) => isBelow(one));
    const own = times.get(pid);
    return own && { own: own.ms, children: below.reduce((sum, [, { ms }]) => sum + ms, 0) };
  } catch {
    return undefined;
  }
}

type Times = [pid: number, of: { parent: number; ms: number }];

/** proc_pid_stat(5): the name, in parentheses, may contain anything; state and parent follow. */
function readTimes(pid: number): Times[] {
  try {
    const stat = readFileSync(`/proc/${pid}/stat`, 'latin1');
    const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ');
    const [parent, user, system] = [fields[1], fields[11], fields[12]].map(Number);
    return [[pid, { parent: parent ?? 0, ms: ((user ?? 0) + (system ?? 0)) * msPerTick }]];
  } catch {
    // The process has ended since it was listed.
    return [];
  }
}
