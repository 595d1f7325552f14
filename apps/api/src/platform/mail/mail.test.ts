import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { type MailServer, startMailServer } from '../../testing/mail-server.ts';
import { startTestApp } from '../../testing/test-app.ts';
import { createTestDatabase, type TestDatabase } from '../../testing/test-database.ts';
import { type Configuration, readConfiguration } from '../configuration.ts';
import type { Tx } from '../database.ts';
import { createJobs, type Jobs } from '../jobs.ts';
import { layOutMail } from './layout.ts';
import { openMail } from './open-mail.ts';
import { devMailbox, mailQueues } from './queues.ts';

type Node = ReturnType<typeof openMail> & {
  jobs: Jobs;
  lines: string[];
  stop: () => Promise<void>;
};

let database: TestDatabase;
let server: MailServer | undefined;
let nodes: Node[];
beforeEach(async () => {
  database = await createTestDatabase();
  nodes = [];
});
afterEach(async () => {
  for (const node of nodes) await node.stop();
  await server?.close();
  server = undefined;
  await database.close();
});

/** One node of the product, as far as it has to do with mail. */
function startNode(settings: Partial<Configuration> = {}): Node {
  const lines: string[] = [];
  const log = {
    info: (line: string) => lines.push(line),
    warn: (line: string) => lines.push(line),
  };
  const jobs = createJobs(database.pool, mailQueues, () => {});
  const mail = openMail({ ...readConfiguration({}), ...settings }, jobs, log);
  const node: Node = {
    ...mail,
    jobs,
    lines,
    stop: async () => {
      nodes = nodes.filter((other) => other !== node);
      await jobs.stop(5_000);
      mail.close();
    },
  };
  nodes.push(node);
  jobs.start();
  return node;
}

const letter = (to: string) =>
  layOutMail({
    to,
    subject: 'Please <b>confirm</b>',
    preview: 'One click',
    paragraphs: ['Hello <script>Ada</script>'],
    action: { label: 'Confirm', url: 'http://localhost:3000/verify?token=sesame&x=1' },
  });

describe('mail with a mail server', () => {
  it('is sent in both forms, with user text as text', async () => {
    server = await startMailServer();
    await startNode({ smtpUrl: server.url }).mailer.send(letter('ada@x.example'));
    await server.waitFor(1);
    expect(server.received[0]).toContain('To: ada@x.example');
    expect(server.received[0]).toContain('From: Folio <no-reply@localhost>');
    expect(server.received[0]).toMatch(/multipart\/alternative/);
    expect(server.received[0]).toContain('Hello &#60;script&#62;Ada');
  });

  it('waits for a server that is down, outlives a restart, and is sent once', async () => {
    const { port, close } = await startMailServer();
    await close();
    const smtpUrl = `smtp://127.0.0.1:${port}`;
    const before = startNode({ smtpUrl });
    await before.mailer.send(letter('ada@x.example'));
    await vi.waitFor(async () => {
      const failed = await database.pool.query("SELECT FROM pgboss.job WHERE state = 'retry'");
      expect(failed.rows).toHaveLength(1);
    }, 30_000);
    await before.stop();
    startNode({ smtpUrl });
    startNode({ smtpUrl });
    server = await startMailServer({ port });
    await server.waitFor(1);
    await startNode({ smtpUrl }).mailer.send(letter('second@x.example'));
    await server.waitFor(2);
    expect(server.received.filter((mail) => mail.includes('To: ada@'))).toHaveLength(1);
  });

  it('belongs to the transaction of its caller', async () => {
    server = await startMailServer();
    const { mailer } = startNode({ smtpUrl: server.url });
    const undone = database.db.transaction(async (tx) => {
      await mailer.send(letter('undone@x.example'), tx);
      throw new Error('undone');
    });
    await expect(undone).rejects.toThrow('undone');
    await database.db.transaction((tx) => mailer.send(letter('done@x.example'), tx));
    await server.waitFor(1);
    expect(server.received[0]).toContain('To: done@x.example');
  });

  it('that is permanently refused is given up and reported, without its text', async () => {
    server = await startMailServer({ refuses: 'nobody@x.example' });
    const { mailer, lines } = startNode({ smtpUrl: server.url });
    await mailer.send(letter('nobody@x.example'));
    await mailer.send(letter('ada@x.example'));
    await server.waitFor(1);
    expect(lines).toEqual(['The mail server did not take a mail (EENVELOPE 550).']);
  });

  it('does not delay others when it is temporarily refused', async () => {
    server = await startMailServer({ defers: 'full@x.example' });
    const { mailer, lines } = startNode({ smtpUrl: server.url });
    const names = ['full', ...Array.from({ length: 8 }, (_, n) => `other.${n}`)];
    await database.db.transaction(async (tx) => {
      for (const name of names) await mailer.send(letter(`${name}@x.example`), tx);
    });
    await server.waitFor(8);
    expect(new Set(server.received.map((mail) => /To: (\S+)@/.exec(mail)?.[1]))).toEqual(
      new Set(names.slice(1)),
    );
    await vi.waitFor(async () => {
      const { rows } = await database.pool.query(
        "SELECT data->>'to' AS to FROM pgboss.job WHERE name = 'outgoing-mails'",
      );
      expect(rows).toEqual([{ to: 'full@x.example' }]);
    }, 30_000);
    expect(lines).toEqual([]);
  });

  it('leaves no copy in the queue', async () => {
    server = await startMailServer();
    const node = startNode({ smtpUrl: server.url });
    await node.mailer.send(letter('ada@x.example'));
    await server.waitFor(1);
    await node.stop();
    const { rows } = await database.pool.query(
      "SELECT FROM pgboss.job WHERE data::text ~ 'sesame'",
    );
    expect(rows).toHaveLength(0);
  });
});

describe('mail without a mail server', () => {
  const open = async (
    node: Node,
    settings: Partial<Configuration>,
    host: string,
    { headers = {}, remoteAddress = '127.0.0.1' } = {},
  ) => {
    const { app, close } = await startTestApp({ jobs: node.jobs, configuration: settings });
    const sent = { host, ...headers };
    const answer = await app.inject({ url: '/dev/mail', headers: sent, remoteAddress });
    await close();
    return answer;
  };

  it('is dropped with the account that it was for', async () => {
    const { mailer } = startNode();
    for (const to of ['Gone@x.example', 'stays@x.example', 'gone@x.example'])
      await mailer.send(letter(to));
    await mailer.clear?.('gone@X.example');
    const { rows } = await database.pool.query("SELECT data->>'to' AS to FROM pgboss.job");
    expect(rows).toEqual([{ to: 'stays@x.example' }]);
  });

  it('can be read on this machine, newest first, as text', async () => {
    const node = startNode();
    await node.mailer.send(letter('first@x.example'));
    await node.mailer.send(letter('second@x.example'));
    const { body, headers } = await open(node, {}, 'localhost:3000');
    expect(headers['content-type']).toContain('text/html');
    expect(body.indexOf('second@')).toBeLessThan(body.indexOf('first@'));
    expect(body.indexOf('second@')).toBeGreaterThan(0);
    expect(body).toContain('href="http://localhost:3000/verify?token=sesame&#38;x=1"');
    expect(body).not.toMatch(/<script|<b>/);
  });

  it('is mentioned in the log without its token', async () => {
    const node = startNode();
    await node.mailer.send(letter('ada@x.example'));
    expect(node.lines.join()).toContain('http://localhost:3000/dev/mail');
    expect(node.lines.join()).not.toContain('sesame');
  });

  it('is shown under no other name, and never in production or with a mail server', async () => {
    const node = startNode();
    for (const name of ['rebound.example', 'x.example#.localhost', 'localhost:80@x.example'])
      expect((await open(node, {}, name)).statusCode).toBe(404);
    expect((await open(node, { isProduction: true }, 'localhost')).statusCode).toBe(404);
    expect((await open(node, { smtpUrl: 'smtp://x' }, 'localhost')).statusCode).toBe(404);
  });

  it.each([
    'forwarded',
    'x-forwarded-for',
    'x-forwarded-host',
    'x-forwarded-proto',
    'x-real-ip',
    'via',
    'x-client-ip',
    'true-client-ip',
    'cf-connecting-ip',
    'fly-client-ip',
    'fastly-client-ip',
    'x-envoy-external-address',
    'x-azure-clientip',
    'client-ip',
    'x-request-id',
    'x-scheme',
    'tailscale-user-login',
  ])('is shown to nobody behind a proxy on the same machine, which says %s', async (name) => {
    const node = startNode();
    await node.mailer.send(letter('ada@x.example'));
    const answer = await open(node, {}, 'localhost', { headers: { [name]: '127.0.0.1' } });
    expect(answer.statusCode).toBe(404);
  });

  it.each([
    ['listens elsewhere', { host: '0.0.0.0', allowUnprovenEmail: true }],
    ['has a public address', { baseUrl: 'https://folio.example', allowUnprovenEmail: true }],
    ['knows of proxies', { trustedProxies: ['loopback'] }],
  ])('is not there at all where the server %s', async (_where, settings) => {
    expect((await open(startNode(), settings, 'localhost')).statusCode).toBe(404);
  });

  it('is shown to no other machine', async () => {
    const remote = { remoteAddress: '192.168.1.4' };
    expect((await open(startNode(), {}, 'localhost', remote)).statusCode).toBe(404);
  });

  it('is kept up to the last hundred', async () => {
    const node = startNode();
    for (let n = 1; n <= 104; n++) await node.mailer.send(letter(`${n}@x.example`));
    const { body } = await open(node, {}, 'localhost');
    expect(body.match(/<article>/g)).toHaveLength(100);
    expect(body).toContain('104@x.example');
    await node.mailer.send(letter('105@x.example'));
    await expect
      .poll(async () => (await node.jobs.waiting(devMailbox)).length, { timeout: 10_000 })
      .toBeLessThanOrEqual(101);
  });

  it('belongs to the transaction of its caller, however many there are at once', async () => {
    const { mailer, jobs } = startNode();
    expect(await jobs.waiting(devMailbox)).toEqual([]);
    const send = (to: string, tx: Tx) => mailer.send(letter(to), tx);
    const all = Array.from({ length: 50 }, (_, n) =>
      database.db.transaction((tx) => send(`${n}@x.example`, tx)),
    );
    await Promise.all(all);
    const undone = database.db.transaction(async (tx) => {
      await send('undone@x.example', tx);
      throw new Error('undone');
    });
    await expect(undone).rejects.toThrow('undone');
    expect(await jobs.waiting(devMailbox)).toHaveLength(50);
  });
});
