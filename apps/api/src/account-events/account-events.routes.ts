import { PassThrough } from 'node:stream';
import { accountEventsUrl } from '@folio/contract/account-events';
import { eventStreamType } from '@folio/contract/ai-events';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { callerLeft } from '../platform/caller-signal.ts';
import { repeatWhileListening } from '../platform/repeated-work.ts';
import { isSessionOpen, requireSession, sessionOf } from '../platform/require-session.ts';
import { AccountEvents } from './account-events.service.ts';

/** Polling interval: another device's save must be visible within two seconds. */
const pollMs = 1_000;
/**
 * Proxies close connections that are silent for half a minute. The heartbeat also checks whether
 * the session has expired.
 */
const heartbeatMs = 25_000;
/** A client that is this many bytes behind is disconnected; it will reconnect. */
const maxUnreadBytes = 65_536;

export const accountEventsPlugin: FastifyPluginAsyncZod = async (app) => {
  const events = new AccountEvents();
  repeatWhileListening(app, 'telling devices of saves', pollMs, () => events.poll(app.db));
  // An open stream would delay shutdown until its timeout.
  app.addHook('preClose', async () => events.endAll());

  app.get(
    accountEventsUrl,
    { onRequest: requireSession, exposeHeadRoute: false },
    async (request, reply) => {
      // A client that has already left triggers no close event, so its listener would stay until
      // its session ends.
      if (reply.raw.destroyed) throw callerLeft();
      const stream = new PassThrough();
      const end = () => {
        clearInterval(heartbeat);
        stream.end();
      };
      const write = (text: string) => {
        if (stream.writableLength > maxUnreadBytes) end();
        else if (!stream.writableEnded) stream.write(text);
      };
      const { user, tokenHash } = sessionOf(request);
      const stop = events.add(user.id, {
        tokenHash,
        publish: (event) => write(`data: ${JSON.stringify(event)}\n\n`),
        end,
      });
      const heartbeat = setInterval(async () => {
        // If the database is unavailable, the session counts as open.
        const isOpen = await isSessionOpen(request).catch(() => true);
        if (isOpen) write(':\n\n');
        else end();
      }, heartbeatMs);
      reply.raw.once('close', () => {
        stop();
        clearInterval(heartbeat);
        stream.destroy();
      });
      write(':\n\n');
      return reply
        .type(`${eventStreamType}; charset=utf-8`)
        .header('x-accel-buffering', 'no')
        .send(stream);
    },
  );
};
