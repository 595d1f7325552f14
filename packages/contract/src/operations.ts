import { z } from 'zod';
import { answer } from './envelope.ts';
import { IdParams } from './id-params.ts';
import { Resume, SaveReason, VersionInQuery } from './resumes.ts';
import { bodyLimits, type Route } from './route.ts';

/**
 * A change of a resume's document: one field set, one entry added or one removed. The unit is the
 * field, and each bullet point; a move sets an entry's `place`. What is edited as one text and stored
 * in parts (a period, a name, a list of skills) is one value: an object of its parts.
 *
 * `path` is a content path (`content-path.ts`) or one of the document's own: `name`, `templateId`,
 * `order`, `isPublished`, `isPublic`, `settings/<key>`.
 */
export const operationLimits = {
  /** In one request. */
  operations: 500,
  pathLength: 400,
} as const;

/** `<author>:<n>`: the author is one tab, by a random id, and n counts what it did. */
const OperationId = z
  .string()
  .regex(/^[\da-f]{8,32}:(?:0|[1-9]\d{0,14})$/, 'An operation is named <author>:<number>.');
/**
 * The version that its author had from the server: the log is searched from there on for whether it
 * is known, also when another tab sends it that is further ahead.
 */
const seen = { on: z.number().int().min(1).max(2_147_483_647).optional() };
const Path = z.string().min(1).max(operationLimits.pathLength);
/** What it may be is said by the path: see `checkOperation`. */
const Value = z.unknown();

const SetOperation = z.strictObject({
  id: OperationId,
  ...seen,
  kind: z.literal('set'),
  path: Path,
  value: Value,
  /** What its author saw there: where it is something else by now, two have changed it. */
  was: Value,
  /**
   * Typing in a field is one operation, though it was kept on the device many times: this one stands
   * for all of its author's from number `first` on to its own, which set the same path.
   */
  first: z.number().int().min(0).optional(),
});

const AddOperation = z.strictObject({
  id: OperationId,
  ...seen,
  kind: z.literal('add'),
  /** The path of the list; where in it the entry stands is said by its `place`. */
  list: Path,
  entry: z.looseObject({ id: z.string().min(1).max(64), place: z.string().max(100) }),
});

const RemoveOperation = z.strictObject({
  id: OperationId,
  ...seen,
  kind: z.literal('remove'),
  /** The path of the entry. */
  path: Path,
  /** The whole entry as its author saw it: one that was changed since is not removed. */
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
 * What an operation has come to on the server, to be done to the document of the version before it.
 * `none` had no effect, as the removal of what somebody else had changed.
 */
const LoggedOperation = z.discriminatedUnion('kind', [
  z.object({
    ...named,
    kind: z.literal('set'),
    path: z.string(),
    value: Value,
    was: Value.optional(),
    /** For a value of several parts: those that its author has set. */
    keys: z.array(z.string()).optional(),
  }),
  /** A text of which `inserted` takes the place of `removed`, `at` so many UTF-16 units. */
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

/** One save. The caller's own operations that did just what they say are named by their id. */
export const LoggedSave = z.object({
  version: z.number().int(),
  operations: z.array(z.string().or(LoggedOperation)),
});
export type LoggedSave = z.infer<typeof LoggedSave>;

/** Two have changed the same field, and did not know of each other: the later arrival stands. */
export const Conflict = z.object({
  operationId: z.string(),
  path: z.string(),
  mine: Value,
  theirs: Value,
});
export type Conflict = z.infer<typeof Conflict>;

/** An operation that was not taken, and why; the others were. */
export const RefusedOperation = z.object({
  operationId: z.string(),
  path: z.string(),
  message: z.string(),
});
export type RefusedOperation = z.infer<typeof RefusedOperation>;

/**
 * What happened since the version that the caller has: the saves in their order, or the whole resume
 * where the log does not go back so far.
 */
const Changes = z.object({
  version: z.number().int(),
  updatedAt: z.iso.datetime(),
  rows: z.array(LoggedSave),
  resume: Resume.optional(),
});

export const OperationsAnswer = Changes.extend({
  /** Ids of all operations that were sent and dealt with, repeated and refused ones included. */
  answered: z.array(z.string()),
  conflicts: z.array(Conflict),
  refused: z.array(RefusedOperation),
});
export type OperationsAnswer = z.infer<typeof OperationsAnswer>;
export type OperationsSince = z.infer<typeof Changes>;

export const SendOperations = z.strictObject({
  /** The version of the document that the caller has from the server. */
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

/** Any text is accepted, so that an id that isn't one is a 404 like any unknown id. */

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
