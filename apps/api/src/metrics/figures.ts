import { Gauge, type Registry } from 'prom-client';

export type Figure = {
  name: string;
  help: string;
  /** With it, one number for each of its values. */
  label?: string;
  everySeconds: number;
  read: () => Promise<number | Map<string, number>>;
};

const retryAfterMs = 5_000;

/**
 * Gauges that cost a query; the returned function reads those that are due. One that cannot be read
 * is left out, and `folio_figure_up` says so.
 */
export function addFigures(registry: Registry, figures: Figure[]): () => Promise<void> {
  const up = new Gauge({
    name: 'folio_figure_up',
    help: '1 when a figure could be read at its last turn, 0 when it could not and is left out',
    labelNames: ['figure'],
    registers: [registry],
  });
  const reads = figures.map((figure) => readInTurn(registry, figure, up));
  return async () => {
    await Promise.all(reads.map((read) => read()));
  };
}

function readInTurn(
  registry: Registry,
  { name, help, label, everySeconds, read }: Figure,
  up: Gauge<'figure'>,
): () => Promise<void> {
  const gauge = new Gauge({ name, help, labelNames: label ? [label] : [], registers: [registry] });
  let dueAt = 0;
  let reading: Promise<void> = Promise.resolve();
  const readNow = async () => {
    const value = await read().catch(() => undefined);
    gauge.reset();
    // Without a label a reset leaves a 0 behind.
    if (!label) gauge.remove();
    up.set({ figure: name }, value === undefined ? 0 : 1);
    // A database that was away for a moment must not cost a minute of figures.
    if (value === undefined) dueAt = Math.min(dueAt, performance.now() + retryAfterMs);
    if (typeof value === 'number') gauge.set(value);
    else for (const [key, count] of value ?? []) gauge.set({ [label ?? '']: key }, count);
  };
  return () => {
    if (performance.now() < dueAt) return reading;
    dueAt = performance.now() + everySeconds * 1_000;
    reading = readNow();
    return reading;
  };
}
