import { setTimeout as wait } from 'node:timers/promises';
import { registration } from './accounts.ts';
import type { ProductProcess } from './product-process.ts';

/** A client with one account at a running product. */
export type ProductClient = {
  call: (method: string, path: string, body?: object) => Promise<{ status: number; body: Answer }>;
  /** The headers that identify the caller. */
  headers: () => Record<string, string>;
  /** Acknowledged saves, by resume id. */
  saved: Saved;
  /** Saves a resume repeatedly until aborted, ignoring errors. */
  keepSaving: (until: AbortSignal, bytes: number) => Promise<void>;
  /** Acknowledged saves that were lost, as messages. */
  findLost: () => Promise<string[]>;
};

// biome-ignore lint/suspicious/noExplicitAny: an answer as it came; a test looks into it.
type Answer = any;
type Saved = Map<string, { version: number; name: string }>;

export async function signUpAt(product: ProductProcess): Promise<ProductClient> {
  let token = '';
  const call = (method: string, path: string, body?: object) =>
    callProduct(product, method, path, body, token);
  const registered = await call('POST', '/auth/register', registration());
  const { verificationToken } = registered.body.data;
  const verified = await call('POST', '/auth/verify-email', { token: verificationToken });
  token = verified.body.token;
  const saved: Saved = new Map();
  return {
    call,
    headers: () => ({ authorization: `Bearer ${token}` }),
    saved,
    keepSaving: async (until, bytes) => {
      let id: string | undefined;
      // The server may be killed before the resume is created.
      while (id === undefined && !until.aborted) {
        const created = await call('POST', '/resumes', {}).catch(() => undefined);
        id = created?.body.data?.id;
        if (id === undefined) await wait(20);
      }
      if (id === undefined) return;
      for (let n = 1; !until.aborted; n++) {
        const save = { name: `Save ${n}`, content: contentOf(bytes) };
        const answer = await call('PUT', `/resumes/${id}`, save).catch(() => undefined);
        const data = answer?.body.data;
        if (answer?.status === 200) saved.set(id, { version: data.version, name: data.name });
        else await wait(20);
      }
    },
    findLost: async () => {
      const { body } = await call('GET', '/resumes');
      const kept: Saved = new Map(body.data.map((one: { id: string }) => [one.id, one]));
      return [...saved]
        .filter(([id, one]) => isLost(one, kept.get(id)))
        .map(([, { name }]) => name);
    },
  };
}

/** An unacknowledged save may also be stored, if it is complete. */
const isLost = (
  saved: { version: number; name: string },
  kept: { version: number; name: string } | undefined,
): boolean =>
  !kept ||
  kept.version < saved.version ||
  (kept.version === saved.version && kept.name !== saved.name);

/** Returns text of that length that compresses badly. */
function contentOf(bytes: number): object {
  const bullets = Array.from({ length: Math.ceil(bytes / 10_000) }, () => randomText(10_000));
  return { workExperience: [{ company: 'Analytical Engines', bullets }] };
}

const randomText = (length: number): string =>
  Array.from({ length: length / 10 }, () => Math.random().toString(36).slice(2, 12)).join('');

async function callProduct(
  { url }: ProductProcess,
  method: string,
  path: string,
  body?: object,
  token?: string,
) {
  const answer = await fetch(`${url}/api${path}`, {
    method,
    headers: {
      ...(body ? { 'content-type': 'application/json' } : {}),
      ...(token ? { authorization: `Bearer ${token}` } : {}),
    },
    ...(body ? { body: JSON.stringify(body) } : {}),
  });
  return { status: answer.status, body: await answer.json() };
}
