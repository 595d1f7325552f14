import {
  type Operation,
  type OperationsAnswer,
  type OperationsSince,
  operationRoutes,
  type SendOperations,
} from '@folio/contract/operations';
import { wholeContentType } from '@folio/contract/plain-content';
import { type Resume, resumeRoutes } from '@folio/contract/resumes';
import { documentOf } from '@folio/operations/document';
import { Replica } from '@folio/operations/replica';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { signUp, type TestAccount } from '../testing/accounts.ts';
import { untilWaiting } from '../testing/held-locks.ts';
import { startTestApp, type TestApp } from '../testing/test-app.ts';
import { deletePastSaves } from './resume-log.repository.ts';

let test: TestApp;
let ada: TestAccount;
let bob: TestAccount;
beforeAll(async () => {
  test = await startTestApp();
  [ada, bob] = [await signUp(test), await signUp(test)];
});
afterAll(() => test.close());

const title = 'personalInfo/title';
const content = {
  personalInfo: { title: 'Manager', summary: 'A sentence.' },
  workExperience: [
    { id: 'x', position: 'Analyst', company: 'Harbour', bullets: [{ id: 'b', text: 'A bullet.' }] },
  ],
};
async function newResume(): Promise<Resume> {
  const made = await test.call(resumeRoutes.create, { body: { content } }, ada.token);
  return read((made.body as { data: Resume }).data.id);
}
/** Whole: with places, and bullet points that have ids. */
async function read(id: string): Promise<Resume> {
  const headers = { authorization: `Bearer ${ada.token}`, accept: wholeContentType };
  const answer = await test.app.inject({ url: `/api/resumes/${id}`, headers });
  return answer.json().data;
}
const post = (id: string, body: SendOperations, token = ada.token) =>
  test.call(operationRoutes.send, { params: { id }, body }, token);
const send = async (id: string, since: number, ...operations: Operation[]) =>
  ((await post(id, { since, operations })).body as { data: OperationsAnswer }).data;
const since = async (id: string, version: number) => {
  const input = { params: { id }, querystring: { since: String(version) } };
  const answer = await test.call(operationRoutes.since, input, ada.token);
  return (answer.body as { data: OperationsSince }).data;
};
const put = (id: string, body: object) =>
  test.call(resumeRoutes.update, { params: { id }, body }, ada.token);

let names = 0;
const set = (path: string, value: unknown, was: unknown): Operation => ({
  id: `abcdef01:${names++}`,
  kind: 'set',
  path,
  value,
  was,
});
const replicaOf = (resume: Resume, author = `${names++}`.padStart(8, '0')) =>
  new Replica(author, { document: documentOf(resume), version: resume.version });

describe('a save by operations', () => {
  it('changes the field that it names, and is answered by its name', async () => {
    const { id } = await newResume();
    const operation = set(title, 'Director', 'Manager');
    expect(await send(id, 1, operation)).toMatchObject({
      version: 2,
      rows: [{ version: 2, operations: [operation.id] }],
      answered: [operation.id],
      conflicts: [],
      refused: [],
    });
    const saved = await read(id);
    expect(saved).toMatchObject({ version: 2, content: { personalInfo: { title: 'Director' } } });
    expect(saved.content.workExperience[0]?.bullets).toMatchObject([
      { id: 'b', text: 'A bullet.' },
    ]);
  });

  it('of one field is asked for and answered in two kilobytes, however long the resume is', async () => {
    const { id } = await newResume();
    const summary = 'Cut the time from report to release from 11 days to 4. '.repeat(8);
    await put(id, { content: { ...content, interests: 'x'.repeat(20_000) } });
    const body = { since: 2, operations: [set('personalInfo/summary', summary, 'A sentence.')] };
    expect(JSON.stringify(body).length).toBeLessThan(2_048);
    const answer = await post(id, body);
    expect(answer.status).toBe(200);
    expect(JSON.stringify(answer.body).length).toBeLessThan(2_048);
  });

  it('that claims to stand for more others than anybody typed is refused', async () => {
    const { id } = await newResume();
    await send(id, 1, { ...set(title, 'Director', 'Manager'), id: 'abcdef02:1' });
    const typed = (first: number): Operation => ({
      kind: 'set',
      id: 'abcdef02:100001',
      first,
      path: title,
      value: 'Head',
      was: 'Director',
    });
    const refused = { status: 400, body: { code: 'VALIDATION_ERROR' } };
    for (const first of [1, 0, 100_002])
      expect(await post(id, { since: 2, operations: [typed(first)] })).toMatchObject(refused);
    expect(await send(id, 2, typed(2))).toMatchObject({ version: 3 });
  });

  it('is done once, however often it is sent', async () => {
    const { id } = await newResume();
    const operation = set(title, 'Director', 'Manager');
    await send(id, 1, operation);
    await send(id, 2, set(title, 'Captain', 'Director'));
    const again = await send(id, 1, operation);
    expect(again).toMatchObject({ version: 3, answered: [operation.id], conflicts: [] });
    expect((await read(id)).content.personalInfo.title).toBe('Captain');
  });

  it('removes what it has added, also with signs in it that nothing can store', async () => {
    const { id } = await newResume();
    const list = 'workExperience/x/bullets';
    const texts = ['A\0B', 'A\ud800', 'A'];
    const operations = texts.flatMap((text, n): Operation[] => {
      const entry = { id: `new${n}`, place: `b0${n}`, text, isHidden: false };
      const path = `${list}/${entry.id}`;
      return [
        { id: `abcdef01:${names++}`, kind: 'add', list, entry },
        { ...set(`${path}/text`, 'Another', text) },
        { ...set(`${path}/text`, text, 'Another') },
        { id: `abcdef01:${names++}`, kind: 'remove', path, was: entry },
      ];
    });
    const answer = await post(id, { since: 1, operations });
    expect(answer).toMatchObject({ status: 200, body: { data: { conflicts: [], refused: [] } } });
    const [entry] = (await read(id)).content.workExperience;
    expect(entry?.bullets.map((bullet) => bullet.id)).toEqual(['b']);
  });

  it('that is sent again while it is being saved is answered with its effect', async () => {
    const { id } = await newResume();
    await put(id, { name: 'Changed elsewhere' });
    const operation = set(title, 'Director', 'Manager');
    const { repeated } = await test.db.transaction(async (tx) => {
      await tx.execute(sql`lock table resume_operations`);
      const answer = send(id, 1, operation);
      await untilWaiting(test.db, 1);
      const kept = [{ kind: 'set', id: operation.id, path: title, value: 'Director' }];
      await tx.execute(sql`insert into resume_operations (resume_id, version, operations)
        values (${id}, 3, ${JSON.stringify(kept)}::jsonb)`);
      await tx.execute(sql`update resumes set version = 3,
        content = jsonb_set(content, '{personalInfo,title}', '"Director"') where id = ${id}`);
      return { repeated: answer };
    });
    const { version, answered, rows } = await repeated;
    expect([version, answered]).toEqual([3, [operation.id]]);
    expect(rows.map((row) => row.version)).toEqual([2, 3]);
  });

  it('merges the changes of two devices, and returns each the other’s', async () => {
    const resume = await newResume();
    const [one, other] = [replicaOf(resume), replicaOf(resume)];
    const write = (replica: Replica, part: object) => {
      const { document } = replica;
      const personalInfo = { ...document.content.personalInfo, ...part };
      replica.change({ ...document, content: { ...document.content, personalInfo } });
    };
    const sync = async (replica: Replica) => {
      const body = replica.request() ?? { since: replica.version, operations: [] };
      return replica.receive(await send(resume.id, body.since, ...body.operations));
    };
    write(one, { title: 'Director' });
    write(other, { location: 'Leeds', summary: 'Another.' });
    await sync(one);
    await sync(other);
    await sync(one);
    expect(one.document).toEqual(documentOf(await read(resume.id)));
    expect(other.document).toEqual(one.document);
    expect(one.document.content.personalInfo).toMatchObject({
      title: 'Director',
      location: 'Leeds',
    });
    other.undo();
    await sync(other);
    const { personalInfo } = (await read(resume.id)).content;
    expect(personalInfo).toMatchObject({ title: 'Director', location: '', summary: 'A sentence.' });
  });

  it('of a field that was changed concurrently wins, and reports both texts', async () => {
    const { id } = await newResume();
    await send(id, 1, set(title, 'Director', 'Manager'));
    const late = set(title, 'Captain', 'Manager');
    const conflict = { operationId: late.id, path: title, mine: 'Captain', theirs: 'Director' };
    expect(await send(id, 1, late)).toMatchObject({ version: 3, conflicts: [conflict] });
    // An answer that was lost is given again.
    expect((await send(id, 1, late)).conflicts).toEqual([conflict]);
    expect((await read(id)).content.personalInfo.title).toBe('Captain');
  });

  it('brings back an entry that was removed, and one that was changed is not removed', async () => {
    const resume = await newResume();
    const was = resume.content.workExperience[0];
    const path = 'workExperience/x';
    const remove = (n: number): Operation => ({ id: `abcdef02:${n}`, kind: 'remove', path, was });
    await send(resume.id, 1, remove(1));
    expect((await read(resume.id)).content.workExperience).toEqual([]);
    await send(resume.id, 1, set(`${path}/position`, 'Lead', 'Analyst'));
    const [entry] = (await read(resume.id)).content.workExperience;
    expect(entry).toMatchObject({ position: 'Lead', company: 'Harbour', bullets: [{ id: 'b' }] });
    expect(await send(resume.id, 3, remove(2))).toMatchObject({ conflicts: [{ path }] });
    expect((await read(resume.id)).content.workExperience).toHaveLength(1);
  });

  it('refuses a text over its limit, and saves the others', async () => {
    const { id } = await newResume();
    const long = set(title, 'x'.repeat(301), 'Manager');
    const answer = await send(id, 1, long, set('personalInfo/location', 'Leeds', ''));
    expect(answer.refused).toEqual([
      {
        operationId: long.id,
        path: title,
        message: 'This text can have up to 300 characters.',
      },
    ]);
    const { personalInfo } = (await read(id)).content;
    expect(personalInfo).toMatchObject({ title: 'Manager', location: 'Leeds' });
  });

  it('refuses a template of a plan that its owner does not have, and saves the others', async () => {
    const { id } = await newResume();
    const answer = await send(
      id,
      1,
      set('templateId', 'creative', 'modern'),
      set('name', 'Mine', ''),
    );
    expect(answer.refused).toMatchObject([{ path: 'templateId' }]);
    expect(await read(id)).toMatchObject({ templateId: 'modern', name: 'Mine' });
  });

  it('keeps all that is sent at once', async () => {
    const { id } = await newResume();
    const paths = ['title', 'location', 'email', 'phone', 'website', 'summary'];
    await Promise.all(paths.map((path) => send(id, 1, set(`personalInfo/${path}`, path, ''))));
    const saved = await read(id);
    expect(saved.version).toBe(7);
    for (const path of paths) expect(Reflect.get(saved.content.personalInfo, path)).toBe(path);
    expect((await since(id, 1)).rows.map(({ version }) => version)).toEqual([2, 3, 4, 5, 6, 7]);
  });
});

describe('what has happened since', () => {
  it('is the saves of others, those through PUT among them', async () => {
    const resume = await newResume();
    const replica = replicaOf(resume);
    await put(resume.id, { content: { ...content, interests: 'Chess' }, name: 'Mine' });
    await send(resume.id, 2, set('settings/marginMm', 12, null));
    const answer = await since(resume.id, 1);
    expect(answer.rows[0]?.operations).toContainEqual({
      id: 'api:2',
      kind: 'set',
      path: 'interests',
      value: 'Chess',
    });
    replica.receive(answer);
    expect(replica.document).toEqual(documentOf(await read(resume.id)));
  });

  it('is the whole resume where another release has saved without a log', async () => {
    const resume = await newResume();
    const { id } = resume;
    await test.db.execute(
      sql`update resumes set name = 'Theirs', version = version + 1 where id = ${id}`,
    );
    expect(await since(id, 1)).toMatchObject({ version: 2, rows: [], resume: { name: 'Theirs' } });
    const replica = replicaOf(resume);
    replica.change({ ...replica.document, isPublished: true });
    const { since: from, operations } = replica.request() ?? { since: 0, operations: [] };
    replica.receive(await send(id, from, ...operations));
    expect(replica.document).toMatchObject({ name: 'Theirs', isPublished: true });
    expect(replica.unanswered).toEqual([]);
  });

  it('is the whole resume where the changes are many times as long', async () => {
    const { id } = await newResume();
    const text = 'x'.repeat(500_000);
    const splice = {
      id: 'api:1',
      kind: 'splice',
      path: title,
      at: 0,
      removed: text,
      inserted: text,
    };
    await test.db.execute(sql`
      insert into resume_operations (resume_id, version, operations)
      select ${id}, version, ${JSON.stringify([splice])}::jsonb from generate_series(2, 30) version`);
    await test.db.execute(sql`update resumes set version = 30 where id = ${id}`);
    const all = await since(id, 1);
    expect([all.rows, all.resume?.version]).toEqual([[], 30]);
    const last = await since(id, 28);
    expect([last.rows.map(({ version }) => version), last.resume]).toEqual([[29, 30], undefined]);
  });

  it('is the whole resume for who has seen more than there is, as before a backup was restored', async () => {
    const { id } = await newResume();
    const whole = {
      version: 2,
      rows: [],
      resume: { content: { personalInfo: { title: 'Typed' } } },
    };
    expect(await send(id, 2, set(title, 'Typed', 'Manager'))).toMatchObject(whole);
    expect(await since(id, 3)).toMatchObject(whole);
  });

  it('is kept for two thousand saves, and for sixty days', async () => {
    const { id } = await newResume();
    await test.db.execute(sql`insert into resume_operations (resume_id, version, operations, created_at)
      select ${id}, n, '[]', now() - interval '1 day' * (case when n > 2097 then 61 else 1 end)
      from generate_series(1, 2099) n`);
    await test.db.execute(sql`update resumes set version = 2099 where id = ${id}`);
    await send(id, 2099, set(title, 'Director', 'Manager'));
    await deletePastSaves(test.db);
    const { rows } = await test.db.execute(
      sql`select min(version) as first, count(*)::int as count from resume_operations where resume_id = ${id}`,
    );
    expect(rows).toEqual([{ first: 101, count: 1998 }]);
  });

  it('is kept for some megabytes, however long the saves are', async () => {
    const { id } = await newResume();
    await test.db.execute(sql`
      insert into resume_operations (resume_id, version, operations)
      select ${id}, version, jsonb_build_array(jsonb_build_object('inserted', (
        select string_agg(md5(random()::text), '') from generate_series(1, 30000))))
      from generate_series(2, 10) version`);
    await test.db.execute(sql`update resumes set version = 10 where id = ${id}`);
    const bullets = Array.from({ length: 60 }, () => ({ text: 'Made tea. '.repeat(180) }));
    await put(id, { content: { ...content, workExperience: [{ company: 'Harbour', bullets }] } });
    const { rows } = await test.db.execute<{ version: number; bytes: number }>(sql`
      select max(version) as version, sum(pg_column_size(operations))::int as bytes
      from resume_operations where resume_id = ${id}`);
    expect(rows[0]?.version).toBe(11);
    expect(rows[0]?.bytes).toBeGreaterThan(2_000_000);
    expect(rows[0]?.bytes).toBeLessThan(4_000_000);
  });

  it('knows what is sent again after saves that are longer than what is read at once', async () => {
    const { id } = await newResume();
    const first = set(title, 'Director', 'Manager');
    await send(id, 1, first);
    await test.db.execute(sql`
      insert into resume_operations (resume_id, version, operations)
      select ${id}, version, jsonb_build_array(jsonb_build_object('id', 'other001:' || version,
        'inserted', repeat('Made tea. ', 100000)))
      from generate_series(3, 10) version`);
    await test.db.execute(sql`update resumes set version = 10 where id = ${id}`);
    await send(id, 10, set(title, 'Chief', 'Director'));
    const again = await send(id, 1, first);
    expect(again).toMatchObject({ version: 11, answered: [first.id], conflicts: [] });
    expect((await read(id)).content.personalInfo.title).toBe('Chief');
  });

  it('goes with its resume', async () => {
    const { id } = await newResume();
    await send(id, 1, set(title, 'Director', 'Manager'));
    await test.call(resumeRoutes.remove, { params: { id } }, ada.token);
    await test.db.execute(sql`delete from resumes where id = ${id}`);
    const { rows } = await test.db.execute(
      sql`select 1 from resume_operations where resume_id = ${id}`,
    );
    expect(rows).toEqual([]);
  });
});

describe('what is refused', () => {
  it('a caller without a session, and a stranger', async () => {
    const { id } = await newResume();
    const body = { since: 1, operations: [set(title, 'Mine', 'Manager')] };
    const input = { params: { id }, body };
    expect((await test.call(operationRoutes.send, input)).status).toBe(401);
    expect((await post(id, body, bob.token)).status).toBe(404);
    expect((await post('nothing', body)).status).toBe(404);
    expect((await read(id)).content.personalInfo.title).toBe('Manager');
  });

  it('a path that is no part of a resume, by its name', async () => {
    const { id } = await newResume();
    const answer = await post(id, { since: 1, operations: [set('personalInfo/shoeSize', 1, 0)] });
    expect(answer).toMatchObject({
      status: 400,
      body: { code: 'VALIDATION_ERROR', errors: { 'personalInfo/shoeSize': [expect.any(String)] } },
    });
  });

  it('more than five hundred at once', async () => {
    const { id } = await newResume();
    const operations = Array.from({ length: 501 }, () => set(title, 'x', 'Manager'));
    expect((await post(id, { since: 1, operations })).status).toBe(400);
  });
});
