import { type Resume, resumeRoutes } from '@folio/contract/resumes';
import { sentDocumentRoutes } from '@folio/contract/sent-documents';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { signUp } from '../testing/accounts.ts';
import { startTestApp, type TestApp } from '../testing/test-app.ts';
import { ask, connect, makeKey } from './testing/mcp-client.ts';

let test: TestApp;
beforeAll(async () => {
  test = await startTestApp();
});
afterAll(() => test.close());

const daysAgo = (days: number) =>
  new Date(Date.now() - days * 86_400_000).toISOString().slice(0, 10);
const jobDescription = `Data Analyst at Tidewater Bank
Requirements
- SQL and Python
- Power BI
You write reports for the lending team.`;

it('goes from an advertisement to an offer by an assistant alone', {
  timeout: 240_000,
}, async () => {
  const address = await test.app.listen({ port: 0, host: '127.0.0.1' });
  const ada = await signUp(test);
  const bullet = 'Was responsible for SQL reports for 40 branches.';
  const content = {
    personalInfo: { firstName: 'Ada', lastName: 'Lovelace', email: 'ada@example.com' },
    workExperience: [
      { position: 'Analyst', company: 'Engines', startDate: '2021-03', bullets: [bullet] },
    ],
    skills: [{ category: 'Tools', items: ['SQL', 'Python'] }],
  };
  const body = { name: 'Analyst', content } as object;
  const made = await test.call(resumeRoutes.create, { body }, ada.token);
  const original = (made.body as { data: Resume }).data.id;
  const client = await connect(address, (await makeKey(test, ada)).key);

  const job = {
    role: 'Data Analyst',
    company: 'Tidewater Bank',
    jobDescription,
    day: daysAgo(10),
  };
  const { id: application } = (await ask(client, 'add_application', job)).data;
  const match = await ask(client, 'match_job', { id: original, jobDescription });
  const needs = Object.fromEntries(
    match.data.needs.map(({ name, isFound }: { name: string; isFound: boolean }) => [
      name,
      isFound,
    ]),
  );
  expect(needs).toMatchObject({ SQL: true, Python: true, 'Power BI': false });

  const version = (await ask(client, 'create_version', { id: original, jobDescription })).data.id;
  const { texts } = (await ask(client, 'read_resume', { id: version })).data;
  const { path } = texts.find(({ text }: { text: string }) => text === bullet);
  const before = (await ask(client, 'score_resume', { id: version })).data;
  const change = { id: version, path, was: bullet };
  const invented = 'Built Power BI reports that saved $2 million for 40 branches.';
  expect((await ask(client, 'change_text', { ...change, text: invented })).data).toMatchObject({
    verdict: 'refused',
    isWritten: false,
    flags: expect.arrayContaining([expect.objectContaining({ kind: 'number' })]),
  });
  const better = 'Wrote SQL reports for 40 branches.';
  expect((await ask(client, 'change_text', { ...change, text: better })).data).toMatchObject({
    isWritten: true,
  });
  expect(await ask(client, 'change_text', { ...change, text: better })).toMatchObject({
    code: 'VERSION_CONFLICT',
  });
  const after = (await ask(client, 'score_resume', { id: version })).data;
  expect(after.findings).not.toEqual(before.findings);
  expect(JSON.stringify((await ask(client, 'read_resume', { id: original })).data)).toContain(
    bullet,
  );

  const { part } = await ask(client, 'export_pdf', { id: version });
  await ask(client, 'update_application', {
    id: application,
    resumeId: version,
    status: 'applied',
    day: daysAgo(9),
  });
  const kept = (await ask(client, 'keep_sent_documents', { id: application })).data;
  expect(kept).toMatchObject([{ kind: 'resume' }]);
  const params = { id: application, documentId: kept[0].id };
  const file = await test.app.inject({
    url: sentDocumentRoutes.get.url.replace(/:(\w+)/g, (_, name) => params[name as 'id']),
    headers: { authorization: `Bearer ${ada.token}` },
  });
  expect(file.rawPayload.toString('base64')).toBe(part.resource.blob);

  for (const [status, day] of [
    ['interview', daysAgo(7)],
    ['offer', daysAgo(6)],
  ])
    await ask(client, 'update_application', { id: application, status, day });
  const { events } = (await ask(client, 'read_application', { id: application })).data;
  expect(events.map(({ status }: { status: string }) => status)).toEqual([
    'saved',
    'applied',
    'interview',
    'offer',
  ]);
});
