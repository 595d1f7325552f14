/** Attacks by connections: unfinished requests, unread responses, open streams. */
import { connect } from 'node:net';
import { setTimeout as wait } from 'node:timers/promises';
import type { Person } from '../product.ts';
import { type Attack, flood, largestContent } from './attack.ts';

const betweenMs = 100;
const head = 'POST /api/auth/login HTTP/1.1\r\nhost: x\r\ncontent-type: application/json\r\n';
const half = ['', head, `${head}content-length: 9000\r\n\r\n{"email":`];

/** Holds connections that send a text and then nothing; reopens closed ones. */
const hold =
  (
    count: number,
    textOf: (person: Person, index: number) => string,
    isReading: boolean,
  ): Attack['run'] =>
  async (person, signal) => {
    const { hostname, port } = new URL(person.url);
    const holdOne = async (text: string) => {
      while (!signal.aborted) {
        const socket = connect(Number(port), hostname);
        const closed = new Promise((resolve) => socket.once('close', resolve));
        const end = () => socket.destroy();
        signal.addEventListener('abort', end, { once: true });
        socket.on('error', () => {});
        if (isReading) socket.resume();
        socket.write(text);
        await closed;
        signal.removeEventListener('abort', end);
        await wait(betweenMs);
      }
    };
    await Promise.all(Array.from({ length: count }, (_, index) => holdOne(textOf(person, index))));
  };

const get = (path: string, { token, address }: Person) =>
  `GET ${path} HTTP/1.1\r\nhost: x\r\nx-forwarded-for: ${address}\r\nauthorization: Bearer ${token}\r\n\r\n`;

const hugeHead = { cookie: 'x'.repeat(14_000) };

export const ofConnections: Record<string, Attack> = {
  'half heads, half bodies and silent connections, 225 each': {
    run: hold(225, (_, index) => half[index % half.length] ?? '', true),
  },
  'downloads that nobody reads, 50 each': {
    content: largestContent,
    run: hold(50, (person) => get(`/api/resumes/${person.resumeId}`, person), false),
  },
  'streams of events, 100 each': {
    run: hold(100, (person) => get('/api/events', person), true),
  },
  'heads of 14 KB': {
    run: flood(20, async ({ url, address }) => {
      const headers = { ...hugeHead, 'x-forwarded-for': address };
      await (await fetch(`${url}/api/auth/me`, { headers })).text();
    }),
  },
};
