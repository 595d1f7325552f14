import { parseSync } from 'vite';
import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import { lazySchema } from '../src/lib/lazy-schema.ts';
import { makeLazy } from './lazy-schemas.ts';

const lazy = (source: string) =>
  makeLazy(source, parseSync('a.ts', source).program).replace(/^import .*\n/, '');

describe('schemas of a build', () => {
  it('are made when they are first used', () => {
    expect(lazy('export const User = z.object({});')).toBe(
      'export const User = /* @__PURE__ */ lazySchema(() => (z.object({})));',
    );
    expect(lazy('const yes = z.boolean().default(true);')).toContain('lazySchema(() => (z.boolean');
    expect(lazy('export const Page = answer({ data: User });')).toContain('lazySchema(');
  });

  it('are not in routes', () => {
    const routes = `export const routes = {
      me: { method: 'GET', schema: { body: User }, url: '/api/me' },
      more: { schema: { response: { 200: answer({ data: User }) } } },
    } as const satisfies Record<string, Route>;`;
    expect(lazy(routes).replaceAll(/\s+/g, ' ')).toBe(
      "export const routes = { me: { method: 'GET', url: '/api/me' }, more: { }, } as const satisfies Record<string, Route>;",
    );
    expect(lazy('const save = { ...routes.save, schema: { body: User } } as const;')).toBe(
      'const save = { ...routes.save,  } as const;',
    );
  });

  it('doesn’t change other constants', () => {
    for (const source of [
      'export const answer = (shape: object) => z.object(shape);',
      'const names = new Set([1]);',
      'const count = sum(1, 2);',
      'function make() { const Inner = z.object({}); return Inner; }',
      'export const limits = { form: 1 } as const;',
    ])
      expect(lazy(source)).toBe(source);
  });
});

describe('a schema that is made late', () => {
  it('is made once, and not before it is asked', () => {
    let made = 0;
    const Name = lazySchema(() => {
      made += 1;
      return z.string().trim().min(1);
    });
    const Person = lazySchema(() => z.object({ name: Name, also: z.array(Name).default([]) }));
    expect(made).toBe(0);
    expect(Person.parse({ name: ' Asha ' })).toEqual({ name: 'Asha', also: [] });
    expect(Person.safeParse({ name: '' }).success).toBe(false);
    expect(made).toBe(1);
  });

  it('supports extend, pick, union and discriminated union like any other', () => {
    const Small = lazySchema(() => z.object({ id: z.string(), kind: z.literal('small') }));
    const Large = lazySchema(() => Small.pick({ id: true }).extend({ kind: z.literal('large') }));
    const Either = lazySchema(() => z.discriminatedUnion('kind', [Small, Large]));
    expect(Either.parse({ id: 'a', kind: 'large' })).toEqual({ id: 'a', kind: 'large' });
    expect(Small instanceof z.ZodObject).toBe(true);
    expect(Small instanceof z.ZodString).toBe(false);
    expect({ ...Small.shape, more: 1 }).toHaveProperty('kind');
    expect(Small.nullable().or(z.number()).parse(null)).toBe(null);
  });

  it('works inside plain objects of schemas, too', () => {
    const schema = lazySchema(() => ({ response: { 200: z.string() }, body: z.number() }));
    expect(Object.keys(schema)).toEqual(['response', 'body']);
    expect({ ...schema }.body.parse(1)).toBe(1);
    expect('querystring' in schema).toBe(false);
  });
});
