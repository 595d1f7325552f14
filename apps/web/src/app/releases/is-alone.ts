/** What is used of the browser's `Clients`. */
type Clients<Tab> = {
  matchAll: (which: { type: 'window'; includeUncontrolled?: boolean }) => Promise<readonly Tab[]>;
};

/**
 * Whether one tab at most is open, asked by a worker that waits: tabs are then clients of the worker
 * before it, and it has none of its own.
 */
export const isAlone = async (clients: Clients<unknown>): Promise<boolean> =>
  (await clients.matchAll({ type: 'window', includeUncontrolled: true })).length <= 1;
