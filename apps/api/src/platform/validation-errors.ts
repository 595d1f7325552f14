import { maxProblems, truncateInput } from '@folio/contract/truncate-input';
import { validatorCompiler } from 'fastify-type-provider-zod';
import { z } from 'zod';

type Issue = {
  code: string;
  path: PropertyKey[];
  message: string;
  keys?: string[];
  errors?: Issue[][];
};
/** A zod issue in the form in which `fastify-type-provider-zod` passes it on. */
type Validation = {
  keyword: string;
  instancePath: string;
  message?: string;
  params: Record<string, unknown>;
};

/** Limits paths in messages, since senders choose the names of unknown fields. */
const maxPathLength = 200;

/**
 * Returns the messages for each field by its path (`content.personalInfo.email`).
 *
 * @param root names the whole part (`body`) if a problem has no field.
 */
export function toFieldErrors(
  validations: readonly Validation[],
  root: string,
): Record<string, string[]> {
  const fields = new Map<string, Set<string>>();
  for (const validation of validations)
    for (const { path, message } of flatten(toIssue(validation))) {
      const key = path.length === 0 ? root : path.map(String).join('.').slice(0, maxPathLength);
      const messages = fields.get(key) ?? new Set();
      if (messages.size === 0 && fields.size === maxProblems) return toRecord(fields);
      fields.set(key, messages.add(message));
    }
  return toRecord(fields);
}

const toRecord = (fields: Map<string, Set<string>>) =>
  Object.fromEntries([...fields].map(([key, messages]) => [key, [...messages]]));

function toIssue({ keyword, instancePath, message = '', params }: Validation): Issue {
  const path = instancePath.split('/').filter((part) => part !== '');
  return { ...params, code: keyword, path, message };
}

/** Splits unknown keys into fields; for a union, uses the option that matched best. */
function flatten(issue: Issue): Issue[] {
  if (issue.code === 'unrecognized_keys' && issue.keys)
    return issue.keys.map((key) => ({ ...issue, path: [...issue.path, key] }));
  const branches = issue.errors?.filter((branch) => branch.length > 0) ?? [];
  const nearest = branches.toSorted((a, b) => a.length - b.length)[0];
  if (issue.code !== 'invalid_union' || !nearest) return [issue];
  return nearest
    .map((inner) => ({ ...inner, path: [...issue.path, ...inner.path] }))
    .flatMap(flatten);
}

const nounByType: Record<string, string> = {
  string: 'text',
  number: 'a number',
  int: 'a whole number',
  boolean: 'true or false',
  array: 'a list',
  object: 'a group of fields',
  record: 'a group of fields',
  date: 'a date',
};

const unitByOrigin: Record<string, string> = { string: 'characters', array: 'entries' };

/** Default messages for issues without one in the schema. */
function describeIssue(issue: z.core.$ZodRawIssue): string | undefined {
  switch (issue.code) {
    case 'invalid_type':
      if (issue.input === undefined) return 'This field is required';
      return `This must be ${nounByType[issue.expected] ?? issue.expected}`;
    case 'too_small':
      if (issue.origin === 'string' && issue.minimum === 1) return 'This field is required';
      return `This must have at least ${issue.minimum} ${unitByOrigin[issue.origin] ?? ''}`.trim();
    case 'too_big':
      return `This can have up to ${issue.maximum} ${unitByOrigin[issue.origin] ?? ''}`.trim();
    case 'invalid_value':
      return `This must be one of: ${issue.values.map(String).join(', ')}`;
    case 'unrecognized_keys':
      return describeUnknown(issue);
    case 'invalid_format':
      return `This is not a valid ${issue.format === 'email' ? 'email address' : issue.format}`;
    case 'invalid_union':
      return describeUnion(issue);
    default:
      return undefined;
  }
}

/**
 * More unknown fields than this are not misspelled names, and listing the known ones would fill the
 * response.
 */
const mostMisspelled = 3;

/** Lists the known field names for callers who misspelled one or took it from another API. */
function describeUnknown({ inst, keys }: z.core.$ZodRawIssue<z.core.$ZodIssueUnrecognizedKeys>) {
  const unknown = 'This field is not known';
  if (!(inst instanceof z.core.$ZodObject) || keys.length > mostMisspelled) return unknown;
  const known = Object.keys(inst._zod.def.shape);
  return known.length === 0 ? unknown : `${unknown}. The known ones are ${known.join(', ')}`;
}

function describeUnion({ inst, discriminator }: z.core.$ZodRawIssue<z.core.$ZodIssueInvalidUnion>) {
  if (!(inst instanceof z.core.$ZodDiscriminatedUnion) || discriminator === undefined)
    return 'This has none of the accepted forms';
  const values = inst._zod.propValues?.[discriminator];
  return `This must be one of: ${[...(values ?? [])].map(String).join(', ')}`;
}

/** Validates a truncated input, which contains all problems worth reporting (`truncateInput`). */
export const validateBounded: typeof validatorCompiler = (route) => {
  const validate = validatorCompiler(route);
  const { schema } = route;
  return schema instanceof z.core.$ZodType
    ? (data) => validate(truncateInput(schema, data))
    : validate;
};

/** Sets readable default messages for all zod schemas of the process. */
export function configureZodErrors(): void {
  z.config({ customError: describeIssue });
}
