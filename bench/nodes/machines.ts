import { type ChildProcess, execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';

/** This machine's address in the nodes' network; nodes have .2, .3 and so on. */
export const gateway = '10.77.0.1';
const addressOf = (number: number) => `10.77.0.${number + 1}`;
const bridge = 'folio-nodes';
const nodePort = 3000;

const ip = (...words: string[]) => execFileSync('ip', words, { stdio: 'pipe' });
const namespaceOf = (number: number) => `folio-node${number}`;
const linkOf = (number: number) => `folio-link${number}`;

/** A node of the product in its own network namespace. */
export type Node = {
  number: number;
  start: (folder?: string) => Promise<void>;
  kill: () => Promise<void>;
  end: () => Promise<void>;
  freeze: () => void;
  thaw: () => void;
  /** Disconnects it from the proxy and the database. */
  part: () => void;
  join: () => void;
};

/** A virtual network on this machine for this many nodes. */
export function openNetwork(count: number): { close: () => void } {
  const close = () => {
    for (let number = 1; number <= count; number++) quietly('netns', 'del', namespaceOf(number));
    quietly('link', 'del', bridge);
  };
  close();
  ip('link', 'add', bridge, 'type', 'bridge');
  ip('addr', 'add', `${gateway}/24`, 'dev', bridge);
  ip('link', 'set', bridge, 'up');
  for (let number = 1; number <= count; number++) {
    const [name, link] = [namespaceOf(number), linkOf(number)];
    ip('netns', 'add', name);
    ip('link', 'add', link, 'type', 'veth', 'peer', 'name', 'eth0', 'netns', name);
    ip('link', 'set', link, 'master', bridge, 'up');
    const within = ['-n', name];
    ip(...within, 'addr', 'add', `${addressOf(number)}/24`, 'dev', 'eth0');
    ip(...within, 'link', 'set', 'eth0', 'up');
    ip(...within, 'link', 'set', 'lo', 'up');
  }
  return { close };
}

function quietly(...words: string[]): void {
  try {
    ip(...words);
  } catch {
    // It did not exist.
  }
}

export function makeNode(number: number, ownFolder: string, settings: NodeJS.ProcessEnv): Node {
  let child: ChildProcess | undefined;
  const end = async (signal: NodeJS.Signals) => {
    if (!child || child.exitCode !== null || child.signalCode !== null) return;
    const ended = once(child, 'exit');
    child.kill(signal);
    await ended;
  };
  return {
    number,
    start: async (folder = ownFolder) => {
      const words = ['netns', 'exec', namespaceOf(number), process.execPath];
      child = spawn('ip', [...words, join(folder, 'apps/api/src/main.ts')], {
        env: { PATH: process.env.PATH, HOST: '0.0.0.0', PORT: String(nodePort), ...settings },
        stdio: ['ignore', 'ignore', 'inherit'],
      });
      await untilReady(`http://${addressOf(number)}:${nodePort}/readyz`);
    },
    kill: () => end('SIGKILL'),
    end: () => end('SIGTERM'),
    freeze: () => child?.kill('SIGSTOP'),
    thaw: () => child?.kill('SIGCONT'),
    part: () => ip('link', 'set', linkOf(number), 'down'),
    join: () => ip('link', 'set', linkOf(number), 'up'),
  };
}

export async function untilReady(url: string): Promise<void> {
  for (let tries = 0; tries < 600; tries++) {
    const signal = AbortSignal.timeout(2_000);
    if ((await fetch(url, { signal }).catch(() => undefined))?.ok) return;
    await wait(200);
  }
  throw new Error(`${url} was never ready`);
}

/** nginx with the configuration of `deploy/proxies`, without TLS, for all nodes. */
export function startProxy(folder: string, file: string, count: number, port: number) {
  const servers = Array.from(
    { length: count },
    (_, index) => `server ${addressOf(index + 1)}:3000 max_fails=1 fail_timeout=3s;`,
  );
  const configuration = file
    .replace(/server \{\s+listen 80;[\s\S]*?\n\}\n/, '')
    .replace('server 127.0.0.1:3000;', servers.join('\n  '))
    .replace(/listen 443 ssl http2;/, `listen ${gateway}:${port};`)
    .replace(/.*(listen \[::\]:443|ssl_certificate|strict-transport).*\n/g, '');
  const main = join(folder, 'nginx.conf');
  writeFileSync(
    main,
    `daemon off;\nworker_processes 1;\npid ${folder}/nginx.pid;\nerror_log ${folder}/nginx.log;\nevents {}\nhttp {\naccess_log off;\n${configuration}\n}\n`,
  );
  const child = spawn('nginx', ['-c', main, '-p', folder], {
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  return {
    url: `http://${gateway}:${port}`,
    stop: async () => {
      const ended = once(child, 'exit');
      child.kill('SIGTERM');
      await ended;
    },
  };
}
