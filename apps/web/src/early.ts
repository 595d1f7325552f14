import { listTexts } from '@folio/contract/content-path';
import { joinName } from '@folio/contract/person-name';
import type { PersonalInfo } from '@folio/contract/resume-content';
import type { Resume } from '@folio/contract/resumes';
import type { EarlyResume, EarlyWork } from './lib/early-form/early-form.ts';
import { showLateNotice, switchPanes, watch } from './lib/early-form/early-layer.ts';
import { guestPath, keepEarlyLetters, readEarlyLetters } from './lib/early-form/early-letters.ts';
import { EarlyPages, earlyLook, pictureOf } from './lib/early-form/early-pages.ts';
import { readToken } from './lib/token.ts';

/**
 * The early editor, a thirtieth of the app's size: the prerendered form in the editor's documents
 * accepts typing at once, and on a slow connection pages are laid out before the app is loaded. The
 * app takes the input over when its form is ready (features/editor/first-run/use-early-form.ts).
 * Built into one file without React.
 */

type Field = HTMLInputElement | HTMLTextAreaElement;
type Given = ReadonlyMap<string, string>;

const root = document.getElementById('root');
/** The editor's skeleton, shown by the document and the app while loading. */
const outline = '[data-outline]';
/** The address of src/early-page.ts, which includes the engine. */
const engine = document.currentScript?.dataset.engine;

/** The connection's speed, as measured by public/line.js. */
const isSlowLine = (): boolean => document.documentElement.dataset.line === 'slow';

async function start(page: HTMLElement): Promise<void> {
  // Returning visitors have the app's files cached, and may have unsent text.
  if (location.search !== '' || location.hash !== '' || (await hasDeviceStore())) return;
  const begun = location.pathname === guestPath ? beginAsGuest() : await beginAsOwner();
  if (!begun || !page.querySelector(outline)) return;
  const shown = show(page, begun);
  if (!shown) return;
  // A phone shows the form first.
  if (shown.place.clientWidth > 0) void showPicture(shown.place, begun.page());
  if (begun.whose && engine && isSlowLine()) await shown.pages.start(engine, begun.whose);
}

/** An image of the first page, until the engine has loaded. */
async function showPicture(place: HTMLElement, found: Promise<string | undefined>): Promise<void> {
  const address = await found;
  if (address === undefined || globalThis.earlyPage !== undefined) return;
  const picture = pictureOf(address, '');
  globalThis.earlyPage = address;
  picture.addEventListener('load', () => {
    if (globalThis.earlyPage === address) place.replaceChildren(picture);
  });
}

type Begun = {
  given: Given;
  isUnwritten: boolean;
  /** Requests an image of the first page. */
  page: () => Promise<string | undefined>;
  /**
   * The content to lay out; undefined if the pages show something that only the server has, such as
   * a photo.
   */
  whose: EarlyResume | undefined;
};

function beginAsGuest(): Begun | undefined {
  if (readToken() !== null || localStorage.getItem('chosenSkills') !== null) return undefined;
  return {
    given: new Map(),
    isUnwritten: true,
    page: async () => '/first-page.svg',
    whose: {},
  };
}

/** Uses the responses that public/preload.js has requested. */
async function beginAsOwner(): Promise<Begun | undefined> {
  if (readToken() === null) return undefined;
  await preloadScript();
  const path = `/api/resumes/${location.pathname.split('/').at(-1)}`;
  const resume = await answerTo<Resume>(path);
  if (!resume) return undefined;
  const { content, settings } = resume;
  const texts = fieldNames().map((field): [string, string] => [
    field,
    textOf(content.personalInfo, field),
  ]);
  const account = await answerTo<EarlyResume['account']>('/api/auth/me');
  const hasPhoto = settings.showPhoto && content.personalInfo.photoId !== '';
  return {
    given: new Map(texts),
    isUnwritten: listTexts(content).every(({ text }) => text.trim() === ''),
    page: () => pictureOfServer(path),
    whose: account && !hasPhoto ? { resume, account } : undefined,
  };
}

async function answerTo<Data>(path: string): Promise<Data | undefined> {
  const answer = await globalThis.preloaded?.answers.get(path)?.catch(() => undefined);
  if (!answer?.ok) return undefined;
  const { data } = (await answer.clone().json()) as { data: Data };
  return data;
}

/** The server takes half a second to draw; on most connections the app is ready before that. */
const pictureWaitMs = 2_500;

/** The page drawn by the server, equal to the app's. */
async function pictureOfServer(path: string): Promise<string | undefined> {
  if (!isSlowLine()) await new Promise((resolve) => setTimeout(resolve, pictureWaitMs));
  // The app has its own form by then.
  if (!globalThis.handOverEarlyForm) return undefined;
  const headers = { authorization: `Bearer ${readToken()}` };
  const request: RequestInit = { headers, priority: 'high' };
  const answer = await fetch(`${path}/thumbnail?width=800`, request).catch(() => undefined);
  return answer?.ok ? URL.createObjectURL(await answer.blob()) : undefined;
}

/** Like the contract's `readField`, for the kinds of fields used here. */
function textOf(personalInfo: PersonalInfo, field: string): string {
  if (field === 'name') return joinName(personalInfo);
  const value = personalInfo[field as keyof PersonalInfo];
  return typeof value === 'string' ? value : '';
}

async function preloadScript(): Promise<void> {
  const script = document.querySelector('script[src="/preload.js"]');
  if (globalThis.preloaded || !script) return;
  await new Promise((resolve) => {
    script.addEventListener('load', resolve);
    script.addEventListener('error', resolve);
  });
}

async function hasDeviceStore(): Promise<boolean> {
  try {
    return (await indexedDB.databases()).some(({ name }) => name === 'folio');
  } catch {
    // It may already exist.
    return true;
  }
}

const template = (): DocumentFragment | undefined =>
  document.querySelector<HTMLTemplateElement>('#early-form')?.content;

const fieldsIn = (place: ParentNode): Field[] => [
  ...place.querySelectorAll<Field>('[data-early=fields] :is(input, textarea)'),
];
const fieldNames = (): string[] => fieldsIn(template() ?? document).map(({ name }) => name);

type Shown = { place: HTMLElement; pages: EarlyPages };

/**
 * Shows the form in the editor's skeleton above the page, whose own skeleton stays until the app
 * renders.
 */
function show(page: HTMLElement, { given, isUnwritten }: Begun): Shown | undefined {
  const shape = page.querySelector(outline)?.cloneNode(true);
  const parts = template()?.cloneNode(true);
  if (!(shape instanceof HTMLElement) || !parts) return undefined;
  const layer = document.createElement('div');
  layer.className = earlyLook.layer;
  layer.append(shape);
  const form = shape.querySelector<HTMLElement>('[data-form]');
  const place = shape.querySelector<HTMLElement>('[data-pages]');
  if (!form || !place) return undefined;
  form.replaceChildren(parts);
  const pane = switchPanes(shape, { form, preview: place });
  const fields = fieldsIn(layer);
  const left = new Map(readEarlyLetters(location.pathname).map((one) => [one.field, one]));
  for (const field of fields) {
    field.defaultValue = left.get(field.name)?.given ?? given.get(field.name) ?? '';
    field.value = left.get(field.name)?.text ?? field.defaultValue;
  }
  let way: string | undefined;
  let isComposing = false;
  let whenComposed: (() => void) | undefined;

  const part = (name: string) => layer.querySelector<HTMLElement>(`[data-early=${name}]`);
  const hasBegun = () => part('fields')?.hidden === false;
  function showPart(name: 'ways' | 'fields'): void {
    for (const one of ['ways', 'fields']) part(one)?.toggleAttribute('hidden', one !== name);
  }
  const textsNow = (): EarlyWork['texts'] =>
    fields.map(({ name, defaultValue, value }) => ({
      field: name,
      given: defaultValue,
      text: value,
    }));
  const pages = new EarlyPages(place, textsNow);
  const work = (): EarlyWork => ({
    texts: textsNow(),
    hasBegun: hasBegun(),
    way,
    pane: pane(),
    focused: focusedOf(fields),
  });
  const remove = () => {
    stopWatching();
    stopWaiting();
    pages.stop();
    page.inert = false;
    globalThis.handOverEarlyForm = undefined;
    layer.remove();
  };

  layer.addEventListener('submit', (event) => event.preventDefault());
  layer.addEventListener('input', () => {
    keepEarlyLetters({ path: location.pathname, texts: textsNow() });
    pages.follow();
  });
  layer.addEventListener('compositionstart', () => {
    isComposing = true;
  });
  layer.addEventListener('compositionend', () => {
    isComposing = false;
    // The field's value is set after this event.
    setTimeout(() => whenComposed?.());
  });
  layer.addEventListener('click', ({ target }) => {
    const chosen = target instanceof Element ? wayOf(target) : undefined;
    if (chosen === undefined) return;
    if (chosen === 'name') {
      showPart('fields');
      fields[0]?.focus();
      return;
    }
    way = chosen;
    const waiting = part('waiting');
    if (waiting) waiting.textContent = 'Loading the editor. It goes on by itself.';
  });

  globalThis.handOverEarlyForm = (take) => {
    if (isComposing) {
      whenComposed = () => globalThis.handOverEarlyForm?.(take);
      return;
    }
    const focusedWay = document.activeElement ? wayOf(document.activeElement) : undefined;
    page.inert = false;
    take(work());
    remove();
    if (focusedWay !== undefined && document.activeElement === document.body)
      page.querySelector<HTMLElement>(`[data-way=${focusedWay}]`)?.focus();
  };
  // Another screen than the editor has replaced the skeleton, such as the login.
  const stopWatching = watch(page, () => page.querySelector(outline) || remove());

  showPart(isUnwritten && left.size === 0 ? 'ways' : 'fields');
  page.inert = true;
  page.before(layer);
  const stopWaiting = showLateNotice(layer);
  return { place, pages };
}

const wayOf = (element: Element): string | undefined =>
  element.closest<HTMLElement>('[data-way]')?.dataset.way;

function focusedOf(fields: readonly Field[]): EarlyWork['focused'] {
  const field = fields.find((one) => one === document.activeElement);
  return field && { field: field.name, start: field.selectionStart, end: field.selectionEnd };
}

/** In any case the app is loaded next. */
if (root)
  void start(root)
    .catch(() => undefined)
    .finally(() => {
      globalThis.isEarlyDone = true;
      dispatchEvent(new Event('earlydone'));
    });
