import type { ResumeDocument } from '../document.ts';
import { idsIn, runOf } from '../operation-ids.ts';
import { arrange, isArrangement } from './life-arrangement.ts';
import {
  differing,
  editContent,
  lostIn,
  saveOver,
  textsOf,
  tokenOf,
  visibleIn,
} from './life-content.ts';
import type { Event, EventOf } from './life-events.ts';
import { Histories, Person } from './life-memory.ts';
import { Device, edited, Server, smallDocument, Tab } from './small-world.ts';

export type Fault = { rule: string; words: string };

type Change = EventOf<'write' | 'add' | 'remove' | 'move' | 'arrange'>;
type EventAtTab = EventOf<'keep' | 'sync' | 'crash' | 'undo' | 'redo'> | Change;

/** Events after which a text may disappear from the document in view of their author. */
const takesOff = new Set<Event['does']>(['write', 'remove', 'undo', 'redo', 'put']);

/**
 * Three people at three tabs, two of them on one device, with a memory of their actions by which
 * the outcome is judged.
 */
export class Life {
  readonly server = new Server(smallDocument());
  readonly devices = [new Device(this.server), new Device(this.server)] as const;
  readonly people: readonly Person[];
  readonly histories = new Histories(this.server.document);
  /** Tokens that somebody deleted from a document that showed them, so they may be gone. */
  readonly dropped = new Set<string>();
  /** Faults found while the events ran. */
  readonly faults: Fault[] = [];
  readonly #offline = new Set<Device>();
  /** The document as a program has read it and will save it. */
  #read = { document: this.server.document, version: this.server.version };
  #tokens = 0;
  #authors = 0;

  constructor() {
    const [one, another] = this.devices;
    this.people = [one, one, another].map(
      (device, at) => new Person(`t${at}`, device, this.#open(device)),
    );
  }

  live(event: Event): void {
    const before = this.#pageOf(event);
    try {
      this.#do(event);
    } catch (error) {
      this.#fail('failed', `${event.does}: ${error instanceof Error ? error.stack : error}`);
    }
    if (takesOff.has(event.does)) this.#noteDropped(event, before);
    for (const person of this.people) person.look();
  }

  /** Everybody is online, has room on the device, and receives all operations. */
  rest(): void {
    for (const device of this.devices) device.isFull = false;
    this.server.isGone = false;
    for (let round = 0; round < 3; round += 1)
      for (const { tab } of this.people) tab.sync({ isLost: false });
  }

  #do(event: Event): void {
    switch (event.does) {
      case 'network':
        this.#switchNetwork(event);
        break;
      case 'storage':
        this.#switchStorage(event);
        break;
      case 'read':
        this.#readAll();
        break;
      case 'kill':
        this.#kill(event);
        break;
      case 'signOut':
        this.#signOut(event);
        break;
      case 'trash':
        this.server.isGone = !this.server.isGone;
        break;
      case 'restart':
        this.server.restart();
        break;
      case 'put':
        this.#put(event);
        break;
      default:
        for (const person of this.#personOf(event)) this.#doAt(event, person);
    }
  }

  #doAt(event: EventAtTab, person: Person): void {
    switch (event.does) {
      case 'keep':
        this.#keep(person);
        break;
      case 'sync':
        this.#sync(event, person);
        break;
      case 'crash':
        this.#crash(person);
        break;
      case 'undo':
        this.#undo(person);
        break;
      case 'redo':
        this.#redo(person);
        break;
      default:
        this.#change(event, person);
    }
  }

  #switchNetwork(event: EventOf<'network'>): void {
    const device = this.devices[event.device];
    if (device && !this.#offline.delete(device)) this.#offline.add(device);
  }

  #switchStorage(event: EventOf<'storage'>): void {
    const device = this.devices[event.device];
    if (device) device.isFull = !device.isFull;
  }

  #readAll(): void {
    this.#read = { document: this.server.document, version: this.server.version };
  }

  /** A program saves the whole document; the server rejects a version that is not current. */
  #put(event: EventOf<'put'>): void {
    if (this.server.isGone || this.#read.version !== this.server.version) return;
    const before = this.#read.document;
    const after = edited(before, (content) => saveOver(content, event, this.#newToken('api')));
    this.#noteWriting(before, after, 'otherwise');
    this.server.put(after, event);
  }

  /** Passes kept operations to the device's other tabs at once, unless the server has them. */
  #keep({ device, tab, noteKept }: Person): void {
    const { author, unanswered } = tab.replica;
    // An operation that another tab abandoned after its rejection may still be stored here; that
    // tab has to report it.
    const isOwn = (id: string) => id.startsWith(`${author}:`);
    const news = namesIn(unanswered).filter((id) => isOwn(id) && !device.operations.has(id));
    if (!tab.keep()) return;
    noteKept();
    const taken = this.server.log.flatMap(({ operations }) => namesIn(operations));
    for (const other of device.tabs) {
      const known = new Set([...taken, ...namesIn(other.replica.unanswered)]);
      const missing = news.filter((id) => !known.has(id));
      if (missing.length > 0) this.#fail('heard', `${other.replica.author} has no ${missing}`);
    }
  }

  #sync(event: EventOf<'sync'>, person: Person): void {
    if (this.#offline.has(person.device)) return;
    if (this.server.isGone) {
      this.#keep(person);
      return;
    }
    person.tab.sync(event);
    const { device, tab } = person;
    // A device without room reports nothing as kept before the server's response, and no rejected
    // operation.
    const isTaken = !event.isLost && tab.replica.refused.length === 0;
    if (!device.isFull || isTaken) person.noteKept();
  }

  /**
   * All tabs of a device send what they can. The rest stays there encrypted until the same person
   * signs in again. It is abandoned if they choose so or if the device has no room.
   */
  #signOut({ device: at, isGivenUp }: EventOf<'signOut'>): void {
    const device = this.devices[at];
    if (!device) return;
    const people = this.people.filter((person) => person.device === device);
    for (const person of people) this.#sync({ does: 'sync', tab: at, isLost: false }, person);
    for (const person of people) this.#keep(person);
    if (isGivenUp || device.isFull) this.#giveUp(device, people);
    this.#offline.delete(device);
    for (const person of people) this.#crash(person);
  }

  #giveUp(device: Device, people: readonly Person[]): void {
    const { server } = this;
    const states = [...server.states()].flatMap((state) => [...visibleIn(state)]);
    const traces = `${states.join()} ${JSON.stringify(server.log)}`;
    device.operations.clear();
    if (!server.isGone)
      Object.assign(device, { document: server.document, version: server.version });
    for (const { mine, kept } of people)
      for (const path of [...mine.keys(), ...kept.keys()]) this.histories.touch(path);
    this.histories.touchAll(isArrangement);
    for (const person of people) person.noteGivenUp((token) => traces.includes(token));
  }

  /** The tab is killed, and another one opens from the device's storage. */
  #crash(person: Person): void {
    person.device.tabs.delete(person.tab);
    person.tab = this.#open(person.device);
    for (const path of person.mine.keys()) this.histories.touch(path);
    this.histories.touchAll(isArrangement);
    person.noteCrash();
  }

  /** The browser is killed with all of its tabs. */
  #kill({ device }: EventOf<'kill'>): void {
    const people = this.people.filter((person) => person.device === this.devices[device]);
    for (const { tab } of people) tab.device.tabs.delete(tab);
    for (const person of people) this.#crash(person);
  }

  /** Undo removes nothing that this person has neither written nor touched. */
  #undo(person: Person): void {
    const lost = this.#goBack(person, ({ replica }) => replica.canUndo === replica.undo());
    for (const token of lost)
      if (!person.mayTakeBack(token)) this.#fail('undo', `${person.name} took ${token}`);
  }

  #redo(person: Person): void {
    this.#goBack(person, ({ replica }) => replica.canRedo === replica.redo());
  }

  /** Returns the tokens that this removed from the document. */
  #goBack(person: Person, hasEffect: (tab: Tab) => boolean): string[] {
    const before = person.tab.replica.document;
    if (!hasEffect(person.tab)) this.#fail('undo', 'does something else than it said');
    const after = person.tab.replica.document;
    const lost = lostIn(before, after);
    for (const token of lost) person.noteTakenBack(token);
    for (const path of differing(before, after)) {
      if (isArrangement(path) && !this.histories.of(path).by.has(person.name))
        this.#fail('undo', `${person.name} changed ${path}`);
      this.histories.touch(path);
    }
    return lost;
  }

  /** Changes the document that the person sees. */
  #change(event: Change, person: Person): void {
    const { replica } = person.tab;
    const before = replica.document;
    const next =
      event.does === 'arrange'
        ? arrange(before, event)
        : edited(before, (content) => editContent(content, event, this.#newNames(person)));
    replica.change(next, { joins: event.does === 'write' && event.joins });
    const texts = textsOf(replica.document);
    for (const path of this.#noteWriting(before, replica.document, person.name))
      person.noteChange(path, texts.get(path));
  }

  /** Returns the paths whose texts changed. */
  #noteWriting(before: ResumeDocument, after: ResumeDocument, who: string): string[] {
    const texts = textsOf(after);
    const paths = differing(before, after);
    for (const path of paths) {
      const text = texts.get(path);
      if (text === undefined) this.histories.touch(path);
      else this.histories.write(path, text, who);
    }
    return paths;
  }

  #noteDropped(event: Event, before: ResumeDocument): void {
    const isByHand = event.does === 'write' || event.does === 'remove';
    for (const token of lostIn(before, this.#pageOf(event))) {
      this.dropped.add(token);
      if (isByHand) for (const person of this.#personOf(event)) person.taken.add(token);
    }
  }

  /** Returns the document that the author of an event sees; a program sees the server's. */
  #pageOf(event: Event): ResumeDocument {
    const [person] = 'tab' in event ? this.#personOf(event) : [];
    return person?.tab.replica.document ?? this.server.document;
  }

  #personOf = (event: { tab: number }): Person[] => this.people.slice(event.tab, event.tab + 1);
  #newNames = ({ name }: Person) => ({ text: this.#newToken(name), id: `n${this.#tokens++}` });
  #newToken = (author: string): string => tokenOf(author, this.#tokens++);
  #fail = (rule: string, words: string): unknown => this.faults.push({ rule, words });

  #open(device: Device): Tab {
    const author = `a${this.#authors++}`.padStart(8, '0');
    return new Tab(author, device, this.server);
  }
}

const namesIn = (operations: readonly { id: string; first?: number | undefined }[]): string[] =>
  operations.flatMap((one) => idsIn(runOf(one)));
