import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { SocialAddress, WebAddress } from './profile-links.ts';
import { socialHref, socialSites } from './social-sites.ts';

describe('a person’s page on a site', () => {
  it.each([
    ['github', 'asha', 'https://github.com/asha'],
    ['github', ' @asha-rao ', 'https://github.com/asha-rao'],
    ['github', 'github.com/asha', 'https://github.com/asha'],
    ['github', 'https://gist.github.com/asha?tab=stars', 'https://gist.github.com/asha?tab=stars'],
    ['linkedin', 'asha-rao', 'https://www.linkedin.com/in/asha-rao'],
    ['linkedin', 'in/asha-rao/', 'https://www.linkedin.com/in/asha-rao'],
    ['linkedin', 'आशा', 'https://www.linkedin.com/in/%E0%A4%86%E0%A4%B6%E0%A4%BE'],
    ['linkedin', 'IN.LinkedIn.com/in/asha', 'https://IN.LinkedIn.com/in/asha'],
    ['twitter', '@asha_rao', 'https://x.com/asha_rao'],
    ['twitter', 'https://twitter.com/asha', 'https://twitter.com/asha'],
    ['twitter', 'x.com/asha', 'https://x.com/asha'],
  ] as const)('on %s is read from “%s”', (site, text, href) => {
    expect(socialHref(site, text)).toBe(href);
    // What is stored is read as itself.
    expect(socialHref(site, href)).toBe(href);
  });

  it.each([
    ['github', 'asha rao'],
    ['github', 'asha_rao'],
    ['github', '-asha'],
    ['github', 'asha--rao'],
    ['github', 'a'.repeat(40)],
    ['github', 'https://gitlab.com/asha'],
    ['github', 'https://github.com.evil.example/asha'],
    ['github', 'https://evil.example/github.com'],
    ['github', 'javascript:alert(1)'],
    ['github', '@'],
    ['linkedin', 'ab'],
    ['linkedin', 'company/folio'],
    ['linkedin', 'mylinkedin.com/in/asha'],
    ['twitter', 'asha-rao'],
    ['twitter', 'a'.repeat(16)],
    ['twitter', '//evil.example'],
    ['twitter', 'https://netflix.com/asha'],
    ['twitter', 'https://x.com/'],
    ['twitter', 'x.com'],
    ['linkedin', 'https://www.linkedin.com'],
    ['github', 'https://github.com/?tab=stars'],
  ] as const)('on %s is not read from “%s”', (site, text) => {
    expect(socialHref(site, text)).toBeUndefined();
    expect(SocialAddress(site).safeParse(text).success).toBe(false);
  });

  it('is none where nothing is typed, and never leads off the site', () => {
    for (const site of socialSites) expect(SocialAddress(site).parse('  ')).toBe('');
    const host =
      /^https?:\/\/([\w.-]*\.)?(linkedin\.com|github\.com|x\.com|twitter\.com)(:\d+)?([/?#]|$)/i;
    fc.assert(
      fc.property(fc.constantFrom(...socialSites), fc.string(), (site, text) => {
        const href = socialHref(site, text);
        if (href !== undefined) expect(href).toMatch(host);
      }),
    );
  });
});

describe('a web address', () => {
  it('stays as it was typed, and is refused where it leads nowhere', () => {
    expect(WebAddress.parse(' asha.example/work ')).toBe('asha.example/work');
    expect(WebAddress.parse('')).toBe('');
    for (const text of ['not a url at all', 'localhost', 'mailto:a@b.example', 'asha'])
      expect(WebAddress.safeParse(text).error?.issues[0]?.message).toContain('isn’t a web address');
  });
});
