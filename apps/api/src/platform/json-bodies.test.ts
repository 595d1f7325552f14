import fc from 'fast-check';
import { afterAll, describe, expect, it, vi } from 'vitest';
import { startTestApp } from '../testing/test-app.ts';
import { hasTooManyNames, isTooDeep, maxFieldNames } from './json-bodies.ts';

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

  it('do not include texts that look like names', () => {
    const json = Buffer.from(JSON.stringify(['"a":1,"b":2', '\\', '"', ':', 'a\\":"']));
    expect(hasTooManyNames(json, 0)).toBe(false);
  });

  it('are counted up to the end of invalid JSON', () => {
    for (const text of ['', '"', '"a', '"a\\"', '{"a":"b', '"\\'])
      expect(hasTooManyNames(Buffer.from(text), 1)).toBe(false);
  });
});

describe('the nesting of a body', () => {
  const depthOf = (value: unknown): number =>
    typeof value === 'object' && value !== null
      ? 1 + Math.max(0, ...Object.values(value).map(depthOf))
      : 0;

  it('is counted as a parser would, whatever brackets stand in texts', () => {
    fc.assert(
      fc.property(fc.jsonValue(), (value) => {
        const json = Buffer.from(JSON.stringify({ '[{"\\[': '[[[\\"{{', value }));
        const depth = 1 + depthOf(value);
        expect(isTooDeep(json, depth)).toBe(false);
        expect(isTooDeep(json, depth - 1)).toBe(true);
      }),
    );
  });

  it('is refused unparsed where it is deeper than anything of ours', async () => {
    const test = await startTestApp();
    const send = (payload: string) =>
      test.app.inject({
        method: 'POST',
        url: '/api/contact',
        payload,
        headers: { 'content-type': 'application/json' },
      });
    const parse = vi.spyOn(JSON, 'parse');
    const deep = await send('['.repeat(100_000) + ']'.repeat(100_000));
    const parsed = parse.mock.calls.filter(([text]) => String(text).startsWith('[['));
    expect([deep.statusCode, parsed]).toEqual([400, []]);
    parse.mockRestore();
    expect(deep.json().errors.body[0]).toMatch(/deeper within each other/);
    await test.close();
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

  it('lists the unknown fields while they are few', async () => {
    const { errors } = JSON.parse((await send(objectOf(numbered(5)))).body);
    expect(Object.keys(errors)).toEqual(expect.arrayContaining(numbered(5)));
  });

  it('is refused as before where it is empty, no JSON, or reaches for a prototype', async () => {
    for (const payload of ['', '{"a":', '{"__proto__":{}}'])
      expect((await send(payload)).statusCode).toBe(400);
  });
});
