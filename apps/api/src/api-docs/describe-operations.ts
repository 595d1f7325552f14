import { scopeOfRoute } from '@folio/contract/api-keys';
import { type ErrorCode, errorStatus } from '@folio/contract/errors';
import { saveRoute } from '@folio/contract/resumes';
import { z } from 'zod';
import {
  type Answer,
  inBothForms,
  type Media,
  takingPlainBullets,
  withPrefixItems,
} from './content-schemas.ts';
import type { Operation } from './operation.ts';
import { operationsByTag } from './operations.ts';

/** An operation as described by its route's schemas. */
export type DescribedOperation = {
  operationId?: string;
  tags?: string[];
  summary?: string;
  description?: string;
  security?: Record<string, string[]>[];
  parameters?: object[];
  requestBody?: { required?: boolean; content: Media };
  responses: Record<string, Answer>;
};
export type Description = {
  tags?: { name: string }[];
  paths: Record<string, Record<string, DescribedOperation>>;
  components?: { schemas?: Record<string, object>; securitySchemes?: object };
};

/**
 * Adds to each operation its possible errors and what schemas can't express. If nothing is sold,
 * everything about payments is left out.
 */
export function describeOperations(
  description: Description,
  errorBody: object,
  isSold: boolean,
): Description {
  const paths: Description['paths'] = {};
  const tags = new Set<string>();
  for (const [path, methods] of Object.entries(description.paths))
    for (const [method, operation] of Object.entries(methods)) {
      const name = `${method.toUpperCase()} ${path}`;
      const [tag, documented] = findOperation(name) ?? [];
      if (!isSold && documented && isOfSale(tag, documented)) continue;
      const described =
        tag && documented ? describeOne(name, tag, documented, operation, isSold) : operation;
      paths[path] = { ...paths[path], [method]: described };
      if (tag) tags.add(tag);
    }
  return {
    ...description,
    tags: Object.keys(operationsByTag)
      .filter((name) => tags.has(name))
      .map((name) => ({ name })),
    paths: withPrefixItems(paths),
    components: { ...description.components, schemas: { Error: errorBody } },
  };
}

const isOfSale = (tag: string | undefined, { isOfSale }: Operation): boolean =>
  tag === 'Money' || isOfSale === true;

function describeOne(
  name: string,
  tag: string,
  documented: Operation,
  operation: DescribedOperation,
  isSold: boolean,
): DescribedOperation {
  const description = [documented.description, isSold && documented.price]
    .filter(Boolean)
    .join(' ');
  const { default: _default, ...answers } = operation.responses;
  const responses = Object.fromEntries(
    Object.entries(answers).map(([status, answer]) => [
      status,
      orBrief(name, documented.isWhole ? answer : inBothForms(answer)),
    ]),
  );
  return {
    ...operation,
    operationId: documented.operationId,
    tags: [tag],
    summary: documented.summary,
    ...(description && { description }),
    security: securityOf(name, documented),
    ...(name === saving ? { parameters: [...(operation.parameters ?? []), preferParameter] } : {}),
    ...bodyOf(documented, operation),
    responses: {
      ...filesOf(documented),
      ...responses,
      ...refusalsOf(name, documented, operation, isSold),
    },
  };
}

function findOperation(name: string): [string, Operation] | undefined {
  for (const [tag, operations] of Object.entries(operationsByTag)) {
    const found = operations[name];
    if (found) return [tag, found];
  }
  return undefined;
}

function securityOf(name: string, { access }: Operation): Record<string, string[]>[] {
  const scope = scopeOfRoute[name.replace(/\{(\w+)\}/g, ':$1')];
  const key = scope ? [{ apiKey: [scope] }] : [];
  return {
    anybody: [{}],
    session: [{ session: [] }, ...key],
    either: [{ session: [] }, ...key, {}],
  }[access];
}

const saving = 'PUT /api/resumes/{id}';
const preferParameter = {
  name: 'Prefer',
  in: 'header',
  description: '`return=minimal` asks for an answer without the content that was sent.',
  schema: { type: 'string', enum: ['return=minimal', 'return=representation'] },
};

const { $schema: _dialect, ...savedBriefly } = z.toJSONSchema(saveRoute.schema.response[200], {
  unrepresentable: 'any',
});

/** A save can also be answered without content, on request. */
function orBrief(name: string, answer: Answer): Answer {
  if (name !== saving || !answer.content) return answer;
  const content = Object.entries(answer.content).map(([type, media]) => [
    type,
    { ...media, schema: { anyOf: [media.schema, savedBriefly] } },
  ]);
  return { ...answer, content: Object.fromEntries(content) };
}

function bodyOf({ takes, example }: Operation, { requestBody }: DescribedOperation) {
  if (takes) {
    const file = { schema: { type: 'string', format: 'binary' } };
    return {
      requestBody: { required: true, content: Object.fromEntries(takes.map((one) => [one, file])) },
    };
  }
  if (!requestBody) return {};
  const content = Object.entries(requestBody.content).map(([type, { schema, ...media }]) => [
    type,
    {
      ...media,
      ...(schema && { schema: takingPlainBullets(schema) }),
      ...(example && { example }),
    },
  ]);
  return { requestBody: { ...requestBody, content: Object.fromEntries(content) } };
}

function filesOf({ answers }: Operation): Record<string, Answer> {
  if (!answers) return {};
  const content = Object.fromEntries(
    answers.map((type) => [
      type,
      { schema: type === 'application/json' ? {} : { type: 'string', format: 'binary' } },
    ]),
  );
  return { 200: { description: 'What was asked for', content } };
}

/** The errors common to a kind of operation. */
function commonErrors(
  name: string,
  { access }: Operation,
  { requestBody, parameters = [] }: DescribedOperation,
): ErrorCode[] {
  const takesQuery = parameters.some((one) => 'in' in one && one.in === 'query');
  const isWriting = !name.startsWith('GET ');
  return [
    ...(requestBody || takesQuery || isWriting ? validationErrors : []),
    ...(access === 'session' ? sessionErrors : []),
    ...(access === 'either' ? keyErrors : []),
    ...(isWriting ? writingErrors : []),
    ...(name.includes('/api/ai/') && isWriting ? aiErrors : []),
    'MALFORMED_REQUEST',
    'RATE_LIMITED',
    'INTERNAL',
    'UNAVAILABLE',
  ];
}

const validationErrors: ErrorCode[] = ['VALIDATION_ERROR'];
const sessionErrors: ErrorCode[] = [
  'UNAUTHENTICATED',
  'INVALID_TOKEN',
  'TOKEN_EXPIRED',
  'SCOPE_MISSING',
];
/** Possible for API keys, also on public routes. */
const keyErrors: ErrorCode[] = ['SCOPE_MISSING'];
const writingErrors: ErrorCode[] = ['PAYLOAD_TOO_LARGE', 'UNSUPPORTED_MEDIA_TYPE', 'STORAGE_FULL'];
const codesOfSale: ErrorCode[] = ['INSUFFICIENT_CREDITS', 'PREMIUM_REQUIRED'];
const aiErrors: ErrorCode[] = [
  'INSUFFICIENT_CREDITS',
  'IDEMPOTENCY_CONFLICT',
  'DOCUMENT_TOO_COMPLEX',
];

/** An operation's errors grouped by status. */
function refusalsOf(
  name: string,
  documented: Operation,
  operation: DescribedOperation,
  isSold: boolean,
): Record<string, Answer> {
  const own = documented.errors ?? [];
  // An account's own resume may be in the trash.
  const trashed: ErrorCode[] =
    documented.access === 'session' && own.includes('RESUME_NOT_FOUND') ? ['RESUME_IN_TRASH'] : [];
  const unreadable: ErrorCode[] = own.includes('RESUME_NOT_FOUND') ? ['UNREADABLE'] : [];
  const codes = new Set([
    ...own,
    ...trashed,
    ...unreadable,
    ...commonErrors(name, documented, operation),
  ]);
  if (!isSold) for (const code of codesOfSale) codes.delete(code);
  const byStatus = Map.groupBy(codes, (code) => errorStatus[code]);
  const refusals = [...byStatus].map(([status, those]) => [status, refusal(those)]);
  return Object.fromEntries(refusals);
}

const refusal = (codes: ErrorCode[]): Answer => ({
  description: codes.join(', '),
  content: {
    'application/json': {
      schema: {
        allOf: [
          { $ref: '#/components/schemas/Error' },
          { type: 'object', properties: { code: { enum: codes } } },
        ],
      },
      example: {
        success: false,
        code: codes[0],
        message: 'A sentence for the person who asked.',
        requestId: '01890a5d-ac96-774b-bcce-b302099a8057',
        ...(codes[0] === 'VALIDATION_ERROR'
          ? { errors: { name: ['This field is required'] } }
          : {}),
      },
    },
  },
});
