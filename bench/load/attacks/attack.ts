import { setTimeout as wait } from 'node:timers/promises';
import { benchContent } from '../../corpus.ts';
import { ask, type Person } from '../product.ts';

/** What an attack needs to have made before, such as the address of a link. */
export type Made = Readonly<Record<string, string>>;

export type Attack = {
  /** What each hostile account's resume holds; the largest that is legal, unless this says otherwise. */
  content?: () => unknown;
  /** Made for each hostile account beforehand, while no limit holds. */
  prepare?: (person: Person) => Promise<Made>;
  /** Goes on until the signal says so, as one of the hostile accounts. */
  run: (person: Person, signal: AbortSignal, made: Made) => Promise<void>;
};

const betweenMs = 100;

/** Asks over so many connections at once, again and again, whatever is answered. */
export const flood =
  (connections: number, once: (person: Person, made: Made) => Promise<unknown>): Attack['run'] =>
  async (person, signal, made) => {
    const goOn = async () => {
      while (!signal.aborted) {
        await once(person, made).catch(() => {});
        await wait(betweenMs);
      }
    };
    await Promise.all(Array.from({ length: connections }, goOn));
  };

export const post = (path: string, body: unknown) => {
  const text = JSON.stringify(body);
  return (person: Person) => ask(person, path, { method: 'POST', body: text });
};

/** Makes something and answers what was made; an attack that cannot be prepared measures nothing. */
export async function make(person: Person, path: string, body: unknown) {
  const { status, text } = await ask(person, path, { method: 'POST', body });
  if (status >= 300) throw new Error(`${path} answered ${status}: ${text.slice(0, 300)}`);
  return JSON.parse(text).data;
}

/** Of each script one sentence: what is set in many fonts costs most to shape. */
const sentences = [
  'Led a team of nine and cut costs',
  'टीम का नेतृत्व किया',
  'قاد فريقا من تسعة',
  '領導了九人的團隊',
  'チームを率いた',
  '팀을 이끌었다',
  'ทำงานร่วมกับทีม',
  'וניהל צוות',
];

/** As much as a resume may have: 3,000 bullets, 600 KB, in eight scripts. */
export const manyScripts = () => largest((index) => `${sentences[index % 8]} ${index}`);

/** The same, 900 KB in Latin letters. */
export const largestContent = () =>
  largest((index) => `Led word${index % 977} of many offices and cut costs by ${index % 90}%`, 130);

function largest(text: (index: number) => string, jobs = 200) {
  const [job] = benchContent(20, 2).workExperience;
  let written = 0;
  const bullet = () => ({ text: Array.from({ length: 8 }, () => text(written++)).join(' ') });
  const workExperience = Array.from({ length: jobs }, () => ({
    ...job,
    bullets: Array.from({ length: 15 }, bullet),
  }));
  return { ...benchContent(1, 1), workExperience };
}
