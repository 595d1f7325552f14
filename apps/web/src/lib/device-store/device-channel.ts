import type { DeviceItem } from './device-item.ts';

/** The message by which a tab announces a completed write; other tabs then read the item. */
export type DeviceMessage =
  /** `base`: the server's version has changed; `pending`: this tab's unsent changes have. */
  | { kind: 'changed'; userId: string; item: DeviceItem; tab: string; base: boolean }
  /** The account has signed out: nothing of it may be stored any more. */
  | { kind: 'wiped'; userId: string }
  /** The database of all accounts was deleted; only the tab that recreates it notices. */
  | { kind: 'emptied'; userId: string };

/**
 * Announces writes to the device's store to the other tabs of this browser, by `BroadcastChannel`.
 */
export class DeviceChannel {
  readonly #channel: BroadcastChannel | undefined;
  #isClosed = false;
  readonly #listeners = new Set<(news: DeviceMessage) => void>();

  constructor(name: string) {
    this.#channel =
      typeof BroadcastChannel === 'undefined' ? undefined : new BroadcastChannel(name);
    if (this.#channel)
      this.#channel.onmessage = ({ data }: MessageEvent<unknown>) => {
        if (isDeviceMessage(data)) for (const listener of this.#listeners) listener(data);
      };
  }

  publish(news: DeviceMessage): void {
    if (!this.#isClosed) this.#channel?.postMessage(news);
  }

  /** Receives messages of other tabs, never this one's own; returns a function that stops. */
  listen(listener: (news: DeviceMessage) => void): () => void {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  }

  close(): void {
    this.#isClosed = true;
    this.#channel?.close();
  }
}

/** Tabs of another release may send unknown messages. */
const isDeviceMessage = (data: unknown): data is DeviceMessage => {
  const { kind, userId } = Object(data);
  return typeof userId === 'string' && ['changed', 'wiped', 'emptied'].includes(String(kind));
};
