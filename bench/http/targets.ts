import { randomBytes } from 'node:crypto';
import { wholeContentType } from '@folio/contract/plain-content';
import type { Client, Request } from 'autocannon';
import { benchContent } from '../corpus.ts';
import { ask, type Person, type Product, signUp } from '../load/product.ts';

/** A request to repeat; `requestOf` returns the one of a connection. */
export type Target = { name: string; bar?: number; requestOf: (connection: number) => Request };

/** As many as an active job seeker has. */
const resumesOfOne = 12;

/**
 * The targets. Each connection has its own account and resumes, since 32 browsers don't normally
 * compete for one resume's lock or row.
 */
export async function makeTargets(product: Product, connections: number): Promise<Target[]> {
  const people: Somebody[] = [];
  for (let number = 0; number < connections; number++)
    people.push(await makePerson(product, number));
  const [first] = people;
  if (!first) throw new Error('There are no connections');
  await ask(first, first.resume, { method: 'PUT', body: { isPublic: true } });
  const publicResume = first.resume.replace('resumes', 'public-resumes');
  // The headers of the editor's saves.
  const saving = { 'content-type': 'application/json', prefer: 'return=minimal' };
  const body = JSON.stringify({ content: benchContent(3, 1) });
  const as = (make: (somebody: Somebody) => Request) => (connection: number) =>
    make(people[connection % people.length] ?? first);
  return [
    { name: '/healthz', requestOf: () => ({ method: 'GET', path: '/healthz' }) },
    {
      name: 'list',
      bar: 0.35,
      requestOf: as(({ headers }) => ({ method: 'GET', path: '/api/resumes', headers })),
    },
    {
      name: 'one resume',
      bar: 0.35,
      requestOf: as(({ headers, resume }) => ({ method: 'GET', path: resume, headers })),
    },
    {
      name: 'save',
      bar: 0.12,
      requestOf: as(({ headers, resume }) => ({
        method: 'PUT',
        path: resume,
        headers: { ...headers, ...saving },
        body,
      })),
    },
    {
      name: 'save by operations',
      requestOf: as(({ headers, edited }) => ({
        method: 'POST',
        path: edited.path,
        headers: { ...headers, 'content-type': 'application/json' },
        setupRequest: (request) => ({ ...request, body: JSON.stringify(nextOperation(edited)) }),
        onResponse: (_, answer) => {
          edited.version = (JSON.parse(answer) as { data: Edited }).data.version;
        },
      })),
    },
    { name: 'public resume', requestOf: () => ({ method: 'GET', path: publicResume }) },
  ];
}

/** A resume that is open in an editor, with the last answer of the server. */
type Edited = { path: string; author: string; version: number; saves: number };

/** A change of one field, as the editor sends it after a pause. */
function nextOperation(edited: Edited) {
  const { author, version: since } = edited;
  const titleAfter = (saves: number) => `Engineer of ${saves} saves`;
  const was = titleAfter(edited.saves);
  edited.saves += 1;
  const value = titleAfter(edited.saves);
  const set = { kind: 'set', path: 'personalInfo/title', value, was };
  return { since, operations: [{ id: `${author}:${edited.saves}`, ...set }] };
}

/** A second resume of the same length, so that the log of whole saves doesn't affect it. */
async function makeEdited(person: Person, number: number): Promise<Edited> {
  const body = { name: 'Edited', content: benchContent(3, number) };
  const { text } = await ask(person, '/api/resumes', { method: 'POST', body });
  const { id, version } = (JSON.parse(text) as { data: { id: string; version: number } }).data;
  const path = `/api/resumes/${id}/operations`;
  return { path, author: randomBytes(8).toString('hex'), version, saves: 0 };
}

type Somebody = Person & { edited: Edited; resume: string; headers: Record<string, string> };

async function makePerson(product: Product, number: number): Promise<Somebody> {
  const address = `192.0.2.${number + 1}`;
  const content = benchContent(3, number);
  const person = await signUp(product, `bench${number}`, { address, content });
  for (let made = 1; made < resumesOfOne - 1; made++)
    await ask(person, '/api/resumes', { method: 'POST', body: { name: `Resume ${made}` } });
  const accept = `${wholeContentType}, application/json`;
  const headers = { authorization: `Bearer ${person.token}`, accept };
  const edited = await makeEdited(person, number);
  return { ...person, edited, resume: `/api/resumes/${person.resumeId}`, headers };
}

/** Sets each autocannon connection's own request. */
export function requestEach({ requestOf }: Target): (client: Client) => void {
  let opened = 0;
  return (client) => client.setRequests([requestOf(opened++)]);
}
