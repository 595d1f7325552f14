import type { Resume } from '@folio/contract/resumes';
import { documentHash } from '@folio/documents/document-hash';
import { loadFontBook } from '@folio/documents/fonts-node';
import { beforeEach, expect, it } from 'vitest';
import { ApiError, type Seen } from '../../../lib/api-client.ts';
import { asResume } from '../photo/use-resume-for-document.ts';
import type { ResumeSync } from '../saving/resume-sync.ts';
import { resumeOf } from '../saving/server-fixture.ts';
import { documentOf } from '../store/document.ts';
import { createEditorStore } from '../store/editor-store.ts';
import { exportPdf } from './export-pdf.ts';

/** The server: it makes what it is asked for if that is what it has. */
let atServer: Resume;
const asked: Seen[] = [];
beforeEach(() => {
  atServer = resumeOf({ content: { personalInfo: { firstName: 'Ada', title: 'Nurse' } } });
  asked.length = 0;
  downloads.length = 0;
  paidHere.length = 0;
  duringQuestion = undefined;
});

const downloads: Blob[] = [];
/** What was made here, and paid or owed. */
const paidHere: string[] = [];
let duringQuestion: (() => void) | undefined;
const parts = {
  fetchPaidPdf: async (_price: unknown, _id: string, seen: Seen) => {
    asked.push(seen);
    const isThat = seen.version === atServer.version && seen.hash === documentHash(atServer);
    if (!isThat) throw new ApiError('VERSION_CONFLICT', { data: atServer, status: 409 });
    return new Response(`PDF of version ${atServer.version}`);
  },
  downloadFile: (file: Blob) => void downloads.push(file),
  mayLeaveBlanks: async () => {
    duringQuestion?.();
    duringQuestion = undefined;
    return true;
  },
  mayTakeCredits: async () => true,
  payForPdf: async (id: string) => {
    paidHere.push(id);
    return true;
  },
  loadFontsFor: loadFontBook,
};

function openPage(status: 'saved' | 'offline' = 'saved', price = { credits: 1, isEnough: true }) {
  const store = createEditorStore(documentOf(atServer));
  let saved = store.getDocument();
  const saver = {
    base: { id: atServer.id, version: atServer.version },
    catchUp: async () => {
      saver.base = { ...saver.base, version: atServer.version };
      store.dispatch({ type: 'replace', document: documentOf(atServer) });
      saved = store.getDocument();
    },
  };
  const saveSettled = async () => {
    const shown = store.getDocument();
    if (status === 'offline' || shown === saved) return status;
    saved = shown;
    atServer = { ...atServer, version: atServer.version + 1, content: shown.content };
    saver.base = { ...saver.base, version: atServer.version };
    return 'saved' as const;
  };
  const run = () =>
    exportPdf(
      {
        store,
        saver: saver as unknown as ResumeSync,
        saveSettled,
        toResume: async (document) => asResume(document),
        price: { words: '1 credit', isSold: true, ...price } as never,
      },
      parts,
    );
  const title = () => store.getDocument().content.personalInfo.title;
  const type = (value: string) => store.dispatch({ type: 'setField', field: 'title', value });
  return { run, title, type };
}

const downloaded = () => Promise.all(downloads.map((file) => file.text()));

it('requests exactly the displayed version', async () => {
  const { run } = openPage();
  expect(await run()).toMatchObject({ title: 'Resume created' });
  expect(asked).toEqual([{ version: 1, hash: documentHash(atServer) }]);
  expect(await downloaded()).toEqual(['PDF of version 1']);
});

it('shows changes from elsewhere before downloading them, with a notification', async () => {
  const { run, title } = openPage();
  const { personalInfo } = atServer.content;
  const content = { ...atServer.content, personalInfo: { ...personalInfo, title: 'Doctor' } };
  atServer = { ...atServer, version: 2, content };
  expect((await run())?.description).toContain('made elsewhere');
  expect(title()).toBe('Doctor');
  expect(await downloaded()).toEqual(['PDF of version 2']);
});

it('includes what was typed during the request', async () => {
  const { run, type } = openPage();
  // Between what was saved and what is asked for.
  duringQuestion = () => type('Typed in between');
  await run();
  expect(asked.map(({ version }) => version)).toEqual([1, 2]);
  expect(atServer.content.personalInfo.title).toBe('Typed in between');
  expect(await downloaded()).toEqual(['PDF of version 2']);
});

it('makes the PDF in the browser if the server reads the same version differently', async () => {
  const { run } = openPage();
  const personalInfo = { ...atServer.content.personalInfo, pronouns: 'they' } as never;
  atServer = { ...atServer, content: { ...atServer.content, personalInfo } };
  expect(await run()).toMatchObject({ title: 'Resume created' });
  const [pdf] = await downloaded();
  expect(pdf).toMatch(/^%PDF/);
  expect(paidHere).toEqual([atServer.id]);
});

it('takes as much where it is made here as where the server makes it', async () => {
  const { run } = openPage('offline', { credits: 1, isEnough: true });
  expect(await run()).toMatchObject({
    description: 'It was made on this device. 1 credit will be taken once you’re back online.',
  });
  const { run: runFree } = openPage('offline', { credits: 0, isEnough: true });
  expect(await runFree()).toMatchObject({
    description: expect.stringMatching(/on this device\.$/),
  });
  const { run: runLow } = openPage('offline', { credits: 1, isEnough: false });
  expect(await runLow()).toMatchObject({ description: expect.stringContaining('Credits low') });
  expect(downloads).toHaveLength(2);
  expect(paidHere).toEqual([atServer.id]);
});
