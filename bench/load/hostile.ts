import { connect } from 'node:net';
import { setTimeout as wait } from 'node:timers/promises';
import { ask, type Person } from './product.ts';

/** Goes on until the signal says so, which it does after some seconds. */
type Attack = (person: Person, signal: AbortSignal) => Promise<void>;

const betweenMs = 100;
const mostConnections = 900;

const fields = (count: number) =>
  Object.fromEntries(Array.from({ length: count }, (_, index) => [`field${index}`, 0]));
const manyFields = fields(70_000);

/** Asks over so many connections at once, again and again, whatever is answered. */
const flood =
  (connections: number, once: (person: Person) => Promise<unknown>): Attack =>
  async (person, signal) => {
    const goOn = async () => {
      while (!signal.aborted) {
        await once(person).catch(() => {});
        await wait(betweenMs);
      }
    };
    await Promise.all(Array.from({ length: connections }, goOn));
  };

const post = (path: string, body: unknown) => (person: Person) =>
  ask(person, path, { method: 'POST', body });

/** Digits as a score's patterns once read them in quadratic time. */
const nastyText = `1${'0'.repeat(14_000)}x ${'$1,'.repeat(1_500)}`;
const nastyResume = {
  personalInfo: { firstName: 'Ada', summary: nastyText },
  workExperience: Array.from({ length: 4 }, () => ({ position: 'Cook', description: nastyText })),
};

/** 60 KB that a form splits into 20,000 entries, each of which is filled with its defaults. */
const emptyEntries = {
  name: 'Ada',
  pages: Array.from({ length: 50 }, () => ({
    experience: Array.from({ length: 400 }, () => ({})),
  })),
};
const blankBullets = { name: 'Ada', experience: [{ bulletPoints: '\n'.repeat(149_000) }] };

const head = 'POST /api/auth/login HTTP/1.1\r\nhost: x\r\ncontent-type: application/json\r\n';

/** Connections that begin a request and never end it, each opened anew when it is closed. */
const holdConnections: Attack = async ({ url }, signal) => {
  const { hostname, port } = new URL(url);
  const texts = ['', head, `${head}content-length: 9000\r\n\r\n{"email":`];
  const hold = async (text: string) => {
    while (!signal.aborted) {
      const socket = connect(Number(port), hostname);
      const closed = new Promise((resolve) => socket.once('close', resolve));
      const end = () => socket.destroy();
      signal.addEventListener('abort', end, { once: true });
      socket.on('error', () => {}).resume();
      socket.write(text);
      await closed;
      signal.removeEventListener('abort', end);
      await wait(betweenMs);
    }
  };
  await Promise.all(
    Array.from({ length: mostConnections }, (_, index) => hold(texts[index % texts.length] ?? '')),
  );
};

const randomWidth = () => 120 + Math.floor(Math.random() * 1_080);

/** One hostile client of each kind, by what it does. */
export const attacks: Record<string, Attack> = {
  '70,000 unknown fields to sign-up, 6 connections': flood(
    6,
    post('/api/auth/register', manyFields),
  ),
  '1 MB resumes with unknown fields, 6 connections': flood(
    6,
    post('/api/resumes', { content: { name: 'Ada', ...manyFields } }),
  ),
  'resumes of 20,000 empty entries, 6 connections': flood(
    6,
    post('/api/resumes', { content: emptyEntries }),
  ),
  'resumes of 149,000 blank bullets, 6 connections': flood(
    6,
    post('/api/resumes', { content: blankBullets }),
  ),
  'reading a large resume, 6 connections': flood(6, (person) =>
    ask(person, `/api/resumes/${person.resumeId}`),
  ),
  '70 Word files at once of a large resume': flood(70, (person) =>
    ask(person, `/api/resumes/${person.resumeId}/export/docx`),
  ),
  'thumbnails of random widths, 12 at once': flood(12, (person) =>
    ask(person, `/api/resumes/${person.resumeId}/thumbnail?width=${randomWidth()}`),
  ),
  'thumbnails of a resume that changes, 12 at once': flood(12, async (person) => {
    const resume = `/api/resumes/${person.resumeId}`;
    await ask(person, resume, { method: 'PUT', body: { name: `Change ${randomWidth()}` } });
    await ask(person, `${resume}/thumbnail?width=1200`);
  }),
  '900 half heads, half bodies and silent connections': holdConnections,
  '10 scores at once of nasty texts': flood(10, post('/api/ai/score', { resumeData: nastyResume })),
};
