import { createContext, Script } from 'node:vm';
import { type NastyShape, nastyShapes, nastyText } from './adversarial-texts.ts';

/** A pattern's time for its worst text. */
export interface PatternCost {
  readonly shape: NastyShape;
  /** CPU time of this thread for the longer text in ms, and the ratio to the shorter one's. */
  readonly cpuMs: number;
  readonly letters: number;
  readonly growth: number;
  readonly superlinear: boolean;
}

const probeLetters = 1_500;
const shortLetters = 12_500;
const longLetters = 100_000;
// With eight times the letters, linear time grows eight times, and quadratic time 64 times.
const mostGrowth = 20;
// Below this, clock noise dominates; quadratic patterns take seconds.
const leastMs = 2;
// Patterns that take longer are stopped: a linear one takes less than a tenth of a second for
// 100,000 letters.
const stopAfterMs = 4_000;
const timedOut = 'ERR_SCRIPT_EXECUTION_TIMEOUT';

/**
 * CPU time of this thread in ms. User and system time are added, since the kernel's split between
 * them is imprecise.
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

/** Stops a pattern by V8's own watchdog; nothing else can. */
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
    // The watchdog uses the clock: on a busy machine the pattern may hardly have run.
    const ranMs = cpuMsNow() - begun;
    if (hasTimedOut(error) && ranMs < stopAfterMs / 2) return scanMs(pattern, text, 4 * timeout);
    throw error;
  }
}

// An error of another context isn't an instance of this realm's `Error`.
const hasTimedOut = (error: unknown): boolean =>
  error !== null && typeof error === 'object' && 'code' in error && error.code === timedOut;

function costOfShape(pattern: RegExp, shape: NastyShape): PatternCost {
  const of = (letters: number) => scanMs(pattern, nastyText(shape, letters));
  const grown = (letters: number, from: number, floorMs: number): PatternCost => {
    const cpuMs = of(letters);
    // Other load disturbs single measurements, so the minimum of two is used.
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

/** Matches a pattern against its adversarial texts; undefined if it has none. */
export function measurePattern(source: string, flags: string): PatternCost | undefined {
  const shapes = nastyShapes(source, flags);
  const pattern = new RegExp(source, flags.includes('g') ? flags : `${flags}g`);
  const probed: { shape: NastyShape; ms: number }[] = [];
  for (const shape of shapes) {
    // The first run is interpreted by V8.
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
