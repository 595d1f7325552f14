import { z } from 'zod';
import { count } from './content-limits.ts';
import { answer } from './envelope.ts';
import { IdParams } from './id-params.ts';
import { Resume, SaveReason, VersionInQuery } from './resumes.ts';
import { bodyLimits, type Route } from './route.ts';
import { storableText } from './text-schemas.ts';

/**
 * A change of a resume's document: one field set, one entry added or one removed. The unit is the
 * field, or a bullet; a move sets an entry's `place`. A value that is edited as one text and stored
 * in parts (a period, a name, a list of skills) is set as one: an object of its parts. `path` is a
 * content path (`content-path.ts`) or one of the document's own: `name`, `templateId`, `order`,
 * `isPublished`, `isPublic`, `settings/<key>`.
 */
export const operationLimits = {
  /** The most operations in one request. */
  operations: 500,
  pathLength: 400,
  /** The most operations that one combines: more than anybody types while a device is offline. */
  runLength: 100_000,
} as const;

/** `<author>:<n>`: the author is a random id of one tab, and n counts its operations. */
const OperationId = z
  .string()
  .regex(/^[\da-f]{8,32}:(?:0|[1-9]\d{0,14})$/, 'An operation is named <author>:<number>.');
/**
 * The server's version that the author had seen. The log is searched from there for the operation's
 * id, even if another tab that is further ahead sends it.
 */
const seen = { on: z.number().int().min(1).max(2_147_483_647).optional() };
const Path = storableText(operationLimits.pathLength).min(1);
/** The path determines which values are valid: see `checkOperation`. */
const Value = z.unknown();

const SetOperation = z
  .strictObject({
    id: OperationId,
    ...seen,
    kind: z.literal('set'),
    path: Path,
    value: Value,
    /**
     * The value that the author saw. A different current value means that two people changed it.
     */
    was: Value,
    /**
     * Typing in a field is one operation, although the device stored it many times: it replaces all
     * of its author's operations from number `first` up to its own, which set the same path.
     */
    first: z.number().int().min(0).optional(),
  })
  .refine(
    ({ id, first }) => {
      const last = Number(id.split(':')[1]);
      return first === undefined || (first <= last && last - first < operationLimits.runLength);
    },
    {
      path: ['first'],
      message: `One operation can stand for up to ${count(operationLimits.runLength)}, up to its own.`,
    },
  );

const AddOperation = z.strictObject({
  id: OperationId,
  ...seen,
  kind: z.literal('add'),
  /** The path of the list; the entry's `place` decides its position. */
  list: Path,
  entry: z.looseObject({ id: z.string().min(1).max(64), place: z.string().max(100) }),
});

const RemoveOperation = z.strictObject({
  id: OperationId,
  ...seen,
  kind: z.literal('remove'),
  /** The path of the entry. */
  path: Path,
  /** The whole entry as its author saw it. An entry that was changed since is not removed. */
  was: Value,
});

export const Operation = z.discriminatedUnion('kind', [
  SetOperation,
  AddOperation,
  RemoveOperation,
]);
export type Operation = z.infer<typeof Operation>;

const number = z.number().int().min(0);
const named = { id: z.string(), first: number.optional() };

/**
 * The effect of an operation on the server, to be applied to the document of the previous version.
 * `none` had no effect, such as the removal of an entry that somebody else had changed.
 */
const LoggedOperation = z.discriminatedUnion('kind', [
  z.object({
    ...named,
    kind: z.literal('set'),
    path: z.string(),
    value: Value,
    was: Value.optional(),
    /** For a value of several parts, the keys of the parts that its author set. */
    keys: z.array(z.string()).optional(),
  }),
  /** A change within a text: `inserted` replaces `removed` at offset `at`, in UTF-16 units. */
  z.object({
    ...named,
    kind: z.literal('splice'),
    path: z.string(),
    at: number,
    removed: z.string(),
    inserted: z.string(),
  }),
  z.object({ ...named, kind: z.literal('add'), list: z.string(), entry: AddOperation.shape.entry }),
  z.object({ ...named, kind: z.literal('remove'), path: z.string(), was: Value.optional() }),
  z.object({ ...named, kind: z.literal('none') }),
]);
export type LoggedOperation = z.infer<typeof LoggedOperation>;

/**
 * One save. The caller's own operations that had exactly their intended effect are listed by id
 * only.
 */
export const LoggedSave = z.object({
  version: z.number().int(),
  operations: z.array(z.string().or(LoggedOperation)),
});
export type LoggedSave = z.infer<typeof LoggedSave>;

/**
 * Two people changed the same field without having seen each other's change. The later arrival
 * wins.
 */
export const Conflict = z.object({
  operationId: z.string(),
  path: z.string(),
  mine: Value,
  theirs: Value,
});
export type Conflict = z.infer<typeof Conflict>;

/** A rejected operation, and why. The others in its request were applied. */
export const RefusedOperation = z.object({
  operationId: z.string(),
  path: z.string(),
  message: z.string(),
});
export type RefusedOperation = z.infer<typeof RefusedOperation>;

/**
 * The changes since the caller's version: the saves in order, or the whole resume if the log does
 * not go back that far.
 */
const Changes = z.object({
  version: z.number().int(),
  updatedAt: z.iso.datetime(),
  rows: z.array(LoggedSave),
  resume: Resume.optional(),
});

export const OperationsAnswer = Changes.extend({
  /**
   * Ids of all operations of the request that are dealt with, including repeated and rejected ones.
   */
  answered: z.array(z.string()),
  conflicts: z.array(Conflict),
  refused: z.array(RefusedOperation),
});
export type OperationsAnswer = z.infer<typeof OperationsAnswer>;
export type OperationsSince = z.infer<typeof Changes>;

export const SendOperations = z.strictObject({
  /** The server's version of the document that the caller has. */
  since: z.number().int().min(1).max(2_147_483_647),
  operations: z
    .array(Operation)
    .max(
      operationLimits.operations,
      `A request can have up to ${operationLimits.operations} operations.`,
    ),
  reason: SaveReason.optional(),
});
export type SendOperations = z.infer<typeof SendOperations>;

export const operationRoutes = {
  send: {
    method: 'POST',
    url: '/api/resumes/:id/operations',
    bodyLimitBytes: bodyLimits.document,
    schema: {
      params: IdParams,
      body: SendOperations,
      response: { 200: answer({ data: OperationsAnswer }) },
    },
  },
  since: {
    method: 'GET',
    url: '/api/resumes/:id/operations',
    schema: {
      params: IdParams,
      querystring: z.strictObject({ since: VersionInQuery }),
      response: { 200: answer({ data: Changes }) },
    },
  },
} as const satisfies Record<string, Route>;
