import { webHref } from '@folio/contract/web-address';
import { describe, expect, it } from 'vitest';
import { mailHref, phoneHref } from './addresses.ts';

describe('addresses', () => {
  it('reads mail addresses', () => {
    expect(mailHref('a.b+c@example.co.in')).toBe('mailto:a.b+c@example.co.in');
    expect(mailHref('a at example.com')).toBeUndefined();
    expect(mailHref('a@example.com,b@example.com')).toBeUndefined();
  });

  it('reads telephone numbers', () => {
    expect(phoneHref('+91 98765-43210')).toBe('tel:+919876543210');
    expect(phoneHref('(0117) 496 0000')).toBe('tel:01174960000');
    expect(phoneHref('ask me')).toBeUndefined();
    expect(phoneHref('12')).toBeUndefined();
  });

  it('reads web addresses and escapes what they may not hold', () => {
    expect(webHref('linkedin.com/in/ana')).toBe('https://linkedin.com/in/ana');
    expect(webHref('HTTP://Example.com:8080/a?b#c')).toBe('http://Example.com:8080/a?b#c');
    expect(webHref('https://example.com/é"%20')).toBe('https://example.com/%C3%A9%22%20');
  });

  it('reads hosts in every script, as such and as they are written for machines', () => {
    expect(webHref('आशा.भारत')).toBe(`https://${encodeURI('आशा.भारत')}`);
    expect(new URL(webHref('आशा.भारत/काम') ?? '').host).toBe('xn--m1b0hya.xn--h2brj9c');
    expect(webHref('xn--m1b0hya.xn--h2brj9c')).toBe('https://xn--m1b0hya.xn--h2brj9c');
  });

  it.each(['javascript:alert(1)', 'data:text/html,x', 'on request', 'https://', 'a.b', '//x.com'])(
    'makes no link of %s',
    (text) => {
      expect(webHref(text)).toBeUndefined();
    },
  );
});
