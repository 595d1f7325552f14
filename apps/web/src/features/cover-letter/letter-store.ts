import { CoverLetter, CoverLetterContent, type WrittenTexts } from '@folio/contract/cover-letters';
import { readStoredValue } from '@folio/contract/stored-value';
import { z } from 'zod';
import { isApiError, maySucceedLater } from '../../lib/api-client.ts';
import { FieldAutosave } from '../../lib/autosave/field-autosave.ts';
import type { FieldChanges } from '../../lib/autosave/field-changes.ts';
import type { FieldBase, ReplaceReason } from '../../lib/autosave/field-replica.ts';
import type { FieldOutcome, FieldState } from '../../lib/autosave/field-saving.ts';
import type { DeviceItem } from '../../lib/device-store/device-item.ts';
import type { DeviceStore } from '../../lib/device-store/device-store.ts';
import { describeError, errorCopy } from '../../lib/error-copy.ts';
import { fieldLabels } from './cover-letter.copy.ts';

type Parts = {
  /** The letter's key in the device store. */
  item: DeviceItem;
  /** The server's letter, and the content of a new one. */
  stored: CoverLetter | null;
  first: CoverLetterContent;
  store: DeviceStore;
  send: (
    content: WrittenTexts,
    version: number,
    reason?: ReplaceReason,
    signal?: AbortSignal,
  ) => Promise<CoverLetter>;
  load?: () => Promise<CoverLetter | null>;
  /** Today's date in the language of a text. */
  today?: (text: string) => string;
  takesOver?: boolean;
};

/** Longer than for resumes, since letters are edited less often. */
const restMs = 1_000;

const patienceMs = 3_000;

/** The draft of a letter. */
export class LetterStore extends FieldAutosave<CoverLetterContent> {
  /** The text before it was replaced or restored. */
  previousText = '';
  /** Stops, and removes the draft from this device, since the letter was deleted. */
  readonly forget: () => Promise<unknown>;
  /** Saves as a new letter, after it was deleted elsewhere. */
  readonly saveAsNew: () => Promise<FieldState>;
  private readonly today: NonNullable<Parts['today']>;

  constructor({ item, stored, first, store, send, ...parts }: Parts) {
    const { load, takesOver = false, today = () => first.date } = parts;
    super({
      takesOver,
      store,
      item,
      base: stored ? baseOf(stored) : { version: 0, document: first },
      send: (content, ...how) => outcomeOf(() => send(this.changed(content), ...how)),
      ...(load && { load: () => loadBase(load) }),
      readKept,
      readBase: (kept) => LetterBase.safeParse(kept).data,
      restMs,
    });
    this.today = today;
    this.forget = () => {
      this.dispose({ savesRest: false });
      return store.removeItem(item);
    };
    this.saveAsNew = async () => {
      await store.removeItem(item);
      return this.startAnew(first);
    };
  }

  edit = (fields: Partial<CoverLetterContent>): void =>
    this.change({ ...this.document, ...fields, ...this.dated(fields) });

  /** An unchanged date follows the language of the text. */
  private dated({ text, date }: Partial<CoverLetterContent>): Partial<CoverLetterContent> {
    const { document, today } = this;
    const isUntouched = date === undefined && document.date === today(document.text);
    return text !== undefined && isUntouched ? { date: today(text) } : {};
  }

  /** Omits an unchanged motivation, which a server of the previous release doesn't know. */
  private changed({ motivation, ...texts }: CoverLetterContent): WrittenTexts {
    return motivation === this.base.document.motivation ? texts : { ...texts, motivation };
  }

  /** Whether there is a letter that can be deleted. */
  get isStarted(): boolean {
    return this.base.version > 0 || this.hasUnsaved();
  }

  /** Replaces the texts with those of a copy, after saving the current ones for the history. */
  openCopy = async (fields: Partial<CoverLetterContent>): Promise<void> => {
    await this.flush();
    this.change({ ...this.document, ...fields }, 'restore');
  };

  /**
   * Replaces the text, after saving the current one, so that it can be restored. A paid text waits
   * for that save a limited time only, since a reload would lose it until it is in the letter.
   */
  replaceText = async (text: string): Promise<void> => {
    await Promise.race([this.flush(), new Promise((resolve) => setTimeout(resolve, patienceMs))]);
    this.previousText = this.document.text;
    this.change({ ...this.document, text, ...this.dated({ text }) }, 'ai');
  };
}

async function loadBase(load: () => Promise<CoverLetter | null>) {
  try {
    const letter = await load();
    return letter ? baseOf(letter) : 'deleted';
  } catch {
    return undefined;
  }
}

function baseOf(letter: CoverLetter): FieldBase<CoverLetterContent> {
  const { id: _, version, createdAt: __, updatedAt: ___, ...document } = letter;
  // A server of the previous release doesn't return it; the local value stays.
  return { version, document: Object.assign({ motivation: '' }, document) };
}

async function outcomeOf(
  send: () => Promise<CoverLetter>,
): Promise<FieldOutcome<CoverLetterContent>> {
  try {
    const { version } = await send();
    return { kind: 'saved', version };
  } catch (error) {
    if (isApiError(error, 'LETTER_NOT_FOUND')) return { kind: 'deleted' };
    if (isApiError(error, 'VERSION_CONFLICT')) return staleOutcome(error.data);
    if (isApiError(error, 'OFFLINE', 'UNAVAILABLE', 'RATE_LIMITED')) return { kind: 'unreachable' };
    const [[field, [problem]] = ['', ['']]] = isApiError(error) ? Object.entries(error.errors) : [];
    const message = field in fieldLabels ? `${labelOf(field)}: ${problem}` : describeError(error);
    const fields = isApiError(error) ? Object.keys(error.errors) : [];
    return { kind: 'refused', message, fields, isTemporary: maySucceedLater(error) };
  }
}

/** The outcome for a stale version: the server's current letter. */
function staleOutcome(data: unknown): FieldOutcome<CoverLetterContent> {
  const letter = CoverLetter.nullable().safeParse(data).data;
  if (letter) return { kind: 'conflict', theirs: baseOf(letter) };
  if (letter === null) return { kind: 'deleted' };
  return { kind: 'refused', message: errorCopy.VERSION_CONFLICT, fields: [] };
}

export const labelOf = (field: string): string =>
  fieldLabels[field as keyof CoverLetterContent] ?? field;

const Content = z
  .looseObject({})
  .transform((content) => readStoredValue(CoverLetterContent, content).value);

/** The texts of a copy that was downloaded as a file; undefined for other files. */
export function readLetterCopy(copy: unknown): Partial<CoverLetterContent> | undefined {
  const kept: Readonly<Record<string, unknown>> = Object(copy);
  const fields = Object.entries(CoverLetterContent.shape).flatMap(([field, schema]) => {
    const { data } = schema.safeParse(kept[field]);
    return data === undefined || kept[field] === undefined ? [] : [[field, data]];
  });
  const letter: Partial<CoverLetterContent> = Object.fromEntries(fields);
  return letter.text === undefined ? undefined : letter;
}

const LetterBase = z.object({ version: z.number().int(), document: Content });
const LetterDraft = z.object({ changes: z.record(z.string(), z.looseObject({})) });
/** The format of previous releases: the whole letter, and the version it is based on. */
const OldDraft = z.object({
  oldDraft: z.object({ content: Content, version: z.number().int() }),
});

/** The stored changes of a tab; for an old draft, the fields that differ from the server's. */
function readKept(kept: unknown, base: FieldBase<CoverLetterContent>): FieldChanges {
  const old = OldDraft.safeParse(kept).data?.oldDraft;
  if (old) {
    const isCurrent = old.version === base.version;
    const changed = Object.entries(base.document).flatMap(([field, was]) => {
      const value = old.content[field as keyof CoverLetterContent];
      return value === was ? [] : [[field, { value, ...(isCurrent && { was }) }]];
    });
    return Object.fromEntries(changed);
  }
  const changes = Object.entries(LetterDraft.safeParse(kept).data?.changes ?? {}).flatMap(
    ([field, { value, was }]) =>
      field in base.document && typeof value === 'string' ? [[field, { value, was }]] : [],
  );
  return Object.fromEntries(changes);
}
