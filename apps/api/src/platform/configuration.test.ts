import { readFileSync } from 'node:fs';
import { defaultCreditCosts } from '@folio/contract/credits';
import { describe, expect, it } from 'vitest';
import { ConfigurationError, readConfiguration, settingNames } from './configuration.ts';

const problemsOf = (environment: NodeJS.ProcessEnv): string[] => {
  try {
    readConfiguration(environment);
    return [];
  } catch (error) {
    if (error instanceof ConfigurationError) return error.problems;
    throw error;
  }
};

const fileAtRoot = (name: string) =>
  readFileSync(new URL(`../../../../${name}`, import.meta.url), 'utf8');

describe('the configuration', () => {
  it('has each setting in .env.example and in the README, and these name no other', () => {
    const example = [...fileAtRoot('.env.example').matchAll(/^# ([A-Z][A-Z\d_]+)=/gm)];
    expect(example.map(([, name]) => name).toSorted()).toEqual(settingNames.toSorted());
    const rows = [...fileAtRoot('README.md').matchAll(/^\| (`[A-Z].*?) \|/gm)];
    const inReadme = rows.flatMap(([, cell]) => cell?.match(/[A-Z][A-Z\d_]+/g) ?? []);
    expect(inReadme.toSorted()).toEqual(settingNames.toSorted());
  });

  it('is valid when empty', () => {
    expect(readConfiguration({})).toMatchObject({
      port: 3000,
      host: 'localhost',
      baseUrl: 'http://localhost:3000',
      dataDir: './data',
      creditsAtSignup: 10,
      rateLimits: true,
      trustedProxies: [],
    });
    expect(readConfiguration({}).allowedEmailDomains).toHaveLength(15);
  });

  it('takes domains with and without @ or a star, in any case and script, and says which are none', () => {
    const domainsOf = (ALLOWED_EMAIL_DOMAINS: string) =>
      readConfiguration({ ALLOWED_EMAIL_DOMAINS }).allowedEmailDomains;
    expect(domainsOf(' @Example.com, *.EDU,münchen.example')).toEqual([
      'example.com',
      '*.edu',
      'xn--mnchen-3ya.example',
    ]);
    expect(domainsOf('*')).toEqual(['*']);
    for (const wrong of ['*edu', 'a@b.example', '*.*.edu', 'https://example.com', '@', '..'])
      expect(problemsOf({ ALLOWED_EMAIL_DOMAINS: `gmail.com,${wrong}` })).toEqual([
        `ALLOWED_EMAIL_DOMAINS lists domains such as example.com, *.edu or * (not ${wrong})`,
      ]);
    expect(problemsOf({ ALLOWED_EMAIL_DOMAINS: ', ,' })).toHaveLength(1);
    expect(problemsOf({ SIGN_UP: 'friends' })).toEqual(['SIGN_UP is open, invitation or closed']);
  });

  it('takes providers to log in by, and says how they are written', () => {
    const keys = { clientId: 'a', clientSecret: 'b' };
    const read = (value: unknown) =>
      readConfiguration({ OIDC_PROVIDERS: JSON.stringify(value) }).oidcProviders;
    expect(read([{ id: 'google', ...keys }])).toEqual([
      { id: 'google', name: 'Google', discovery: 'https://accounts.google.com', ...keys },
    ]);
    const own = { id: 'work', name: 'Acme', discovery: 'https://id.acme.example', ...keys };
    expect(read([own])).toEqual([own]);
    const google = { id: 'google', ...keys };
    for (const wrong of [{}, [{ id: 'work', ...keys }], [google, google], [{ ...own, id: '../x' }]])
      expect(problemsOf({ OIDC_PROVIDERS: JSON.stringify(wrong) })[0]).toMatch(
        /^OIDC_PROVIDERS is JSON such as/,
      );
    expect(problemsOf({ OIDC_PROVIDERS: '[' })).toHaveLength(1);
  });

  it('treats an empty setting as unset', () => {
    expect(readConfiguration({ PORT: '', SMTP_URL: ' ' })).toMatchObject({ port: 3000 });
  });

  it('names everything that is wrong at once', () => {
    const problems = problemsOf({
      PORT: 'x',
      DATABASE_URL: 'mysql://x',
      ALLOW_UNPROVEN_EMAIL: 'yes',
    });
    expect(problems.map((problem) => problem.split(' ')[0]).toSorted()).toEqual([
      'ALLOW_UNPROVEN_EMAIL',
      'DATABASE_URL',
      'PORT',
    ]);
  });

  it('has mails answered at its own host by default', () => {
    const [BASE_URL, SMTP_URL] = ['https://folio.example:8443', 'smtp://localhost:25'];
    expect(readConfiguration({ BASE_URL, SMTP_URL })).toMatchObject({
      supportEmail: 'support@folio.example',
      salesEmail: 'sales@folio.example',
    });
    const own = { SUPPORT_EMAIL: 'help@acme.example', SALES_EMAIL: 'desk@acme.example' };
    expect(readConfiguration(own)).toMatchObject({
      supportEmail: 'help@acme.example',
      salesEmail: 'desk@acme.example',
    });
    for (const SALES_EMAIL of ['Sales <sales@acme.example>', 'a@b.example, c@d.example'])
      expect(problemsOf({ SALES_EMAIL })).toEqual([
        'SALES_EMAIL is an address like sales@folio.example',
      ]);
  });

  it.each(['https://folio.example', 'http://192.168.1.4:3000', 'http://localhost.evil.example'])(
    'refuses %s without a mail server, and says why',
    (BASE_URL) => {
      expect(problemsOf({ BASE_URL }).join()).toContain('SMTP_URL');
      expect(problemsOf({ BASE_URL, ALLOW_UNPROVEN_EMAIL: 'true' })).toEqual([]);
      expect(problemsOf({ BASE_URL, SMTP_URL: 'smtp://localhost:25' })).toEqual([]);
    },
  );

  it.each(['0.0.0.0', '::', '192.168.1.4', 'folio.example'])(
    'refuses to listen on %s without a mail server, with and without an address of its own',
    (HOST) => {
      for (const BASE_URL of [undefined, 'http://localhost:3000']) {
        expect(problemsOf({ HOST, BASE_URL })).toHaveLength(1);
        expect(problemsOf({ HOST, BASE_URL })[0]).toMatch(/^SMTP_URL is missing.*HOST \(/);
        expect(problemsOf({ HOST, BASE_URL, ALLOW_UNPROVEN_EMAIL: 'true' })).toEqual([]);
        expect(problemsOf({ HOST, BASE_URL, SMTP_URL: 'smtp://localhost:25' })).toEqual([]);
      }
      for (const own of ['localhost', '127.0.0.1', '::1'])
        expect(problemsOf({ HOST: own })).toEqual([]);
    },
  );

  it('refuses to serve behind a proxy without a mail server, whatever its address', () => {
    expect(problemsOf({ TRUST_PROXY: 'loopback' })[0]).toMatch(/^SMTP_URL is missing.*TRUST_PROXY/);
    expect(problemsOf({ TRUST_PROXY: 'loopback', ALLOW_UNPROVEN_EMAIL: 'true' })).toEqual([]);
    expect(problemsOf({ TRUST_PROXY: 'loopback', SMTP_URL: 'smtp://localhost:25' })).toEqual([]);
  });

  it('believes named proxies only', () => {
    const served = { SMTP_URL: 'smtp://localhost:25' };
    expect(
      readConfiguration({ ...served, TRUST_PROXY: 'loopback, 10.0.0.0/8' }).trustedProxies,
    ).toEqual(['loopback', '10.0.0.0/8']);
    for (const TRUST_PROXY of ['true', '1', 'all'])
      expect(problemsOf({ TRUST_PROXY }).join()).toContain('TRUST_PROXY');
  });

  it('has metrics on a port of their own, for this machine, when it is named', () => {
    expect(readConfiguration({}).metrics).toEqual({ port: undefined, host: 'localhost' });
    expect(readConfiguration({ METRICS_PORT: '9464' }).metrics.port).toBe(9464);
    expect(problemsOf({ METRICS_PORT: '3000' }).join()).toContain('METRICS_PORT');
    expect(problemsOf({ METRICS_PORT: 'x' }).join()).toContain('METRICS_PORT');
  });

  it('lets its whole offer be tried on a machine of one’s own, and gives all where nothing is sold', () => {
    const own = readConfiguration({});
    expect(own).toMatchObject({ paymentProvider: 'sandbox', creditCosts: defaultCreditCosts });
    const reached = [
      { NODE_ENV: 'production' },
      { HOST: '0.0.0.0', ALLOW_UNPROVEN_EMAIL: 'true' },
      { BASE_URL: 'https://folio.example', ALLOW_UNPROVEN_EMAIL: 'true' },
      { TRUST_PROXY: 'loopback', ALLOW_UNPROVEN_EMAIL: 'true' },
      { PAYMENT_PROVIDER: 'none', CREDIT_COSTS: '{"analysis":3}' },
    ];
    for (const environment of reached) {
      const { paymentProvider, creditCosts } = readConfiguration(environment);
      expect(paymentProvider).toBe('none');
      expect(new Set(Object.values(creditCosts))).toEqual(new Set([0]));
    }
  });

  it('rejects promo codes that leave less than a rupee, and keys over plain HTTP', () => {
    const codes = (percentOff: number, kinds?: string[]) =>
      problemsOf({ PROMO_CODES: JSON.stringify({ NEARLY: { percentOff, kinds } }) }).join();
    expect(codes(97)).toBe('');
    expect(codes(98)).toContain('NEARLY');
    expect(codes(99, ['plan'])).toBe('');
    const razorpay = {
      NODE_ENV: 'production',
      RAZORPAY_KEY_ID: 'a',
      RAZORPAY_KEY_SECRET: 'b',
      RAZORPAY_WEBHOOK_SECRET: 'c',
    };
    expect(problemsOf(razorpay)).toEqual([]);
    const plain = problemsOf({ ...razorpay, RAZORPAY_BASE_URL: 'http://pay.example' });
    expect(plain.join()).toContain('RAZORPAY_BASE_URL');
  });

  it('keeps the limits on in production', () => {
    expect(problemsOf({ NODE_ENV: 'production', RATE_LIMITS: 'off' }).join()).toContain(
      'RATE_LIMITS',
    );
  });

  it('asks a language model for what it needs', () => {
    expect(readConfiguration({}).ai).toMatchObject({ provider: 'none', timeoutMs: 30_000 });
    expect(problemsOf({ AI_PROVIDER: 'anthropic' }).join()).toMatch(/AI_MODEL.*AI_API_KEY/);
    expect(problemsOf({ AI_PROVIDER: 'openai-compatible', AI_MODEL: 'm' }).join()).toContain(
      'AI_BASE_URL',
    );
    expect(problemsOf({ AI_PROVIDER: 'hal', AI_TIMEOUT_MS: '60000' })).toHaveLength(2);
    const { ai } = readConfiguration({ AI_PROVIDER: 'ollama', AI_MODEL: 'llama3.2' });
    expect(ai.baseUrl).toBe('http://localhost:11434/v1');
  });
});
