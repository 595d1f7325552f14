import { Readable } from 'node:stream';
import { setImmediate as nextTurn } from 'node:timers/promises';
import { actorOf, noteInLog } from '../auth/account-log.service.ts';
import type { AuthContext } from '../auth/auth-context.ts';
import { createFairQueue } from '../platform/fair-queue.ts';
import { countHits } from '../platform/rate-limit.ts';
import type { Session, UserRow } from '../platform/sessions.ts';
import { accountRows } from './account-export.repository.ts';
import { type PicturesContext, pictureAt } from './pictures.service.ts';
import { ownProfile, unreadProfile } from './profiles.service.ts';

type Context = AuthContext & PicturesContext;
type Part = () => Promise<unknown> | AsyncIterable<unknown>;

const downloads = { name: 'own-data', hits: 10, seconds: 60 * 60 };

/**
 * A streaming response outlives its request's turn, so downloads take turns with each other row by
 * row: a row of a history may have a megabyte, and sixteen downloads at once blocked the server.
 */
const rowTurns = createFairQueue({ atOnce: 1, waitingEach: 64, waitingInAll: 4_096 });
type WriteRow = (row: unknown) => Promise<string>;

const writerFor =
  (userId: string): WriteRow =>
  (row) =>
    rowTurns.run(userId, async () => {
      // Other requests are handled between two rows.
      await nextTurn();
      return indented(row, 2);
    });

/**
 * Exports all data of a person as one streamed JSON document, without secrets (hashes of passwords
 * and tokens).
 */
export async function accountExport(context: Context, session: Session): Promise<Readable> {
  const { user } = session;
  await countHits(context, [{ limit: downloads, subject: user.id }]);
  const { passwordHash: _, signupBrowserHash: _browser, shadowOf: _shadow, ...account } = user;
  // Read before streaming begins, so that an unavailable picture store gives an error response.
  const profile = await profileOf(context, user);
  await noteInLog(context.db, actorOf(session), 'data-downloaded');
  const lists = Object.entries(listsOf(context, user));
  const json = toJson({ account, profile }, lists, writerFor(user.id));
  return Readable.from(json, { objectMode: false });
}

/** The exported lists, as async iterables or whole. */
function listsOf({ db }: Context, user: UserRow): Record<string, Part> {
  const rows = accountRows(db, user.id);
  return {
    resumes: () => each(rows.resumes(), withoutOwner),
    trashedResumes: () => each(rows.trashedResumes(), withoutOwner),
    tailoredVersions: () => rows.tailoredVersions(),
    languages: () => each(rows.languages(), ({ key: _, ...pair }) => pair),
    coverLetters: () => each(rows.coverLetters(), withoutOwner),
    trashedLetters: () => each(rows.trashedLetters(), withoutOwner),
    letters: () => each(rows.letters(), withoutOwner),
    questions: () => each(rows.questions(), withoutOwner),
    letterHistory: () => each(rows.letterHistory(), withoutOwner),
    applications: () => each(rows.applications(), withoutOwner),
    sentDocuments: () =>
      each(rows.sentDocuments(), ({ bytes, ...document }) =>
        withoutOwner({ ...document, bytes: bytes.toString('base64') }),
      ),
    stepReminders: async () => (await rows.stepReminders()).map(withoutOwner),
    calendarFeeds: async () =>
      (await rows.calendarFeeds()).map(({ tokenHash: _, ...feed }) => withoutOwner(feed)),
    resumeLinks: () =>
      each(rows.resumeLinks(), ({ tokenHash: _, passwordHash, ...link }) =>
        withoutOwner({ ...link, hasPassword: passwordHash !== null }),
      ),
    reviewers: () =>
      each(rows.reviewers(), ({ passHash: _, ...reviewer }) => withoutOwner(reviewer)),
    suggestions: () => each(rows.suggestions(), withoutOwner),
    proposals: () => each(rows.proposals(), withoutOwner),
    applicationProposals: () => each(rows.applicationProposals(), withoutOwner),
    applicationChanges: () => each(rows.applicationChanges(), withoutOwner),
    history: () => each(rows.history(), withoutOwner),
    photos: () =>
      each(rows.photos(), ({ bytes, ...photo }) =>
        withoutOwner({ ...photo, jpeg: bytes.toString('base64') }),
      ),
    creditEntries: () => each(rows.creditEntries(), withoutOwner),
    paidWork: () => each(rows.paidWork(), withoutOwner),
    orders: () => each(rows.orders(), withoutOwner),
    orderKeys: () => rows.orderKeys(),
    surplusPayments: () => rows.surplusPayments(),
    heldTakeBacks: () => rows.heldTakeBacks(),
    plans: async () => (await rows.plans()).map(withoutOwner),
    templateViews: async () => (await rows.templateViews()).map(withoutOwner),
    sessions: () => each(rows.sessions(), ({ tokenHash: _, ...session }) => withoutOwner(session)),
    apiKeys: () => each(rows.apiKeys(), ({ tokenHash: _, ...key }) => withoutOwner(key)),
    apiKeyUsage: () => rows.apiKeyUsage(),
    connectedApps: () => rows.connectedApps(),
    secondFactor: async () =>
      (await rows.secondFactor()).map(({ secret: _, recoveryHashes, ...factor }) =>
        withoutOwner({ ...factor, recoveryCodesLeft: recoveryHashes.length }),
      ),
    passkeys: async () =>
      (await rows.passkeys()).map(
        ({ credentialId: _, publicKey: _key, counter: _count, ...passkey }) =>
          withoutOwner(passkey),
      ),
    linkedAccounts: async () => (await rows.linkedAccounts()).map(withoutOwner),
    accountLog: () => each(rows.accountLog(), withoutOwner),
    operator: async () => (await rows.operator()).map(withoutOwner),
    hiddenPages: async () => (await rows.hiddenPages()).map(withoutOwner),
    knownDevices: async () =>
      (await rows.knownDevices()).map(({ tokenHash: _, ...device }) => withoutOwner(device)),
  };
}

async function profileOf(context: Context, user: UserRow) {
  const { hasUnread, ...profile } = await ownProfile(context.db, user);
  const jpeg = await pictureAt(context, profile.profilePicture);
  const unread = hasUnread ? { unread: await unreadProfile(context.db, user) } : {};
  return { ...profile, ...unread, jpeg: jpeg?.toString('base64') ?? null };
}

const withoutOwner = <T extends { userId: unknown }>({ userId: _, ...row }: T) => row;

async function* each<T>(rows: AsyncIterable<T>, present: (row: T) => unknown) {
  for await (const row of rows) yield present(row);
}

async function* toJson(
  values: object,
  lists: Array<[string, Part]>,
  writeRow: WriteRow,
): AsyncGenerator<string> {
  yield indented(values, 0).slice(0, -'\n}'.length);
  for (const [name, read] of lists) {
    yield `,\n  ${JSON.stringify(name)}: `;
    const part = read();
    if (Symbol.asyncIterator in part) yield* listToJson(part, writeRow);
    else yield indented(await part, 1);
  }
  yield '\n}\n';
}

async function* listToJson(
  entries: AsyncIterable<unknown>,
  writeRow: WriteRow,
): AsyncGenerator<string> {
  let before = '[\n    ';
  let isEmpty = true;
  for await (const entry of entries) {
    yield before + (await writeRow(entry));
    before = ',\n    ';
    isEmpty = false;
  }
  yield isEmpty ? '[]' : '\n  ]';
}

/**
 * Indents a value within the document, so that people can read it too. JSON strings contain no raw
 * line breaks, so every line break is between parts.
 */
const indented = (value: unknown, depth: number): string =>
  JSON.stringify(value, null, 2).replaceAll('\n', `\n${'  '.repeat(depth)}`);
