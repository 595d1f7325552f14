import swagger from '@fastify/swagger';
import { ErrorBody } from '@folio/contract/errors';
import type { FastifyInstance } from 'fastify';
import { createJsonSchemaTransform } from 'fastify-type-provider-zod';
import { z } from 'zod';

const describeRoute = createJsonSchemaTransform({
  /** Checks in code, such as the two forms of a content, are not a schema's to tell. */
  zodToJsonConfig: { unrepresentable: 'any' },
});
const { $schema: _dialect, ...errorBody } = z.toJSONSchema(ErrorBody, { unrepresentable: 'any' });

/** Describes every route that is registered after this, from the schemas that check its requests. */
export async function describeApi(app: FastifyInstance): Promise<void> {
  await app.register(swagger, {
    openapi: {
      openapi: '3.1.0',
      info: { title: 'Folio', description: 'The API of the resume builder.', version: '1' },
      components: { securitySchemes: { session: { type: 'http', scheme: 'bearer' } } },
      security: [{ session: [] }, {}],
    },
    transform: (document) => {
      const { schema, url } = describeRoute(document);
      if (!schema || schema.hide) return { schema, url };
      return {
        schema: { ...schema, response: { ...responsesOf(schema), default: errorBody } },
        url,
      };
    },
  });
  app.get('/api/openapi.json', { schema: { hide: true } }, async () => app.swagger());
}

const responsesOf = (schema: { response?: unknown }) => schema.response as object | undefined;
