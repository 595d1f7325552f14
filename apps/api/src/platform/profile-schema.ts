import type { ProfileDetails } from '@folio/contract/profile';
import { index, integer, jsonb, pgTable, text, uuid } from 'drizzle-orm/pg-core';
import { createdAt, updatedAt } from './columns.ts';
import { users } from './schema.ts';

/** What people tell of themselves; a person without a row has an empty profile. */
export const profiles = pgTable(
  'profiles',
  {
    userId: uuid('user_id')
      .primaryKey()
      .references(() => users.id, { onDelete: 'cascade' }),
    /** Details as stored: fields that were added later are missing. */
    details: jsonb('details').$type<Partial<ProfileDetails>>().notNull().default({}),
    /** The picture's key in the store of pictures, or a whole http address. */
    picture: text('picture'),
    /** How often somebody else has opened the public page; of nobody in particular. */
    views: integer('views').notNull().default(0),
    /** Counts the saves, so that two devices notice each other's. */
    version: integer('version').notNull().default(0),
    createdAt: createdAt(),
    updatedAt: updatedAt(),
  },
  (table) => [index('profiles_picture_idx').on(table.picture)],
);

/**
 * Every picture that may be in the store: noted before it is put there, and until it is gone. Those
 * that no profile shows are to be removed.
 */
export const storedPictures = pgTable('stored_pictures', {
  key: text('key').primaryKey(),
  createdAt: createdAt(),
});

/**
 * What an account's unsaved texts are encrypted with on its devices while it is signed out. Each
 * device has a key of its own, which is derived of this one.
 */
export const deviceKeys = pgTable('device_keys', {
  userId: uuid('user_id')
    .primaryKey()
    .references(() => users.id, { onDelete: 'cascade' }),
  /** 32 random bytes as base64url. */
  secret: text('secret').notNull(),
  createdAt: createdAt(),
});
