import { isProse } from '@folio/contract/ai-texts';
import { listTexts, textAt } from '@folio/contract/content-path';
import { defaultCreditCosts } from '@folio/contract/credits';
import { arbitraryContent } from '@folio/contract/testing/arbitrary-content';
import fc from 'fast-check';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { creditPrice } from '../../../lib/credit-price.ts';
import { memoryStorage } from '../../../testing/memory-storage.ts';
import { dismissToast, shownToast } from '../../../ui/toast.ts';
import { resumeOf } from '../saving/server-fixture.ts';
import { documentOf, type EditorDocument } from '../store/document.ts';
import { createEditorStore } from '../store/editor-store.ts';
import { failureCopy } from './assistant.copy.ts';
import { type AiAction, aiActions, type EnhancedSection } from './assistant-answers.ts';
import { createAssistantCommands } from './assistant-commands.ts';
import { initialState, isSampleIn, reduceAssistant } from './assistant-state.ts';
import { enhanceCopy } from './enhance.copy.ts';
import { sampleAnswers } from './sample-answers.ts';

type Reply = { status: number; body: unknown } | 'unreachable';

let replies: Reply[];
let keys: string[];
let sent: { url: string; body: unknown }[];
const refusal = (status: number, code: string, more = {}) => ({
  status,
  body: { success: false, code, message: `${code}.`, requestId: 'r', ...more },
});
const summaryAnswer = {
  status: 200,
  body: {
    success: true,
    summary: 'A pilot.',
    provider: 'built-in',
    heldBack: [],
    edits: [{ path: 'personalInfo/summary', before: '', after: 'A pilot.', reason: '' }],
  },
};
const origin = { success: true, provider: 'openai', heldBack: [{ kind: 'number', text: '40%' }] };

beforeEach(() => {
  replies = [];
  keys = [];
  sent = [];
  dismissToast();
  vi.stubGlobal('localStorage', memoryStorage({ token: 'secret' }));
  vi.stubGlobal('fetch', async (url: string, { headers, signal, body }: RequestInit) => {
    sent.push({ url, body: JSON.parse(String(body)) });
    keys.push((headers as Record<string, string>)['idempotency-key'] ?? '');
    signal?.throwIfAborted();
    const reply = replies.shift() ?? 'unreachable';
    if (reply === 'unreachable') throw new TypeError('Failed to fetch');
    return new Response(JSON.stringify(reply.body), { status: reply.status });
  });
});

afterEach(() => vi.unstubAllGlobals());

function assistant(content: object = {}, settings: object = {}) {
  const resume = resumeOf({ content });
  const store = createEditorStore(
    documentOf({ ...resume, settings: { ...resume.settings, ...settings } }),
  );
  let state = initialState;
  const ends: boolean[] = [];
  const commands = createAssistantCommands({
    store,
    dispatch: (event) => {
      state = reduceAssistant(state, event);
    },
    jobDescription: () => state.jobDescription,
    onEnd: (wasCanceled) => ends.push(wasCanceled),
  });
  const run = (action: AiAction) => commands.run(creditPrice(action, undefined, undefined));
  const enhance = (section: EnhancedSection, costs?: typeof defaultCreditCosts) =>
    commands.enhance(section, creditPrice('improve', undefined, costs));
  return { store, ends, state: () => state, ...commands, run, enhance };
}

it('sends no section that is hidden, but the one that is to be said better', async () => {
  const project = { name: 'Gliders', description: 'Built gliders.' };
  const content = { projects: [project], personalInfo: { summary: 'A pilot.' } };
  const { run, enhance } = assistant(content, { hiddenSections: ['projects'] });
  await run('generate-summary');
  await enhance('projects');
  const projects = sent.map(({ body }) => Object(body).resumeData.projects.length);
  expect(projects).toEqual([0, 1]);
});

describe('a server that is out of reach', () => {
  it.each(aiActions)('[assistant-commands-4] is replaced by samples for %s', async (action) => {
    const { run, state } = assistant();
    await run(action);
    expect(state().results[action]).toMatchObject({
      answer: sampleAnswers[action],
      isSample: true,
    });
    expect(isSampleIn(state())).toBe(true);
    expect(state()).toMatchObject({
      isSample: true,
      running: null,
      failures: { panel: undefined },
    });
  });

  it.each([500, 502, 503])('is one that answers %i, too', async (status) => {
    const { run, state } = assistant();
    replies = [{ status, body: 'nothing to read' }];
    await run('improve');
    expect(state().results.improve?.isSample).toBe(true);
  });

  it('has no sample written into the resume', async () => {
    const { run, store } = assistant();
    await run('generate-summary');
    expect(store.getDocument().content.personalInfo.summary).toBe('');
  });

  it('is asked by the same key when it is there again, and then by another', async () => {
    const { run, state } = assistant({ personalInfo: { summary: 'Mine.' } });
    replies = ['unreachable', summaryAnswer, summaryAnswer];
    await run('generate-summary');
    await run('generate-summary');
    expect(state().isSample).toBe(false);
    await run('generate-summary');
    expect(keys[1]).toBe(keys[0]);
    expect(keys[2]).not.toBe(keys[0]);
  });

  it('is asked by the same key where the editor was left meanwhile', async () => {
    replies = ['unreachable', summaryAnswer];
    await assistant({ personalInfo: { summary: 'Mine.' } }).run('generate-summary');
    await assistant({ personalInfo: { summary: 'Mine.' } }).run('generate-summary');
    expect(keys[1]).toBe(keys[0]);
  });
});

describe('a refusal', () => {
  it.each([
    [402, 'INSUFFICIENT_CREDITS', true],
    [401, 'TOKEN_EXPIRED', false],
    [429, 'RATE_LIMITED', false],
    [400, 'VALIDATION_ERROR', false],
  ])('[assistant-commands-5] %i is told as what it is', async (status, code, needsCredits) => {
    const { run, state, ends } = assistant();
    replies = [refusal(status, code)];
    await run('improve');
    expect(state().failures.panel).toEqual({ message: `${code}.`, needsCredits });
    expect(state().results).toEqual({});
    expect(ends).toEqual([false]);
  });

  it('names what is wrong with the request', async () => {
    const { run, state } = assistant();
    replies = [refusal(400, 'VALIDATION_ERROR', { errors: { resume: ['Nothing to write of.'] } })];
    await run('generate-summary');
    expect(state().failures.panel?.message).toBe('Nothing to write of.');
  });

  it('[assistant-commands-8] without words has ours', async () => {
    const { run, state } = assistant();
    replies = [{ status: 418, body: 'teapot' }];
    await run('improve');
    expect(state().failures.panel?.message).toBe('AI service request failed');
  });

  it('is an answer that says nothing we know, too', async () => {
    const { run, state } = assistant();
    replies = [{ status: 200, body: { success: true, surprise: 1 } }];
    await run('improve');
    expect(state().failures.panel?.message).toBe('Unexpected data format from AI service');
  });

  it('goes with the next question', async () => {
    const { run, state } = assistant();
    replies = [refusal(429, 'RATE_LIMITED')];
    await run('improve');
    await run('improve');
    expect(state().failures.panel).toBeUndefined();
  });
});

describe('a generated summary', () => {
  it('[assistant-commands-6] is written where there is none, and taken back by one step', async () => {
    const { run, store } = assistant();
    replies = [summaryAnswer];
    await run('generate-summary');
    expect(store.getDocument().content.personalInfo.summary).toBe('A pilot.');
    expect(shownToast()).toMatchObject({
      title: 'Summary Applied',
      description: 'Your professional summary has been updated.',
    });
    shownToast()?.action?.onClick();
    expect(store.getDocument().content.personalInfo.summary).toBe('');
    expect(store.getHistory().past).toHaveLength(0);
  });

  it('[assistant-commands-7] waits to be applied where one is', async () => {
    const { run, store } = assistant({ personalInfo: { summary: 'Mine.' } });
    replies = [summaryAnswer];
    await run('generate-summary');
    expect(store.getDocument().content.personalInfo.summary).toBe('Mine.');
  });
});

const job = { workExperience: [{ id: 'job', bullets: ['One', 'Two', 'Three'] }] };
const pathOf = (item: number, document: EditorDocument) =>
  listTexts(document.content).filter(({ path }) => path.includes('/bullets/'))[item]?.path ?? '';
const bulletsOf = (document: EditorDocument) =>
  listTexts(document.content)
    .filter(({ path }) => path.includes('/bullets/'))
    .map(({ text }) => text);

describe('applying', () => {
  const bullet = (item: number, before: string, after: string, document: EditorDocument) => ({
    path: pathOf(item, document),
    before,
    after,
  });

  it('of many is one step, and leaves out what does not fit any more', () => {
    const { apply, store, state } = assistant(job);
    const document = store.getDocument();
    const all = [
      bullet(0, 'One', 'Uno', document),
      bullet(1, 'Gone', 'Ido', document),
      bullet(2, 'Three', 'Tres', document),
    ];
    apply(all, { title: 'Done' });
    expect(bulletsOf(store.getDocument())).toEqual(['Uno', 'Two', 'Tres']);
    expect(state().applied.size).toBe(2);
    store.dispatch({ type: 'undo' });
    expect(store.getDocument()).toEqual(document);
  });

  it('says so when the text has changed since, and changes nothing', () => {
    const { apply, store, state } = assistant(job);
    apply([bullet(0, 'Gone', 'Ido', store.getDocument())], { title: 'Done' });
    expect(shownToast()?.title).toBe('This text has changed');
    expect(store.getHistory().past).toHaveLength(0);
    expect(state().applied.size).toBe(0);
  });

  it('of all edits changes their texts alone, whatever the resume, and undo brings it back', () => {
    fc.assert(
      fc.property(arbitraryContent, fc.func(fc.boolean()), fc.string(), (any, isEdited, after) => {
        const { apply, store } = assistant(any);
        const document = store.getDocument();
        const texts = listTexts(document.content).filter(({ path }) => isProse(path));
        const edits = texts
          .filter(({ path, text }) => isEdited(path) && text !== after)
          .map(({ path, text }) => ({ path, before: text, after }));
        apply(edits, { title: 'Done' });
        const edited = new Set(edits.map(({ path }) => path));
        const now = store.getDocument().content;
        for (const { path, text } of listTexts(document.content))
          expect(textAt(now, path)).toBe(edited.has(path) ? after : text);
        if (edits.length > 0) store.dispatch({ type: 'undo' });
        expect(store.getDocument().content).toEqual(document.content);
      }),
      { numRuns: 30 },
    );
  });
});

describe('enhancing a section', () => {
  const edit = (document: EditorDocument, item = 0) => ({
    path: pathOf(item, document),
    before: 'One',
    after: 'Uno',
    reason: 'Shorter.',
  });

  it('[assistant-commands-2] sends the current resume, and waits for confirmation of the edits', async () => {
    const { enhance, store, state, accept } = assistant(job);
    const document = store.getDocument();
    replies = [{ status: 200, body: { ...origin, edits: [edit(document)] } }];
    await enhance('workExperience');
    expect(sent).toEqual([
      {
        url: '/api/ai/improve',
        body: {
          resumeData: JSON.parse(JSON.stringify(document.content)),
          improvementType: 'section',
          section: 'workExperience',
          templateId: document.templateId,
          tone: 'Professional',
        },
      },
    ]);
    const { proposal } = state();
    expect(proposal).toMatchObject({ edits: [edit(document)], heldBack: origin.heldBack });
    expect(store.getDocument()).toBe(document);
    if (proposal) accept(proposal);
    expect(bulletsOf(store.getDocument())).toEqual(['Uno', 'Two', 'Three']);
    expect(shownToast()?.title).toBe('Section enhanced');
    expect(state().proposal).toBeNull();
    shownToast()?.action?.onClick();
    expect(store.getDocument()).toEqual(document);
  });

  it('leaves texts alone that were edited meanwhile', async () => {
    const { enhance, store, state } = assistant(job);
    const document = store.getDocument();
    replies = [{ status: 200, body: { ...origin, edits: [edit(document, 1)] } }];
    await enhance('workExperience');
    expect(state().proposal).toBeNull();
    expect(shownToast()?.description).toBe(enhanceCopy.changedMeanwhile);
  });

  it('[assistant-commands-3] of an empty section sends no request', async () => {
    const { enhance } = assistant(job);
    await enhance('projects');
    expect(sent).toEqual([]);
    expect(shownToast()?.title).toBe('No content to enhance');
  });

  it('reports that there is nothing to improve, with the reason', async () => {
    const { enhance } = assistant(job);
    replies = [{ status: 200, body: { ...origin, edits: [], notice: 'English only.' } }];
    await enhance('workExperience');
    expect(shownToast()).toMatchObject({
      title: 'Work Experience stays as it is',
      description: 'English only.',
    });
  });

  it('shows no sample where the server is out of reach', async () => {
    const { enhance, state } = assistant(job);
    await enhance('workExperience');
    expect(state().failures.workExperience?.message).toBe('Please try again later.');
    expect(state().isSample).toBe(false);
  });

  it.each([
    [refusal(404, 'NOT_FOUND'), failureCopy.section.notFound, false],
    [refusal(402, 'INSUFFICIENT_CREDITS'), 'INSUFFICIENT_CREDITS.', true],
    [refusal(400, 'VALIDATION_ERROR', { errors: { section: ['Long.'] } }), 'Long.', false],
    [{ status: 200, body: { success: true } }, failureCopy.section.unknownAnswer, false],
  ])(
    '[assistant-commands-1] tells under the section what went wrong: %j',
    async (reply, message, needsCredits) => {
      const { enhance, run, state } = assistant(job);
      replies = [reply];
      await enhance('workExperience');
      expect(shownToast()?.title).toBe('Could not enhance Work Experience');
      const failures = { workExperience: { message, needsCredits } };
      expect(state().failures).toEqual(failures);
      await run('improve');
      expect(state().failures).toMatchObject(failures);
      await enhance('workExperience');
      expect(keys[2] === keys[0]).toBe(reply.status !== 200);
    },
  );
});

describe('a call under way', () => {
  it('is the only one, and can be broken off', async () => {
    const { run, enhance, cancel, state, ends } = assistant(job);
    const running = run('improve');
    await run('suggest-skills');
    await enhance('workExperience');
    expect(keys).toHaveLength(1);
    expect(state().running).toBe('improve');
    cancel();
    await running;
    expect(state()).toMatchObject({ running: null, failures: { panel: undefined }, results: {} });
    expect(ends).toEqual([true]);
  });

  it.each([
    [undefined, 'Work Experience wasn’t changed, and no credits were used.'],
    [{ ...defaultCreditCosts, improve: 0 }, 'Work Experience wasn’t changed.'],
  ])('that is broken off speaks of credits to whom it takes some from', async (costs, words) => {
    vi.stubGlobal('fetch', () => new Promise(() => {}));
    const { enhance, cancel, state } = assistant(job);
    void enhance('workExperience', costs);
    await expect.poll(() => state().running).toBe('workExperience');
    cancel();
    expect(shownToast()?.description).toBe(words);
  });
});
