import { profileRoutes } from '@folio/contract/profiles';
import { api } from '../api-client.ts';
import type { DeviceItem, KeptItem, SealedPart } from './device-item.ts';
import { DeviceStore } from './device-store.ts';
import { randomId } from './tab.ts';

/** Requests an account's key for this device from the server, as base64url of 32 bytes. */
export type AskKey = (device: string) => Promise<string>;

export const askKey: AskKey = async (device) =>
  (await api(profileRoutes.deviceKey, { body: { device } })).data.key;

/**
 * The tab name under which decrypted items are written: no real tab has it, so all tabs read them.
 */
export const restoredTab = 'restored';

const keyItem = 'list/device-key';
const algorithm = 'AES-GCM';
/** AES-GCM needs a new initialization vector for each encryption. */
const ivBytes = 12;

/** Browsers have no Web Crypto on pages without TLS. */
export const canEncrypt = (): boolean => globalThis.crypto?.subtle !== undefined;

/**
 * The account's key for this device: requested once per login, and stored as non-extractable, so
 * that signing out works offline. Undefined if there is none. Never throws.
 */
export async function sealingKey(store: DeviceStore, ask: AskKey): Promise<CryptoKey | undefined> {
  if (!canEncrypt()) return undefined;
  const { base } = await store.loadItem(keyItem);
  const { key: kept }: { key?: unknown } = Object(base);
  if (kept instanceof CryptoKey) return kept;
  try {
    const bytes = bytesOf(await ask(deviceId()));
    const key = await crypto.subtle.importKey('raw', bytes, algorithm, false, [
      'encrypt',
      'decrypt',
    ]);
    const base = { version: 1, key };
    await store.putBase(keyItem, base);
    return key;
  } catch {
    return undefined;
  }
}

type Sealed = { item: DeviceItem } & KeptItem;

/** Encrypts everything unsaved of the account. Resolves to whether it is on the disk. */
export async function sealUnsaved(store: DeviceStore, key: CryptoKey): Promise<boolean> {
  const items = await store.listItems();
  return await seal(
    store,
    key,
    items.filter(({ hasPending }) => hasPending),
  );
}

/**
 * Encrypts the forms that signing out does not ask about, such as a job description; does nothing
 * without a key. Never throws.
 */
export async function sealForms(store: DeviceStore, ask: AskKey): Promise<void> {
  const items = await store.listItems();
  const forms = items.filter(({ item, hasPending }) => !hasPending && item.startsWith('form/'));
  if (forms.length === 0) return;
  const key = await sealingKey(store, ask);
  if (key) await seal(store, key, forms).catch(() => false);
}

async function seal(
  store: DeviceStore,
  key: CryptoKey,
  items: readonly Pick<Sealed, 'item'>[],
): Promise<boolean> {
  const unsaved: Sealed[] = [];
  for (const { item } of items) unsaved.push({ item, ...(await store.loadItem(item)) });
  const iv = crypto.getRandomValues(new Uint8Array(ivBytes));
  const plain = new TextEncoder().encode(JSON.stringify(unsaved));
  const bytes = await crypto.subtle.encrypt(parametersOf(store, iv), key, plain);
  return (await store.putSealed({ iv, bytes })).kind === 'kept';
}

/**
 * Decrypts what was encrypted when the account signed out here, and resolves to its unsaved items.
 * Resolves to none if there was nothing, or the key is not available now; then the next login tries
 * again. Never throws.
 */
export async function restoreSealed(store: DeviceStore, ask: AskKey): Promise<DeviceItem[]> {
  const parts = await store.loadSealed();
  const key = parts.length > 0 ? await sealingKey(store, ask) : undefined;
  if (!key) return [];
  const restoringStore = new DeviceStore(store.userId, { tab: restoredTab, name: store.name });
  try {
    const unsealed = await Promise.all(parts.map((part) => unseal(store, key, part)));
    const items = unsealed.flatMap((found) => found ?? []);
    const forms = items.filter((one) => !isUnsaved(one));
    const restored: DeviceItem[] = [];
    // A form may have been encrypted twice: the newest text is restored first, and older ones are
    // then skipped.
    for (const one of [...items.filter(isUnsaved), ...forms.reverse()])
      if (!(await putBack(restoringStore, one))) return restored;
      else if (isUnsaved(one)) restored.push(one.item);
    const unreadable = parts.filter((_, at) => unsealed[at] === undefined);
    if (unreadable.length < parts.length) await keepSealed(store, unreadable);
    return restored;
  } catch {
    return [];
  } finally {
    await restoringStore.close();
  }
}

async function keepSealed(store: DeviceStore, parts: readonly SealedPart[]): Promise<void> {
  await store.removeSealed();
  for (const part of parts) await store.putSealed(part);
}

/** Undefined if the part needs another key, such as one for a browser id that was lost. */
async function unseal(
  store: DeviceStore,
  key: CryptoKey,
  { iv, bytes }: SealedPart,
): Promise<Sealed[] | undefined> {
  const plain = await crypto.subtle.decrypt(parametersOf(store, iv), key, bytes).catch(() => {});
  return plain && JSON.parse(new TextDecoder().decode(plain));
}

const isUnsaved = ({ pending, operations }: KeptItem): boolean =>
  pending.length + operations.length > 0;

async function putBack(store: DeviceStore, { item, ...kept }: Sealed): Promise<boolean> {
  const { base, pending, operations, notes } = kept;
  // The form has newer text: the session continued after the encryption.
  if (!isUnsaved(kept) && (await store.loadItem(item)).notes !== undefined) return true;
  const { kind } = await store.update(item, {
    ...(base && { base }),
    pending: Object.fromEntries(pending.map(({ tab, pending: draft }) => [tab, draft])),
    operations,
    notes,
  });
  return kind === 'kept';
}

/** The account is authenticated data: a record moved to another account can't be decrypted. */
const parametersOf = ({ userId }: DeviceStore, iv: Uint8Array<ArrayBuffer>) => ({
  name: algorithm,
  iv,
  additionalData: new TextEncoder().encode(userId),
});

const deviceKey = 'device';

/** A random id of this browser, unrelated to its user. */
function deviceId(): string {
  const id = localStorage.getItem(deviceKey) ?? randomId();
  localStorage.setItem(deviceKey, id);
  return id;
}

function bytesOf(base64url: string): Uint8Array<ArrayBuffer> {
  const binary = atob(base64url.replaceAll('-', '+').replaceAll('_', '/'));
  return Uint8Array.from(binary, (letter) => letter.charCodeAt(0));
}
