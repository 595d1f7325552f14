import swagger from '@fastify/swagger';
import { ErrorBody } from '@folio/contract/errors';
import type { FastifyInstance } from 'fastify';
import { createJsonSchemaTransform } from 'fastify-type-provider-zod';
import { z } from 'zod';
import { isSold } from '../platform/money-configuration.ts';
import { type Description, describeOperations } from './describe-operations.ts';
import { writeDocsPage } from './docs-page.ts';

const describeRoute = createJsonSchemaTransform({
  /** Refinements in code can't be expressed as JSON Schema. */
  zodToJsonConfig: { unrepresentable: 'any' },
});
const { $schema: _dialect, ...errorBody } = z.toJSONSchema(ErrorBody, { unrepresentable: 'any' });

/**
 * Documents all routes registered after this from their request schemas: `/api/openapi.json` for
 * programs, `/api/docs` for people.
 */
export async function describeApi(app: FastifyInstance): Promise<void> {
  await app.register(swagger, {
    openapi: {
      openapi: '3.1.0',
      info: {
        title: 'Folio',
        description: 'The API of the resume builder.',
        version: '1',
        license: { name: 'MIT', identifier: 'MIT' },
      },
      components: {
        securitySchemes: {
          session: {
            type: 'http',
            scheme: 'bearer',
            description: 'The token that `POST /api/auth/login` answers.',
          },
          apiKey: {
            type: 'http',
            scheme: 'bearer',
            description:
              'A key that `POST /api/users/api-keys` answers, or that its owner made in their settings, with the scope that stands beside it.',
          },
        },
      },
    },
    transform: describeRoute,
    transformObject: (document) =>
      'openapiObject' in document
        ? (describeOperations(
            document.openapiObject as Description,
            errorBody,
            isSold(app.configuration),
          ) as never)
        : document.swaggerObject,
  });
  const description = () => app.swagger() as unknown as Description;
  let page: string | undefined;
  app.get('/api/openapi.json', { schema: { hide: true } }, async () => description());
  app.get('/api/docs', { schema: { hide: true } }, async (_request, reply) => {
    page ??= writeDocsPage(description());
    return reply.type('text/html; charset=utf-8').send(page);
  });
}
