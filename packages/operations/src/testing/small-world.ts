import { defaultSettings } from '@folio/contract/default-settings';
import { withIds } from '@folio/contract/entry-ids';
import type { Conflict, Operation, OperationsAnswer } from '@folio/contract/operations';
import { ResumeContent } from '@folio/contract/resume-content';
import type { Resume } from '@folio/contract/resumes';
import {
  applyOperations,
  type KeptSave,
  keptChange,
  oldestSeen,
  removedIn,
  savesForSender,
} from '../apply-operations.ts';
import type { ResumeDocument } from '../document.ts';
import { Replica } from '../replica.ts';
import { State } from '../state.ts';

/** A server, devices and tabs in memory: the real classes without the network. */
export const smallDocument = (): ResumeDocument => ({
  name: 'Resume',
  templateId: 'modern',
  order: [],
  isPublished: false,
  isPublic: false,
  settings: defaultSettings,
  content: ResumeContent.parse({
    personalInfo: {
      title: 'Manager',
      summary: 'A sentence that is long enough to be kept as a splice.',
    },
    workExperience: [0, 1].map((n) => ({
      id: `x${n}`,
      position: 'Analyst',
      description: 'A text.',
      bullets: [{ id: `b${n}`, text: 'A bullet.' }],
    })),
    skills: [{ id: 's0', category: 'Data' }],
  }),
});

type Answer = Pick<OperationsAnswer, 'version' | 'rows' | 'answered' | 'conflicts' | 'refused'> & {
  resume?: Resume;
};

export class Server {
  document: ResumeDocument;
  version = 1;
  /** Sorted by version; versions may be missing. */
  log: KeptSave[] = [];
  /** The documents of saves that the log does not contain, by version. */
  readonly unlogged = new Map<number, ResumeDocument>();
  readonly #first: ResumeDocument;
  readonly conflicts: Conflict[] = [];
  /**
   * Whether the resume is in the trash, where it is neither read nor saved until it is restored.
   */
  isGone = false;
  constructor(document: ResumeDocument) {
    this.document = document;
    this.#first = document;
  }

  receive(since: number, sent: readonly Operation[]): Answer {
    const oldest = oldestSeen(since, sent);
    const rows = this.log.filter(({ version }) => version > oldest);
    const taken = applyOperations({
      document: this.document,
      sent,
      since: rows,
      removed: removedIn(this.document, this.log),
    });
    this.conflicts.push(...taken.conflicts);
    if (taken.kept.length > 0) {
      this.#save(taken.document);
      this.log.push({ version: this.version, operations: taken.kept });
    }
    const { answered, conflicts, refused } = taken;
    return { ...this.#changes(since, sent), answered, conflicts, refused };
  }

  /** Discards the state in memory and reads the stored state again. */
  restart(): void {
    this.document = throughJson(this.document);
    this.log = throughJson(this.log);
  }

  /** Saves through the API. A save by an older release is not logged. */
  put(document: ResumeDocument, { isLogged }: { isLogged: boolean }): void {
    const kept = keptChange(this.document, document, `api:${this.version + 1}`);
    this.#save(document);
    if (!isLogged) this.unlogged.set(this.version, document);
    if (isLogged) this.log.push({ version: this.version, operations: kept });
  }

  /** Yields every state that existed, operation by operation, replayed from the log. */
  *states(): Generator<ResumeDocument> {
    let state = new State(this.#first);
    yield state.document;
    for (let version = 2; version <= this.version; version += 1) {
      const unlogged = this.unlogged.get(version);
      if (unlogged) state = new State(unlogged);
      for (const kept of this.log.find((save) => save.version === version)?.operations ?? []) {
        if (!state.enact(kept)) throw new Error(`The log of version ${version} does not fit`);
        yield state.document;
      }
      yield state.document;
    }
  }

  #save(document: ResumeDocument): void {
    this.document = document;
    this.version += 1;
  }

  #changes(since: number, sent: readonly Operation[]): Pick<Answer, 'version' | 'rows' | 'resume'> {
    const { version } = this;
    const rows = this.log.filter((row) => row.version > since);
    if (rows.length === version - since)
      return { version, rows: throughJson(savesForSender(rows, sent)) };
    const resume = throughJson({ ...this.document }) as unknown as Resume;
    return { version, rows: [], resume };
  }
}

const throughJson = <T>(value: T): T => JSON.parse(JSON.stringify(value));

/**
 * The storage of a device: the last state received from the server, and unacknowledged operations.
 */
export class Device {
  document: ResumeDocument;
  version: number;
  readonly operations = new Map<string, Operation>();
  readonly tabs = new Set<Tab>();
  isFull = false;
  constructor(server: Server) {
    this.document = server.document;
    this.version = server.version;
  }
}

export class Tab {
  readonly replica: Replica;
  readonly device: Device;
  readonly #server: Server;
  #waiting: Operation[] = [];
  constructor(author: string, device: Device, server: Server) {
    const { document, version, operations } = device;
    this.replica = new Replica(author, { document, version, unanswered: [...operations.values()] });
    this.device = device;
    this.#server = server;
    device.tabs.add(this);
  }

  /**
   * Stores new operations on the device and passes them to its other tabs. Returns false if there
   * is no room.
   */
  keep(): boolean {
    this.#waiting.push(...this.replica.takeFresh());
    if (this.device.isFull) return false;
    const open = new Set(this.replica.unanswered.map(({ id }) => id));
    const operations = throughJson(this.#waiting.splice(0)).filter(({ id }) => open.has(id));
    for (const operation of operations) this.device.operations.set(operation.id, operation);
    for (const tab of this.device.tabs)
      if (tab !== this) tab.replica.receiveFromOtherTab(operations);
    return true;
  }

  sync({ isLost }: { isLost: boolean }): void {
    this.keep();
    const { version } = this.replica;
    const sent = this.replica.request()?.operations ?? [];
    const answer = this.#server.receive(version, throughJson(sent));
    if (!isLost) this.#take(answer);
  }

  #take(answer: Answer): void {
    const { answered, isBehind } = this.replica.receive(answer);
    for (const id of answered) this.device.operations.delete(id);
    if (isBehind) this.#take(this.#server.receive(this.replica.version, []));
    const { base, version } = this.replica;
    if (version >= this.device.version) Object.assign(this.device, { document: base, version });
  }
}

/**
 * Returns a document with a change made to a copy of its content, and missing ids and places filled
 * in.
 */
export function edited(
  document: ResumeDocument,
  edit: (content: ResumeContent) => void,
): ResumeDocument {
  const content = structuredClone(document.content);
  edit(content);
  return { ...document, content: withIds(content) };
}
