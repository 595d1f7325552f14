import type { Client, Request } from 'autocannon';
import { benchContent } from '../corpus.ts';
import { ask, type Person } from '../load/product.ts';

/** What is asked for again and again; `requestOf` makes the request of one of the connections. */
export type Target = { name: string; bar?: number; requestOf: (connection: number) => Request };

/** As many as a person has who applies for work in earnest. */
const resumesInList = 12;

/** The targets for a person, who gets a resume for each connection. */
export async function makeTargets(person: Person, connections: number): Promise<Target[]> {
  const ids: string[] = [];
  for (let made = 0; made < Math.max(connections, resumesInList); made++)
    ids.push(await makeResume(person, made));
  const [publicId] = ids;
  await ask(person, `/api/resumes/${publicId}`, { method: 'PUT', body: { isPublic: true } });
  const headers = { authorization: `Bearer ${person.token}` };
  // What the editor sends while somebody writes, and how it asks to be answered.
  const saving = { ...headers, 'content-type': 'application/json', prefer: 'return=minimal' };
  const save = JSON.stringify({ content: benchContent(3, 1) });
  // Each connection saves a resume of its own: in life no 32 browsers wait for the lock of one.
  const own = (connection: number) => `/api/resumes/${ids[connection % ids.length]}`;
  return [
    { name: '/healthz', requestOf: () => ({ method: 'GET', path: '/healthz' }) },
    {
      name: 'list',
      bar: 0.35,
      requestOf: () => ({ method: 'GET', path: `/api/resumes?limit=${resumesInList}`, headers }),
    },
    {
      name: 'one resume',
      bar: 0.35,
      requestOf: (connection) => ({ method: 'GET', path: own(connection), headers }),
    },
    {
      name: 'save',
      bar: 0.12,
      requestOf: (connection) => ({
        method: 'PUT',
        path: own(connection),
        headers: saving,
        body: save,
      }),
    },
    {
      name: 'public resume',
      requestOf: () => ({ method: 'GET', path: `/api/public-resumes/${publicId}` }),
    },
  ];
}

/** Gives each connection that autocannon opens the request that is its own. */
export function requestEach({ requestOf }: Target): (client: Client) => void {
  let opened = 0;
  return (client) => client.setRequests([requestOf(opened++)]);
}

async function makeResume(person: Person, index: number): Promise<string> {
  const body = { name: `Resume ${index}`, content: benchContent(3, index) };
  const { status, text } = await ask(person, '/api/resumes', { method: 'POST', body });
  if (status !== 201) throw new Error(`A resume could not be made: ${status} ${text}`);
  return JSON.parse(text).data.id;
}
