/** Attacks by a few accounts at once, with requests that are valid by the contract. */
import { crc32, deflateSync } from 'node:zlib';
import { ask, type Person, password } from '../product.ts';
import { type Attack, flood, largestContent, make, manyScripts, post } from './attack.ts';

const resumeOf = ({ resumeId }: Person) => `/api/resumes/${resumeId}`;
const random = () => Math.floor(Math.random() * 1e9);
const widths = [240, 480, 720, 1200];

/** Digits that patterns of the score once read in quadratic time. */
const nastyText = `1${'0'.repeat(14_000)}x ${'$1,'.repeat(1_500)}`;
const nastyResume = {
  personalInfo: { firstName: 'Ada', summary: nastyText },
  workExperience: Array.from({ length: 4 }, () => ({ position: 'Cook', description: nastyText })),
};
const longestAdvertisement = 'We need Kafka and confocal microscopy, 5 years of Rust. '
  .repeat(357)
  .slice(0, 20_000);

const manyRows = 500;

const manyApplications = {
  prepare: async (person: Person) => {
    for (let made = 0; made < manyRows; made += 5)
      await Promise.all(
        Array.from({ length: 5 }, (_, index) =>
          make(person, '/api/applications', {
            role: `Cook ${made + index}`,
            company: `Acme ${random()}`,
            notes: 'They asked for more of it. '.repeat(made < 100 ? 350 : 20),
            nextStep: 'Call',
            nextStepDay: '2027-01-01',
            day: '2026-11-27',
          }),
        ),
      );
    const feed = await make(person, '/api/applications/calendar-feed', {});
    return { calendar: new URL(feed.address).pathname };
  },
};

const manySuggestions = {
  content: largestContent,
  prepare: async (person: Person) => {
    const { text } = await ask(person, resumeOf(person));
    const [job] = JSON.parse(text).data.content.workExperience;
    for (let made = 0; made < 100; made += 10)
      await Promise.all(
        Array.from({ length: 10 }, () =>
          ask(person, `${resumeOf(person)}/suggestions`, {
            method: 'POST',
            body: {
              path: `workExperience/${job.id}/description`,
              before: job.description,
              after: 'We cooked more of it. '.repeat(900),
              reason: 'because',
            },
          }),
        ),
      );
    return {};
  },
};

const withKey = {
  content: largestContent,
  prepare: async (person: Person) => {
    const scopes = ['read', 'suggest', 'write', 'export'];
    const { key } = await make(person, '/api/users/api-keys', {
      name: 'bench',
      scopes,
      days: 30,
      password,
    });
    return { key };
  },
};

const callTool = (name: string, input: unknown, id = 1) => ({
  jsonrpc: '2.0',
  id,
  method: 'tools/call',
  params: { name, arguments: input },
});

export const ofAccounts: Record<string, Attack> = {
  'documents of the largest resumes, 8 at once each': {
    content: manyScripts,
    run: flood(8, (person) => {
      const format = ['pdf', 'docx', 'html'][random() % 3];
      return ask(person, `${resumeOf(person)}/export/${format}`);
    }),
  },
  'Word files of a large resume, 70 at once each': {
    content: largestContent,
    run: flood(70, (person) => ask(person, `${resumeOf(person)}/export/docx`)),
  },
  'thumbnails of a large resume that changes': {
    content: manyScripts,
    run: flood(8, async (person) => {
      const body = { name: `Change ${random()}` };
      await ask(person, resumeOf(person), { method: 'PUT', body });
      await ask(person, `${resumeOf(person)}/thumbnail?width=${widths[random() % 4]}`);
    }),
  },
  'scores and matches of the largest resume': {
    content: largestContent,
    run: flood(6, async (person) => {
      await ask(person, `${resumeOf(person)}/score`);
      await post(`${resumeOf(person)}/match`, { jobDescription: longestAdvertisement })(person);
    }),
  },
  'scores of nasty texts': { run: flood(10, post('/api/ai/score', { resumeData: nastyResume })) },
  'saves of the largest resume': {
    content: largestContent,
    run: flood(6, (person) =>
      ask(person, resumeOf(person), { method: 'PUT', body: nextLargest() }),
    ),
  },
  'reading the largest resume': {
    content: largestContent,
    run: flood(8, (person) => ask(person, resumeOf(person))),
  },
  'resumes of 20,000 empty entries': {
    run: flood(
      6,
      post('/api/resumes', {
        content: {
          name: 'Ada',
          pages: Array.from({ length: 50 }, () => ({
            experience: Array.from({ length: 400 }, () => ({})),
          })),
        },
      }),
    ),
  },
  'lists of many applications': {
    ...manyApplications,
    run: flood(8, (person) =>
      ask(person, `/api/applications?limit=500&search=${random() % 9}&order=company`),
    ),
  },
  'exports of many applications, and their calendar': {
    ...manyApplications,
    run: flood(6, async (person, { calendar = '' }) => {
      await ask(person, '/api/applications/export');
      await ask({ ...person, token: '' }, calendar);
    }),
  },
  'lists of 100 long suggestions': {
    ...manySuggestions,
    run: flood(6, (person) => ask(person, `${resumeOf(person)}/suggestions`)),
  },
  'tools of assistants': {
    ...withKey,
    run: flood(8, ({ url, resumeId, address }, { key = '' }) =>
      fetch(`${url}/mcp`, {
        method: 'POST',
        headers: {
          authorization: `Bearer ${key}`,
          accept: 'application/json, text/event-stream',
          'content-type': 'application/json',
          'x-forwarded-for': address,
        },
        body: JSON.stringify(
          callTool(random() % 2 ? 'read_resume' : 'score_resume', { id: resumeId }),
        ),
      }).then((answer) => answer.text()),
    ),
  },
  'downloads of all that an account has': {
    ...manyApplications,
    content: largestContent,
    run: flood(4, (person) => ask(person, '/api/users/data')),
  },
  'uploads of large pictures': {
    run: flood(4, (person) => uploadPicture(person)),
  },
};

let changes = 0;
let largestText = '';

function nextLargest(): string {
  largestText ||= JSON.stringify({ content: largestContent() });
  return largestText.replace('word1 ', `word${changes++}x `);
}

async function uploadPicture({ url, token, address }: Person) {
  const form = new FormData();
  form.append('profilePicture', new Blob([largePicture()], { type: 'image/png' }), 'a.png');
  const headers = { authorization: `Bearer ${token}`, 'x-forwarded-for': address };
  await fetch(`${url}/api/users/profile/picture`, { method: 'POST', headers, body: form });
}

let picture: Uint8Array<ArrayBuffer> | undefined;

/** 25 million gray pixels in 25 KB: small to send and large to decode. */
function largePicture(): Uint8Array<ArrayBuffer> {
  const side = 5_000;
  const header = Buffer.alloc(13);
  header.writeUInt32BE(side, 0);
  header.writeUInt32BE(side, 4);
  header[8] = 8;
  picture ??= new Uint8Array(
    Buffer.concat([
      Buffer.from('89504e470d0a1a0a', 'hex'),
      chunk('IHDR', header),
      chunk('IDAT', deflateSync(Buffer.alloc(side * (side + 1)))),
      chunk('IEND', Buffer.alloc(0)),
    ]),
  );
  return picture;
}

function chunk(type: string, data: Buffer): Buffer {
  const named = Buffer.concat([Buffer.from(type), data]);
  const [length, sum] = [Buffer.alloc(4), Buffer.alloc(4)];
  length.writeUInt32BE(data.length);
  sum.writeUInt32BE(crc32(named));
  return Buffer.concat([length, named, sum]);
}
