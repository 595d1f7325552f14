import { setTimeout as wait } from 'node:timers/promises';
import { benchContent } from '../../corpus.ts';
import { ask, type Person } from '../product.ts';

/** The results of an attack's preparation, such as a link's address. */
export type Made = Readonly<Record<string, string>>;

export type Attack = {
  /** The content of each hostile account's resume; by default the largest that is valid. */
  content?: () => unknown;
  /** Runs for each hostile account before the measurement, without limits. */
  prepare?: (person: Person) => Promise<Made>;
  /** Attacks as one of the hostile accounts until the signal is aborted. */
  run: (person: Person, signal: AbortSignal, made: Made) => Promise<void>;
};

const betweenMs = 100;

/** Repeats a request on this many connections, regardless of the answers. */
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

/** Creates something and returns it. Throws on failure, since the attack would measure nothing. */
export async function make(person: Person, path: string, body: unknown) {
  const { status, text } = await ask(person, path, { method: 'POST', body });
  if (status >= 300) throw new Error(`${path} answered ${status}: ${text.slice(0, 300)}`);
  return JSON.parse(text).data;
}

/** One sentence of each script, since text in many fonts is the most expensive to shape. */
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

/** The largest valid resume: 3,000 bullets, 600 KB, in eight scripts. */
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
