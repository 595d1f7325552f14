/** The used part of the browser's `Clients`. */
type Clients<Tab> = {
  matchAll: (which: { type: 'window'; includeUncontrolled?: boolean }) => Promise<readonly Tab[]>;
};

/**
 * Whether at most one tab is open. A waiting worker asks this: the tabs are clients of its
 * predecessor, so uncontrolled ones are included.
 */
export const isAlone = async (clients: Clients<unknown>): Promise<boolean> =>
  (await clients.matchAll({ type: 'window', includeUncontrolled: true })).length <= 1;
