import { z } from 'zod';
import { page, paging, Reason } from './admin.ts';
import { Acknowledged } from './envelope.ts';
import { IdParams } from './id-params.ts';
import { PublicAddress } from './page-reports.ts';
import type { Route } from './route.ts';

const PageOfPerson = z.object({
  kind: z.enum(['profile', 'resume']),
  id: z.uuid(),
  /** The path at which the page is shown, or would be. */
  path: z.string(),
  owner: z.object({ id: z.uuid(), email: z.string() }),
  isHidden: z.boolean(),
});

export const AdminReport = z.object({
  id: z.uuid(),
  at: z.iso.datetime(),
  page: PageOfPerson,
  /** One of `reportReasons`, or a reason added by a later release. */
  reason: z.string(),
  note: z.string(),
  doneAt: z.iso.datetime().nullable(),
});
export type AdminReport = z.infer<typeof AdminReport>;

export const AdminHiddenPage = z.object({
  page: PageOfPerson,
  reason: z.string(),
  hiddenAt: z.iso.datetime(),
});
export type AdminHiddenPage = z.infer<typeof AdminHiddenPage>;

export const adminPagesRoutes = {
  reports: {
    method: 'GET',
    url: '/api/admin/reports',
    schema: {
      querystring: z.strictObject({
        ...paging,
        state: z.enum(['open', 'done'], 'There is no such state').default('open'),
      }),
      response: { 200: page(AdminReport) },
    },
  },
  /** Hides the page or keeps it, and closes all reports of it. */
  decide: {
    method: 'POST',
    url: '/api/admin/reports/:id/decision',
    schema: {
      params: IdParams,
      body: z.strictObject({
        decision: z.enum(['hide', 'keep'], 'Hide the page, or keep it'),
        reason: Reason,
      }),
      response: { 200: Acknowledged },
    },
  },
  hidden: {
    method: 'GET',
    url: '/api/admin/hidden-pages',
    schema: { querystring: z.strictObject(paging), response: { 200: page(AdminHiddenPage) } },
  },
  hide: {
    method: 'POST',
    url: '/api/admin/hidden-pages',
    schema: {
      body: z.strictObject({ address: PublicAddress, reason: Reason }),
      response: { 200: Acknowledged },
    },
  },
  /** Makes the page visible again, as far as its owner allows. */
  show: {
    method: 'POST',
    url: '/api/admin/hidden-pages/show',
    schema: {
      body: z.strictObject({
        kind: z.enum(['profile', 'resume'], 'This is no kind of page'),
        id: z.uuid('This is not an id'),
        reason: Reason,
      }),
      response: { 200: Acknowledged },
    },
  },
} as const satisfies Record<string, Route>;
