import { accountQuotas } from '@folio/contract/quotas';
import { z } from 'zod';
import { aiEnvironment, aiProblems, toAiConfiguration } from './ai-configuration.ts';
import { backupStoreEnvironment, toBackupStore } from './backup-store-configuration.ts';
import { moneyEnvironment, moneyProblems, toMoneyConfiguration } from './money-configuration.ts';
import { oidcEnvironment } from './oidc-configuration.ts';
import {
  pictureEnvironment,
  pictureProblems,
  toPictureConfiguration,
} from './picture-configuration.ts';
import { describeSettings, onOrOff } from './shown-settings.ts';
import { signUpEnvironment, toSignUpConfiguration } from './sign-up-configuration.ts';
import { StartError } from './start-error.ts';
import { telemetryEnvironment, toTelemetryConfiguration } from './telemetry-configuration.ts';

const Flag = z.enum(['true', 'false'], 'is true or false').transform((value) => value === 'true');

const list = (value: string): string[] =>
  value
    .split(',')
    .map((item) => item.trim().toLowerCase())
    .filter((item) => item !== '');

const address = (schemes: RegExp, message: string) =>
  z.url({ protocol: schemes, error: message }).optional();

const aCount = 'is a number, 1 or more';

const Environment = z.object({
  NODE_ENV: z.string().default('development'),
  PORT: z.coerce.number('is a port number').int().min(0).max(65_535).default(3000),
  HOST: z.string().default('localhost'),
  METRICS_PORT: z.coerce.number('is a port number').int().min(0).max(65_535).optional(),
  METRICS_HOST: z.string().default('localhost'),
  BASE_URL: address(/^https?$/, 'is an address like https://folio.example'),
  DATABASE_URL: address(
    /^postgres(ql)?$/,
    'is an address like postgres://user:password@host/folio',
  ),
  DATA_DIR: z.string().default('./data'),
  SMTP_URL: address(/^smtps?$/, 'is an address like smtp://user:password@host:587'),
  MAIL_FROM: z.string().optional(),
  SUPPORT_EMAIL: z.email('is an address like support@folio.example').optional(),
  SALES_EMAIL: z.email('is an address like sales@folio.example').optional(),
  ALLOW_UNPROVEN_EMAIL: Flag.default(false),
  TRUST_PROXY: z.string().optional().transform(toTrustedProxies),
  LOG_LEVEL: z
    .enum(
      ['trace', 'debug', 'info', 'warn', 'error', 'silent'],
      'is trace, debug, info, warn, error or silent',
    )
    .default('info'),
  MAX_RESUMES_PER_ACCOUNT: z.coerce
    .number(aCount)
    .int(aCount)
    .min(1, aCount)
    .default(accountQuotas.resumes),
  MAX_BYTES_PER_ACCOUNT: z.coerce
    .number(aCount)
    .int(aCount)
    .min(1_000_000, 'is at least 1000000')
    .default(accountQuotas.bytes),
  RATE_LIMITS: z.enum(['on', 'off'], 'is on or off').default('on'),
  OFFLINE: z.enum(['on', 'off'], 'is on or off').default('on'),
  BACKUP_PASSPHRASE: z.string().min(12, 'has at least 12 characters').optional(),
  DOCUMENT_MODULES: z.string().optional(),
  ...backupStoreEnvironment,
  ...signUpEnvironment,
  ...oidcEnvironment,
  ...moneyEnvironment,
  ...aiEnvironment,
  ...pictureEnvironment,
  ...telemetryEnvironment,
});

/** Names that `.env.example` and README.md must list; `DOCUMENT_MODULES` is internal. */
export const settingNames = Object.keys(Environment.shape).filter(
  (name) => name !== 'DOCUMENT_MODULES',
);

export type Configuration = ReturnType<typeof toConfiguration>;

/** An invalid environment, described with one line per setting. */
export class ConfigurationError extends StartError {
  readonly problems: string[];

  constructor(problems: string[]) {
    super(
      `Folio cannot start with this configuration:\n${problems.map((p) => `  ${p}`).join('\n')}`,
    );
    this.problems = problems;
  }
}

/** Reads the settings; throws a `ConfigurationError` that lists all problems. */
export function readConfiguration(environment: NodeJS.ProcessEnv): Configuration {
  const parsed = Environment.safeParse(withoutEmpty(environment));
  if (!parsed.success)
    throw new ConfigurationError(
      parsed.error.issues.map((issue) => `${issue.path.join('.')} ${issue.message}`),
    );
  const configuration = toConfiguration(parsed.data, withoutEmpty(environment));
  const problems = problemsOf(configuration);
  if (problems.length > 0) throw new ConfigurationError(problems);
  return configuration;
}

function toConfiguration(environment: z.output<typeof Environment>, set: NodeJS.ProcessEnv) {
  const baseUrl = environment.BASE_URL ?? `http://localhost:${environment.PORT}`;
  const { hostname } = new URL(baseUrl);
  const money = toMoneyConfiguration(environment, {
    isOwnMachine: isOwnMachine(environment, baseUrl),
  });
  const mail = {
    mailFrom: environment.MAIL_FROM ?? `Folio <no-reply@${hostname}>`,
    supportEmail: environment.SUPPORT_EMAIL ?? `support@${hostname}`,
    salesEmail: environment.SALES_EMAIL ?? `sales@${hostname}`,
  };
  return {
    isProduction: environment.NODE_ENV === 'production',
    port: environment.PORT,
    host: environment.HOST,
    /** Disabled unless METRICS_PORT is set. */
    metrics: { port: environment.METRICS_PORT, host: environment.METRICS_HOST },
    telemetry: toTelemetryConfiguration(environment),
    baseUrl: baseUrl.replace(/(?<!\/)\/+$/, ''),
    databaseUrl: environment.DATABASE_URL,
    dataDir: environment.DATA_DIR,
    smtpUrl: environment.SMTP_URL,
    ...mail,
    ...toSignUpConfiguration(environment),
    /** Identity providers for login, in addition to passwords. */
    oidcProviders: environment.OIDC_PROVIDERS,
    allowUnprovenEmail: environment.ALLOW_UNPROVEN_EMAIL,
    trustedProxies: environment.TRUST_PROXY,
    logLevel: environment.LOG_LEVEL,
    /** Descriptions of all settings, for operators to read. */
    settings: describeSettings(settingNames, set, {
      ...environment,
      BASE_URL: baseUrl,
      MAIL_FROM: mail.mailFrom,
      SUPPORT_EMAIL: mail.supportEmail,
      SALES_EMAIL: mail.salesEmail,
      PAYMENT_PROVIDER: money.paymentProvider,
      CREDIT_COSTS: money.creditCosts,
      WELCOME_OFFER: onOrOff(money.welcomeOffer),
      FIRST_HUNDRED_OFFER: onOrOff(money.firstHundredOffer),
    }),
    rateLimits: environment.RATE_LIMITS === 'on',
    /**
     * Whether browsers keep the app for offline use; 'off' also removes it from those that have it.
     */
    offline: environment.OFFLINE === 'on',
    /** Set by `scripts/run.mjs --build`, which bundles them from these sources. */
    documentModules: environment.DOCUMENT_MODULES,
    /** The passphrase that encrypts backups. */
    backupPassphrase: environment.BACKUP_PASSPHRASE,
    /** The store for `folio backup s3://…`. */
    backupStore: toBackupStore(environment),
    quotas: {
      maxResumes: environment.MAX_RESUMES_PER_ACCOUNT,
      maxBytes: environment.MAX_BYTES_PER_ACCOUNT,
    },
    ai: toAiConfiguration(environment),
    pictures: toPictureConfiguration(environment),
    ...money,
  };
}

type Ways = { host: string; baseUrl: string; trustedProxies: readonly string[] };

/** Settings that make the server reachable from other machines. */
const waysForOthers = ({ host, baseUrl, trustedProxies }: Ways): string[] => [
  ...(isLoopback(host) ? [] : [`HOST (${host})`]),
  ...(isLoopback(new URL(baseUrl).hostname) ? [] : [`BASE_URL (${baseUrl})`]),
  ...(trustedProxies.length === 0 ? [] : ['a proxy (TRUST_PROXY)']),
];

function isOwnMachine(environment: z.output<typeof Environment>, baseUrl: string): boolean {
  const { NODE_ENV, HOST: host, TRUST_PROXY: trustedProxies } = environment;
  const ways = waysForOthers({ host, baseUrl, trustedProxies });
  return NODE_ENV !== 'production' && ways.length === 0;
}

function problemsOf({ smtpUrl, allowUnprovenEmail, ...rest }: Configuration): string[] {
  const problems: string[] = [];
  const reached = waysForOthers(rest);
  if (!smtpUrl && !allowUnprovenEmail && reached.length > 0)
    problems.push(
      `SMTP_URL is missing: without a mail server no one proves that an address is theirs, and others can reach Folio by ${reached.join(' and ')}. Set SMTP_URL, or ALLOW_UNPROVEN_EMAIL=true to accept that (a container whose port is published to this machine alone, say).`,
    );
  problems.push(...moneyProblems(rest, rest.isProduction));
  if (rest.metrics.port && rest.metrics.port === rest.port)
    problems.push('METRICS_PORT is PORT: metrics need a port of their own, away from the public.');
  problems.push(...aiProblems(rest.ai), ...pictureProblems(rest.pictures));
  if (rest.isProduction && !rest.rateLimits)
    problems.push('RATE_LIMITS cannot be off when NODE_ENV is production.');
  return problems;
}

export function isLoopback(host: string): boolean {
  return /^(localhost|[\w.-]+\.localhost|127(\.\d{1,3}){3}|\[?::1\]?)$/i.test(host);
}

/** An empty setting counts as unset. */
function withoutEmpty(environment: NodeJS.ProcessEnv): NodeJS.ProcessEnv {
  return Object.fromEntries(
    Object.entries(environment).filter(([, value]) => value !== undefined && value.trim() !== ''),
  );
}

/** The addresses of trusted proxies; `true` would accept anybody's `X-Forwarded-For`. */
function toTrustedProxies(value: string | undefined, context: z.RefinementCtx) {
  if (value === undefined || value === 'false') return [];
  const names = list(value);
  if (
    names.every((name) =>
      /^(loopback|linklocal|uniquelocal|[0-9a-f.:][0-9a-f]*[.:][0-9a-f.:]*(\/\d+)?)$/.test(name),
    )
  )
    return names;
  context.addIssue({
    code: 'custom',
    message: 'lists the addresses of the proxies in front, such as 10.0.0.0/8 or loopback',
  });
  return z.NEVER;
}
