import { domainToASCII } from 'node:url';
import { z } from 'zod';

const largeProviders =
  'gmail.com,googlemail.com,outlook.com,hotmail.com,live.com,msn.com,yahoo.com,icloud.com,me.com,aol.com,proton.me,protonmail.com,zoho.com,gmx.com,fastmail.com';

export const signUpEnvironment = {
  /** Who may sign up: anybody, people with an invitation, or nobody. */
  SIGN_UP: z
    .enum(['open', 'invitation', 'closed'], 'is open, invitation or closed')
    .default('open'),
  ALLOWED_EMAIL_DOMAINS: z.string().default(largeProviders).transform(toDomainPatterns),
};

type SignUpEnvironment = {
  [Name in keyof typeof signUpEnvironment]: z.output<(typeof signUpEnvironment)[Name]>;
};

export const toSignUpConfiguration = (environment: SignUpEnvironment) => ({
  signUp: environment.SIGN_UP,
  allowedEmailDomains: environment.ALLOWED_EMAIL_DOMAINS,
});

/** Whether the list is the default. */
export const isListOfProviders = (patterns: readonly string[]): boolean =>
  patterns.join(',') === largeProviders;

/** `*` matches any domain, `*.edu` any subdomain of edu, anything else the exact domain. */
export function isDomainAllowed(domain: string, patterns: readonly string[]): boolean {
  return patterns.some((pattern) =>
    pattern.startsWith('*') ? domain.endsWith(pattern.slice(1)) : domain === pattern,
  );
}

/** Normalizes patterns: without a leading @, in ASCII (Punycode). */
function toDomainPatterns(value: string, context: z.RefinementCtx): string[] {
  const written = value
    .split(',')
    .map((item) => item.trim())
    .filter((item) => item !== '');
  const patterns = written.map(toDomainPattern);
  const wrong = written.filter((_, index) => patterns[index] === undefined);
  if (wrong.length === 0 && written.length > 0)
    return patterns.filter((pattern) => pattern !== undefined);
  const what = wrong.length > 0 ? ` (not ${wrong.join(', ')})` : '';
  context.addIssue({
    code: 'custom',
    message: `lists domains such as example.com, *.edu or *${what}`,
  });
  return z.NEVER;
}

function toDomainPattern(written: string): string | undefined {
  if (written === '*') return written;
  const [, start = '', name = ''] = /^(\*\.|@?)([^*@\s]+)$/.exec(written) ?? [];
  const domain = domainToASCII(name);
  if (!/^[a-z\d-]+(\.[a-z\d-]+)*$/.test(domain)) return undefined;
  return start === '*.' ? `*.${domain}` : domain;
}
