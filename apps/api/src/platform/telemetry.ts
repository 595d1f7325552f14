import { channel } from 'node:diagnostics_channel';

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
