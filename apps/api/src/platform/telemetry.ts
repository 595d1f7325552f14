import { AsyncLocalStorage } from 'node:async_hooks';
import { channel, tracingChannel } from 'node:diagnostics_channel';

/** What an operator counts. Nothing here may tell of a person: no ids, no addresses, no texts. */
export type Telemetry = {
  answer: { method: string; route: string; status: number; seconds: number };
  document: { kind: string; isMade: boolean; seconds: number };
  mail: { outcome: 'sent' | 'kept' | 'failed' | 'refused' };
  /** A known field of a record has a value that this release cannot read. */
  misfit: { record: string; field: string };
  /** Work that costs credits, such as a question to a language model. */
  paidWork: { action: string; outcome: 'paid' | 'free' | 'failed'; seconds: number };
};

const nameOf = (kind: keyof Telemetry) => `folio:${kind}`;

/** Tells whoever counts; costs nothing while nobody does. */
export function publish<K extends keyof Telemetry>(kind: K, facts: Telemetry[K]): void {
  channel(nameOf(kind)).publish(facts);
}

/** Listens until the returned function is called. */
export function subscribe<K extends keyof Telemetry>(
  kind: K,
  listener: (facts: Telemetry[K]) => void,
): () => void {
  const onMessage = (message: unknown) => listener(message as Telemetry[K]);
  channel(nameOf(kind)).subscribe(onMessage);
  return () => void channel(nameOf(kind)).unsubscribe(onMessage);
}

/** The seconds since a moment of `performance.now()`. */
export const secondsSince = (begun: number): number => (performance.now() - begun) / 1_000;

/** A part of some work, as a trace shows it. As above: nothing of a person, no query and no text. */
export type Step = {
  name: string;
  /** What asked for it: another program, a queue, or something in this process. */
  kind: 'server' | 'client' | 'consumer' | 'internal';
  /** Named as OpenTelemetry's semantic conventions have them; read when the step ends. */
  attributes: Record<string, string | number>;
  /** Why it failed, in a word. */
  failure?: string;
};
/** What listeners are told of each step, always the same object. */
export type StepMessage = { step: Step };

/** Listeners bind a store to `steps.start`, so that steps within steps are known as such. */
export const steps = tracingChannel<unknown, StepMessage>('folio:step');

/** Whether anybody records steps; asked once by what would have to be prepared for it. */
export const isTraced = (): boolean => steps.start.hasSubscribers;

/** Does work as a step; as it is while nobody records any. */
export function traced<T>(step: Step, work: () => Promise<T>): Promise<T> {
  return isTraced() ? steps.tracePromise(work, { step }) : work();
}

export type OpenStep = {
  step: Step;
  /** Goes on within the step, where another's event has led out of it. */
  resume: (work: () => void) => void;
  end: () => void;
};

/** A step whose end somebody else will tell, such as a request. */
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
