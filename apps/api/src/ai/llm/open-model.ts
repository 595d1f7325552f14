import type { LanguageModel } from 'ai';
import type { AiConfiguration } from '../../platform/ai-configuration.ts';
import { boundedAnswer } from '../../platform/bounded-answer.ts';

export type ModelSettings = Omit<AiConfiguration, 'provider'> & {
  provider: Exclude<AiConfiguration['provider'], 'none'>;
};

/** The configured model. Its library is loaded with the first question. */
export async function openModel(settings: ModelSettings): Promise<LanguageModel> {
  const { provider, model, apiKey, baseUrl: baseURL } = settings;
  switch (provider) {
    case 'anthropic': {
      const { createAnthropic } = await import('@ai-sdk/anthropic');
      return createAnthropic({ apiKey, baseURL, fetch: limitedFetch })(model);
    }
    case 'google': {
      const { createGoogle } = await import('@ai-sdk/google');
      return createGoogle({ apiKey, baseURL, fetch: limitedFetch })(model);
    }
    default: {
      const { createOpenAICompatible } = await import('@ai-sdk/openai-compatible');
      return createOpenAICompatible({
        name: provider,
        baseURL,
        fetch: limitedFetch,
        supportsStructuredOutputs: true,
        ...(apiKey ? { apiKey } : {}),
        ...(provider === 'openai' ? { transformRequestBody: renameTokenLimit } : {}),
      })(model);
    }
  }
}

/** OpenAI's newer models reject `max_tokens`, which all others use. */
const renameTokenLimit = ({ max_tokens, ...body }: Record<string, unknown>) => ({
  ...body,
  max_completion_tokens: max_tokens,
});

const maxBytes = 512 * 1024;

/** `fetch` with a size limit for answers; the key is sent to the configured host only. */
const limitedFetch = async (input: RequestInfo | URL, init?: RequestInit): Promise<Response> =>
  boundedAnswer(await fetch(input, { ...init, redirect: 'error' }), maxBytes);
