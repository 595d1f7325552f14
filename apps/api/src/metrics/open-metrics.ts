import { once } from 'node:events';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { StartError } from '../platform/start-error.ts';
import type { Metrics } from './collect-metrics.ts';

export type MetricsServer = { url: string; close: () => Promise<void> };

/** Serves `/metrics` for Prometheus on its own, non-public port. */
export async function openMetrics(
  { registry, readFigures }: Metrics,
  { host, port }: { host: string; port: number },
): Promise<MetricsServer> {
  const write = async () => {
    await readFigures();
    return registry.metrics();
  };
  const server = createServer(async ({ method, url }, response) => {
    if (url !== '/metrics') return response.writeHead(404).end();
    if (method !== 'GET') return response.writeHead(405, { allow: 'GET' }).end();
    const text = await write().catch(() => undefined);
    if (text === undefined) return response.writeHead(500).end();
    return response.writeHead(200, { 'content-type': registry.contentType }).end(text);
  });
  await listen(server, host, port);
  return {
    url: `http://${host.includes(':') ? `[${host}]` : host}:${(server.address() as AddressInfo).port}/metrics`,
    close: async () => {
      server.close();
      server.closeAllConnections();
    },
  };
}

async function listen(server: Server, host: string, port: number): Promise<void> {
  try {
    server.listen({ host, port });
    await once(server, 'listening');
  } catch (error) {
    throw (error as NodeJS.ErrnoException).code === 'EADDRINUSE'
      ? new StartError(`Port ${port} is taken on ${host}. Set METRICS_PORT to another one.`)
      : error;
  }
}
