import { z } from 'zod';
import {
  ApplicationEvent,
  ApplicationFields,
  ApplicationStatus,
  applicationFields,
  applicationLimits,
  Day,
} from './application-fields.ts';
import { Keeping, waitedMs } from './application-keeping.ts';
import { ListApplications } from './application-list.ts';
import { answer } from './envelope.ts';
import { IdParams } from './id-params.ts';
import { bodyLimits, type Route } from './route.ts';

/** An application in a list. */
export const ApplicationSummary = ApplicationFields.pick({
  role: true,
  company: true,
  place: true,
  pay: true,
  source: true,
  status: true,
  nextStep: true,
  nextStepDay: true,
  resumeId: true,
  deadline: true,
}).extend({
  id: z.uuid(),
  /** Since when the status is what it is. */
  statusDay: z.iso.date(),
  /** The day on which it was sent; null before. */
  appliedDay: z.iso.date().nullable(),
  /** Each status that it has had, by its timeline; only in lists. */
  had: z.array(ApplicationStatus).optional(),
  /** What its resume was called, and how it was set, when it was sent or, if it wasn't, is now. */
  sentAs: z
    .object({
      /** Whatever it is called since; null of what was kept before this was noted. */
      resumeId: z.uuid().nullable().default(null),
      name: z.string(),
      templateId: z.string(),
      /** For a resume that was kept as sent: how well it answered the job then, of 100. */
      match: z.number().int().nullable().default(null),
      /** Whether it was kept as sent. */
      isKept: z.boolean().default(false),
    })
    .nullish(),
  /** Only in the answer to a change by which it became `applied`. */
  keeping: Keeping.optional(),
  version: z.number().int(),
  createdAt: z.iso.datetime(),
  updatedAt: z.iso.datetime(),
});
export type ApplicationSummary = z.infer<typeof ApplicationSummary>;

export const Application = ApplicationSummary.extend(applicationFields);
export type Application = z.infer<typeof Application>;

/** The caller's day, where it is not the server's: it stands beside a status that begins with it. */
const day = Day.optional();

export const CreateApplication = z.strictObject({
  ...applicationFields,
  /** Left out, one that is saved gets the account's resume, where it has exactly one. */
  resumeId: z.uuid().nullable().optional(),
  /** An id by a caller who may have to ask again: the application is made once. */
  id: z.uuidv7().optional(),
  day,
});
export type CreateApplication = z.input<typeof CreateApplication>;

/** The fields of a change, without the defaults of a new application: what is left out stays. */
const changes = Object.fromEntries(
  Object.entries(applicationFields).map(([name, field]) => [name, field.unwrap().optional()]),
) as {
  [K in keyof typeof applicationFields]: z.ZodOptional<
    ReturnType<(typeof applicationFields)[K]['unwrap']>
  >;
};

export const UpdateApplication = z.strictObject({
  ...changes,
  /**
   * The version that this change was made on; a stale one is refused with `VERSION_CONFLICT` and the
   * application as it now is.
   */
  version: z.number().int().min(1).max(2_147_483_647).optional(),
  day,
  waitedMs,
});
export type UpdateApplication = z.infer<typeof UpdateApplication>;

export const ApplicationPage = answer({
  data: z.array(ApplicationSummary),
  page: z.object({ nextCursor: z.string().nullable(), total: z.number().int() }),
});
export type ApplicationPage = z.infer<typeof ApplicationPage>;

/** What happened, or is to, on a day of some application. */
export const DatedEvent = ApplicationSummary.pick({ id: true, role: true, company: true }).extend({
  event: ApplicationEvent,
});
export type DatedEvent = z.infer<typeof DatedEvent>;

/** Which applications something is done to at once; those that are not there are left out. */
const atOnce = <S extends z.ZodType>(one: S) =>
  z
    .array(one)
    .min(1, 'Choose at least one application.')
    .max(
      applicationLimits.atOnce,
      `Up to ${applicationLimits.atOnce} applications can be changed at once.`,
    );
const ids = atOnce(z.uuid());
const steps = atOnce(
  z.strictObject({
    id: z.uuid(),
    nextStep: applicationFields.nextStep.unwrap(),
    nextStepDay: Day.nullable(),
  }),
);
export type NextStepOf = z.infer<typeof steps>[number];
const changed = { 200: answer({ data: z.array(ApplicationSummary) }) };

export const applicationRoutes = {
  list: {
    method: 'GET',
    url: '/api/applications',
    schema: { querystring: ListApplications, response: { 200: ApplicationPage } },
  },
  /** Whole applications, the newest first, a few at a time: for whoever takes them elsewhere. */
  export: {
    method: 'GET',
    url: '/api/applications/export',
    schema: {
      querystring: z.strictObject({
        /** The `nextCursor` of the page before. */
        cursor: z.uuid().optional(),
      }),
      response: {
        200: answer({
          data: z.array(Application),
          page: z.object({ nextCursor: z.uuid().nullable() }),
        }),
      },
    },
  },
  /** What timelines have from one day to another, both included, the earliest first. */
  events: {
    method: 'GET',
    url: '/api/applications/events',
    schema: {
      querystring: z.strictObject({ from: Day, until: Day }),
      response: { 200: answer({ data: z.array(DatedEvent), total: z.number().int() }) },
    },
  },
  create: {
    method: 'POST',
    url: '/api/applications',
    bodyLimitBytes: bodyLimits.document,
    schema: {
      body: CreateApplication.extend({ waitedMs }),
      response: { 201: answer({ data: Application }) },
    },
  },
  /**
   * Adds many at once, all or none: what a tracker of before knew. Those with an id that is there
   * already stay as they are. Nothing is kept of what was sent with them.
   */
  import: {
    method: 'POST',
    url: '/api/applications/import',
    bodyLimitBytes: bodyLimits.document,
    schema: {
      body: z.strictObject({
        applications: z
          .array(CreateApplication)
          .min(1, 'Send at least one application.')
          .max(
            applicationLimits.importedAtOnce,
            `Up to ${applicationLimits.importedAtOnce} applications can be added at once.`,
          ),
      }),
      response: { 201: answer({ data: z.array(ApplicationSummary) }) },
    },
  },
  get: {
    method: 'GET',
    url: '/api/applications/:id',
    schema: { params: IdParams, response: { 200: answer({ data: Application }) } },
  },
  /** An event is added where the status changes and no events are sent. */
  update: {
    method: 'PUT',
    url: '/api/applications/:id',
    bodyLimitBytes: bodyLimits.document,
    schema: {
      params: IdParams,
      body: UpdateApplication,
      response: { 200: answer({ data: Application }) },
    },
  },
  /** Answers those that had another status before. */
  setStatus: {
    method: 'POST',
    url: '/api/applications/status',
    bodyLimitBytes: bodyLimits.texts,
    schema: {
      body: z.strictObject({ ids, status: ApplicationStatus, day, waitedMs }),
      response: changed,
    },
  },
  /** Gives applications next steps, each its own; answers those that are there. */
  setNextSteps: {
    method: 'POST',
    url: '/api/applications/next-steps',
    bodyLimitBytes: bodyLimits.document,
    schema: { body: z.strictObject({ steps }), response: changed },
  },
  /** Takes the last change of the status back, with its event. */
  undoStatus: {
    method: 'POST',
    url: '/api/applications/status/undo',
    bodyLimitBytes: bodyLimits.texts,
    schema: {
      body: z.strictObject({
        ids,
        /** Only of those that still have it: whoever changed one meanwhile meant what they did. */
        status: ApplicationStatus.optional(),
      }),
      response: changed,
    },
  },
  /** Deletes applications, which can be restored for `trashDays`. */
  trash: {
    method: 'POST',
    url: '/api/applications/trash',
    bodyLimitBytes: bodyLimits.texts,
    schema: {
      body: z.strictObject({ ids }),
      response: { 200: answer({ data: z.object({ ids: z.array(z.uuid()) }) }) },
    },
  },
  restore: {
    method: 'POST',
    url: '/api/applications/restore',
    bodyLimitBytes: bodyLimits.texts,
    schema: { body: z.strictObject({ ids }), response: changed },
  },
} as const satisfies Record<string, Route>;
