import { exportFormats } from '@folio/contract/exports';
import { ResumeContent } from '@folio/contract/resume-content';
import { resumeRoutes } from '@folio/contract/resumes';
import { sampleContent } from '@folio/documents/sample-content';
import { eq, sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { resumes } from '../platform/schema.ts';
import { signUp } from '../testing/accounts.ts';
import { startTestApp, type TestApp } from '../testing/test-app.ts';

let test: TestApp;
let token: string;
beforeAll(async () => {
  test = await startTestApp({ configuration: { creditsAtSignup: 100 } });
  token = (await signUp(test)).token;
});
afterAll(() => test.close());

async function newResume(): Promise<string> {
  const { body } = await test.call(
    resumeRoutes.create,
    { body: { content: sampleContent } },
    token,
  );
  if (!body.success) throw new Error('No resume was made');
  return body.data.id;
}

async function ask(url: string, payload?: object): Promise<string> {
  const headers = { authorization: `Bearer ${token}` };
  const method = payload ? 'POST' : 'GET';
  const answer = await test.app.inject({ method, url, headers, ...(payload && { payload }) });
  expect(answer.statusCode, answer.body).toBe(200);
  return answer.body;
}

describe('a resume that this process has validated before', () => {
  // Its fields are in the database’s order then, not in the schema’s.
  it.each([
    ['score'],
    ['match', { jobDescription: 'We need an operations manager with SQL and Python.' }],
    ...exportFormats.filter((format) => format !== 'docx').map((format) => [`export/${format}`]),
  ] as Array<[string, object?]>)('gives the same answer as before: %s', async (path, payload) => {
    const id = await newResume();
    const before = await ask(`/api/resumes/${id}/${path}`, payload);
    await ask(`/api/resumes/${id}`);
    expect(await ask(`/api/resumes/${id}/${path}`, payload)).toBe(before);
  });

  it('is not validated again by exports, which leave its row as it was', async () => {
    const id = await newResume();
    await ask(`/api/resumes/${id}/export/txt`);
    const validate = vi.spyOn(ResumeContent, 'safeParse');
    for (const format of ['txt', 'json', 'html', 'pdf'])
      await ask(`/api/resumes/${id}/export/${format}`);
    expect(validate).not.toHaveBeenCalled();
    validate.mockRestore();
    const { data } = JSON.parse(await ask(`/api/resumes/${id}/history`));
    expect(data.map(({ detail }: { detail: string }) => detail).sort()).toEqual([
      'html',
      'json',
      'pdf',
      'txt',
    ]);
  });

  it('is validated again when another writes it, with or without a new version', async () => {
    const id = await newResume();
    const read = async () =>
      JSON.parse(await ask(`/api/resumes/${id}/versions`)).data.original.content;
    await read();
    expect((await read()).personalInfo.firstName).toBe('Maya');
    const write = (content: object) =>
      test.db
        .update(resumes)
        .set({ content: sql`${resumes.content} || ${JSON.stringify(content)}::jsonb` })
        .where(eq(resumes.id, id));
    await write({ personalInfo: { firstName: 'Grace', lastName: 'Hopper' } });
    expect((await read()).personalInfo.firstName).toBe('Grace');
    // A later release may store another type, which this one leaves out.
    await write({ workExperience: { of: 'another type' } });
    expect((await read()).workExperience ?? []).toEqual([]);
  });

  it('is validated again after a save of what this release can’t read in full', async () => {
    const id = await newResume();
    const content = sql`${resumes.content} || '{"projects": {"of": "another type"}}'::jsonb`;
    await test.db
      .update(resumes)
      .set({ content, version: sql`${resumes.version} + 1` })
      .where(eq(resumes.id, id));
    const saved = await test.call(
      resumeRoutes.update,
      { params: { id }, body: { name: 'Renamed' } },
      token,
    );
    expect(saved.status).toBe(200);
    const { original } = JSON.parse(await ask(`/api/resumes/${id}/versions`)).data;
    expect(original.content.projects ?? []).toEqual([]);
  });
});
