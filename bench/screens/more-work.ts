/**
 * What some screens need in addition to the person's resumes: letters, answers, a link, an
 * operator, a new user.
 */
import { execFile } from 'node:child_process';
import { createHmac } from 'node:crypto';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { ask, type Person, type Product, signUp } from '../load/product.ts';

type Post = (path: string, body: unknown) => Promise<{ [key: string]: string }>;

const questions = [
  {
    question: 'Tell us about a time you changed someone’s mind with data.',
    answer:
      'Our risk team trusted a count that I knew to be double. I rebuilt it beside theirs for a month, and they switched.',
  },
  { question: 'What are your salary expectations?', answer: '' },
];

const letterText =
  'Dear hiring team,\n\nI ran 22 tests on repayment reminders and lifted on-time payment by 6.4 points.\n\nSincerely,\nMeera Iyer';

/** Adds letters, answers and a review link; returns the link's URL. */
export async function addWork(
  post: Post,
  { resumeId, applicationId }: { resumeId: string; applicationId: string },
): Promise<string> {
  const company = 'Nilgiri Foods';
  await post('/api/letters', { name: 'Nilgiri Foods', company, role: 'Analyst', text: letterText });
  await post('/api/letters', { name: 'Open application', text: letterText });
  await post('/api/questions', { applicationId, questions });
  const { address = '' } = await post(`/api/resumes/${resumeId}/links`, {
    kind: 'review',
    name: 'Farid',
    question: 'Does it read senior enough?',
  });
  return new URL(address).pathname;
}

const alphabet = 'abcdefghijklmnopqrstuvwxyz234567';

/** A TOTP code (RFC 6238). */
function codeOf(key: string): string {
  const bits = [...key.toLowerCase().replaceAll(' ', '')]
    .map((letter) => alphabet.indexOf(letter).toString(2).padStart(5, '0'))
    .join('');
  const secret = Buffer.from((bits.match(/.{8}/g) ?? []).map((byte) => Number.parseInt(byte, 2)));
  const counter = Buffer.alloc(8);
  counter.writeBigUInt64BE(BigInt(Math.floor(Date.now() / 30_000)));
  const mac = createHmac('sha1', secret).update(counter).digest();
  const number = mac.readUInt32BE((mac.at(-1) ?? 0) & 0xf) & 0x7fffffff;
  return String(number % 1_000_000).padStart(6, '0');
}

/** An operator, created by the command line, with two-step login. */
export async function makeOperator(product: Product, root: string): Promise<Person> {
  const address = '192.0.2.8';
  const person = await signUp(product, 'otto', { address, content: {} });
  const post = async (path: string, body: unknown) => {
    const { status, text } = await ask(person, path, { method: 'POST', body });
    if (status >= 300) throw new Error(`${path} answered ${status}: ${text}`);
    return JSON.parse(text).data;
  };
  const command = join(root, 'apps/api/src/folio.ts');
  // Without the settings of the shell or `.env`, which may name another database.
  const env = { PATH: process.env.PATH, DATA_DIR: product.dataDir };
  await promisify(execFile)(process.execPath, [command, 'operator', 'add', 'otto@gmail.com'], {
    env,
  });
  const { secret } = await post('/api/auth/second-factor', { password: 'Correct!horse7Battery' });
  await post('/api/auth/second-factor/confirm', { code: codeOf(secret) });
  return person;
}

/** A user who has just signed up; all lists, including the trash, are empty. */
export async function makeNewcomer(product: Product): Promise<Person> {
  const person = await signUp(product, 'nils', { address: '192.0.2.9', content: {} });
  for (const path of [`/api/resumes/${person.resumeId}`, '/api/trash']) {
    const { status, text } = await ask(person, path, { method: 'DELETE' });
    if (status >= 300) throw new Error(`${path} answered ${status}: ${text}`);
  }
  return person;
}

/** A mentor's comment and wording, on a resume that has a review link. */
export async function addReview(person: Person, resumeId: string, reviewPath: string) {
  const token = reviewPath.split('/').at(-1) ?? '';
  const data = async (path: string, body?: unknown) => {
    const { text } = await ask(person, path, body ? { method: 'POST', body } : {});
    return JSON.parse(text).data;
  };
  const { pass } = await data(`/api/reviews/${token}/reviewers`, { name: 'Farid Haddad' });
  const { content } = await data(`/api/resumes/${resumeId}`);
  const [{ id, bullets }] = content.workExperience;
  const say = (at: number, note: object) => {
    const path = `workExperience/${id}/bullets/bullets-${at + 1}/text`;
    const before = bullets[at];
    return data(`/api/reviews/${token}/notes`, { pass, note: { path, before, ...note } });
  };
  await say(0, { reason: 'Who decides now? Say it, if it was you.', quote: 'with engineering' });
  await say(1, { after: `${bullets[1]} It still runs.`, reason: 'It lasts: say so.' });
}
