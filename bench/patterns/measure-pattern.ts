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
const stopAfterMs = 1_000;
const mostRivals = 10;
const timedOut = 'ERR_SCRIPT_EXECUTION_TIMEOUT';

/**
 * CPU time of this thread in ms. User and system time are added, since the kernel's split between
 * them is imprecise.
 */
export function cpuMsNow(): number {
  const { user, system } = process.threadCpuUsage();
  return (user + system) / 1_000;
}

/** Stops a pattern by V8's own watchdog; nothing else can. */
const now = () => performance.now();
const context = createContext({ pattern: /a/, texts: [''], times: [0], begunMs: 0, cpuMsNow, now });
const scan = new Script(`for (const text of texts) {
  pattern.lastIndex = 0;
  begunMs = cpuMsNow();
  const begun = now();
  text.replace(pattern, '');
  times.push(now() - begun);
}`);

/** A pattern was stopped in the text of that index. */
class StoppedError extends Error {
  readonly at: number;

  constructor(at: number) {
    super(`The pattern was stopped in text ${at}`);
    this.at = at;
  }
}

/**
 * The wall-clock times of a pattern for several texts, under one watchdog, since starting its
 * thread takes longer than matching a short text.
 * @throws StoppedError if it takes too long for one of them
 */
function scansMs(pattern: RegExp, texts: readonly string[], timeout = stopAfterMs): number[] {
  const times: number[] = [];
  Object.assign(context, { pattern, texts, times });
  try {
    scan.runInContext(context, { timeout });
    return times;
  } catch (error) {
    if (!hasTimedOut(error)) throw error;
    const at = times.length;
    // The watchdog uses wall-clock time: on a busy machine, or after many texts, this text may
    // hardly have been matched yet.
    if (cpuMsNow() - context.begunMs > stopAfterMs / 2) throw new StoppedError(at);
    try {
      return [...times, ...scansMs(pattern, texts.slice(at), 4 * timeout)];
    } catch (later) {
      throw later instanceof StoppedError ? new StoppedError(at + later.at) : later;
    }
  }
}

function scanMs(pattern: RegExp, text: string): number {
  const begunMs = cpuMsNow();
  scansMs(pattern, [text]);
  return cpuMsNow() - begunMs;
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

const stopped = (shape: NastyShape): PatternCost => ({
  shape,
  letters: longLetters,
  cpuMs: stopAfterMs,
  growth: Number.POSITIVE_INFINITY,
  superlinear: true,
});

/** Returns the two shapes that take longest, or the one at which the pattern was stopped. */
function worstShapes(pattern: RegExp, shapes: readonly NastyShape[]): NastyShape[] | PatternCost {
  // V8 interprets a pattern's first run, and each shape is new to it, so a short text precedes
  // each.
  const texts = shapes.flatMap((shape) => [nastyText(shape, 40), nastyText(shape, probeLetters)]);
  try {
    const [, ...times] = scansMs(pattern, [nastyText(shapes[0] as NastyShape, 20), ...texts]);
    const bySlowness = <T extends { ms: number }>(one: T, other: T) => other.ms - one.ms;
    // For a thread that never waits, the kernel counts CPU time in ticks of some ms, and wall-clock
    // time includes waiting for a core. So the slowest by wall-clock time are measured again, one
    // by one.
    return shapes
      .map((shape, at) => ({ shape, ms: times[2 * at + 1] ?? 0 }))
      .sort(bySlowness)
      .slice(0, mostRivals)
      .map(({ shape }) => ({ shape, ms: scanMs(pattern, nastyText(shape, probeLetters)) }))
      .sort(bySlowness)
      .slice(0, 2)
      .map(({ shape }) => shape);
  } catch (error) {
    if (!(error instanceof StoppedError)) throw error;
    return stopped(shapes[Math.max(0, Math.floor((error.at - 1) / 2))] as NastyShape);
  }
}

/** Matches a pattern against its adversarial texts; undefined if it has none. */
export function measurePattern(source: string, flags: string): PatternCost | undefined {
  const shapes = nastyShapes(source, flags);
  if (shapes.length === 0) return undefined;
  const pattern = new RegExp(source, flags.includes('g') ? flags : `${flags}g`);
  const worst = worstShapes(pattern, shapes);
  if (!Array.isArray(worst)) return worst;
  const costs = worst.map((shape) => {
    try {
      return costOfShape(pattern, shape);
    } catch (error) {
      if (error instanceof StoppedError) return stopped(shape);
      throw error;
    }
  });
  return costs.sort((one, other) => other.growth - one.growth)[0];
}
