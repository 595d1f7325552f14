import { type Attributes, type HrTime, ValueType } from '@opentelemetry/api';
import { emptyResource } from '@opentelemetry/resources';
import {
  AggregationTemporality,
  type DataPoint,
  DataPointType,
  type Histogram,
  type MetricData,
  type MetricProducer,
} from '@opentelemetry/sdk-metrics';
import type { Metrics } from './collect-metrics.ts';

type Sample = {
  value: number;
  labels: Record<string, string | number | undefined>;
  metricName?: string;
};
type Family = { name: string; help: string; type: string; values: Sample[] };

/** Converts the Prometheus registry for OpenTelemetry, so that each value is counted once. */
export function produceFrom({ registry, readFigures }: Metrics): MetricProducer {
  const begun = toHrTime(Date.now());
  return {
    collect: async () => {
      await readFigures();
      const families = (await registry.getMetricsAsJSON()) as unknown as Family[];
      const period = { startTime: begun, endTime: toHrTime(Date.now()) };
      const metrics = families.flatMap((family) => toMetric(family, period) ?? []);
      const scopeMetrics = [{ scope: { name: 'folio' }, metrics }];
      return { resourceMetrics: { resource: emptyResource(), scopeMetrics }, errors: [] };
    },
  };
}

type Period = Pick<DataPoint<number>, 'startTime' | 'endTime'>;

/** Summaries are skipped; their values exist as histograms. */
function toMetric(family: Family, period: Period): MetricData | undefined {
  const { name, help, type, values } = family;
  const base = {
    descriptor: { name, description: help, unit: unitOf(name), valueType: ValueType.DOUBLE },
    aggregationTemporality: AggregationTemporality.CUMULATIVE,
  };
  if (type === 'histogram') {
    const dataPoints = histogramsOf(values, period);
    return { ...base, dataPointType: DataPointType.HISTOGRAM, dataPoints };
  }
  const dataPoints = values
    .filter(({ value }) => Number.isFinite(value))
    .map(({ value, labels }) => ({ ...period, attributes: toAttributes(labels), value }));
  if (type === 'gauge') return { ...base, dataPointType: DataPointType.GAUGE, dataPoints };
  if (type !== 'counter') return undefined;
  return { ...base, dataPointType: DataPointType.SUM, isMonotonic: true, dataPoints };
}

const unitOf = (name: string): string => {
  if (/_seconds(_total)?$/.test(name)) return 's';
  return name.endsWith('_bytes') ? 'By' : '1';
};

/** Prometheus's buckets are cumulative, with separate sum and count; OpenTelemetry's are not. */
function histogramsOf(values: readonly Sample[], period: Period): DataPoint<Histogram>[] {
  const byLabels = new Map<string, Sample[]>();
  for (const sample of values) {
    const key = JSON.stringify(toAttributes(sample.labels));
    const samples = byLabels.get(key) ?? [];
    samples.push(sample);
    byLabels.set(key, samples);
  }
  return [...byLabels.values()].map((samples) => {
    const ending = (end: string) => samples.filter(({ metricName }) => metricName?.endsWith(end));
    const buckets = ending('_bucket');
    const boundaries = buckets.map(({ labels }) => Number(labels.le)).filter(Number.isFinite);
    const upTo = buckets.map(({ value }) => value);
    const counts = upTo.map((count, index) => count - (upTo[index - 1] ?? 0));
    const count = ending('_count')[0]?.value ?? 0;
    const value = { buckets: { boundaries, counts }, sum: ending('_sum')[0]?.value ?? 0, count };
    return { ...period, attributes: toAttributes(samples[0]?.labels ?? {}), value };
  });
}

/** `le` belongs to the bucket, and is not an attribute. */
function toAttributes({ le: _, ...labels }: Sample['labels']): Attributes {
  return labels;
}

const toHrTime = (ms: number): HrTime => [Math.floor(ms / 1_000), (ms % 1_000) * 1e6];
