import { timestamp } from 'drizzle-orm/pg-core';

/** Columns that most tables have. An instant has millisecond precision, like JavaScript's dates. */
export const instant = (name: string) => timestamp(name, { withTimezone: true, precision: 3 });
export const createdAt = () => instant('created_at').notNull().defaultNow();
export const updatedAt = () => instant('updated_at').notNull().defaultNow();
