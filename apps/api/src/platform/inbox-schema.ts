import type { ContactSubject } from '@folio/contract/contact';
import type { CompanySize } from '@folio/contract/enterprise';
import { sql } from 'drizzle-orm';
import { check, index, jsonb, pgTable, text, uuid } from 'drizzle-orm/pg-core';
import { createdAt, instant } from './columns.ts';

/** The fields of each kind of form, besides the sender and the message. */
type Details = {
  subject?: ContactSubject | undefined;
  company?: string | undefined;
  phone?: string | undefined;
  employees?: CompanySize | undefined;
};

/** Messages to the operators, from the contact form or the enterprise inquiry. */
export const inboxMessages = pgTable(
  'inbox_messages',
  {
    id: uuid('id').primaryKey(),
    kind: text('kind', { enum: ['inquiry', 'message'] }).notNull(),
    name: text('name').notNull(),
    email: text('email').notNull(),
    details: jsonb('details').$type<Details>().notNull(),
    message: text('message').notNull(),
    createdAt: createdAt(),
    /** When somebody marked it as dealt with. */
    doneAt: instant('done_at'),
  },
  (table) => [
    index('inbox_messages_created_at_idx').on(table.createdAt),
    index('inbox_messages_kind_id_idx').on(table.kind, table.id),
    check('inbox_messages_kind_known', sql`${table.kind} in ('inquiry', 'message')`),
  ],
);
