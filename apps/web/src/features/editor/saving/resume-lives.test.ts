import 'fake-indexeddb/auto';
import { diffDocuments } from '@folio/operations/diff-documents';
import { Replica } from '@folio/operations/replica';
import { readAt, writeAt } from '@folio/operations/tree';
import fc from 'fast-check';
import { afterEach, expect, it, vi } from 'vitest';
import { DeviceStore } from '../../../lib/device-store/device-store.ts';
import { memoryStorage } from '../../../testing/memory-storage.ts';
import { newEntryId } from '../store/document.ts';
import { createEditorStore } from '../store/editor-store.ts';
import { baseOf, itemOf, readCopy } from './resume-copy.ts';
import { ResumeSync } from './resume-sync.ts';
import { MemoryServer, resumeOf } from './server-fixture.ts';

/**
 * Random lives of three tabs in two browsers, with the real device's store, the real channel between
 * tabs, and a server that takes operations as the real one does. `FOLIO_LIVES` says how many.
 */
const lives = Number(process.env.FOLIO_LIVES ?? 30);
const steps = 40;

afterEach(() => void vi.unstubAllGlobals());

const paths = [
  'personalInfo/title',
  'personalInfo/summary',
  'interests',
  'workExperience/a/position',
  'workExperience/a/bullets/p/text',
];
const tab = fc.nat({ max: 2 });
const path = fc.constantFrom(...paths);
const step = fc.oneof(
  { weight: 8, arbitrary: fc.record({ does: fc.constant('write' as const), tab, path }) },
  { weight: 4, arbitrary: fc.record({ does: fc.constant('keep' as const), tab }) },
  { weight: 6, arbitrary: fc.record({ does: fc.constant('sync' as const), tab }) },
  { weight: 2, arbitrary: fc.record({ does: fc.constant('undo' as const), tab }) },
  { weight: 1, arbitrary: fc.record({ does: fc.constant('redo' as const), tab }) },
  { weight: 2, arbitrary: fc.record({ does: fc.constant('crash' as const), tab }) },
  { weight: 2, arbitrary: fc.record({ does: fc.constant('catchUp' as const), tab }) },
  { weight: 2, arbitrary: fc.record({ does: fc.constant('put' as const), path }) },
  {
    weight: 3,
    arbitrary: fc.record({
      does: fc.constant('line' as const),
      line: fc.constantFrom('good' as const, 'gone' as const, 'loses answers' as const),
    }),
  },
  {
    weight: 2,
    arbitrary: fc.record({ does: fc.constant('room' as const), hasRoom: fc.boolean() }),
  },
);
type Step = typeof step extends fc.Arbitrary<infer S> ? S : never;

const start = () =>
  resumeOf({
    content: {
      workExperience: [{ id: 'a', position: 'Poet', bullets: [{ id: 'p', text: 'Wrote' }] }],
    },
  });

let databases = 0;
let clock = 0;
/** Each browser's own, by its database. */
const storages = new Map<string, Storage>();

async function openTab(server: MemoryServer, database: string) {
  const storage = storages.get(database) ?? memoryStorage();
  storages.set(database, storage);
  vi.stubGlobal('localStorage', storage);
  const device = new DeviceStore('ada', { tab: newEntryId(), name: database });
  const item = itemOf(server.id);
  const { base, operations, conflicts } = await readCopy(device, item);
  const record = base ?? { document: server.document, version: server.version };
  const replica = new Replica(newEntryId(), { ...record, unanswered: operations });
  await device.putBase(item, baseOf(replica.record()));
  const store = createEditorStore(replica, () => (clock += 5_000));
  const parts = { store, device, server, item, id: server.id, conflicts, restMs: 600_000 };
  const sync = new ResumeSync(parts);
  /** What it wrote that may be lost, as it was not called kept. */
  return { sync, device, store, database, wrote: new Set<string>(), touched: new Set<string>() };
}
type Tab = Awaited<ReturnType<typeof openTab>>;

async function close({ sync, device }: Tab): Promise<void> {
  await sync.dispose({ keepsRest: false });
  await device.close();
}

/** The world that a life goes on in. */
class World {
  readonly server = new MemoryServer(start());
  readonly tabs: Tab[] = [];
  /** All that was called kept or saved. */
  readonly promised = new Set<string>();
  hasRoom = true;
  #count = 0;

  async open(): Promise<void> {
    databases += 1;
    const [first, second] = [`lives-${databases}-a`, `lives-${databases}-b`];
    for (const name of [first, first, second]) this.tabs.push(await openTab(this.server, name));
    const put = IDBObjectStore.prototype.put;
    const hasRoom = () => this.hasRoom;
    vi.spyOn(IDBObjectStore.prototype, 'put').mockImplementation(function (
      this: IDBObjectStore,
      ...args
    ) {
      if (!hasRoom()) throw new DOMException('full', 'QuotaExceededError');
      return put.apply(this, args);
    });
  }

  async do(command: Step): Promise<void> {
    if (command.does === 'line') this.server.line = command.line;
    else if (command.does === 'room') this.hasRoom = command.hasRoom;
    else if (command.does === 'put') this.#put(command.path);
    else {
      const tab = this.tabs[command.tab];
      if (tab) await this.#doIn(tab, command);
    }
  }

  /** Everything is well again, and every tab has time to send and to catch up. */
  async settle(): Promise<void> {
    this.server.line = 'good';
    this.hasRoom = true;
    for (const { sync } of [...this.tabs, ...this.tabs, ...this.tabs]) {
      await sync.flush();
      await sync.catchUp();
    }
  }

  async #doIn(tab: Tab, command: Extract<Step, { tab: number }>): Promise<void> {
    const { sync, database } = tab;
    if (command.does === 'write') this.#write(tab, command.path, command.tab);
    else if (command.does === 'undo' || command.does === 'redo') goBack(tab, command.does);
    else if (command.does === 'catchUp') await sync.catchUp();
    else if (command.does === 'keep') {
      await sync.keep();
      this.#promise(tab);
    } else if (command.does === 'sync') {
      const { status } = await sync.flush();
      if (status === 'saved' || status === 'offline') this.#promise(tab);
    } else {
      await close(tab);
      this.tabs[command.tab] = await openTab(this.server, database);
    }
  }

  #write({ store, touched, wrote }: Tab, at: string, by: number): void {
    this.#count += 1;
    const text = `tab ${by} ${this.#count}.`;
    touched.add(at);
    wrote.add(text);
    store.dispatch({ type: 'replace', document: writeAt(store.getDocument(), at, text) });
  }

  #put(at: string): void {
    this.#count += 1;
    const text = `api ${this.#count}`;
    this.server.put(writeAt(this.server.document, at, text));
    this.promised.add(text);
  }

  #promise({ sync, wrote }: Tab): void {
    if (sync.storage !== 'kept') return;
    for (const text of wrote) this.promised.add(text);
    wrote.clear();
  }
}

/** What is taken back, or done again, was this tab's own. */
function goBack({ store, touched }: Tab, type: 'undo' | 'redo'): void {
  const before = store.getDocument();
  store.dispatch({ type });
  for (const change of diffDocuments(before, store.getDocument()))
    if (change.kind === 'set') expect(touched).toContain(change.path);
}

async function live(commands: readonly Step[]): Promise<void> {
  const world = new World();
  const { server, tabs, promised } = world;
  try {
    await world.open();
    for (const command of commands) await world.do(command);
    await world.settle();
    for (const text of promised) expect(server.everything).toContain(`"${text}"`);
    for (const { store, sync } of tabs) {
      expect(sync.state.status).toBe('saved');
      for (const at of paths)
        expect(readAt(store.getDocument(), at)).toEqual(readAt(server.document, at));
    }
  } finally {
    vi.restoreAllMocks();
    for (const one of tabs) await close(one);
  }
}

it('loses nothing that was reported as kept, converges to equal copies, and undoes own changes only', async () => {
  await fc.assert(fc.asyncProperty(fc.array(step, { maxLength: steps, size: 'max' }), live), {
    numRuns: lives,
    endOnFailure: Boolean(process.env.FOLIO_LIVES),
  });
});
