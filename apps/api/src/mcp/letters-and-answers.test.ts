import type { ApiKeyScope } from '@folio/contract/api-keys';
import { type Letter, letterRoutes } from '@folio/contract/letters';
import { answerProposalRoutes, letterProposalRoutes } from '@folio/contract/proposals';
import { type Question, questionRoutes } from '@folio/contract/questions';
import { type Resume, resumeRoutes } from '@folio/contract/resumes';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { signUp, type TestAccount } from '../testing/accounts.ts';
import { startTestApp, type TestApp } from '../testing/test-app.ts';
import { ask, connect, makeKey } from './testing/mcp-client.ts';

let test: TestApp;
let address: string;
let ada: TestAccount;
let resumeId: string;
let applicationId: string;
beforeAll(async () => {
  test = await startTestApp();
  address = await test.app.listen({ port: 0, host: '127.0.0.1' });
});
afterAll(() => test.close());

const content = {
  personalInfo: { firstName: 'Ada', lastName: 'Lovelace' },
  workExperience: [
    {
      position: 'Analyst',
      company: 'Harbour Works',
      bullets: ['Cut the time of month-end reports by 30% with SQL.'],
    },
  ],
};
const honest =
  'Dear hiring team,\n\nAt Harbour Works I cut the time of month-end reports by 30% with SQL.\n\nSincerely,\nAda Lovelace';
const madeUp = `${honest}\n\nI led 40 engineers at Google.`;

beforeEach(async () => {
  ada = await signUp(test);
  const made = await test.call(resumeRoutes.create, { body: { content } as object }, ada.token);
  resumeId = (made.body as { data: Resume }).data.id;
  const client = await as('write');
  const job = { role: 'Data Analyst', company: 'Tidewater Bank', resumeId };
  applicationId = (await ask(client, 'add_application', job)).data.id;
});

const as = async (...scopes: ApiKeyScope[]) =>
  connect(address, (await makeKey(test, ada, scopes)).key);
const newLetter = async (text = ''): Promise<string> => {
  const body = { name: 'For the bank', applicationId, text };
  const made = await test.call(letterRoutes.create, { body }, ada.token);
  return (made.body as { data: Letter }).data.id;
};
const newQuestion = async (answer = ''): Promise<string> => {
  const questions = [{ question: 'What are you proud of?', answer }];
  const made = await test.call(
    questionRoutes.create,
    { body: { applicationId, questions } },
    ada.token,
  );
  return (made.body as { data: Question[] }).data[0]?.id ?? '';
};
const textOf = async (id: string) =>
  ((await test.call(letterRoutes.get, { params: { id } }, ada.token)).body as { data: Letter }).data
    .text;
const answerOf = async () => {
  const { body } = await test.call(questionRoutes.list, { querystring: {} }, ada.token);
  return (body as { data: Question[] }).data[0]?.answer;
};

describe('an assistant with a key', () => {
  it('[mcp-letters-1] proposes a new letter, with the guard’s verdict, and leaves its text to the owner', async () => {
    const client = await as('suggest', 'read');
    const { data } = await ask(client, 'propose_letter', { applicationId, text: madeUp });
    expect(data).toMatchObject({ verdict: 'refused', decision: 'open', after: madeUp });
    expect(data.flags.map(({ text }: { text: string }) => text).join(' ')).toMatch(/40|Google/);
    const { id } = data.letter;
    expect(await textOf(id)).toBe('');
    const again = { id, before: '', after: honest, reason: 'Only what the resume says.' };
    const { data: better } = await ask(client, 'propose_letter_text', again);
    expect(better.verdict).toBe('clear');
    expect((await ask(client, 'list_letters', { applicationId })).data).toMatchObject([
      { id, company: 'Tidewater Bank', role: 'Data Analyst', resume: { id: resumeId } },
    ]);
    const decide = { params: { id, proposalId: better.id }, body: { decision: 'taken' } } as const;
    await test.call(letterProposalRoutes.decide, decide, ada.token);
    expect((await ask(client, 'list_letter_proposals', { id })).data).toMatchObject([
      { decision: 'open', by: { kind: 'api-key', name: 'Assistant' } },
      { decision: 'taken' },
    ]);
  });

  it('[mcp-letters-2] writes a letter where it may, unless that states what the resume does not', async () => {
    const id = await newLetter('Dear team,');
    const client = await as('write', 'read');
    const refused = await ask(client, 'change_letter', { id, before: 'Dear team,', after: madeUp });
    expect(refused.data).toMatchObject({ verdict: 'refused', isWritten: false });
    expect(await textOf(id)).toBe('Dear team,');
    const written = await ask(client, 'change_letter', { id, before: 'Dear team,', after: honest });
    expect(written.data).toMatchObject({ verdict: 'clear', isWritten: true, version: 2 });
    expect((await ask(client, 'read_letter', { id })).data).toMatchObject({ text: honest });
    const stale = await ask(client, 'change_letter', { id, before: 'Dear team,', after: 'Hello,' });
    expect(stale).toMatchObject({ result: { isError: true }, code: 'VERSION_CONFLICT' });
    expect(await textOf(id)).toBe(honest);
  });

  it('[mcp-questions-1] lists questions, and proposes or writes answers by its scope', async () => {
    const id = await newQuestion();
    const reader = await as('read', 'suggest');
    const listed = await ask(reader, 'list_questions', { applicationId });
    expect(listed.data).toMatchObject([{ id, question: 'What are you proud of?', answer: '' }]);
    const after = 'At Harbour Works I cut the time of month-end reports by 30% with SQL.';
    const proposed = await ask(reader, 'propose_answer', { id, before: '', after });
    expect(proposed.data).toMatchObject({ verdict: 'clear', decision: 'open' });
    expect(await answerOf()).toBe('');
    const refused = await ask(reader, 'change_answer', { id, before: '', after });
    expect(refused.result).toMatchObject({ isError: true });
    const writer = await as('write');
    const lie = { id, before: '', after: 'I led 40 engineers at Google.' };
    expect((await ask(writer, 'change_answer', lie)).data).toMatchObject({ isWritten: false });
    expect((await ask(writer, 'change_answer', { id, before: '', after })).data).toMatchObject({
      isWritten: true,
    });
    expect(await answerOf()).toBe(after);
    expect((await ask(reader, 'list_answer_proposals')).data).toMatchObject([
      { questionId: id, after, decision: 'open' },
    ]);
  });

  it('reaches no letter and no question of a stranger, and decides nothing', async () => {
    const [letter, question] = [await newLetter(), await newQuestion()];
    const eve = await signUp(test);
    const client = await connect(address, (await makeKey(test, eve)).key);
    const edit = { before: '', after: 'Mine' };
    for (const name of ['propose_letter_text', 'change_letter', 'read_letter'])
      expect(
        (await ask(client, name, name === 'read_letter' ? { id: letter } : { id: letter, ...edit }))
          .code,
        name,
      ).toBe('LETTER_NOT_FOUND');
    for (const name of ['propose_answer', 'change_answer'])
      expect((await ask(client, name, { id: question, ...edit })).code, name).toBe(
        'QUESTION_NOT_FOUND',
      );
    const stolen = { text: honest, resumeId };
    expect((await ask(client, 'propose_letter', stolen)).code).toBe('RESUME_NOT_FOUND');
    const own = await ask(await as('suggest'), 'propose_letter_text', { id: letter, ...edit });
    const { key } = await makeKey(test, ada);
    const params = { id: letter, proposalId: own.data.id };
    const decide = { params, body: { decision: 'taken' } } as const;
    expect((await test.call(letterProposalRoutes.decide, decide, key)).status).toBe(403);
    expect((await test.call(letterProposalRoutes.decide, decide, eve.token)).status).toBe(404);
  });
});

describe('proposals', () => {
  it('are bounded, and wait for their owner', async () => {
    const id = await newLetter();
    const statuses: number[] = [];
    for (let number = 0; number < 11; number++) {
      const body = { before: '', after: `Draft ${number}` };
      const call = { params: { id }, body };
      statuses.push((await test.call(letterProposalRoutes.propose, call, ada.token)).status);
    }
    expect(statuses.slice(0, 10)).toEqual(Array(10).fill(201));
    expect(statuses[10]).not.toBe(201);
  });

  it('need a login, and reject bad input', async () => {
    const [letter, question] = [await newLetter(), await newQuestion()];
    const body = { before: '', after: 'Hello' };
    for (const [route, id] of [
      [letterProposalRoutes.propose, letter],
      [letterProposalRoutes.change, letter],
      [answerProposalRoutes.propose, question],
      [answerProposalRoutes.change, question],
    ] as const) {
      expect((await test.call(route, { params: { id }, body })).status).toBe(401);
      const bad = { params: { id }, body: { before: '', after: '' } };
      expect((await test.call(route, bad, ada.token)).status).toBe(400);
    }
    const params = { id: letter };
    expect((await test.call(letterProposalRoutes.list, { params })).status).toBe(401);
    expect((await test.call(letterProposalRoutes.list, { params }, ada.token)).body).toMatchObject({
      data: [],
    });
    expect((await test.call(answerProposalRoutes.list)).status).toBe(401);
    expect((await test.call(answerProposalRoutes.list, undefined, ada.token)).body).toMatchObject({
      data: [],
    });
    const blank = { body: { text: '  ' } };
    expect((await test.call(letterProposalRoutes.proposeNew, blank)).status).toBe(401);
    expect((await test.call(letterProposalRoutes.proposeNew, blank, ada.token)).status).toBe(400);
    const unknown = {
      params: { id: question, proposalId: letter },
      body: { decision: 'left' },
    } as const;
    expect((await test.call(answerProposalRoutes.decide, unknown, ada.token)).status).toBe(404);
  });
});
