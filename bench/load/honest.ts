import { setTimeout as wait } from 'node:timers/promises';
import { benchContent } from '../corpus.ts';
import { ask, type Person, type Product, signUp } from './product.ts';

const steps = ['dashboard', 'resume', 'save', 'page', 'pdf'] as const;
type Step = (typeof steps)[number];
type Answered = { step: Step; ms: number };
export type Served = { answers: Answered[]; refusals: string[] };

/** An ordinary user with a public page, which others visit. */
export type Honest = Person & { name: string };

const people = 3;
const betweenMs = 150;

/**
 * An ordinary user's requests, one after the other and within all limits: mostly reading, some
 * saving, a visit to a public page, and every few seconds a PDF of two pages.
 */
const day: readonly Step[] = [
  'dashboard',
  'resume',
  'save',
  'page',
  'save',
  'dashboard',
  'save',
  'resume',
  'page',
  'save',
  'dashboard',
  'save',
  'pdf',
];

/** Signs up the users whose waiting times are measured. */
export async function makeHonest(product: Product): Promise<Honest[]> {
  const made: Honest[] = [];
  for (let number = 0; number < people; number++) {
    const name = `honest${number}`;
    const content = twoPages(number);
    const person = await signUp(product, name, { address: `192.0.2.${number + 1}`, content });
    made.push({ ...person, name: `${name}-load` });
  }
  return made;
}

function twoPages(seed: number) {
  const content = benchContent(3, seed);
  return { ...content, workExperience: content.workExperience.slice(0, 3) };
}

/** Has all users work for this long, and measures each answer up to its last byte. */
export async function work(honest: readonly Honest[], seconds: number): Promise<Served> {
  const served: Served = { answers: [], refusals: [] };
  const end = performance.now() + 1_000 * seconds;
  const workOn = async (person: Honest, index: number) => {
    // Staggers the users, so that they are at different steps.
    await wait((index * betweenMs) / people);
    for (let done = index * 4; performance.now() < end; done++) {
      const step = day[done % day.length] ?? 'dashboard';
      const begun = performance.now();
      const { status } = await doOne(person, step);
      served.answers.push({ step, ms: performance.now() - begun });
      if (status >= 400) served.refusals.push(`${step} ${status}`);
      await wait(betweenMs);
    }
  };
  await Promise.all(honest.map(workOn));
  return served;
}

let saves = 0;

function doOne(person: Honest, step: Step) {
  const resume = `/api/resumes/${person.resumeId}`;
  if (step === 'dashboard') return ask(person, '/api/resumes');
  if (step === 'resume') return ask(person, resume);
  if (step === 'pdf') return ask(person, `${resume}/export/pdf`);
  if (step === 'page') return ask({ ...person, token: '' }, `/${person.name}`);
  return ask(person, resume, { method: 'PUT', body: { name: `My resume, change ${saves++}` } });
}
