import { AsyncLocalStorage } from 'node:async_hooks';
import { channel, tracingChannel } from 'node:diagnostics_channel';

/**
 * Events that an operator counts. They must not contain personal data: no ids, no addresses, no
 * texts.
 */
export type Telemetry = {
  answer: { method: string; route: string; status: number; seconds: number };
  document: { kind: string; isMade: boolean; seconds: number };
  mail: { outcome: 'sent' | 'kept' | 'failed' | 'refused' };
  /** A known field of a record has a value that this release can't read. */
  misfit: { record: string; field: string };
  /** Work that costs credits, such as a question to a language model. */
  paidWork: { action: string; outcome: 'paid' | 'free' | 'failed'; seconds: number };
};

const nameOf = (kind: keyof Telemetry) => `folio:${kind}`;

/** Publishes an event to subscribers; costs nothing without any. */
export function publish<K extends keyof Telemetry>(kind: K, facts: Telemetry[K]): void {
  channel(nameOf(kind)).publish(facts);
}

/** Subscribes to events; returns a function that unsubscribes. */
export function subscribe<K extends keyof Telemetry>(
  kind: K,
  listener: (facts: Telemetry[K]) => void,
): () => void {
  const onMessage = (message: unknown) => listener(message as Telemetry[K]);
  channel(nameOf(kind)).subscribe(onMessage);
  return () => void channel(nameOf(kind)).unsubscribe(onMessage);
}

/** Returns the seconds since a time from `performance.now()`. */
export const secondsSince = (begun: number): number => (performance.now() - begun) / 1_000;

/** A span of a trace. Must not contain personal data, queries or texts. */
export type Step = {
  name: string;
  /** The span kind: called by another program, calling one, from a queue, or internal. */
  kind: 'server' | 'client' | 'consumer' | 'internal';
  /** Named by OpenTelemetry's semantic conventions; read when the step ends. */
  attributes: Record<string, string | number>;
  /** The reason for a failure, as a single word. */
  failure?: string;
};
/** The message to subscribers of each step, the same object from start to end. */
export type StepMessage = { step: Step };

/** Listeners bind a store to `steps.start`, so that nested steps are recognized. */
export const steps = tracingChannel<unknown, StepMessage>('folio:step');

/** Whether steps are recorded. Checked before anything expensive is prepared for them. */
export const isTraced = (): boolean => steps.start.hasSubscribers;

/** Runs work as a step, or directly while nobody records any. */
export function traced<T>(step: Step, work: () => Promise<T>): Promise<T> {
  return isTraced() ? steps.tracePromise(work, { step }) : work();
}

export type OpenStep = {
  step: Step;
  /** Continues within the step after an event has left its async context. */
  resume: (work: () => void) => void;
  end: () => void;
};

/** A step that is ended by a callback, such as a request. */
export function openStep(step: Step, work: (open: OpenStep) => void): void {
  const message: StepMessage = { step };
  steps.start.runStores(message, () => {
    const inStep = AsyncLocalStorage.snapshot();
    work({
      step,
      resume: (more) => inStep(more),
      end: () => steps.asyncStart.publish(message),
    });
  });
}
