import type { FastifyRequest } from 'fastify';

/** Whether the caller's cached version matches the tag: RFC 9110, 13.1.2. */
export const matchesEtag = (ifNoneMatch: string | undefined, tag: string): boolean =>
  ifNoneMatch?.split(',').some((one) => one.trim().replace(/^W\//, '') === tag) ?? false;

/**
 * Returns the best compression that the caller accepts, or undefined for none (RFC 9110, 12.5.3).
 */
export function encodingFor({
  headers,
}: Pick<FastifyRequest, 'headers'>): 'br' | 'gzip' | undefined {
  const accepted = new Map(
    String(headers['accept-encoding'] ?? '')
      .toLowerCase()
      .split(',')
      .map((one) => one.split(';').map((part) => part.trim()))
      .map(([name = '', ...parts]) => [name, !parts.some((part) => /^q=0(?:\.0*)?$/.test(part))]),
  );
  return (['br', 'gzip'] as const).find((name) => accepted.get(name) ?? accepted.get('*') ?? false);
}

/**
 * Builds the header of RFC 6266: an ASCII name for old clients, and the real one encoded as UTF-8.
 */
export function attachment(fileName: string): string {
  const plain = fileName
    .normalize('NFKD')
    .replaceAll(/[^\x20-\x7e]/g, '')
    // Also covers the result of normalizing full-width characters, such as '／'.
    .replaceAll(/["\\/:*?<>|%]/g, '_');
  const encoded = encodeURIComponent(fileName).replaceAll(
    /['()*]/g,
    (character) => `%${character.charCodeAt(0).toString(16).toUpperCase()}`,
  );
  return `attachment; filename="${plain}"; filename*=UTF-8''${encoded}`;
}
