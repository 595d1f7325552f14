import 'fake-indexeddb/auto';
import type { Keeping } from '@folio/contract/application-keeping';
import { newId } from '@folio/contract/new-id';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { memoryStorage } from '../../../testing/memory-storage.ts';
import { shownToast, toast } from '../../../ui/toast.ts';
import { addition } from '../application-changes.ts';
import { applicationsCopy } from '../applications.copy.ts';
import { makeServer, moved, type OutboxTabs, openTabs } from '../testing/outbox-server.ts';
import { announceUnkept } from './send-waiting.ts';

let tabs: OutboxTabs;
beforeEach(() => {
  vi.stubGlobal('localStorage', memoryStorage());
  tabs = openTabs();
  toast({ title: 'Before' });
});
afterEach(async () => {
  await tabs.close();
  vi.unstubAllGlobals();
});

const blank = { company: '', place: '', pay: '', source: '', link: '', jobDescription: '' };

/** Added without a connection, marked as applied, and arrived later. */
async function arrive(keeping: Keeping): Promise<string> {
  const server = makeServer();
  server.isDown = true;
  const one = tabs.open('one', server);
  tabs.whenClosed(announceUnkept(one));
  const id = newId();
  const { change } = addition(id, { ...blank, role: 'Cook', status: 'saved' });
  await one.make(change);
  await one.make(moved(id));
  server.isDown = false;
  const [summary] = change.shown;
  server.answer = ({ kind }) =>
    kind === 'status' && summary ? [{ ...summary, ...{ role: 'Cook', keeping } } as never] : [];
  await one.send();
  return id;
}

it('what was marked as applied offline says when it arrives that nothing was kept, and where to keep it', async () => {
  const id = await arrive({ isKept: false, reason: 'no-resume', message: '' });
  expect(shownToast()).toMatchObject({
    title: applicationsCopy.waitedApplied,
    description: 'Nothing was kept of what you sent. It has no resume yet.',
    link: { href: `/applications/${id}#sent` },
  });
});

it('says nothing where all was kept', async () => {
  await arrive({ isKept: true, reason: null, message: '' });
  expect(shownToast()?.title).toBe('Before');
});
