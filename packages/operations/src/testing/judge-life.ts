import { sectionNames } from '@folio/contract/section-names';
import { isSame } from '../is-same.ts';
import { idsIn, runOf } from '../operation-ids.ts';
import type { Replica } from '../replica.ts';
import { type Fault, Life } from './life.ts';
import { textsOf, visibleIn } from './life-content.ts';
import type { Event } from './life-events.ts';
import type { History } from './life-memory.ts';

/** Runs events, lets all replicas settle, and lists the broken rules. */
export function faultsOf(events: readonly Event[]): Fault[] {
  const life = new Life();
  for (const event of events) life.live(event);
  life.rest();
  const broken = rules.flatMap(([rule, judge]) => judge(life).map((words) => ({ rule, words })));
  return [...life.faults, ...broken];
}

/** Describes every place where a life breaks a rule. */
type Judge = (life: Life) => string[];

/**
 * After settling, every tab shows the server's document. A rejected operation stays on top of it in
 * its tab.
 */
const converge: Judge = ({ people, server }) =>
  people.flatMap(({ name, tab: { replica } }) => {
    const shown = replica.refused.length > 0 ? replica.base : replica.document;
    return isSame(shown, server.document)
      ? []
      : [`${name}\n${JSON.stringify(shown.content)}\n${JSON.stringify(server.document.content)}`];
  });

/**
 * After settling, no operation is unacknowledged in a tab or on a device, except for rejected ones.
 */
function settle({ people, devices }: Life): string[] {
  const replicas = people.map(({ tab }) => tab.replica);
  const refused = new Set(replicas.flatMap(refusedIn));
  return [
    ...replicas
      .filter((replica) => replica.refused.length === 0 && replica.unanswered.length > 0)
      .map(({ unanswered }) => JSON.stringify(unanswered)),
    ...devices
      .flatMap(({ operations }) => [...operations.keys()])
      .filter((id) => !refused.has(id))
      .map((id) => `${id} stays on the device`),
  ];
}

/** Returns the ids of rejected operations, including those that they replace. */
function refusedIn({ refused, unanswered }: Replica): string[] {
  const names = new Set(refused.map(({ operationId }) => operationId));
  return unanswered.filter(({ id }) => names.has(id)).flatMap((one) => idsIn(runOf(one)));
}

/** Replaying the log's operations in order gives the server's document. */
const log: Judge = ({ server }) =>
  isSame([...server.states()].at(-1), server.document) ? [] : ['does not lead to the document'];

/** No operation is applied twice, however often it was sent. */
function once({ server }: Life): string[] {
  const operations = server.log.flatMap((save) => save.operations);
  const names = operations.filter(({ id }) => isOfTab(id)).flatMap((kept) => idsIn(runOf(kept)));
  return names.filter((name, at) => names.indexOf(name) !== at);
}
const isOfTab = (id: string) => !id.startsWith('server:') && !id.startsWith('api:');

/**
 * Nothing is rejected: the texts are short, and changing a removed entry restores it. The exception
 * is an entry that a release without a log has removed.
 */
const taken: Judge = ({ people, server }) =>
  server.unlogged.size > 0
    ? []
    : people.flatMap(({ tab }) => tab.replica.refused.map((refused) => JSON.stringify(refused)));

/**
 * A text that a tab reported as kept can always be found: in a past state, in the log or on a
 * device. The exception is text in an entry that a release without a log has removed: it is
 * rejected, and lost once somebody who sees it deletes it.
 */
function kept(life: Life): string[] {
  const { server, dropped } = life;
  const isRefused = (token: string) => server.unlogged.size > 0 && dropped.has(token);
  const states = [...server.states()].flatMap((state) => [...visibleIn(state)]);
  const traces = `${states.join()} ${JSON.stringify(server.log)} ${onDevices(life)}`;
  return keptIn(life)
    .filter(({ token }) => !traces.includes(token) && !isRefused(token))
    .map(toWords);
}

/**
 * A text that a tab reported as kept is in the document, unless somebody who saw it deleted it.
 * Otherwise its author was told of a conflict, or it waits on a device, or it was overwritten by a
 * release without a log, which can't report that.
 */
function hidden(life: Life): string[] {
  const { server, dropped } = life;
  const shown = visibleIn(server.document);
  const unlogged = JSON.stringify([...server.unlogged]);
  const reported = `${JSON.stringify(server.conflicts)} ${onDevices(life)} ${unlogged}`;
  return keptIn(life)
    .filter(({ token }) => !shown.has(token) && !dropped.has(token) && !reported.includes(token))
    .map(toWords);
}

/** The entries of every list are in the order of their places, and no two places are equal. */
const order: Judge = ({ server }) => {
  const { workExperience, skills } = server.document.content;
  const lists: { place: string }[][] = [
    workExperience,
    skills,
    ...workExperience.map(({ bullets }) => bullets),
  ];
  return lists
    .filter((list) => list.some(({ place }, at) => at > 0 && (list[at - 1]?.place ?? '') >= place))
    .map((list) => JSON.stringify(list));
};

/** No section is lost: the order has each exactly once, unless none was ever moved. */
function sectionsOnce({ server }: Life): string[] {
  const { order } = server.document;
  const isComplete = order.length === 0 || new Set(order).size === sectionNames.length;
  return isComplete && new Set(order).size === order.length ? [] : [JSON.stringify(order)];
}

/** Every text was written as a whole by one person: none is merged from two. */
const nobodyWrote: Judge = ({ server, histories }) =>
  [...textsOf(server.document)]
    .filter(([path, text]) => text !== '' && !histories.of(path).texts.has(text))
    .map(([path, text]) => `${path} = ${text}`);

/** A text that nobody has touched is unchanged; one with a single author is as they left it. */
function unrequestedChanges({ server, histories }: Life): string[] {
  const texts = textsOf(server.document);
  return [...histories.byPath]
    .filter(([path, history]) => !isAsLeft(history, texts.get(path)))
    .map(([path, { first, last }]) => `${path} = ${texts.get(path)}, was ${first}, wrote ${last}`);
}

function isAsLeft({ by, first, last }: History, text: string | undefined): boolean {
  if (by.size === 0) return text === first;
  return by.size > 1 || by.has('otherwise') || text === undefined || text === last;
}

const rules: readonly [rule: string, judge: Judge][] = [
  ['converge', converge],
  ['settle', settle],
  ['log', log],
  ['once', once],
  ['taken', taken],
  ['kept', kept],
  ['hidden', hidden],
  ['order', order],
  ['sections', sectionsOnce],
  ['nobody wrote', nobodyWrote],
  ['unasked', unrequestedChanges],
];

type Kept = { path: string; token: string };
const keptIn = ({ people }: Life): Kept[] =>
  people.flatMap(({ kept }) => [...kept].map(([path, token]) => ({ path, token })));
const toWords = ({ path, token }: Kept) => `${path} ${token}`;
const onDevices = ({ devices }: Life) =>
  devices.map(({ operations }) => JSON.stringify([...operations.values()])).join();
