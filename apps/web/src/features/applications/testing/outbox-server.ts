import type { ApplicationSummary } from '@folio/contract/applications';
import { ApiError } from '../../../lib/api-client.ts';
import { DeviceStore } from '../../../lib/device-store/device-store.ts';
import { storeAccount, storeToken } from '../../../lib/token.ts';
import { Outbox } from '../outbox/outbox.ts';
import type { QueuedChange } from '../outbox/queued-change.ts';

/** A fake server that can be offline, and refuses changes on demand. */
export function makeServer() {
  const server = {
    isDown: false,
    losesAnswers: false,
    fault: undefined as Error | undefined,
    refuses: (_: QueuedChange) => false,
    answer: (_: QueuedChange): ApplicationSummary[] => [],
    sent: [] as QueuedChange[],
    send: async (change: QueuedChange) => {
      if (server.isDown) throw new ApiError('OFFLINE');
      if (server.fault) throw server.fault;
      if (server.refuses(change)) throw new ApiError('QUOTA_EXCEEDED');
      server.sent.push(change);
      if (server.losesAnswers) throw new ApiError('OFFLINE');
      return server.answer(change);
    },
  };
  return server;
}
type Server = ReturnType<typeof makeServer>;

/** The ids of the applications that the server received, in order. */
export const sentTo = ({ sent }: Server): string[] => sent.map(({ ids }) => ids.join());

/** Tabs of one browser with a logged-in account, sharing a device store. */
export function openTabs() {
  storeToken('hers');
  storeAccount('asha');
  const name = `folio-outbox-${crypto.randomUUID()}`;
  const closing: (() => unknown)[] = [];
  return {
    open: (tab: string, server: Server) => {
      const store = new DeviceStore('asha', { tab, name });
      closing.push(() => store.close());
      return new Outbox(store, server.send);
    },
    store: (tab: string) => {
      const store = new DeviceStore('asha', { tab, name });
      closing.push(() => store.close());
      return store;
    },
    whenClosed: (...close: (() => unknown)[]) => closing.push(...close),
    close: async () => {
      for (const close of closing) await close();
    },
  };
}
export type OutboxTabs = ReturnType<typeof openTabs>;

/** A change of status. */
export const moved = (id: string, status: 'applied' | 'interview' = 'applied') => ({
  kind: 'status' as const,
  ids: [id],
  status,
  day: '2026-11-27',
  shown: [{ id, status, statusDay: '2026-11-27' }],
});
