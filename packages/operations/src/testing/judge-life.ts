import { sectionNames } from '@folio/contract/section-names';
import { isSame } from '../is-same.ts';
import { idsIn, runOf } from '../operation-ids.ts';
import type { Replica } from '../replica.ts';
import { type Fault, Life } from './life.ts';
import { textsOf, visibleIn } from './life-content.ts';
import type { Event } from './life-events.ts';
import type { History } from './life-memory.ts';

/** Lives through events, comes to rest, and says which rules were broken. */
export function faultsOf(events: readonly Event[]): Fault[] {
  const life = new Life();
  for (const event of events) life.live(event);
  life.rest();
  const broken = rules.flatMap(([rule, judge]) => judge(life).map((words) => ({ rule, words })));
  return [...life.faults, ...broken];
}

/** Says in words where a life breaks a rule. */
type Judge = (life: Life) => string[];

/**
 * At rest every tab shows the server's document. What the server has refused stays in its tab's
 * document; then the tab has the server's below it.
 */
const converge: Judge = ({ people, server }) =>
  people.flatMap(({ name, tab: { replica } }) => {
    const shown = replica.refused.length > 0 ? replica.base : replica.document;
    return isSame(shown, server.document)
      ? []
      : [`${name}\n${JSON.stringify(shown.content)}\n${JSON.stringify(server.document.content)}`];
  });

/** At rest nothing waits for an answer, in a tab or on a device, but for what was refused. */
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

/** The names of what was refused, and of what that stands for. */
function refusedIn({ refused, unanswered }: Replica): string[] {
  const names = new Set(refused.map(({ operationId }) => operationId));
  return unanswered.filter(({ id }) => names.has(id)).flatMap((one) => idsIn(runOf(one)));
}

/** Who does the log's operations in their order comes to the server's document. */
const log: Judge = ({ server }) =>
  isSame([...server.states()].at(-1), server.document) ? [] : ['does not lead to the document'];

/** Nothing that was sent is done twice, however often it was sent. */
function once({ server }: Life): string[] {
  const operations = server.log.flatMap((save) => save.operations);
  const names = operations.filter(({ id }) => isOfTab(id)).flatMap((kept) => idsIn(runOf(kept)));
  return names.filter((name, at) => names.indexOf(name) !== at);
}
const isOfTab = (id: string) => !id.startsWith('server:') && !id.startsWith('api:');

/**
 * Nothing is refused: the texts are short, and what was removed is brought back for a change of it.
 * Only what a release without a log has removed cannot be.
 */
const taken: Judge = ({ people, server }) =>
  server.unlogged.size > 0
    ? []
    : people.flatMap(({ tab }) => tab.replica.refused.map((refused) => JSON.stringify(refused)));

/**
 * What was said to be kept can be found for ever: in a state that there was, the log or a device. But
 * what was written in an entry that a release without a log has removed is refused: once somebody who
 * sees it takes it off, nobody has had it.
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
 * What was said to be kept is in the document, unless somebody took it off who saw it. Where neither
 * is so, its author was told in a conflict, it waits on a device, or it fell to a release without a
 * log, which cannot tell.
 */
function hidden(life: Life): string[] {
  const { server, dropped } = life;
  const shown = visibleIn(server.document);
  const unlogged = JSON.stringify([...server.unlogged]);
  const told = `${JSON.stringify(server.conflicts)} ${onDevices(life)} ${unlogged}`;
  return keptIn(life)
    .filter(({ token }) => !shown.has(token) && !dropped.has(token) && !told.includes(token))
    .map(toWords);
}

/** The entries of every list stand in the order of their places, and no two have the same. */
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

/** Nobody loses a section: each stands in the order once, unless none was ever moved. */
function sectionsOnce({ server }: Life): string[] {
  const { order } = server.document;
  const isWhole = order.length === 0 || new Set(order).size === sectionNames.length;
  return isWhole && new Set(order).size === order.length ? [] : [JSON.stringify(order)];
}

/** Every text is one that somebody has made of it as a whole, and none joined out of two. */
const nobodyWrote: Judge = ({ server, histories }) =>
  [...textsOf(server.document)]
    .filter(([path, text]) => text !== '' && !histories.of(path).texts.has(text))
    .map(([path, text]) => `${path} = ${text}`);

/** A text that nobody has touched is as it was; one that a single person wrote is as they left it. */
function unasked({ server, histories }: Life): string[] {
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
  ['unasked', unasked],
];

type Kept = { path: string; token: string };
const keptIn = ({ people }: Life): Kept[] =>
  people.flatMap(({ kept }) => [...kept].map(([path, token]) => ({ path, token })));
const toWords = ({ path, token }: Kept) => `${path} ${token}`;
const onDevices = ({ devices }: Life) =>
  devices.map(({ operations }) => JSON.stringify([...operations.values()])).join();
