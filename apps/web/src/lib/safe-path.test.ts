import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { safePath, withNext } from './safe-path.ts';

describe('safePath', () => {
  it.each([
    ['/resumes', '/resumes'],
    ['/resume/editor/1?tab=skills#top', '/resume/editor/1?tab=skills#top'],
    ['/a/../resumes', '/resumes'],
  ])('keeps %s', (wanted, path) => {
    expect(safePath(wanted)).toBe(path);
  });

  it.each([
    ['nothing', null],
    ['an empty text', ''],
    ['another site', 'https://evil.example/'],
    ['another host without a scheme', '//evil.example/'],
    ['a backslash that browsers read as a slash', '/\\evil.example/'],
    ['a tab that browsers leave out', '/\t/evil.example/'],
    ['dots that leave two slashes', '/.//evil.example/'],
    ['a script', 'javascript:alert(1)'],
    ['the door itself', '/login?next=%2Flogin'],
    ['the other door', '/signup'],
    ['a port that is none', '//:99999'],
  ])('refuses %s', (_, wanted) => {
    expect(safePath(wanted)).toBeUndefined();
  });

  it('never leads away from the site, whatever it is given', () => {
    const piece = fc.constantFrom(
      '/',
      '\\',
      '.',
      '..',
      '\t',
      '\n',
      ':',
      '@',
      'evil.example',
      'http:',
      '%2f',
      '?',
      '#',
    );
    const address = fc.array(fc.oneof(piece, fc.string({ maxLength: 3 })), { maxLength: 8 });
    fc.assert(
      fc.property(address, (pieces) => {
        const path = safePath(`/${pieces.join('')}`);
        if (path === undefined) return;
        expect(new URL(path, 'https://folio.test').origin).toBe('https://folio.test');
      }),
      { numRuns: 2_000 },
    );
  });
});

describe('withNext', () => {
  it('says where to go on to', () => {
    expect(withNext('/login', '/resumes?q=a b')).toBe('/login?next=%2Fresumes%3Fq%3Da%2520b');
  });

  it('says nothing for the place where everyone arrives, and for none', () => {
    expect(withNext('/login', '/dashboard')).toBe('/login');
    expect(withNext('/signup', '//evil.example')).toBe('/signup');
  });
});
