import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { isRedirectUri, isRegistered, placeOf, withAnswer } from './redirect-uris.ts';

describe('where an answer may be sent', () => {
  it.each([
    'https://claude.ai/api/mcp/auth_callback',
    'https://app.example:8443/callback?tenant=a%20b',
    'http://127.0.0.1:33418/',
    'http://localhost/callback',
    'http://[::1]:9000/callback',
    'com.example.app:/oauth',
    'com.example.app://callback',
  ])('is %s', (uri) => {
    expect(isRedirectUri(uri)).toBe(true);
  });

  it.each([
    'http://app.example/callback',
    'http://localhost.evil.example/callback',
    'http://127.0.0.1.evil.example/',
    'http://127.0.0.2/',
    'http:/localhost/callback',
    'https:/app.example/callback',
    'https:\\\\app.example\\callback',
    'https://user@evil.example/',
    'https://claude.ai:x@evil.example/',
    'https://@evil.example/',
    'https://app.example/callback#',
    'https://app.example/callback#fragment',
    'https://app.example/call back',
    'https://app.example/\ncallback',
    'https://ex\u00e4mple.com/callback',
    'javascript:alert(1)',
    'data:text/html,hi',
    'file:///etc/passwd',
    'vbscript:x',
    'mailto:a@b.example',
    'myapp://callback',
    'intent://callback#Intent;end',
    '//app.example/callback',
    '/callback',
    '',
    `https://app.example/${'x'.repeat(500)}`,
  ])('is never %j', (uri) => {
    expect(isRedirectUri(uri)).toBe(false);
  });
});

describe('an address that a client asks for', () => {
  const registered = [
    'https://app.example/callback',
    'http://127.0.0.1:1234/callback?a=1',
    'http://localhost:80/done',
  ];

  it.each([
    'https://app.example/callback',
    'http://127.0.0.1:1234/callback?a=1',
    'http://127.0.0.1:65000/callback?a=1',
    'http://127.0.0.1/callback?a=1',
    'http://localhost:3000/done',
  ])('%s is registered', (asked) => {
    expect(isRegistered(registered, asked)).toBe(true);
  });

  it.each([
    'https://app.example/callback/',
    'https://app.example/callback/more',
    'https://app.example/callback?',
    'https://app.example/callback?x=1',
    'https://app.example/Callback',
    'https://APP.example/callback',
    'https://app.example:443/callback',
    'https://app.example:8443/callback',
    'https://app.example/x/../callback',
    'https://sub.app.example/callback',
    'https://app.example.evil.example/callback',
    'https://app.example@evil.example/callback',
    'http://127.0.0.1:1234/callback',
    'http://127.0.0.1:1234/callback?a=2',
    'http://127.0.0.1:1@evil.example/callback?a=1',
    'http://localhost:1234/callback?a=1',
    'http://[::1]:80/done',
    'https://localhost:80/done',
    'javascript:alert(1)',
    'not an address',
    '',
  ])('%j is not', (asked) => {
    expect(isRegistered(registered, asked)).toBe(false);
  });

  it('is no other than one that was registered, whatever it is', () => {
    const near = fc
      .tuple(fc.constantFrom(...registered), fc.nat(60), fc.string({ maxLength: 4 }))
      .map(([uri, at, more]) => uri.slice(0, at) + more + uri.slice(at));
    fc.assert(
      fc.property(near, (asked) => {
        if (!isRegistered(registered, asked)) return;
        const { protocol, hostname, pathname, search } = new URL(asked);
        const like = registered.map((uri) => new URL(uri));
        expect(
          like.some(
            (one) =>
              one.protocol === protocol &&
              one.hostname === hostname &&
              one.pathname === pathname &&
              one.search === search,
          ),
        ).toBe(true);
      }),
      { numRuns: 5_000 },
    );
  });

  it('is displayed in Punycode', () => {
    expect(placeOf('https://xn--clude-ucb.ai:444/cb')).toEqual({
      kind: 'site',
      name: 'xn--clude-ucb.ai:444',
    });
    expect(placeOf('http://localhost:3000/cb')).toEqual({ kind: 'device', name: 'localhost:3000' });
    expect(placeOf('com.example.app:/cb')).toEqual({ kind: 'device', name: 'com.example.app' });
  });

  it('keeps its query unchanged', () => {
    expect(
      withAnswer('https://a.example/?x=a%20b', { code: 'c+d', iss: 'https://f.example' }),
    ).toBe('https://a.example/?x=a%20b&code=c%2Bd&iss=https%3A%2F%2Ff.example');
    expect(withAnswer('com.example.app:/cb', { error: 'access_denied' })).toBe(
      'com.example.app:/cb?error=access_denied',
    );
  });
});
