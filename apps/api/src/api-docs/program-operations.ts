import { apiKeyLimits } from '@folio/contract/api-keys';
import { connectedAppLimits } from '@folio/contract/connected-apps';
import type { Operation } from './operation.ts';

/** Programs with access to an account: by API key or OAuth. */
export const programOperations: Record<string, Operation> = {
  'GET /api/users/api-keys': {
    operationId: 'listApiKeys',
    summary: 'List the API keys',
    description: 'Those that are still good, the newest first, without the keys themselves.',
    access: 'session',
  },
  'POST /api/users/api-keys': {
    operationId: 'createApiKey',
    summary: 'Make an API key',
    description: `Answers the key, this once. It goes where a session’s token does, and opens what its scopes name. An account can have up to ${apiKeyLimits.keys}; its owner is told of each by mail.`,
    access: 'session',
    errors: ['WRONG_PASSWORD', 'CODE_REQUIRED', 'QUOTA_EXCEEDED'],
    example: {
      name: 'Backup script',
      scopes: ['read', 'export'],
      days: 90,
      password: 'Difference-Engine-1!',
    },
  },
  'GET /api/users/api-keys/{id}/usage': {
    operationId: 'getApiKeyUsage',
    summary: 'What an API key was used for',
    description: `By day, route and answer, for ${apiKeyLimits.usageDays} days.`,
    access: 'session',
    errors: ['API_KEY_NOT_FOUND'],
  },
  'DELETE /api/users/api-keys/{id}': {
    operationId: 'revokeApiKey',
    summary: 'Revoke an API key',
    description: 'At once. It can’t be brought back.',
    access: 'session',
    errors: ['API_KEY_NOT_FOUND'],
  },
  'GET /api/users/apps': {
    operationId: 'listConnectedApps',
    summary: 'List the connected apps',
    description:
      'Programs that the owner let in by OAuth, the newest first. What each was used for is told as of an API key, by its id.',
    access: 'session',
  },
  'DELETE /api/users/apps/{id}': {
    operationId: 'removeConnectedApp',
    summary: 'Remove a connected app',
    description: 'At once, with all of its tokens.',
    access: 'session',
    errors: ['APP_NOT_FOUND'],
  },
  'POST /api/oauth/request': {
    operationId: 'readAppRequest',
    summary: 'What an app asks for',
    description:
      'Reads what stands behind `/oauth/authorize?`, and changes nothing. An app that is not known, or an address that it has not registered, is refused here and told nothing.',
    access: 'session',
  },
  'POST /api/oauth/decision': {
    operationId: 'decideAppRequest',
    summary: 'Let an app in, or not',
    description: `Answers where the browser goes with it. An account can have up to ${connectedAppLimits.apps} apps; its owner is told of each by mail.`,
    access: 'session',
    errors: ['QUOTA_EXCEEDED'],
  },
};
