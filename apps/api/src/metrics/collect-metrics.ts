import { Gauge, Registry } from 'prom-client';
import { LedgerWatch } from '../credits/check-ledger.ts';
import { disputedOrders, openOrders } from '../payments/open-orders.ts';
import type { Database, Db } from '../platform/database.ts';
import type { DatabaseState } from '../platform/embedded-postgres/supervisor.ts';
import { waitingJobs } from '../platform/waiting-jobs.ts';
import { addGauge, countEvents } from './counters.ts';

const queryLimitMs = 2_000;
/** Timeout of the ledger check, which runs at most once a minute. */
const driftLimitMs = 5_000;

/** The metrics, collected until they are closed. */
export type Metrics = {
  registry: Registry;
  /** Updates gauges that need a query, if they are due. */
  readFigures: () => Promise<void>;
  close: () => void;
};

export function collectMetrics(
  { db, pool }: Pick<Database, 'db' | 'pool'>,
  stateOf?: () => DatabaseState,
): Metrics {
  const registry = new Registry();
  const close = countEvents(registry);
  const connections = 'folio_database_connections';
  addGauge(registry, connections, 'Connections to the database', () => pool.totalCount);
  addGauge(registry, `${connections}_idle`, 'Those that no one uses', () => pool.idleCount);
  addGauge(registry, `${connections}_waited_for`, 'Queries that wait', () => pool.waitingCount);
  if (stateOf) addEmbeddedDatabase(registry, stateOf);
  const ledger = new LedgerWatch(db);
  const readFigures = addFigures(registry, figuresOf(db, ledger));
  const age = 'folio_ledger_pass_age_seconds';
  addGauge(registry, age, 'Since the whole ledger was checked', () => ledger.passAgeSeconds);
  return { registry, readFigures, close };
}

function addEmbeddedDatabase(registry: Registry, stateOf: () => DatabaseState): void {
  const isUp = () => (stateOf().state === 'ready' ? 1 : 0);
  const name = 'folio_embedded_database';
  addGauge(registry, `${name}_up`, '0 while the embedded database is being started again', isUp);
  addGauge(registry, `${name}_restarts`, 'How often it came back', () => stateOf().restarts);
}

const figuresOf = (db: Db, ledger: LedgerWatch): Figure[] => [
  {
    name: 'folio_jobs_waiting',
    help: 'Jobs that wait to start or to be tried again, by queue',
    label: 'queue',
    everySeconds: 5,
    read: () => waitingJobs(db, queryLimitMs),
  },
  {
    name: 'folio_orders_open',
    help: 'Orders that wait for their money',
    everySeconds: 5,
    read: () => openOrders(db, queryLimitMs),
  },
  {
    name: 'folio_orders_disputed',
    help: 'Orders of which a bank questions the payment, and has not decided',
    everySeconds: 60,
    read: () => disputedOrders(db, queryLimitMs),
  },
  {
    name: 'folio_ledger_drifted_accounts',
    help: 'Accounts whose balance is not the sum of their entries: must be 0',
    everySeconds: 60,
    read: () => ledger.countDrift(driftLimitMs),
  },
];

type Figure = {
  name: string;
  help: string;
  /** With a label, there is one value for each of its values. */
  label?: string;
  everySeconds: number;
  read: () => Promise<number | Map<string, number>>;
};

const retryAfterMs = 5_000;

/**
 * Adds gauges that need a query; returns a function that updates those that are due. A gauge whose
 * query fails is left out, and `folio_figure_up` reports it.
 */
function addFigures(registry: Registry, figures: Figure[]): () => Promise<void> {
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
    // Without a label, a reset leaves a 0 behind.
    if (!label) gauge.remove();
    up.set({ figure: name }, value === undefined ? 0 : 1);
    // After a failed query, the gauge is retried soon instead of a minute later.
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
