import type { FastifyInstance, FastifyRequest } from 'fastify';
import { type Configuration, isLoopback } from '../configuration.ts';
import type { Jobs } from '../jobs.ts';
import { escapeHtml } from './mail-text.ts';
import type { Mail } from './mailer.ts';
import { maxKept } from './queued-mailer.ts';
import { devMailbox } from './queues.ts';

/**
 * Shows mails of an installation without a mail server, on the local machine only: their links open
 * every account, so the page doesn't exist where others can reach the server.
 */
export function serveDevMailbox(app: FastifyInstance, jobs: Jobs): void {
  if (!canShowDevMailbox(app.configuration)) return;
  app.get('/dev/mail', async (request, reply) => {
    if (!isOnThisMachine(request)) return reply.callNotFound();
    const mails = await jobs.waiting<Mail>(devMailbox);
    const articles = mails
      .slice(0, maxKept)
      .map(({ data, createdAt }) => toArticle(data, createdAt));
    return reply.type('text/html; charset=utf-8').send(page(articles));
  });
}

/** Whether the settings make the server reachable from this machine only. */
export function canShowDevMailbox(configuration: Configuration): boolean {
  const { smtpUrl, isProduction, trustedProxies, host, baseUrl } = configuration;
  const isOpen = smtpUrl !== undefined || isProduction || trustedProxies.length > 0;
  return !isOpen && isLoopback(host) && isLoopback(new URL(baseUrl).hostname);
}

/**
 * Headers that browsers send. Proxies add headers of too many names to list; one that adds none
 * usually speaks HTTP/1.0.
 */
const browserHeaders =
  /^(host|connection|user-agent|accept(-.*)?|sec-.*|cookie|cache-control|pragma|priority|dnt|referer|upgrade-insecure-requests|if-.*|te)$/;

/** Also checks the host, against DNS rebinding. */
function isOnThisMachine({ raw }: FastifyRequest): boolean {
  const isDirect =
    raw.httpVersion !== '1.0' &&
    raw.url?.startsWith('/') === true &&
    Object.keys(raw.headers).every((name) => browserHeaders.test(name));
  const address = (raw.socket.remoteAddress ?? '').replace(/^::ffff:/, '');
  const host = (raw.headers.host ?? '').replace(/:\d{1,5}$/, '');
  return isDirect && isLoopback(address) && isLoopback(host);
}

function toArticle({ to, subject, text }: Mail, createdAt: Date): string {
  const body = escapeHtml(text).replace(/https?:\/\/\S+/g, (url) => {
    return `<a href="${url}">${url}</a>`;
  });
  return `<article><h2>${escapeHtml(subject)}</h2><p>To ${escapeHtml(to)}, ${createdAt.toISOString()}</p><pre>${body}</pre></article>`;
}

function page(articles: string[]): string {
  const style =
    'body{font:16px/1.5 system-ui,sans-serif;max-width:44rem;margin:2rem auto;padding:0 1rem}article{border-top:1px solid #ccc;padding:.5rem 0}pre{white-space:pre-wrap;overflow-wrap:anywhere}';
  const content = articles.length > 0 ? articles.join('') : '<p>No mail yet.</p>';
  return `<!doctype html><html lang="en"><head><meta charset="utf-8"><title>Kept mails</title><meta name="viewport" content="width=device-width"><style>${style}</style></head><body><h1>Kept mails</h1><p>No mail server is set (SMTP_URL), so mails are kept here. Newest first.</p>${content}</body></html>`;
}
