import { OTLPMetricExporter } from '@opentelemetry/exporter-metrics-otlp-http';
import { OTLPTraceExporter } from '@opentelemetry/exporter-trace-otlp-http';
import { detectResources, envDetector, resourceFromAttributes } from '@opentelemetry/resources';
import { MeterProvider, PeriodicExportingMetricReader } from '@opentelemetry/sdk-metrics';
import {
  BatchSpanProcessor,
  ParentBasedSampler,
  TraceIdRatioBasedSampler,
  TracerProvider,
} from '@opentelemetry/sdk-trace';
import { releaseOf } from '../backup/backup-format.ts';
import type { TelemetryConfiguration } from '../platform/telemetry-configuration.ts';
import type { Metrics } from './collect-metrics.ts';
import { produceFrom } from './prometheus-producer.ts';
import { recordSteps } from './record-steps.ts';

export type Telemetry = {
  /** Starts exporting these metrics as well. */
  sendMetrics: (metrics: Metrics) => void;
  /** Exports what is pending, and stops. */
  close: () => Promise<void>;
};

const exportTimeoutMs = 3_000;

/**
 * Exports traces and metrics by OTLP/HTTP in JSON. While the collector is unreachable, data are
 * dropped; nothing else is affected.
 */
export function openTelemetry(configuration: TelemetryConfiguration): Telemetry {
  const { endpoint, headers, serviceName, tracedShare, metricsEveryMs } = configuration;
  const own = { 'service.name': serviceName, 'service.version': releaseOf() };
  const resource = detectResources({ detectors: [envDetector] }).merge(resourceFromAttributes(own));
  const exporting = { headers, timeoutMillis: exportTimeoutMs };
  const exporter = new OTLPTraceExporter({ ...exporting, url: `${endpoint}/v1/traces` });
  const provider = new TracerProvider({
    resource,
    sampler: new ParentBasedSampler({ root: new TraceIdRatioBasedSampler(tracedShare) }),
    spanProcessors: [new BatchSpanProcessor({ exporter, scheduledDelayMillis: 2_000 })],
  });
  const stop = recordSteps(provider.getTracer('folio'));
  let meters: MeterProvider | undefined;
  return {
    sendMetrics: (metrics) => {
      const reader = new PeriodicExportingMetricReader({
        exporter: new OTLPMetricExporter({ ...exporting, url: `${endpoint}/v1/metrics` }),
        exportIntervalMillis: metricsEveryMs,
        exportTimeoutMillis: Math.min(exportTimeoutMs, metricsEveryMs),
        metricProducers: [produceFrom(metrics)],
      });
      meters = new MeterProvider({ resource, readers: [reader] });
    },
    close: async () => {
      stop();
      await Promise.allSettled([provider.shutdown(), meters?.shutdown()]);
    },
  };
}
