import { z } from 'zod';
import { page, paging } from './admin.ts';
import { Acknowledged } from './envelope.ts';
import type { Route } from './route.ts';

export const inboxKinds = ['inquiry', 'message', 'error'] as const;
export type InboxKind = (typeof inboxKinds)[number];

export const AdminInboxEntry = z.object({
  id: z.string(),
  kind: z.enum(inboxKinds),
  at: z.iso.datetime(),
  doneAt: z.iso.datetime().nullable(),
  facts: z.array(z.object({ label: z.string(), value: z.string() })),
  text: z.string(),
  /** Whether the sender's plan or pack gives them priority. */
  isFirst: z.boolean(),
});
export type AdminInboxEntry = z.infer<typeof AdminInboxEntry>;

export const adminInboxRoutes = {
  list: {
    method: 'GET',
    url: '/api/admin/inbox',
    schema: {
      querystring: z.strictObject({
        ...paging,
        kind: z.enum(inboxKinds, 'There is no such kind').default('message'),
        state: z.enum(['open', 'all'], 'There is no such state').default('open'),
      }),
      response: { 200: page(AdminInboxEntry) },
    },
  },
  done: {
    method: 'POST',
    url: '/api/admin/inbox/:id/done',
    schema: {
      params: z.object({ id: z.string().max(120) }),
      response: { 200: Acknowledged },
    },
  },
} as const satisfies Record<string, Route>;
