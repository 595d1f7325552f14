import { z } from 'zod';
import { parseJson } from './parse-json.ts';

/** Providers that need only a client id and secret. */
const presets: Record<string, { name: string; discovery: string }> = {
  google: { name: 'Google', discovery: 'https://accounts.google.com' },
};

const Provider = z
  .strictObject({
    id: z.string().regex(/^[a-z\d-]{1,40}$/),
    name: z.string().min(1).max(40).optional(),
    discovery: z.url({ protocol: /^https?$/ }).optional(),
    clientId: z.string().min(1),
    clientSecret: z.string().min(1),
  })
  .transform(({ name, discovery, ...given }, context) => {
    const preset = presets[given.id];
    const full = {
      ...given,
      name: name ?? preset?.name,
      discovery: discovery ?? preset?.discovery,
    };
    if (full.name && full.discovery)
      return { ...given, name: full.name, discovery: full.discovery };
    context.addIssue({ code: 'custom', message: 'needs name and discovery' });
    return z.NEVER;
  });
export type OidcProviderSettings = z.output<typeof Provider>;

export const oidcEnvironment = {
  /** A JSON list; ids are stored with linked accounts, so they must not change. */
  OIDC_PROVIDERS: z.string().default('[]').transform(toProviders),
};

function toProviders(value: string, context: z.RefinementCtx): OidcProviderSettings[] {
  const parsed = z.array(Provider).max(10).safeParse(parseJson(value));
  const ids = new Set(parsed.data?.map(({ id }) => id));
  if (parsed.success && ids.size === parsed.data.length) return parsed.data;
  context.addIssue({
    code: 'custom',
    message:
      'is JSON such as [{"id":"google","clientId":"…","clientSecret":"…"}]; providers other than google need name and discovery',
  });
  return z.NEVER;
}
