import { apiKeyScopes } from '@folio/contract/api-keys';
import type { Configuration } from '../platform/configuration.ts';
import { issuerOf, resourceOf } from '../platform/oauth-resource.ts';

/** Protected resource metadata of `/mcp` (RFC 9728). */
export const resourceMetadata = (configuration: Configuration) => ({
  resource: resourceOf(configuration),
  authorization_servers: [issuerOf(configuration)],
  scopes_supported: apiKeyScopes,
  bearer_methods_supported: ['header'],
  resource_name: 'Folio',
  resource_documentation: new URL('/api/docs', configuration.baseUrl).href,
});

/**
 * Authorization server metadata (RFC 8414). Client ID metadata documents are not fetched: decision
 * 103.
 */
export const serverMetadata = (configuration: Configuration) => {
  const at = (path: string) => new URL(path, configuration.baseUrl).href;
  return {
    issuer: issuerOf(configuration),
    authorization_endpoint: at('/oauth/authorize'),
    token_endpoint: at('/oauth/token'),
    registration_endpoint: at('/oauth/register'),
    revocation_endpoint: at('/oauth/revoke'),
    scopes_supported: apiKeyScopes,
    response_types_supported: ['code'],
    response_modes_supported: ['query'],
    grant_types_supported: ['authorization_code', 'refresh_token'],
    token_endpoint_auth_methods_supported: ['none'],
    revocation_endpoint_auth_methods_supported: ['none'],
    code_challenge_methods_supported: ['S256'],
    authorization_response_iss_parameter_supported: true,
    client_id_metadata_document_supported: false,
  };
};
