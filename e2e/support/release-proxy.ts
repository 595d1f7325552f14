import { request as ask, createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';

/**
 * Simulates a release: afterwards the start script has another name in pages and the service
 * worker, as after any change of the sources.
 */
export async function startReleaseProxy(baseUrl: string) {
  let release = 1;
  const server = createServer((request, response) => {
    forward(baseUrl, request, response, release).catch(() => response.destroy());
  });
  await new Promise<void>((resolve) => {
    server.listen(0, 'localhost', resolve);
  });
  const { port } = server.address() as AddressInfo;
  return {
    url: `http://localhost:${port}`,
    release: () => {
      release = 2;
    },
    close: () => {
      server.closeAllConnections();
      server.close();
    },
  };
}

const entryName = /(\/assets\/index-[\w-]+?)(-next)?\.js/g;

async function forward(
  baseUrl: string,
  request: IncomingMessage,
  response: ServerResponse,
  release: number,
): Promise<void> {
  const path = (request.url ?? '/').replace('-next.js', '.js');
  // Removes conditional headers, since a cached page is of the previous release.
  const { 'if-none-match': _, 'if-modified-since': _since, ...sent } = request.headers;
  const headers = { ...sent, host: new URL(baseUrl).host, 'accept-encoding': 'identity' };
  const answer = await new Promise<IncomingMessage>((resolve, reject) => {
    const asked = ask(new URL(path, baseUrl), { method: request.method, headers }, resolve);
    asked.on('error', reject);
    request.pipe(asked);
  });
  const isWritten = path === '/sw.js' || answer.headers['content-type']?.startsWith('text/html');
  if (release === 1 || !isWritten) {
    response.writeHead(answer.statusCode ?? 502, answer.headers);
    answer.pipe(response);
    return;
  }
  const parts: Buffer[] = [];
  for await (const part of answer) parts.push(part as Buffer);
  const text = Buffer.concat(parts)
    .toString()
    .replaceAll(entryName, '$1-next.js')
    // The revision of the cached page, whose text has changed.
    .replace(/(url:`\/index\.html`,revision:`)/, '$1next');
  const { 'content-length': __, etag: ___, ...kept } = answer.headers;
  response.writeHead(answer.statusCode ?? 502, kept);
  response.end(text);
}
