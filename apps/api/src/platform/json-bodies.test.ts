import fc from 'fast-check';
import { afterAll, describe, expect, it, vi } from 'vitest';
import { startTestApp } from '../testing/test-app.ts';
import { hasTooManyNames, maxFieldNames } from './json-bodies.ts';

const objectOf = (names: Iterable<string>) =>
  JSON.stringify(Object.fromEntries([...names].map((name) => [name, 0])));
const numbered = (count: number) => Array.from({ length: count }, (_, index) => `field${index}`);

function namesOf(value: unknown, found = new Set<string>()): Set<string> {
  if (Array.isArray(value)) for (const entry of value) namesOf(entry, found);
  else if (typeof value === 'object' && value !== null)
    for (const [name, inner] of Object.entries(value)) namesOf(inner, found.add(name));
  return found;
}

describe('the names of fields in a body', () => {
  it('are counted as a parser would, each once, however they are nested, escaped and spaced', () => {
    fc.assert(
      fc.property(fc.jsonValue(), fc.constantFrom(undefined, 2, '\t'), (value, space) => {
        const json = Buffer.from(JSON.stringify(value, undefined, space));
        const { size } = namesOf(value);
        expect(hasTooManyNames(json, size)).toBe(false);
        if (size > 0) expect(hasTooManyNames(json, size - 1)).toBe(true);
      }),
    );
  });

  it('are none where a text looks like one', () => {
    const json = Buffer.from(JSON.stringify(['"a":1,"b":2', '\\', '"', ':', 'a\\":"']));
    expect(hasTooManyNames(json, 0)).toBe(false);
  });

  it('of what is no JSON end with it', () => {
    for (const text of ['', '"', '"a', '"a\\"', '{"a":"b', '"\\'])
      expect(hasTooManyNames(Buffer.from(text), 1)).toBe(false);
  });
});

describe('a body with more of them than there are', async () => {
  const { app, close } = await startTestApp();
  afterAll(close);
  const send = (payload: string) =>
    app.inject({
      method: 'POST',
      url: '/api/auth/register',
      payload,
      headers: { 'content-type': 'application/json' },
    });

  it('is refused before anything is made of it', async () => {
    // The first request reads what validators are made of.
    await send(objectOf(['email']));
    const parse = vi.spyOn(JSON, 'parse');
    const { statusCode, body } = await send(objectOf(numbered(maxFieldNames + 1)));
    expect(parse).not.toHaveBeenCalled();
    parse.mockRestore();
    expect([statusCode, JSON.parse(body)]).toMatchObject([
      400,
      { code: 'VALIDATION_ERROR', errors: { body: [expect.any(String)] } },
    ]);
  });

  it('is told field by field while they are fewer', async () => {
    const { errors } = JSON.parse((await send(objectOf(numbered(5)))).body);
    expect(Object.keys(errors)).toEqual(expect.arrayContaining(numbered(5)));
  });

  it('is refused as before where it is empty, no JSON, or reaches for a prototype', async () => {
    for (const payload of ['', '{"a":', '{"__proto__":{}}'])
      expect((await send(payload)).statusCode).toBe(400);
  });
});
