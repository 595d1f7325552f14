import { setTimeout as wait } from 'node:timers/promises';
import { ask, type Person } from './product.ts';

export type Served = { times: number[]; refusals: string[] };

const betweenMs = 150;

/**
 * What somebody at work asks for, one thing after the other and within every limit: much reading,
 * some saving, and every two seconds a document and a picture of what was changed.
 */
const day = [
  'list',
  'save',
  'list',
  'list',
  'thumbnail',
  'list',
  'list',
  'list',
  'save',
  'list',
  'list',
  'docx',
  'list',
  'list',
] as const;

/** Does that for so long, and measures each answer from the question to its last byte. */
export async function workFor(person: Person, seconds: number): Promise<Served> {
  const served: Served = { times: [], refusals: [] };
  const end = performance.now() + 1_000 * seconds;
  for (let step = 0; performance.now() < end; step++) {
    const what = day[step % day.length] ?? 'list';
    const begun = performance.now();
    const { status } = await doOne(person, what, step);
    served.times.push(performance.now() - begun);
    if (status >= 400) served.refusals.push(`${what} ${status}`);
    await wait(betweenMs);
  }
  return served;
}

function doOne(person: Person, what: (typeof day)[number], step: number) {
  const resume = `/api/resumes/${person.resumeId}`;
  if (what === 'list') return ask(person, '/api/resumes');
  if (what === 'thumbnail') return ask(person, `${resume}/thumbnail?width=480`);
  if (what === 'docx') return ask(person, `${resume}/export/docx`);
  return ask(person, resume, { method: 'PUT', body: { name: `My resume, change ${step}` } });
}
