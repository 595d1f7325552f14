import { AsyncLocalStorage } from 'node:async_hooks';
import {
  ROOT_CONTEXT,
  type Span,
  SpanKind,
  SpanStatusCode,
  type Tracer,
  trace,
} from '@opentelemetry/api';
import { type Step, type StepMessage, steps } from '../platform/telemetry.ts';

const kinds = {
  server: SpanKind.SERVER,
  client: SpanKind.CLIENT,
  consumer: SpanKind.CONSUMER,
  internal: SpanKind.INTERNAL,
} as const satisfies Record<Step['kind'], SpanKind>;

/**
 * Creates a span for each step, nested in the surrounding step. Calls to other programs outside any
 * step, such as job polling, create none. Returns a function that stops.
 */
export function recordSteps(tracer: Tracer): () => void {
  const around = new AsyncLocalStorage<Span | undefined>();
  const open = new WeakMap<StepMessage, Span>();
  const begin = (message: StepMessage): Span | undefined => {
    const { name, kind, attributes } = message.step;
    const parent = around.getStore();
    if (kind === 'client' && !parent) return undefined;
    const context = parent ? trace.setSpan(ROOT_CONTEXT, parent) : ROOT_CONTEXT;
    const span = tracer.startSpan(name, { kind: kinds[kind], attributes }, context);
    open.set(message, span);
    return span;
  };
  const end = (message: StepMessage): void => {
    const span = open.get(message);
    if (!span) return;
    open.delete(message);
    const { attributes, failure } = message.step;
    span.setAttributes(attributes);
    if (failure !== undefined)
      span.setAttribute('error.type', failure).setStatus({ code: SpanStatusCode.ERROR });
    span.end();
  };
  // Records only the kind of an error, since its message may contain personal data.
  const fail = (message: StepMessage & { error: unknown }): void => {
    message.step.failure ??= kindOf(message.error);
    end(message);
  };
  const listeners = { asyncStart: end, error: fail };
  steps.start.bindStore(around, begin);
  steps.subscribe(listeners as Parameters<typeof steps.subscribe>[0]);
  return () => {
    steps.start.unbindStore(around);
    steps.unsubscribe(listeners as Parameters<typeof steps.unsubscribe>[0]);
  };
}

function kindOf(error: unknown): string {
  if (!(error instanceof Error)) return 'unknown';
  const { code } = error as Error & { code?: unknown };
  return typeof code === 'string' ? code : error.name;
}
