import type { DeviceItem } from './device-item.ts';

/** What a tab tells the others once it is on the disk; they read the item for themselves. */
export type DeviceNews =
  /** `base`: what the server had is another; `pending`: what this tab has not sent is. */
  | { kind: 'changed'; userId: string; item: DeviceItem; tab: string; base: boolean }
  /** The account has signed out, and nothing of it may be put any more. */
  | { kind: 'wiped'; userId: string };

/** Tabs of one browser telling each other what they have put into the device's store. */
export class DeviceChannel {
  readonly #channel: BroadcastChannel | undefined;
  #isClosed = false;
  readonly #listeners = new Set<(news: DeviceNews) => void>();

  constructor(name: string) {
    this.#channel =
      typeof BroadcastChannel === 'undefined' ? undefined : new BroadcastChannel(name);
    if (this.#channel)
      this.#channel.onmessage = ({ data }: MessageEvent<unknown>) => {
        if (isNews(data)) for (const listener of this.#listeners) listener(data);
      };
  }

  tell(news: DeviceNews): void {
    if (!this.#isClosed) this.#channel?.postMessage(news);
  }

  /** Called with what other tabs tell, never with this one's; returns how to stop. */
  listen(listener: (news: DeviceNews) => void): () => void {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  }

  close(): void {
    this.#isClosed = true;
    this.#channel?.close();
  }
}

/** A tab of another release may say what this one does not know. */
const isNews = (data: unknown): data is DeviceNews => {
  const { kind, userId } = Object(data);
  return typeof userId === 'string' && (kind === 'changed' || kind === 'wiped');
};
