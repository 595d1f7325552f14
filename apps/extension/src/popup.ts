import { newId } from '@folio/contract/new-id';
import { isCut, type PostingFields, postingFields } from '@folio/postings/posting-fields';
import { readPage } from '@folio/postings/read-page';
import { addApplication, catchAddress } from './add-application.ts';
import { addedBefore, dayWords, noteAdded } from './added-jobs.ts';
import { browserApi } from './browser.ts';
import { type Connection, keepConnection, originOf, readConnection } from './connection.ts';

const element = <T extends HTMLElement>(id: string): T => document.getElementById(id) as T;
const connect = element<HTMLFormElement>('connect');
const job = element<HTMLFormElement>('job');
const add = element<HTMLButtonElement>('add');
const say = (text: string) => {
  element('status').textContent = text;
};

/** The id of this job, for all attempts. */
const id = newId();
let found: PostingFields | undefined;
/** Whether the description was truncated. */
let wasCut = false;
let connection = await readConnection();

connect.addEventListener('submit', (event) => {
  event.preventDefault();
  saveConnection().catch(() => say('Your browser couldn’t keep this. Save it again.'));
});
job.addEventListener('submit', (event) => {
  event.preventDefault();
  void addJob();
});
element('change').addEventListener('click', () => showConnect());
if (connection) await showJob(connection);
else showConnect();

function showConnect(): void {
  job.hidden = true;
  showLink(undefined);
  connect.hidden = false;
  say('');
  field(connect, 'address').value = connection?.address ?? '';
  field(connect, 'key').value = connection?.key ?? '';
  field(connect, 'address').focus();
}

async function saveConnection(): Promise<void> {
  const address = originOf(field(connect, 'address').value);
  if (address === undefined) {
    say('Enter the address of your Folio. It begins with https:// unless it’s on this machine.');
    field(connect, 'address').focus();
    return;
  }
  const next: Connection = { address, key: field(connect, 'key').value.trim() };
  if (!(await keepConnection(next))) {
    say('Without that permission, jobs can’t be added with one click. Save again to allow it.');
    return;
  }
  connection = next;
  connect.hidden = true;
  await showJob(next);
}

/** Shows the job that was read, before anything is sent. */
async function showJob({ address, key }: Connection): Promise<void> {
  found ??= await readTab();
  if (!found) {
    say('This page can’t be read. Open the page with the job, and click Folio there.');
    return;
  }
  for (const [name, value] of Object.entries(found)) {
    const shown = job.elements.namedItem(name);
    if (shown instanceof HTMLInputElement || shown instanceof HTMLTextAreaElement)
      shown.value = value;
  }
  const before = await addedBefore(found.link, address);
  const from = before ? `You added this job on ${dayWords(before.day)}` : `From ${found.source}`;
  say(`${from}. Check it, correct anything, and add it${before ? ' again' : ''}.`);
  element('cut').hidden = !wasCut;
  showLink(before?.address);
  add.textContent = key === '' ? 'Open in Folio' : before ? 'Add it again' : 'Add application';
  job.hidden = false;
  add.focus();
}

async function readTab(): Promise<PostingFields | undefined> {
  const [tab] = await browserApi().tabs.query({ active: true, currentWindow: true });
  if (tab?.id === undefined) return undefined;
  // The browser's own pages and its store can't be read.
  const [read] = await browserApi()
    .scripting.executeScript({ target: { tabId: tab.id }, func: readPage })
    .catch(() => []);
  if (!read?.result) return undefined;
  wasCut = isCut(read.result);
  return postingFields(read.result);
}

async function addJob(): Promise<void> {
  if (!connection || !found) return;
  const typed = Object.fromEntries(
    [...new FormData(job)].map(([name, value]) => [name, `${value}`]),
  );
  const fields: PostingFields = { ...found, ...typed };
  if (connection.key === '') {
    await browserApi().tabs.create({ url: catchAddress(connection.address, fields) });
    close();
    return;
  }
  if (fields.role.trim() === '' && fields.company.trim() === '') {
    say('Enter the role or the company.');
    field(job, 'role').focus();
    return;
  }
  add.disabled = true;
  say('Adding …');
  const day = today();
  const added = await addApplication(connection, fields, { id, day });
  add.disabled = false;
  if ('problem' in added) {
    say(added.problem);
    return;
  }
  // The job is added even if this browser can't remember it.
  await noteAdded({ link: found.link, address: added.address, day }).catch(() => {});
  say('Added to your applications.');
  job.hidden = true;
  showLink(added.address);
  element('open').focus();
}

/** Links to the added application, if there is one. */
function showLink(address: string | undefined): void {
  element('done').hidden = address === undefined;
  if (address !== undefined) element<HTMLAnchorElement>('open').href = address;
}

/** Today in the local time zone. */
function today(now = new Date()): string {
  const two = (part: number) => String(part).padStart(2, '0');
  return `${now.getFullYear()}-${two(now.getMonth() + 1)}-${two(now.getDate())}`;
}

function field(form: HTMLFormElement, name: string): HTMLInputElement {
  return form.elements.namedItem(name) as HTMLInputElement;
}
