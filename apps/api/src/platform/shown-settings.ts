/**
 * Settings whose values operators may read. For any other setting, such as a password, they only
 * see whether it is set.
 */
const shownSettings: ReadonlySet<string> = new Set([
  'NODE_ENV',
  'PORT',
  'HOST',
  'METRICS_PORT',
  'METRICS_HOST',
  'BASE_URL',
  'DATA_DIR',
  'MAIL_FROM',
  'SUPPORT_EMAIL',
  'SALES_EMAIL',
  'ALLOW_UNPROVEN_EMAIL',
  'TRUST_PROXY',
  'LOG_LEVEL',
  'MAX_RESUMES_PER_ACCOUNT',
  'MAX_BYTES_PER_ACCOUNT',
  'RATE_LIMITS',
  'OFFLINE',
  'SIGN_UP',
  'ALLOWED_EMAIL_DOMAINS',
  'CREDITS_AT_SIGNUP',
  'SIGNUP_CREDITS_PER_NETWORK',
  'CREDIT_COSTS',
  'PAYMENT_PROVIDER',
  'ALLOW_SANDBOX_PAYMENTS',
  'WELCOME_OFFER',
  'FIRST_HUNDRED_OFFER',
  'SELLER_NAME',
  'SELLER_ADDRESS',
  'SELLER_TAX_ID',
  'GST_PERCENT',
  'GST_PLACE_OF_SUPPLY',
  'AI_PROVIDER',
  'AI_MODEL',
  'AI_TIMEOUT_MS',
  'PICTURE_STORE',
  'S3_BUCKET',
  'S3_REGION',
  'BACKUP_S3_REGION',
  'OTEL_SERVICE_NAME',
  'OTEL_TRACES_SAMPLER_ARG',
  'OTEL_METRIC_EXPORT_INTERVAL',
]);

/**
 * Returns all settings by name, with the value in force unless it is secret: the value as written
 * or, if it is not set, the default.
 */
export function describeSettings(
  names: readonly string[],
  set: NodeJS.ProcessEnv,
  inForce: object,
): { name: string; isSet: boolean; value: string | null }[] {
  const values = new Map<string, unknown>(Object.entries(inForce));
  return names.toSorted().map((name) => ({
    name,
    isSet: set[name] !== undefined,
    value: shownSettings.has(name) ? (set[name] ?? settingText(values.get(name))) : null,
  }));
}

function settingText(value: unknown): string {
  if (value === undefined) return '';
  if (Array.isArray(value)) return value.join(', ');
  return typeof value === 'string' ? value : JSON.stringify(value);
}

export const onOrOff = (isOn: boolean): string => (isOn ? 'on' : 'off');
