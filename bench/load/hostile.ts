import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { type Attack, flood, post } from './attacks/attack.ts';
import { ofAccounts } from './attacks/of-accounts.ts';
import { ofConnections } from './attacks/of-connections.ts';
import { ofStrangers } from './attacks/of-strangers.ts';

/**
 * The baseline: sends as much as the heaviest attack, but to a server of its own that discards it,
 * which shows how much the attackers themselves slow down this machine.
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

/** The kinds of attacks by description. */
export const attacks: Record<string, Attack> = {
  'nothing: what this driver itself costs': { run: harmless },
  ...ofStrangers,
  ...ofAccounts,
  ...ofConnections,
};
