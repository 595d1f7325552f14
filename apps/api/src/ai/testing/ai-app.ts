import { creditRoutes } from '@folio/contract/credits';
import type { ErrorBody } from '@folio/contract/errors';
import type { Route, RouteArgs, RouteResult } from '@folio/contract/route';
import { startTestApp, type TestApp } from '../../testing/test-app.ts';
import { type Asked, type FakeModel, startFakeModel } from './fake-model.ts';

/** The product and a fake language model, as two servers that communicate by HTTP. */
export type AiApp = TestApp & { fake: FakeModel };

export async function startAiApp(
  settings: Parameters<typeof startTestApp>[0] & { timeoutMs?: number } = {},
): Promise<AiApp> {
  const { timeoutMs = 30_000, configuration, ...parts } = settings;
  const fake = await startFakeModel(honest);
  const model = { model: 'fake', apiKey: 'sk-test-key', baseUrl: fake.url, timeoutMs };
  const ai = { provider: 'openai-compatible' as const, ...model };
  const test = await startTestApp({ ...parts, configuration: { ai, ...configuration } });
  const close = async () => {
    await test.close();
    await fake.close();
  };
  return { ...test, fake, close };
}

/** A model that changes little and invents nothing. */
export function honest({ body, data }: Asked): unknown {
  const schema = JSON.stringify(body.response_format ?? {});
  if (schema.includes('technical')) return { technical: ['Kubernetes'], soft: [], industry: [] };
  if (schema.includes('suggestions')) return { suggestions: ['Kubernetes', 'Terraform'] };
  if (!schema.includes('edits')) return { text: 'A person with experience.' };
  const edits = textsOf(data).map(({ path, text }) => ({
    path,
    after: reworded(text),
    reason: 'Opens with a verb.',
  }));
  return { edits };
}

/** The texts to edit in the model's prompt, by path. */
export const textsOf = (data: Asked['data']) =>
  JSON.parse(data.texts ?? '[]') as { path: string; text: string; maxWords?: number }[];

const reworded = (text: string) => text.replace(/^Responsible for/i, 'Handled');

export async function balanceOf({ call }: Pick<TestApp, 'call'>, token: string): Promise<number> {
  const { body } = await call(creditRoutes.history, undefined, token);
  if (!body.success) throw new Error(body.code);
  return body.data.balance;
}

/** The body of a successful answer. */
export async function answered<R extends Route>(
  test: Pick<TestApp, 'call'>,
  route: R,
  body: Extract<RouteArgs<R>[0], { body: unknown }>['body'],
  token?: string,
): Promise<RouteResult<R>> {
  const answer = await test.call(route, { body } as RouteArgs<R>[0], token);
  const outcome = answer.body as ErrorBody | { success: true };
  if (!outcome.success) throw new Error(JSON.stringify(outcome));
  return answer.body as RouteResult<R>;
}
