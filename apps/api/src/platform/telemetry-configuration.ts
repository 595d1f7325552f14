import { z } from 'zod';

const share = 'is a share from 0 to 1, such as 0.1';

/** The settings of OpenTelemetry, with the names from its specification. */
export const telemetryEnvironment = {
  OTEL_EXPORTER_OTLP_ENDPOINT: z
    .url({ protocol: /^https?$/, error: 'is an address like http://localhost:4318' })
    .optional(),
  OTEL_EXPORTER_OTLP_HEADERS: z.string().default('').transform(toHeaders),
  OTEL_SERVICE_NAME: z.string().default('folio'),
  OTEL_TRACES_SAMPLER_ARG: z.coerce.number(share).min(0, share).max(1, share).default(1),
  OTEL_METRIC_EXPORT_INTERVAL: z.coerce
    .number('is a number of milliseconds')
    .int()
    .min(1_000, 'is at least 1000')
    .default(60_000),
};

const TelemetryEnvironment = z.object(telemetryEnvironment);
export type TelemetryConfiguration = NonNullable<ReturnType<typeof toTelemetryConfiguration>>;

/** Where traces and metrics are sent; undefined without an endpoint. */
export function toTelemetryConfiguration(environment: z.output<typeof TelemetryEnvironment>) {
  const { OTEL_EXPORTER_OTLP_ENDPOINT: endpoint } = environment;
  if (endpoint === undefined) return undefined;
  return {
    endpoint: endpoint.replace(/(?<!\/)\/+$/, ''),
    headers: environment.OTEL_EXPORTER_OTLP_HEADERS,
    serviceName: environment.OTEL_SERVICE_NAME,
    tracedShare: environment.OTEL_TRACES_SAMPLER_ARG,
    metricsEveryMs: environment.OTEL_METRIC_EXPORT_INTERVAL,
  };
}

/** `name=value,name=value`, each value percent-encoded. */
function toHeaders(text: string, context: z.RefinementCtx): Record<string, string> {
  const headers: Record<string, string> = {};
  for (const pair of text.split(',').filter((part) => part.trim() !== '')) {
    const at = pair.indexOf('=');
    const [name, value] = [pair.slice(0, Math.max(0, at)).trim(), pair.slice(at + 1).trim()];
    if (!/^[\w-]+$/.test(name) || !/^[\x20-\x7e]+$/.test(value)) {
      context.addIssue({
        code: 'custom',
        message: 'lists headers as name=value, with commas between',
      });
      return z.NEVER;
    }
    headers[name] = decoded(value);
  }
  return headers;
}

function decoded(value: string): string {
  try {
    return decodeURIComponent(value);
  } catch {
    return value;
  }
}
