import { z } from 'zod';

const providers = ['none', 'openai', 'openai-compatible', 'anthropic', 'google', 'ollama'] as const;
type Provider = (typeof providers)[number];

const baseUrlByProvider: Partial<Record<Provider, string>> = {
  openai: 'https://api.openai.com/v1',
  anthropic: 'https://api.anthropic.com/v1',
  google: 'https://generativelanguage.googleapis.com/v1beta',
  ollama: 'http://localhost:11434/v1',
};

/** The settings of the language model. */
export const aiEnvironment = {
  AI_PROVIDER: z.enum(providers, `is one of ${providers.join(', ')}`).default('none'),
  AI_MODEL: z.string().default(''),
  AI_API_KEY: z.string().default(''),
  AI_BASE_URL: z
    .url({ protocol: /^https?$/, error: 'is an address like http://localhost:8000/v1' })
    .optional(),
  AI_TIMEOUT_MS: z.coerce
    .number('is a number of milliseconds')
    .int()
    .min(1_000)
    .max(30_000)
    .default(30_000),
};

const AiEnvironment = z.object(aiEnvironment);
export type AiConfiguration = ReturnType<typeof toAiConfiguration>;

export function toAiConfiguration(environment: z.output<typeof AiEnvironment>) {
  const { AI_PROVIDER: provider } = environment;
  const baseUrl = environment.AI_BASE_URL ?? baseUrlByProvider[provider] ?? '';
  return {
    provider,
    model: environment.AI_MODEL,
    apiKey: environment.AI_API_KEY,
    baseUrl: baseUrl.replace(/(?<!\/)\/+$/, ''),
    /** Timeout of a whole answer, retries included. */
    timeoutMs: environment.AI_TIMEOUT_MS,
  };
}

/** Describes missing settings. */
export function aiProblems({ provider, model, apiKey, baseUrl }: AiConfiguration): string[] {
  if (provider === 'none') return [];
  const needsKey = provider === 'openai' || provider === 'anthropic' || provider === 'google';
  return [
    model ? '' : `AI_MODEL is missing: AI_PROVIDER ${provider} needs the name of a model.`,
    apiKey || !needsKey ? '' : `AI_API_KEY is missing: AI_PROVIDER ${provider} needs one.`,
    baseUrl ? '' : `AI_BASE_URL is missing: AI_PROVIDER ${provider} can be anywhere.`,
  ].filter(Boolean);
}
