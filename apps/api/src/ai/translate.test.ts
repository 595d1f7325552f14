import { aiRoutes } from '@folio/contract/ai';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { signUp } from '../testing/accounts.ts';
import { startTestApp } from '../testing/test-app.ts';
import { type AiApp, answered, balanceOf, startAiApp, textsOf } from './testing/ai-app.ts';

let test: AiApp;
let token: string;
beforeAll(async () => {
  test = await startAiApp({ timeoutMs: 3_000, configuration: { creditsAtSignup: 1_000 } });
  token = (await signUp(test)).token;
});
afterAll(() => test.close());

const costs = 'Cut costs by 12 % at Acme';
const team = 'Led a team of 5';
const body = {
  language: 'de' as const,
  texts: [
    { path: 'personalInfo/summary', before: costs, source: costs },
    { path: 'workExperience/a/bullets/b/text', before: 'Alte Zeile', source: team },
  ],
  names: ['Acme'],
};
/** A model that answers the texts in their order. */
const writing = (...translations: string[]) => {
  test.fake.write = ({ data }) => ({
    texts: textsOf(data).map((_, index) => ({
      number: index + 1,
      translation: translations[index] ?? '',
    })),
  });
};
beforeEach(() => writing('Senkte bei Acme die Kosten um 12 %', 'Leitete ein Team von 5'));
const translate = (sent: object = body) =>
  answered(test, aiRoutes.translate, sent as typeof body, token);

describe('translations by the model', () => {
  it('[translate-1] are edits of the existing texts, and cost as much as a rewrite', async () => {
    const before = await balanceOf(test, token);
    expect(await translate()).toMatchObject({
      provider: 'openai-compatible',
      held: [],
      edits: [
        {
          path: 'personalInfo/summary',
          before: costs,
          after: 'Senkte bei Acme die Kosten um 12 %',
        },
        { before: 'Alte Zeile', after: 'Leitete ein Team von 5' },
      ],
    });
    expect(await balanceOf(test, token)).toBe(before - 1);
  });

  it('[translate-2] are held back, and said, where they lose or add a fact', async () => {
    writing('Senkte die Kosten um 15 %', 'Leitete ein Team von 5');
    expect(await translate()).toMatchObject({
      edits: [{ path: 'workExperience/a/bullets/b/text' }],
      held: [
        {
          path: 'personalInfo/summary',
          after: 'Senkte die Kosten um 15 %',
          flags: [
            { kind: 'lost', text: '12' },
            { kind: 'lost', text: 'Acme' },
            { kind: 'added', text: '15' },
          ],
        },
      ],
    });
  });

  it.each([
    ['all are held back', ['Kosten', 'Team'], 'held them all back'],
    ['the model repeats what is there', [costs, 'Alte Zeile'], 'charged'],
    ['the model answers nothing', [], 'charged'],
  ])('cost nothing where %s', async (_case, written, notice) => {
    writing(...written);
    const before = await balanceOf(test, token);
    const answer = await translate();
    expect(answer.edits).toEqual([]);
    expect(answer.notice).toContain(notice);
    expect(await balanceOf(test, token)).toBe(before);
  });

  it('cost nothing where the model fails, and are no one else’s words', async () => {
    const before = await balanceOf(test, token);
    const texts = [{ path: 'interests', before: 'x', source: 'scenario:500' }];
    const answer = await translate({ ...body, texts });
    expect(answer).toMatchObject({ provider: 'built-in', edits: [], held: [] });
    expect(answer.notice).toContain('didn’t answer');
    expect(await balanceOf(test, token)).toBe(before);
  });

  it('are not there without a model, which costs nothing and is said', async () => {
    const plain = await startTestApp();
    const account = await signUp(plain);
    const before = await balanceOf(plain, account.token);
    const answer = await answered(plain, aiRoutes.translate, body, account.token);
    expect(answer).toMatchObject({ provider: 'built-in', edits: [], held: [] });
    expect(answer.notice).toContain('language model');
    expect(await balanceOf(plain, account.token)).toBe(before);
    await plain.close();
  });

  it('ask for a session, a language and texts', async () => {
    expect((await test.call(aiRoutes.translate, { body })).status).toBe(401);
    const [text] = body.texts;
    for (const wrong of [
      { ...body, language: 'xx' },
      { ...body, texts: [] },
      { ...body, texts: [{ ...text, source: ' ' }] },
      { ...body, texts: Array.from({ length: 61 }, () => text) },
    ]) {
      const { status } = await test.call(aiRoutes.translate, { body: wrong as never }, token);
      expect(status).toBe(400);
    }
  });
});
