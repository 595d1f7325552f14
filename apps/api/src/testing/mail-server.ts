import { text } from 'node:stream/consumers';
import { SMTPServer } from 'smtp-server';

export type MailServer = {
  url: string;
  port: number;
  /** The received raw mails, in order. */
  received: string[];
  /** Resolves once this many mails were received. */
  waitFor: (count: number) => Promise<void>;
  close: () => Promise<void>;
};

/**
 * A real SMTP server on this machine; rejects mails to `refuses` permanently, and to `defers`
 * temporarily.
 */
export async function startMailServer(
  options: { port?: number; refuses?: string; defers?: string } = {},
): Promise<MailServer> {
  const received: string[] = [];
  const waiting: Array<{ count: number; resolve: () => void }> = [];
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS'],
    onRcptTo: ({ address }, _session, done) => {
      const refuse = (reason: string, responseCode: number) =>
        done(Object.assign(new Error(reason), { responseCode }));
      if (address === options.refuses) refuse('No such person', 550);
      else if (address === options.defers) refuse('Mailbox full', 452);
      else done(null);
    },
    onData: async (stream, _session, done) => {
      received.push(await text(stream));
      for (const { count, resolve } of waiting) if (received.length >= count) resolve();
      done();
    },
  });
  server.on('error', () => {});
  const port = await new Promise<number>((resolve, reject) => {
    const listener = server.listen(options.port ?? 0, '127.0.0.1', () => {
      const address = listener.address();
      if (address && typeof address === 'object') resolve(address.port);
    });
    listener.once('error', reject);
  });
  return {
    url: `smtp://127.0.0.1:${port}`,
    port,
    received,
    waitFor: (count) =>
      new Promise((resolve) => {
        if (received.length >= count) resolve();
        else waiting.push({ count, resolve });
      }),
    close: () => new Promise((resolve) => server.close(resolve)),
  };
}
