/** Attacks without an account, from a few addresses. */
import { ask, type Person } from '../product.ts';
import { type Attack, flood, largestContent, make, post } from './attack.ts';

const asStranger = (person: Person): Person => ({ ...person, token: '' });
const random = () => Math.random().toString(36).slice(2, 12);
const fields = (count: number) =>
  Object.fromEntries(Array.from({ length: count }, (_, index) => [`field${index}`, 0]));

const password = 'Wrong!horse7Battery';
const someAddress = () => `${random()}${random()}@gmail.com`;

const register = (person: Person) =>
  ask(asStranger(person), '/api/auth/register', {
    method: 'POST',
    body: {
      firstName: 'No',
      lastName: 'Body',
      username: random(),
      email: someAddress(),
      password,
      confirmPassword: password,
    },
  });

/** A public page with the largest profile and resume. */
const largestPage = {
  content: largestContent,
  prepare: async (person: Person) => {
    const text = 'Led many offices and cut costs. '.repeat(14);
    const entry = { company: 'Acme', position: 'Cook', startDate: '2001', endDate: '2004' };
    const workExperience = Array.from({ length: 200 }, (_, index) => ({
      ...entry,
      id: `w${index}`,
      description: text.repeat(8),
    }));
    const sent = { method: 'PUT', body: { bio: text.repeat(40), workExperience } };
    const { status, text: answer } = await ask(person, '/api/users/profile', sent);
    if (status >= 300) throw new Error(answer);
    await ask(person, `/api/resumes/${person.resumeId}`, {
      method: 'PUT',
      body: { isPublic: true },
    });
    const me = await ask(person, '/api/users/profile');
    return { page: `/${JSON.parse(me.text).data.username}` };
  },
};

const sharedLink = {
  content: largestContent,
  prepare: async (person: Person) => {
    const slug = `s${random()}`;
    const locked = `l${random()}`;
    const links = `/api/resumes/${person.resumeId}/links`;
    await make(person, links, { kind: 'share', slug, name: 'x' });
    await make(person, links, { kind: 'share', slug: locked, name: 'x', password: 'secret1' });
    return { slug, locked };
  },
};

const reviewLink = {
  content: largestContent,
  prepare: async (person: Person) => {
    const { resumeId } = person;
    const made = await make(person, `/api/resumes/${resumeId}/links`, {
      kind: 'review',
      name: 'x',
    });
    const token = String(made.address).split('/').at(-1) ?? '';
    const { pass } = await make(person, `/api/reviews/${token}/reviewers`, { name: 'Eve' });
    const { text } = await ask(person, `/api/resumes/${resumeId}`);
    const [job] = JSON.parse(text).data.content.workExperience ?? [];
    return { token, pass, path: `workExperience/${job?.id}/position`, before: job?.position ?? '' };
  },
};

export const ofStrangers: Record<string, Attack> = {
  'strangers: the largest public page': {
    ...largestPage,
    run: flood(8, (person, { page = '' }) => ask(asStranger(person), page)),
  },
  'strangers: its PDF and picture': {
    ...largestPage,
    run: flood(4, async (person, { page = '' }) => {
      const rest = Math.random() < 0.5 ? '/resume.pdf' : '/resume.svg';
      await ask(asStranger(person), page + rest);
    }),
  },
  'strangers: the largest public resume': {
    ...largestPage,
    run: flood(8, (person) => ask(asStranger(person), `/api/public-resumes/${person.resumeId}`)),
  },
  'strangers: the largest shared resume': {
    ...sharedLink,
    run: flood(8, (person, { slug }) =>
      post(`/api/shared-resumes/${slug}`, {})(asStranger(person)),
    ),
  },
  'strangers: passwords of a link': {
    ...sharedLink,
    run: flood(8, (person, { locked }) =>
      post(`/api/shared-resumes/${locked}`, { password: random() })(asStranger(person)),
    ),
  },
  'strangers: reviewing the largest resume': {
    ...reviewLink,
    run: flood(6, async (person, { token, pass, path, before }) => {
      const stranger = asStranger(person);
      await post(`/api/reviews/${token}/reading`, { pass })(stranger);
      const note = { path, before, after: `${random()} `.repeat(1_800) };
      await post(`/api/reviews/${token}/notes`, { pass, note })(stranger);
    }),
  },
  'strangers: logging in and signing up': {
    run: flood(10, async (person) => {
      await post('/api/auth/login', { email: someAddress(), password })(asStranger(person));
      await register(person);
    }),
  },
  'strangers: tokens that nobody has': {
    run: flood(20, (person) =>
      ask({ ...person, token: `${random()}${random()}${random()}` }, '/api/resumes'),
    ),
  },
  'strangers: pages that are not there': {
    run: flood(20, (person) => ask(asStranger(person), `/${random()}`)),
  },
  'strangers: 70,000 unknown fields to sign-up': {
    run: flood(6, post('/api/auth/register', fields(70_000))),
  },
  'strangers: depth and names in what they send': {
    run: flood(6, async (person) => {
      const stranger = asStranger(person);
      const deep = '['.repeat(100_000) + ']'.repeat(100_000);
      await ask(stranger, '/api/contact', { method: 'POST', body: deep });
      await post('/api/contact', { message: 'x '.repeat(60_000), ...fields(900) })(stranger);
      await post('/api/auth/login', fields(800))(stranger);
    }),
  },
  'strangers: writing without a model': {
    run: flood(
      6,
      post('/api/ai/suggestions', {
        section: 'summary',
        currentContent: 'I led nine cooks and cut 40% of costs. '.repeat(500),
        jobDescription: 'We need Kafka and Rust, 5 years. '.repeat(600),
      }),
    ),
  },
};
