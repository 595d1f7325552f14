import type { DeviceItem } from '../../../lib/device-store/device-item.ts';
import type { DeviceStore } from '../../../lib/device-store/device-store.ts';
import type { EditorStore } from '../store/editor-store.ts';
import type { FieldConflict } from './resume-copy.ts';
import type { ResumeServer } from './resume-server.ts';

export type SyncEvents = {
  /** Changes of another device were merged; `isJoined` if there were changes here, too. */
  onCaughtUp?: (how: { isJoined: boolean }) => void;
  onCreated?: (id: string) => void;
};

export type ExchangeOptions = SyncEvents & {
  store: EditorStore;
  device: DeviceStore;
  server: ResumeServer;
  /** Its key on the device. */
  item: DeviceItem;
  /** Undefined while the server doesn't have the resume. */
  id?: string | undefined;
  /** Loaded from this device only; the server has not been reached yet. */
  isRemembered?: boolean;
  /** Set when the server has reported the resume's deletion. */
  deleted?: { isInTrash: boolean } | undefined;
  conflicts?: readonly FieldConflict[];
  /** The id with which the deleted resume was last recreated. */
  againAs?: string | undefined;
};
