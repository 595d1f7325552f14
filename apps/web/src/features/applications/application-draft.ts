import { applicationFields } from '@folio/contract/application-fields';
import { type Application, applicationRoutes } from '@folio/contract/applications';
import { readStoredValue } from '@folio/contract/stored-value';
import { z } from 'zod';
import { ApiError, apiWith, isApiError, maySucceedLater } from '../../lib/api-client.ts';
import { FieldAutosave } from '../../lib/autosave/field-autosave.ts';
import type { FieldChanges } from '../../lib/autosave/field-changes.ts';
import type { FieldBase } from '../../lib/autosave/field-replica.ts';
import type { FieldOutcome } from '../../lib/autosave/field-saving.ts';
import type { DeviceStore } from '../../lib/device-store/device-store.ts';
import { describeError } from '../../lib/error-copy.ts';
import { hasSameContent } from '../../lib/has-same-content.ts';
import { isOthersSession } from '../../lib/token.ts';
import { loadApplication } from './applications.queries.ts';
import { labelOf } from './field-labels.copy.ts';
import { isUnsent } from './outbox/unsent-applications.ts';

/** All fields except status and timeline, whose changes are sent at once. */
const { status: _status, events: _events, ...typedFields } = applicationFields;
const Typed = z.object(typedFields);
export type TypedFields = z.infer<typeof Typed>;

/** The fields edited while a page was open, with their old and new values. */
export type Edit = { before: Partial<TypedFields>; after: Partial<TypedFields> };

const restMs = 800;

type Stored = Pick<Application, 'id' | 'version'> & TypedFields;
type Parts = {
  stored: Stored;
  store: DeviceStore;
  onSaved?: (application: Application) => void;
  takesOver?: boolean;
};

/** The edited fields of an application, each saved while it is typed. */
export class ApplicationDraft extends FieldAutosave<TypedFields> {
  constructor({ stored, store, onSaved, takesOver = false }: Parts) {
    super({
      takesOver,
      store,
      item: `application/${stored.id}`,
      base: baseOf(stored),
      send: (document, version, _reason, signal) =>
        outcomeOf(async () => {
          // A new application must be created first, which the outbox does.
          if (isUnsent({ version })) throw new ApiError('OFFLINE');
          const fields = Object.entries(document).filter(
            ([field, value]) =>
              !hasSameContent(value, this.base.document[field as keyof TypedFields]),
          );
          const body = { ...Object.fromEntries(fields), version };
          const params = { id: stored.id };
          const { data } = await apiWith({ signal }, applicationRoutes.update, { params, body });
          // The lists may belong to another account by now, which another tab has logged in.
          if (!isOthersSession(store.userId)) onSaved?.(data);
          return data.version;
        }),
      load: () => loadBase(stored.id),
      readKept,
      readBase: (kept) => Base.safeParse(kept).data,
      restMs,
    });
  }

  /** The fields' values before they were edited here. */
  readonly #before = new Map<string, unknown>();

  edit = (fields: Partial<TypedFields>): void => {
    for (const field of Object.keys(fields))
      if (!this.#before.has(field))
        this.#before.set(field, this.document[field as keyof TypedFields]);
    this.change({ ...this.document, ...fields });
  };

  /** Returns the edited fields with their values before and after, and forgets the former. */
  takeEdited(): Edit {
    const edited = [...this.#before].filter(
      ([field, was]) => !hasSameContent(was, this.document[field as keyof TypedFields]),
    );
    this.#before.clear();
    const after = edited.map(([field]) => [field, this.document[field as keyof TypedFields]]);
    return { before: Object.fromEntries(edited), after: Object.fromEntries(after) };
  }
}

const baseOf = (stored: Stored): FieldBase<TypedFields> => ({
  version: stored.version,
  document: Typed.parse(stored),
});

async function loadBase(id: string): Promise<FieldBase<TypedFields> | 'deleted' | undefined> {
  try {
    return baseOf(await loadApplication(id));
  } catch (error) {
    return isApiError(error, 'APPLICATION_NOT_FOUND') ? 'deleted' : undefined;
  }
}

async function outcomeOf(send: () => Promise<number>): Promise<FieldOutcome<TypedFields>> {
  try {
    return { kind: 'saved', version: await send() };
  } catch (error) {
    if (isApiError(error, 'VERSION_CONFLICT'))
      return { kind: 'conflict', theirs: baseOf(error.data as Application) };
    if (isApiError(error, 'APPLICATION_NOT_FOUND')) return { kind: 'deleted' };
    if (isApiError(error, 'OFFLINE', 'UNAVAILABLE', 'RATE_LIMITED')) return { kind: 'unreachable' };
    const fields = isApiError(error) ? Object.keys(error.errors) : [];
    const [field = ''] = fields;
    const problem = isApiError(error) ? error.errors[field]?.[0] : undefined;
    const message = problem ? `${labelOf(field)}: ${problem}` : describeError(error);
    const names = fields.map((path) => path.split('.')[0] ?? path);
    return { kind: 'refused', message, fields: names, isTemporary: maySucceedLater(error) };
  }
}

const Base = z.object({
  version: z.number().int(),
  document: z.looseObject({}).transform((stored) => readStoredValue(Typed, stored).value),
});
const Draft = z.object({ changes: z.record(z.string(), z.looseObject({})) });

/** The stored changes of a tab; fields that this release doesn't know are dropped. */
function readKept(kept: unknown): FieldChanges {
  const changes = Object.entries(Draft.safeParse(kept).data?.changes ?? {}).flatMap(
    ([field, { value, was }]) => {
      const known = typedFields[field as keyof TypedFields];
      const read = known?.safeParse(value);
      return read?.success ? [[field, { value: read.data, was }]] : [];
    },
  );
  return Object.fromEntries(changes);
}
