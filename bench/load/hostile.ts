import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { type Attack, flood, post } from './attacks/attack.ts';
import { ofAccounts } from './attacks/of-accounts.ts';
import { ofConnections } from './attacks/of-connections.ts';
import { ofStrangers } from './attacks/of-strangers.ts';

/**
 * Sends as much as the heaviest of the others, to a server of its own that reads nothing of it: what
 * is slower beside it is slower because of what the attackers themselves cost this machine.
 */
const harmless: Attack['run'] = async (person, signal) => {
  const server = createServer((request, response) => {
    request.resume();
    response.writeHead(429).end('{}');
  }).listen(0, '127.0.0.1');
  await new Promise((resolve) => server.once('listening', resolve));
  const { port } = server.address() as AddressInfo;
  const body = { content: 'x'.repeat(1_000_000) };
  const elsewhere = { ...person, url: `http://127.0.0.1:${port}` };
  await flood(8, post('/', body))(elsewhere, signal, {});
};

/** Hostile clients of each kind, by what they do. */
export const attacks: Record<string, Attack> = {
  'nothing: what this driver itself costs': { run: harmless },
  ...ofStrangers,
  ...ofAccounts,
  ...ofConnections,
};
