import fc from 'fast-check';

/**
 * The events in the life of three tabs, the first two of which are on one device. Numbers are taken
 * modulo what exists at the time, such as the entries of the document that the tab shows.
 */
const upTo = (max: number) => fc.nat({ max });
const kind = <Kind extends string>(name: Kind) => fc.constant(name);
const tab = upTo(2);
const device = upTo(1);
const node = upTo(30);
const field = upTo(9);
const aSave = { does: kind('put'), node, field, removes: fc.boolean() };

export const event = fc.oneof(
  {
    weight: 8,
    arbitrary: fc.record({
      does: kind('write'),
      tab,
      node,
      field,
      appends: fc.boolean(),
      joins: fc.boolean(),
    }),
  },
  { weight: 2, arbitrary: fc.record({ does: kind('add'), tab, list: upTo(9), at: upTo(3) }) },
  { weight: 2, arbitrary: fc.record({ does: kind('remove'), tab, node }) },
  { weight: 2, arbitrary: fc.record({ does: kind('move'), tab, node, to: upTo(3) }) },
  {
    weight: 3,
    arbitrary: fc.record({
      does: kind('arrange'),
      tab,
      what: upTo(3),
      section: upTo(4),
      to: upTo(5),
    }),
  },
  { weight: 3, arbitrary: fc.record({ does: kind('undo'), tab }) },
  { weight: 2, arbitrary: fc.record({ does: kind('redo'), tab }) },
  { weight: 4, arbitrary: fc.record({ does: kind('keep'), tab }) },
  { weight: 6, arbitrary: fc.record({ does: kind('sync'), tab, isLost: fc.boolean() }) },
  { weight: 2, arbitrary: fc.record({ does: kind('network'), device }) },
  { weight: 1, arbitrary: fc.record({ does: kind('storage'), device }) },
  { weight: 1, arbitrary: fc.record({ does: kind('crash'), tab }) },
  { weight: 1, arbitrary: fc.record({ does: kind('kill'), device }) },
  { weight: 1, arbitrary: fc.record({ does: kind('signOut'), device, isGivenUp: fc.boolean() }) },
  { weight: 1, arbitrary: fc.record({ does: kind('trash') }) },
  { weight: 1, arbitrary: fc.record({ does: kind('restart') }) },
  { weight: 1, arbitrary: fc.record({ does: kind('read') }) },
  { weight: 1, arbitrary: fc.record({ ...aSave, isLogged: fc.constant(true) }) },
);

/** The same events plus saves by a release without a log. */
export const eventBesideOlderRelease = fc.oneof(
  { weight: 30, arbitrary: event },
  { weight: 1, arbitrary: fc.record({ ...aSave, isLogged: fc.boolean() }) },
);

export type Event = typeof eventBesideOlderRelease extends fc.Arbitrary<infer E> ? E : never;
export type EventOf<Does extends Event['does']> = Extract<Event, { does: Does }>;
