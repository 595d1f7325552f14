import type { ProfileDetails } from '@folio/contract/profile';
import { index, integer, jsonb, pgTable, text, uuid } from 'drizzle-orm/pg-core';
import { createdAt, updatedAt } from './columns.ts';
import { users } from './schema.ts';

/** Profiles; a person without a row has an empty one. */
export const profiles = pgTable(
  'profiles',
  {
    userId: uuid('user_id')
      .primaryKey()
      .references(() => users.id, { onDelete: 'cascade' }),
    /** The stored details; fields added later are missing. */
    details: jsonb('details').$type<Partial<ProfileDetails>>().notNull().default({}),
    /** The picture's key in the store, or an http URL. */
    picture: text('picture'),
    /** The number of views of the public page by others. */
    views: integer('views').notNull().default(0),
    /** Counts the saves, for optimistic locking. */
    version: integer('version').notNull().default(0),
    createdAt: createdAt(),
    updatedAt: updatedAt(),
  },
  (table) => [index('profiles_picture_idx').on(table.picture)],
);

/**
 * Every picture that may be in the store: inserted before the upload, deleted after the removal.
 * Those without a profile are purged.
 */
export const storedPictures = pgTable('stored_pictures', {
  key: text('key').primaryKey(),
  createdAt: createdAt(),
});

/** Secrets from which each device's encryption key is derived, for unsaved texts after sign-out. */
export const deviceKeys = pgTable('device_keys', {
  userId: uuid('user_id')
    .primaryKey()
    .references(() => users.id, { onDelete: 'cascade' }),
  /** 32 random bytes as base64url. */
  secret: text('secret').notNull(),
  createdAt: createdAt(),
});
