import type { Description } from '../api-docs/describe-operations.ts';
import type { App } from '../app.ts';
import { isSold } from '../platform/money-configuration.ts';

/** The documented error codes of each operation, for apps with and without payments. */
const describedBy = {
  sold: new Map<string, ReadonlySet<string>>(),
  free: new Map<string, ReadonlySet<string>>(),
};

/**
 * Compares an app's errors during tests with its documentation: `stray` has operations with codes
 * that `/api/openapi.json` doesn't list. Undocumented routes are ignored.
 */
export function watchRefusals(app: App): { stray: ReadonlySet<string> } {
  const described = describedBy[isSold(app.configuration) ? 'sold' : 'free'];
  const stray = new Set<string>();
  let isRead = false;
  app.addHook('onSend', async ({ method, routeOptions }, { statusCode }, payload) => {
    const { url } = routeOptions;
    const code = statusCode >= 400 && typeof payload === 'string' && codeIn(payload);
    if (!code || !url?.startsWith('/api/')) return;
    const operation = `${method} ${pathOf(url)}`;
    // The routes depend on the app: without payments some are missing.
    if (!described.has(operation) && !isRead) {
      isRead = true;
      const { paths } = (await app.inject('/api/openapi.json')).json<Description>();
      for (const [name, codes] of codesOf(paths)) described.set(name, codes);
    }
    if (described.get(operation)?.has(code) === false) stray.add(`${operation}: ${code}`);
  });
  return { stray };
}

const codeIn = (payload: string): string | undefined => /"code":"([A-Z_]+)"/.exec(payload)?.[1];

/** The documented path; the formats of an export share one. */
const pathOf = (url: string): string =>
  url.replace(/:(\w+)/g, '{$1}').replace(/\/export\/\w+$/, '/export/{format}');

const codesOf = (paths: Description['paths']): [string, Set<string>][] =>
  Object.entries(paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, { responses }]): [string, Set<string>] => [
      `${method.toUpperCase()} ${path}`,
      new Set(Object.values(responses).flatMap(({ description }) => description.split(', '))),
    ]),
  );
