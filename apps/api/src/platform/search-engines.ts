import type { FastifyInstance } from 'fastify';

/** The pages that are for everybody. */
const publicPaths = [
  '/',
  '/pricing',
  '/signup',
  '/login',
  '/contact',
  '/contact-sales',
  '/help-center',
  '/help-center/guides',
  '/privacy-policy',
  '/terms-of-service',
];

/** Tells search engines where the public pages are. */
export function guideSearchEngines(app: FastifyInstance): void {
  const { baseUrl } = app.configuration;
  const robots = [
    'User-agent: *',
    'Disallow: /api/',
    'Disallow: /dev/',
    `Sitemap: ${baseUrl}/sitemap.xml`,
    '',
  ].join('\n');
  const places = publicPaths.map((path) => `<url><loc>${escapeXml(baseUrl + path)}</loc></url>`);
  const sitemap = `<?xml version="1.0" encoding="UTF-8"?>\n<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">${places.join('')}</urlset>\n`;
  const hidden = { schema: { hide: true } };
  app.get('/robots.txt', hidden, (_request, reply) =>
    reply.type('text/plain; charset=utf-8').send(robots),
  );
  app.get('/sitemap.xml', hidden, (_request, reply) =>
    reply.type('application/xml; charset=utf-8').send(sitemap),
  );
}

const escapeXml = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');
