import { Registry } from 'prom-client';
import { LedgerWatch } from '../credits/check-ledger.ts';
import { disputedOrders, openOrders } from '../payments/open-orders.ts';
import type { Database, Db } from '../platform/database.ts';
import type { DatabaseState } from '../platform/embedded-postgres/supervisor.ts';
import { waitingJobs } from '../platform/waiting-jobs.ts';
import { addGauge, countHappenings } from './counters.ts';
import { addFigures, type Figure } from './figures.ts';
import { listenForMetrics, type MetricsServer } from './metrics-server.ts';

const queryLimitMs = 2_000;
/** The ledger is added up in turns: at most once a minute, and for about as long as this. */
const driftLimitMs = 5_000;

/** Serves what there is to measure, for Prometheus. */
export async function openMetrics(
  { db, pool }: Pick<Database, 'db' | 'pool'>,
  address: { host: string; port: number },
  stateOf?: () => DatabaseState,
): Promise<MetricsServer> {
  const registry = new Registry();
  const stop = countHappenings(registry);
  const connections = 'folio_database_connections';
  addGauge(registry, connections, 'Connections to the database', () => pool.totalCount);
  addGauge(registry, `${connections}_idle`, 'Those that nobody uses', () => pool.idleCount);
  addGauge(registry, `${connections}_waited_for`, 'Queries that wait', () => pool.waitingCount);
  if (stateOf) addEmbeddedDatabase(registry, stateOf);
  const ledger = new LedgerWatch(db);
  const readFigures = addFigures(registry, figuresOf(db, ledger));
  const age = 'folio_ledger_pass_age_seconds';
  addGauge(registry, age, 'Since all of the ledger was looked at', () => ledger.passAgeSeconds);
  const write = async () => {
    await readFigures();
    return registry.metrics();
  };
  const server = await listenForMetrics(write, registry.contentType, address);
  return {
    url: server.url,
    close: async () => {
      stop();
      await server.close();
    },
  };
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
    help: 'Jobs that nobody has begun, or that wait for another attempt, by queue',
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
