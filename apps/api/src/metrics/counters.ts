import { Counter, collectDefaultMetrics, Gauge, Histogram, type Registry } from 'prom-client';
import { subscribe } from '../platform/telemetry.ts';

/** Counts this process's events; returns a function that stops. */
export function countEvents(registry: Registry): () => void {
  collectDefaultMetrics({ register: registry });
  const stops = [countAnswers(registry), countDocuments(registry), countMails(registry)];
  stops.push(countPaidWork(registry));
  return () => {
    for (const stop of stops) stop();
  };
}

function countAnswers(registry: Registry): () => void {
  const answers = new Counter({
    name: 'folio_http_requests_total',
    help: 'Requests by method, pattern of the route and class of the status',
    labelNames: ['method', 'route', 'status'],
    registers: [registry],
  });
  const seconds = new Histogram({
    name: 'folio_http_request_seconds',
    help: 'How long requests take, by pattern of the route',
    labelNames: ['route'],
    buckets: [0.005, 0.02, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 10],
    registers: [registry],
  });
  return subscribe('answer', (answer) => {
    const { method, route } = answer;
    answers.inc({ method, route, status: `${Math.floor(answer.status / 100)}xx` });
    seconds.observe({ route }, answer.seconds);
  });
}

function countDocuments(registry: Registry): () => void {
  const documents = new Histogram({
    name: 'folio_document_seconds',
    help: 'Documents that were made, or failed, and how long that took with waiting',
    labelNames: ['kind', 'outcome'],
    buckets: [0.02, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 10, 20],
    registers: [registry],
  });
  return subscribe('document', ({ kind, isMade, seconds }) =>
    documents.observe({ kind, outcome: isMade ? 'made' : 'failed' }, seconds),
  );
}

function countMails(registry: Registry): () => void {
  const mails = new Counter({
    name: 'folio_mails_total',
    help: 'Mails that were sent, kept, failed for now or were refused for good',
    labelNames: ['outcome'],
    registers: [registry],
  });
  return subscribe('mail', ({ outcome }) => mails.inc({ outcome }));
}

function countPaidWork(registry: Registry): () => void {
  const work = new Histogram({
    name: 'folio_paid_work_seconds',
    help: 'Work that costs credits: by action, and whether it was paid, free or failed',
    labelNames: ['action', 'outcome'],
    buckets: [0.1, 0.5, 1, 2.5, 5, 10, 20, 40],
    registers: [registry],
  });
  return subscribe('paidWork', ({ action, outcome, seconds }) =>
    work.observe({ action, outcome }, seconds),
  );
}

/** A gauge that is computed when it is read. */
export function addGauge(registry: Registry, name: string, help: string, read: () => number): void {
  new Gauge({
    name,
    help,
    registers: [registry],
    collect() {
      this.set(read());
    },
  });
}
