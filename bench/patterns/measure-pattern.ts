import { createContext, Script } from 'node:vm';
import { type NastyShape, nastyShapes, nastyText } from './adversarial-texts.ts';

/** What the worst shape costs a pattern. */
export interface PatternCost {
  readonly shape: NastyShape;
  /** Milliseconds of this thread's own time for the longer text, and how often that of the shorter. */
  readonly cpuMs: number;
  readonly letters: number;
  readonly growth: number;
  readonly superlinear: boolean;
}

const probeLetters = 1_500;
const shortLetters = 12_500;
const longLetters = 100_000;
// Eight times the letters take eight times the time, or 64 times where each looks at all others.
const mostGrowth = 20;
// Below this, what is measured is the clock: each letter looking at all others takes seconds.
const leastMs = 2;
// What takes longer is no longer waited for: 100,000 letters take a linear pattern under a tenth of a second.
const stopAfterMs = 4_000;
const timedOut = 'ERR_SCRIPT_EXECUTION_TIMEOUT';

/**
 * Processor time of this thread in milliseconds. Both of its sums together: how time is split between
 * them is the kernel's guess, by its ticks.
 */
export function cpuMsNow(): number {
  const { user, system } = process.threadCpuUsage();
  return (user + system) / 1_000;
}

function cpuMsOf(run: () => void): number {
  const begun = cpuMsNow();
  run();
  return cpuMsNow() - begun;
}

/** Ends a pattern that does not end by itself, which only V8's own watchdog can. */
const context = createContext({ pattern: /a/, text: '' });
const scan = new Script(`text.replace(pattern, '')`);

function scanMs(pattern: RegExp, text: string, timeout = stopAfterMs): number {
  context.pattern = pattern;
  context.text = text;
  pattern.lastIndex = 0;
  const begun = cpuMsNow();
  try {
    return cpuMsOf(() => scan.runInContext(context, { timeout }));
  } catch (error) {
    // The watchdog goes by the clock: on a busy machine hardly anything may have run meanwhile.
    const ranMs = cpuMsNow() - begun;
    if (hasTimedOut(error) && ranMs < stopAfterMs / 2) return scanMs(pattern, text, 4 * timeout);
    throw error;
  }
}

// An error of the context is none of this realm's `Error`.
const hasTimedOut = (error: unknown): boolean =>
  error !== null && typeof error === 'object' && 'code' in error && error.code === timedOut;

function costOfShape(pattern: RegExp, shape: NastyShape): PatternCost {
  const of = (letters: number) => scanMs(pattern, nastyText(shape, letters));
  const grown = (letters: number, from: number, floorMs: number): PatternCost => {
    const cpuMs = of(letters);
    // What else runs on the machine slows now one and now the other: the least of two is the pattern's.
    const growthOf = (after: number) => after / Math.max(of(from), 0.001);
    let growth = growthOf(cpuMs);
    if (growth > mostGrowth && cpuMs > floorMs) growth = Math.min(growth, growthOf(of(letters)));
    return { shape, letters, cpuMs, growth, superlinear: growth > mostGrowth && cpuMs > floorMs };
  };
  const short = grown(shortLetters, Math.round(shortLetters / 8), leastMs * 20);
  return short.superlinear || short.cpuMs > 300
    ? short
    : grown(longLetters, shortLetters, leastMs * 20);
}

function stoppable<T>(shape: NastyShape, run: () => T): T | PatternCost {
  try {
    return run();
  } catch (error) {
    if (!hasTimedOut(error)) throw error;
    const growth = Number.POSITIVE_INFINITY;
    return { shape, letters: longLetters, cpuMs: stopAfterMs, growth, superlinear: true };
  }
}

/** Scans texts of the pattern's own nasty shapes for all its matches; nothing where it has none. */
export function measurePattern(source: string, flags: string): PatternCost | undefined {
  const shapes = nastyShapes(source, flags);
  const pattern = new RegExp(source, flags.includes('g') ? flags : `${flags}g`);
  const probed: { shape: NastyShape; ms: number }[] = [];
  for (const shape of shapes) {
    // V8 interprets what runs for the first time.
    if (probed.length === 0) scanMs(pattern, nastyText(shape, 20));
    const stopped = stoppable(shape, () => {
      scanMs(pattern, nastyText(shape, 40));
      probed.push({ shape, ms: scanMs(pattern, nastyText(shape, probeLetters)) });
      return undefined;
    });
    if (stopped) return stopped;
  }
  probed.sort((one, other) => other.ms - one.ms);
  const costs = probed
    .slice(0, 2)
    .map(({ shape }) => stoppable(shape, () => costOfShape(pattern, shape)));
  return costs.sort((one, other) => other.growth - one.growth)[0];
}
