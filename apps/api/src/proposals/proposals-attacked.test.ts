import { randomBytes } from 'node:crypto';
import { type ApiKeyScope, apiKeyRoutes } from '@folio/contract/api-keys';
import { type Letter, letterRoutes } from '@folio/contract/letters';
import { profileRoutes } from '@folio/contract/profiles';
import {
  answerProposalRoutes,
  letterProposalRoutes,
  type Proposal,
  proposalLimits,
} from '@folio/contract/proposals';
import { type Question, questionRoutes } from '@folio/contract/questions';
import { type Resume, resumeRoutes } from '@folio/contract/resumes';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { makeKey } from '../mcp/testing/mcp-client.ts';
import { signUp, type TestAccount } from '../testing/accounts.ts';
import { dataOf, refusalOf, startTestApp, type TestApp } from '../testing/test-app.ts';

let test: TestApp;
let ada: TestAccount;
let resumeId: string;
beforeAll(async () => {
  test = await startTestApp();
});
beforeEach(async () => {
  ada = await signUp(test);
  resumeId = await newResume(test, ada);
});
afterAll(() => test.close());

const content = {
  personalInfo: { firstName: 'Ada', lastName: 'Lovelace' },
  workExperience: [{ position: 'Analyst', company: 'Harbour Works', bullets: ['Wrote SQL.'] }],
};
const newResume = async ({ call }: TestApp, { token }: TestAccount) =>
  dataOf<Resume>(await call(resumeRoutes.create, { body: { content } as object }, token)).id;
const newLetter = async (text = 'Dear team,') => {
  const body = { name: 'For the bank', resumeId, text };
  return dataOf<Letter>(await test.call(letterRoutes.create, { body }, ada.token)).id;
};
const newQuestion = async () => {
  const body = { applicationId: null, questions: [{ question: 'Why us?' }] };
  const [made] = dataOf<Question[]>(await test.call(questionRoutes.create, { body }, ada.token));
  return made?.id ?? '';
};
const letter = async (id: string) =>
  dataOf<Letter>(await test.call(letterRoutes.get, { params: { id } }, ada.token));
const letters = async () =>
  dataOf<Letter[]>(await test.call(letterRoutes.list, { querystring: {} }, ada.token));
const keyWith = async (...scopes: ApiKeyScope[]) => makeKey(test, ada, scopes);
const before = 'Dear team,';
const after = 'Dear team,\n\nAt Harbour Works I wrote SQL.';

describe('what a key may do with letters and answers', () => {
  it.each([
    ['read', 403, 403],
    ['suggest', 201, 403],
    ['write', 403, 200],
    ['export', 403, 403],
  ] as const)('is what its scope says: %s', async (scope, proposes, changes) => {
    const { key } = await keyWith(scope);
    const [id, question] = [await newLetter(), await newQuestion()];
    const ofLetter = { params: { id }, body: { before, after } };
    const ofAnswer = { params: { id: question }, body: { before: '', after: 'SQL.', resumeId } };
    const propose = [
      await test.call(letterProposalRoutes.propose, ofLetter, key),
      await test.call(answerProposalRoutes.propose, ofAnswer, key),
      await test.call(
        letterProposalRoutes.proposeNew,
        { body: { text: after, role: 'Analyst', resumeId } },
        key,
      ),
    ];
    expect(propose.map(({ status }) => status)).toEqual([proposes, proposes, proposes]);
    const change = [
      await test.call(letterProposalRoutes.change, ofLetter, key),
      await test.call(answerProposalRoutes.change, ofAnswer, key),
    ];
    expect(change.map(({ status }) => status)).toEqual([changes, changes]);
    expect((await letter(id)).text).toBe(changes === 200 ? after : before);
  });

  it('ends with the key, and what it proposed stays under its name', async () => {
    const key = await keyWith('suggest');
    const id = await newLetter();
    const call = { params: { id }, body: { before, after } };
    expect((await test.call(letterProposalRoutes.propose, call, key.key)).status).toBe(201);
    await test.call(apiKeyRoutes.revoke, { params: { id: key.id } }, ada.token);
    expect((await test.call(letterProposalRoutes.propose, call, key.key)).status).toBe(401);
    const listed = await test.call(letterProposalRoutes.list, { params: { id } }, ada.token);
    expect(dataOf<Proposal[]>(listed)).toMatchObject([
      { by: { kind: 'api-key', name: 'Assistant' }, decision: 'open' },
    ]);
  });
});

describe('two programs at once', () => {
  it('write one after the other: the second gets an error that the text has changed', async () => {
    for (let round = 0; round < 6; round++) {
      const id = await newLetter();
      const { key } = await keyWith('write');
      const send = (text: string) =>
        test.call(
          letterProposalRoutes.change,
          { params: { id }, body: { before, after: text } },
          key,
        );
      const texts = [`${after} One.`, `${after} Two.`];
      const answers = await Promise.all(texts.map(send));
      const written = answers.findIndex(({ status }) => status === 200);
      expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409]);
      expect((await letter(id)).text).toBe(texts[written]);
    }
  });

  it('have an answer written once', async () => {
    const id = await newQuestion();
    const { key } = await keyWith('write');
    const send = (text: string) =>
      test.call(
        answerProposalRoutes.change,
        { params: { id }, body: { before: '', after: text, resumeId } },
        key,
      );
    const statuses = (await Promise.all([send('SQL.'), send('I wrote SQL.')])).map(
      ({ status }) => status,
    );
    expect(statuses.toSorted()).toEqual([200, 409]);
  });

  it('propose no more than may wait', async () => {
    const id = await newLetter();
    const { key } = await keyWith('suggest');
    const answers = await Promise.all(
      Array.from({ length: proposalLimits.waiting + 5 }, (_, number) =>
        test.call(
          letterProposalRoutes.propose,
          { params: { id }, body: { before, after: `${after} ${'x'.repeat(number)}` } },
          key,
        ),
      ),
    );
    const statuses = answers.map(({ status }) => status);
    expect(statuses.filter((status) => status === 201)).toHaveLength(proposalLimits.waiting);
    expect(statuses.filter((status) => status === 403)).toHaveLength(5);
  });
});

describe('a proposal whose text has changed in between', () => {
  it('is not made, not written, and stays as it was said until its owner decides', async () => {
    const id = await newLetter();
    const { key } = await keyWith('suggest', 'write');
    const made = await test.call(
      letterProposalRoutes.propose,
      { params: { id }, body: { before, after } },
      key,
    );
    const { id: proposalId } = dataOf<Proposal>(made);
    const {
      name: _,
      resumeId: __,
      applicationId: ___,
      createdAt: ____,
      ...stored
    } = await letter(id);
    const { id: _id, updatedAt: _at, ...now } = stored;
    const body = { ...now, text: 'Dear Jo Marsh,' };
    expect((await test.call(letterRoutes.update, { params: { id }, body }, ada.token)).status).toBe(
      200,
    );
    for (const route of [letterProposalRoutes.propose, letterProposalRoutes.change] as const)
      expect(
        refusalOf(await test.call(route, { params: { id }, body: { before, after } }, key)),
      ).toEqual({ status: 409, code: 'VERSION_CONFLICT' });
    const params = { id, proposalId };
    const decided = await Promise.all(
      (['taken', 'taken', 'left'] as const).map((decision) =>
        test.call(letterProposalRoutes.decide, { params, body: { decision } }, ada.token),
      ),
    );
    expect(decided.map(({ status }) => status)).toEqual([200, 200, 200]);
    // What is decided writes nothing: whoever takes one saves the letter by themselves.
    expect((await letter(id)).text).toBe('Dear Jo Marsh,');
  });
});

describe('a letter that a program begins', () => {
  it('is there with its proposal, or not at all', async () => {
    const small = { maxResumes: 4, maxBytes: 60_000 };
    const full = await startTestApp({ configuration: { quotas: small } });
    const owner = await signUp(full);
    const own = await newResume(full, owner);
    const { key } = await makeKey(full, owner, ['suggest']);
    const propose = () => {
      const text = randomBytes(14_000).toString('base64').slice(0, 18_000);
      const body = { text, role: 'Analyst', resumeId: own };
      return full.call(letterProposalRoutes.proposeNew, { body }, key);
    };
    const statuses: number[] = [];
    for (let number = 0; number < 6; number++) statuses.push((await propose()).status);
    expect(statuses).toContain(403);
    const kept = dataOf<Letter[]>(
      await full.call(letterRoutes.list, { querystring: {} }, owner.token),
    );
    expect(kept).toHaveLength(statuses.filter((status) => status === 201).length);
    await full.close();
  });

  it('is limited in number, so that no key fills the library', async () => {
    const { key } = await keyWith('suggest');
    const propose = () =>
      test.call(letterProposalRoutes.proposeNew, { body: { text: after, resumeId } }, key);
    const { newLetters } = proposalLimits;
    const answers = await Promise.all(Array.from({ length: newLetters + 4 }, propose));
    const made = answers.filter(({ status }) => status === 201);
    expect(made).toHaveLength(newLetters);
    expect(await letters()).toHaveLength(newLetters);
    const [first] = made;
    const { id, letter: begun } = dataOf<Proposal & { letter: { id: string } }>(
      first ?? { body: {} },
    );
    const params = { id: begun.id, proposalId: id };
    await test.call(letterProposalRoutes.decide, { params, body: { decision: 'left' } }, ada.token);
    expect((await propose()).status).toBe(201);
  });

  it('names no application or resume of anybody else, and leaves nothing behind', async () => {
    const eve = await signUp(test);
    const { key } = await makeKey(test, eve, ['suggest']);
    const body = { text: after, resumeId };
    expect(refusalOf(await test.call(letterProposalRoutes.proposeNew, { body }, key))).toEqual({
      status: 404,
      code: 'RESUME_NOT_FOUND',
    });
    expect(
      dataOf<Letter[]>(await test.call(letterRoutes.list, { querystring: {} }, eve.token)),
    ).toEqual([]);
  });
});

describe('the guard’s verdict', () => {
  const verdictOf = async (text: string, more: object = {}) => {
    const { key } = await keyWith('suggest');
    const body = { text, resumeId, ...more };
    const made = await test.call(letterProposalRoutes.proposeNew, { body }, key);
    return dataOf<Proposal>(made).verdict;
  };
  const madeUp = `${after} I led 40 engineers at Google.`;

  it('is not bought with what a program says of the job itself', async () => {
    expect(await verdictOf(after)).toBe('clear');
    expect(await verdictOf(madeUp)).toBe('refused');
    const role = 'Analyst who led 40 engineers at Google';
    expect(await verdictOf(madeUp, { role })).toBe('refused');
    expect(await verdictOf(madeUp, { hiringManager: 'Led 40 engineers at Google' })).toBe(
      'refused',
    );
    expect(await verdictOf(madeUp, { company: '40 engineers at Google' })).toBe('refused');
  });

  it('is not bought with what the question asks for', async () => {
    const { key } = await keyWith('suggest');
    const questions = [{ question: 'How did you lead 40 engineers with Kubernetes?' }];
    const asked = { body: { applicationId: null, questions } };
    const [made] = dataOf<Question[]>(await test.call(questionRoutes.create, asked, ada.token));
    const params = { id: made?.id ?? '' };
    const body = { before: '', after: 'I lead 40 engineers with Kubernetes.', resumeId };
    const proposed = await test.call(answerProposalRoutes.propose, { params, body }, key);
    expect(dataOf<Proposal>(proposed).verdict).toBe('refused');
  });

  it('uses the owner’s motivation as a source', async () => {
    const { key } = await keyWith('suggest');
    const verdictFor = async (motivation: string) => {
      const made = { body: { text: before, resumeId, motivation } };
      const { id } = dataOf<Letter>(await test.call(letterRoutes.create, made, ada.token));
      const proposed = { params: { id }, body: { before, after: madeUp } };
      return dataOf<Proposal>(await test.call(letterProposalRoutes.propose, proposed, key)).verdict;
    };
    expect(await verdictFor('')).toBe('refused');
    expect(await verdictFor('I led 40 engineers at Google.')).toBe('clear');
    expect(await verdictFor('I want to lead your 40 engineers at Google.')).toBe('refused');
  });

  it('goes with the account', async () => {
    const id = await newLetter();
    const call = { params: { id }, body: { before, after: madeUp } };
    expect((await test.call(letterProposalRoutes.propose, call, ada.token)).status).toBe(201);
    const body = { password: ada.password };
    await test.call(profileRoutes.deleteAccount, { body }, ada.token);
    const { rows } = await test.db.execute(
      sql`select 1 from text_proposals where user_id = ${ada.user.id}`,
    );
    expect(rows).toEqual([]);
  });
});
