import { Writable } from 'node:stream';
import { DrizzleQueryError } from 'drizzle-orm/errors';
import Fastify from 'fastify';
import {
  serializerCompiler,
  validatorCompiler,
  type ZodTypeProvider,
} from 'fastify-type-provider-zod';
import { pino } from 'pino';
import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import { AppError } from './app-error.ts';
import { handleErrors } from './error-handler.ts';
import { toLoggableError } from './loggable-error.ts';
import { configureZodErrors } from './validation-errors.ts';

const Body = z.strictObject({
  name: z.string().min(1),
  content: z.object({ personalInfo: z.object({ email: z.email('Not an address') }) }),
  either: z.union([z.string(), z.object({ id: z.number() })]).optional(),
  tags: z.array(z.string().max(3)).max(2).optional(),
  kind: z
    .discriminatedUnion('is', [
      z.strictObject({ is: z.literal('a') }),
      z.strictObject({ is: z.literal('b') }),
    ])
    .optional(),
});

/** A server whose route throws what it is given. */
function serverThat(thrown?: unknown) {
  configureZodErrors();
  const lines: string[] = [];
  const stream = new Writable({
    write(line, _encoding, done) {
      lines.push(String(line));
      done();
    },
  });
  const loggerInstance = pino({ serializers: { err: toLoggableError } }, stream);
  const app = Fastify({ loggerInstance, bodyLimit: 1_000 }).withTypeProvider<ZodTypeProvider>();
  app.setValidatorCompiler(validatorCompiler);
  app.setSerializerCompiler(serializerCompiler);
  handleErrors(app as never);
  const response = { 200: z.object({ success: z.literal(true) }) };
  app.post('/', { schema: { body: Body, response } }, async () => {
    if (thrown) throw thrown;
    return { success: true as const, passwordHash: 'secret' };
  });
  const send = async (payload: unknown, headers = {}) => {
    const answer = await app.inject({
      method: 'POST',
      url: '/',
      headers: { 'content-type': 'application/json', ...headers },
      payload: typeof payload === 'string' ? payload : JSON.stringify(payload),
    });
    return { status: answer.statusCode, body: answer.json() };
  };
  return { send, lines };
}

const valid = { name: 'x', content: { personalInfo: { email: 'a@b.example' } } };

describe('an error', () => {
  it('names each wrong field by its path, readably', async () => {
    const { status, body } = await serverThat().send({
      content: { personalInfo: { email: 'x' } },
      extra: 1,
      either: { id: 'x' },
      tags: ['long', 1],
      kind: { is: 'c' },
    });
    expect(status).toBe(400);
    expect(body).toMatchObject({ success: false, code: 'VALIDATION_ERROR' });
    expect(body.requestId).toBeTypeOf('string');
    expect(body.errors).toEqual({
      name: ['This field is required'],
      'content.personalInfo.email': ['Not an address'],
      extra: ['This field is not known. The known ones are name, content, either, tags, kind'],
      'kind.is': ['This must be one of: a, b'],
      either: ['This must be text'],
      'tags.0': ['This can have up to 3 characters'],
      'tags.1': ['This must be text'],
    });
  });

  it('says so when the whole body is wrong', async () => {
    const { body } = await serverThat().send([]);
    expect(body.errors).toEqual({ body: ['This must be a group of fields'] });
  });

  it('tells requests that cannot be read from ones that are too large or of another type', async () => {
    const { send } = serverThat();
    const malformed = await send('{"name":');
    expect([malformed.status, malformed.body.code]).toEqual([400, 'MALFORMED_REQUEST']);
    const large = await send({ name: 'x'.repeat(2_000) });
    expect([large.status, large.body.code]).toEqual([413, 'PAYLOAD_TOO_LARGE']);
    const other = await send('<a/>', { 'content-type': 'text/xml' });
    expect([other.status, other.body.code]).toEqual([415, 'UNSUPPORTED_MEDIA_TYPE']);
  });

  it('passes on the fields of an AppError', async () => {
    const refusal = new AppError('VERSION_CONFLICT', 'Changed elsewhere.', {
      data: { version: 2 },
    });
    const { status, body } = await serverThat(refusal).send(valid);
    expect(status).toBe(409);
    expect(body).toMatchObject({ message: 'Changed elsewhere.', data: { version: 2 } });
  });

  it.each([
    ['53100', 507, 'STORAGE_FULL'],
    ['40P01', 503, 'UNAVAILABLE'],
    ['57P01', 503, 'UNAVAILABLE'],
    ['53300', 503, 'UNAVAILABLE'],
    ['08006', 503, 'UNAVAILABLE'],
    ['ECONNREFUSED', 503, 'UNAVAILABLE'],
    ['42P01', 500, 'INTERNAL'],
  ])('of the database with code %s is a %d', async (code, status, expected) => {
    const cause = Object.assign(new Error('from the driver'), { code });
    const error = new DrizzleQueryError('select 1', ['secret'], cause);
    const answer = await serverThat(error).send(valid);
    expect([answer.status, answer.body.code]).toEqual([status, expected]);
  });

  it('recognizes a lost connection without an error code', async () => {
    const error = new DrizzleQueryError('', [], new Error('Connection terminated unexpectedly'));
    expect((await serverThat(error).send(valid)).status).toBe(503);
  });

  it('of ours is logged without values, and answered without its cause', async () => {
    const cause = Object.assign(new Error('duplicate key'), { detail: 'Key (email)=(ada@x)' });
    const { send, lines } = serverThat(new DrizzleQueryError('insert', ['hunter2'], cause));
    const { status, body } = await send(valid);
    expect(status).toBe(500);
    expect(body.message).not.toContain('insert');
    const logged = lines.join();
    expect(logged).toContain('duplicate key');
    expect(logged).not.toMatch(/hunter2|ada@x/);
  });
});

describe('an answer', () => {
  it('contains only what its schema names', async () => {
    expect((await serverThat().send(valid)).body).toEqual({ success: true });
  });
});
