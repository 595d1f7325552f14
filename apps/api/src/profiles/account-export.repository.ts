import { and, asc, eq, getTableColumns, gt, type InferSelectModel, or, sql } from 'drizzle-orm';
import type { AnyPgColumn, PgTable } from 'drizzle-orm/pg-core';
import { accountLog } from '../platform/account-log-schema.ts';
import { knownDevices, secondFactors } from '../platform/account-schema.ts';
import { hiddenPages, operators } from '../platform/admin-schema.ts';
import { apiKeys, apiKeyUsage } from '../platform/api-key-schema.ts';
import {
  applicationChanges,
  applicationProposals,
  applications,
  calendarFeeds,
  stepReminders,
} from '../platform/application-schema.ts';
import { coverLetters, trashedLetters } from '../platform/cover-letter-schema.ts';
import { creditEntries, creditReservations, heldTakeBacks } from '../platform/credits-schema.ts';
import type { Db } from '../platform/database.ts';
import { historyDocuments, historyMoments, showsDocument } from '../platform/history-schema.ts';
import { languagePairs } from '../platform/language-schema.ts';
import { letterMoments, letters } from '../platform/letter-schema.ts';
import {
  orderKeys,
  paymentOrders,
  planPeriods,
  surplusPayments,
} from '../platform/money-schema.ts';
import { oauthClients, oauthGrants } from '../platform/oauth-schema.ts';
import { oidcAccounts } from '../platform/oidc-schema.ts';
import { passkeys } from '../platform/passkey-schema.ts';
import { textProposals } from '../platform/proposal-schema.ts';
import { questions } from '../platform/question-schema.ts';
import { photos, tailoredVersions } from '../platform/resume-schema.ts';
import { resumeLinks, resumeReviewers, suggestions } from '../platform/review-schema.ts';
import { resumes, sessions, templateViews } from '../platform/schema.ts';
import { sentDocuments } from '../platform/sent-document-schema.ts';

/** Few, because a row of the history may have a megabyte. */
const rowsAtOnce = 5;

/** Reads rows page by page in key order, since their number is unknown. */
async function* inPages<Row>(
  read: (after: string | undefined) => Promise<Row[]>,
  keyOf: (row: Row) => string,
): AsyncGenerator<Row> {
  let after: string | undefined;
  for (;;) {
    const rows = await read(after);
    yield* rows;
    const last = rows.at(-1);
    if (last === undefined || rows.length < rowsAtOnce) return;
    after = keyOf(last);
  }
}

const isAfter = (key: AnyPgColumn, after: string | undefined) =>
  after === undefined ? undefined : gt(key, after);

type OwnedTable = PgTable & { id: AnyPgColumn; userId: AnyPgColumn };

const rowsOf = <T extends OwnedTable>(
  db: Db,
  table: T,
  ownerId: string,
  owner: AnyPgColumn = table.userId,
) =>
  inPages(
    async (after) =>
      (await db
        .select()
        .from(table as PgTable)
        .where(and(eq(owner, ownerId), isAfter(table.id, after)))
        .orderBy(asc(table.id))
        .limit(rowsAtOnce)) as Array<InferSelectModel<T> & { id: string }>,
    (row) => row.id,
  );

const isOwned = (ownerId: string) =>
  or(eq(resumes.userId, ownerId), eq(resumes.trashedBy, ownerId));

const versionsOf = (db: Db, ownerId: string) =>
  inPages(
    (after) =>
      db
        .select(getTableColumns(tailoredVersions))
        .from(tailoredVersions)
        .innerJoin(resumes, eq(resumes.id, tailoredVersions.resumeId))
        .where(and(isOwned(ownerId), isAfter(tailoredVersions.resumeId, after)))
        .orderBy(asc(tailoredVersions.resumeId))
        .limit(rowsAtOnce),
    (row) => row.resumeId,
  );

const languagesOf = (db: Db, ownerId: string) => {
  const key = sql<string>`${languagePairs.resumeId} || ' ' || ${languagePairs.siblingId}`;
  return inPages(
    (after) =>
      db
        .select({ ...getTableColumns(languagePairs), key })
        .from(languagePairs)
        .innerJoin(resumes, eq(resumes.id, languagePairs.resumeId))
        .where(and(isOwned(ownerId), after === undefined ? undefined : gt(key, after)))
        .orderBy(asc(key))
        .limit(rowsAtOnce),
    (row) => row.key,
  );
};

/** The history: each moment with its document. */
const historyOf = (db: Db, ownerId: string) =>
  inPages(
    (after) =>
      db
        .select({ ...getTableColumns(historyMoments), document: historyDocuments.document })
        .from(historyMoments)
        .innerJoin(historyDocuments, showsDocument)
        .where(and(eq(historyMoments.userId, ownerId), isAfter(historyMoments.id, after)))
        .orderBy(asc(historyMoments.id))
        .limit(rowsAtOnce),
    (row) => row.id,
  );

/** Surplus payments and their refunds. */
const surplusOf = (db: Db, ownerId: string) =>
  db
    .select(getTableColumns(surplusPayments))
    .from(surplusPayments)
    .innerJoin(paymentOrders, eq(paymentOrders.id, surplusPayments.orderId))
    .where(eq(paymentOrders.userId, ownerId));

/** Requests that were answered with the order of an earlier request. */
const orderKeysOf = (db: Db, ownerId: string) =>
  db
    .select(getTableColumns(orderKeys))
    .from(orderKeys)
    .innerJoin(paymentOrders, eq(paymentOrders.id, orderKeys.orderId))
    .where(eq(paymentOrders.userId, ownerId));

/** The amounts that unfinished work owes to refunds. */
const heldTakeBacksOf = (db: Db, ownerId: string) =>
  db
    .select(getTableColumns(heldTakeBacks))
    .from(heldTakeBacks)
    .innerJoin(creditReservations, eq(creditReservations.id, heldTakeBacks.reservationId))
    .where(eq(creditReservations.userId, ownerId));

/** The usage of keys, which is bounded by days, routes and answers. */
const usageOf = (db: Db, ownerId: string) =>
  db
    .select(getTableColumns(apiKeyUsage))
    .from(apiKeyUsage)
    .innerJoin(apiKeys, eq(apiKeys.id, apiKeyUsage.keyId))
    .where(eq(apiKeys.userId, ownerId));

/** The connected apps; their scopes are exported with the key of the same id. */
const connectedAppsOf = (db: Db, ownerId: string) =>
  db
    .select({
      keyId: oauthGrants.keyId,
      name: oauthClients.name,
      redirectUri: oauthGrants.redirectUri,
      resource: oauthGrants.resource,
      codeUsedAt: oauthGrants.codeUsedAt,
    })
    .from(oauthGrants)
    .innerJoin(apiKeys, eq(apiKeys.id, oauthGrants.keyId))
    .innerJoin(oauthClients, eq(oauthClients.id, oauthGrants.clientId))
    .where(eq(apiKeys.userId, ownerId));

/** A person's stored data besides account and profile, read lazily. */
export const accountRows = (db: Db, ownerId: string) => ({
  resumes: () => rowsOf(db, resumes, ownerId),
  trashedResumes: () => rowsOf(db, resumes, ownerId, resumes.trashedBy),
  tailoredVersions: () => versionsOf(db, ownerId),
  languages: () => languagesOf(db, ownerId),
  coverLetters: () => rowsOf(db, coverLetters, ownerId),
  trashedLetters: () => rowsOf(db, trashedLetters, ownerId),
  letters: () => rowsOf(db, letters, ownerId),
  questions: () => rowsOf(db, questions, ownerId),
  letterHistory: () => rowsOf(db, letterMoments, ownerId),
  applications: () => rowsOf(db, applications, ownerId),
  sentDocuments: () => rowsOf(db, sentDocuments, ownerId),
  stepReminders: () => db.select().from(stepReminders).where(eq(stepReminders.userId, ownerId)),
  calendarFeeds: () => db.select().from(calendarFeeds).where(eq(calendarFeeds.userId, ownerId)),
  resumeLinks: () => rowsOf(db, resumeLinks, ownerId),
  reviewers: () => rowsOf(db, resumeReviewers, ownerId),
  suggestions: () => rowsOf(db, suggestions, ownerId),
  proposals: () => rowsOf(db, textProposals, ownerId),
  applicationProposals: () => rowsOf(db, applicationProposals, ownerId),
  applicationChanges: () => rowsOf(db, applicationChanges, ownerId),
  history: () => historyOf(db, ownerId),
  photos: () => rowsOf(db, photos, ownerId),
  creditEntries: () => rowsOf(db, creditEntries, ownerId),
  paidWork: () => rowsOf(db, creditReservations, ownerId),
  orders: () => rowsOf(db, paymentOrders, ownerId),
  orderKeys: () => orderKeysOf(db, ownerId),
  surplusPayments: () => surplusOf(db, ownerId),
  heldTakeBacks: () => heldTakeBacksOf(db, ownerId),
  sessions: () => rowsOf(db, sessions, ownerId),
  apiKeys: () => rowsOf(db, apiKeys, ownerId),
  apiKeyUsage: () => usageOf(db, ownerId),
  connectedApps: () => connectedAppsOf(db, ownerId),
  linkedAccounts: () => db.select().from(oidcAccounts).where(eq(oidcAccounts.userId, ownerId)),
  accountLog: () => rowsOf(db, accountLog, ownerId),
  secondFactor: () => db.select().from(secondFactors).where(eq(secondFactors.userId, ownerId)),
  passkeys: () => db.select().from(passkeys).where(eq(passkeys.userId, ownerId)),
  operator: () => db.select().from(operators).where(eq(operators.userId, ownerId)),
  hiddenPages: () => db.select().from(hiddenPages).where(eq(hiddenPages.userId, ownerId)),
  /** Bounded by the number of orders and of templates. */
  plans: () => db.select().from(planPeriods).where(eq(planPeriods.userId, ownerId)),
  knownDevices: () => db.select().from(knownDevices).where(eq(knownDevices.userId, ownerId)),
  templateViews: () => db.select().from(templateViews).where(eq(templateViews.userId, ownerId)),
});
