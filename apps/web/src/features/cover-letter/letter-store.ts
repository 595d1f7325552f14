import { CoverLetter, CoverLetterContent, type WrittenTexts } from '@folio/contract/cover-letters';
import { readStoredValue } from '@folio/contract/stored-value';
import { z } from 'zod';
import { isApiError } from '../../lib/api-client.ts';
import { FieldAutosave } from '../../lib/autosave/field-autosave.ts';
import type { FieldBase, FieldChanges, ReplaceReason } from '../../lib/autosave/field-replica.ts';
import type { FieldOutcome, FieldState } from '../../lib/autosave/field-saving.ts';
import type { DeviceItem } from '../../lib/device-store/device-item.ts';
import type { DeviceStore } from '../../lib/device-store/device-store.ts';
import { describeError, errorCopy } from '../../lib/error-copy.ts';
import { fieldLabels } from './cover-letter.copy.ts';

type Parts = {
  /** Where it is kept on this device. */
  item: DeviceItem;
  /** What the server has, and what a letter begins with where it has none. */
  stored: CoverLetter | null;
  first: CoverLetterContent;
  store: DeviceStore;
  send: (content: WrittenTexts, version: number, reason?: ReplaceReason) => Promise<CoverLetter>;
  load?: () => Promise<CoverLetter | null>;
  /** Today, as a letter of this text would say it. */
  today?: (text: string) => string;
  takesOver?: boolean;
};

/** A letter that is edited less often than a resume, and read on paper: it may wait a little longer. */
const restMs = 1_000;

/** A letter that is being edited. */
export class LetterStore extends FieldAutosave<CoverLetterContent> {
  /** What stood in the place of the text before it was written, or restored. */
  previousText = '';
  /** Stops, and takes what lies on this device away: the letter was deleted. */
  readonly forget: () => Promise<unknown>;
  /** As a new letter, where it was deleted elsewhere. */
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

  /** A day that is still the one it began with is said in the language that its text is now in. */
  private dated({ text, date }: Partial<CoverLetterContent>): Partial<CoverLetterContent> {
    const { document, today } = this;
    const isUntouched = date === undefined && document.date === today(document.text);
    return text !== undefined && isUntouched ? { date: today(text) } : {};
  }

  /** Without a motivation that is as the server has it: one of the release before knows none. */
  private changed({ motivation, ...texts }: CoverLetterContent): WrittenTexts {
    return motivation === this.base.document.motivation ? texts : { ...texts, motivation };
  }

  /** Whether there is anything that can be deleted. */
  get isStarted(): boolean {
    return this.base.version > 0 || this.hasUnsaved();
  }

  /** The texts of a copy in the place of these, which stay in the history. */
  openCopy = async (fields: Partial<CoverLetterContent>): Promise<void> => {
    await this.flush();
    this.change({ ...this.document, ...fields }, 'restore');
  };

  /** Another letter in the place of this one, which is saved before, so that it can be had back. */
  replaceText = async (text: string): Promise<void> => {
    await this.flush();
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
  // A server of the release before says nothing of it; what is kept of it here stays.
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
    return { kind: 'refused', message, fields: isApiError(error) ? Object.keys(error.errors) : [] };
  }
}

/** What the server has in the place of the version that was sent. */
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

/** The texts of a copy that was handed over as a file; undefined for a file of something else. */
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
/** As releases before kept it: the whole letter, and the version that it was written on. */
const OldDraft = z.object({
  oldDraft: z.object({ content: Content, version: z.number().int() }),
});

/** The fields that a tab has changed; of an old draft, those that differ from what is stored. */
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
