import { openDeviceStore } from '../../lib/device-store/device-store.ts';
import { askKey, sealForms } from '../../lib/device-store/sealed-drafts.ts';
import { inTime } from '../../lib/in-time.ts';
import { accountId } from '../../lib/token.ts';

/** Signing out doesn't wait longer for a key that the login could not get yet. */
const keyPatienceMs = 5_000;

/** Keeps the forms that signing out doesn't ask about for the next login, encrypted. */
export async function keepForms(): Promise<void> {
  const account = accountId();
  if (account === undefined) return;
  await inTime(() => sealForms(openDeviceStore(account), askKey), keyPatienceMs);
}
