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
  /** The day since which it has had its status. */
  statusDay: z.iso.date(),
  /** The day on which it was sent, or null before that. */
  appliedDay: z.iso.date().nullable(),
  /** Every status that it has had, from its timeline; only in lists. */
  had: z.array(ApplicationStatus).optional(),
  /** The name and template of its resume when it was sent or, if it wasn't, now. */
  sentAs: z
    .object({
      /**
       * The resume's id, whatever it is called now. Null for records from before the id was stored.
       */
      resumeId: z.uuid().nullable().default(null),
      name: z.string(),
      templateId: z.string(),
      /** How well the kept resume matched the job then, out of 100. */
      match: z.number().int().nullable().default(null),
      /** Whether a copy was kept as sent. */
      isKept: z.boolean().default(false),
    })
    .nullish(),
  /** Only in the response to a change that made it `applied`. */
  keeping: Keeping.optional(),
  version: z.number().int(),
  createdAt: z.iso.datetime(),
  updatedAt: z.iso.datetime(),
});
export type ApplicationSummary = z.infer<typeof ApplicationSummary>;

export const Application = ApplicationSummary.extend(applicationFields);
export type Application = z.infer<typeof Application>;

/** The caller's day, if it differs from the server's, as the date of a status that starts now. */
const day = Day.optional();

export const CreateApplication = z.strictObject({
  ...applicationFields,
  /**
   * If omitted, a saved application gets the account's resume, provided that there is exactly one.
   */
  resumeId: z.uuid().nullable().optional(),
  /** An id by the caller, so that a repeated request creates one application. */
  id: z.uuidv7().optional(),
  day,
});
export type CreateApplication = z.input<typeof CreateApplication>;

/**
 * The fields of a change, without the defaults of a new application: omitted fields stay unchanged.
 */
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
   * The version that this change is based on. A stale one is rejected with `VERSION_CONFLICT` and
   * the current application.
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

/** A past or planned event of some application. */
export const DatedEvent = ApplicationSummary.pick({ id: true, role: true, company: true }).extend({
  event: ApplicationEvent,
});
export type DatedEvent = z.infer<typeof DatedEvent>;

/** Applications to change together; those that don't exist are ignored. */
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
  /** Returns whole applications, newest first, a few at a time, for export to other programs. */
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
  /** Returns the timeline events between two days, both inclusive, earliest first. */
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
   * Adds many applications, all or none, such as those of another tracker. Applications whose id
   * already exists stay unchanged. No sent documents are kept for them.
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
  /** Adds an event if the status changes and no events are sent. */
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
  /** Responds with the applications that had another status before. */
  setStatus: {
    method: 'POST',
    url: '/api/applications/status',
    bodyLimitBytes: bodyLimits.texts,
    schema: {
      body: z.strictObject({ ids, status: ApplicationStatus, day, waitedMs }),
      response: changed,
    },
  },
  /** Sets an individual next step for each application. Responds with those that exist. */
  setNextSteps: {
    method: 'POST',
    url: '/api/applications/next-steps',
    bodyLimitBytes: bodyLimits.document,
    schema: { body: z.strictObject({ steps }), response: changed },
  },
  /** Undoes the last change of status, together with its event. */
  undoStatus: {
    method: 'POST',
    url: '/api/applications/status/undo',
    bodyLimitBytes: bodyLimits.texts,
    schema: {
      body: z.strictObject({
        ids,
        /**
         * Undoes only for applications that still have this status, because somebody who has
         * changed one meanwhile did so on purpose.
         */
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
