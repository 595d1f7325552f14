import type { ApplicationEvent, ApplicationStatus } from '@folio/contract/application-fields';
import type { ApplicationSummary, CreateApplication } from '@folio/contract/applications';
import { t } from '../../lib/words/words.ts';
import type { ToastMessage } from '../../ui/toast.ts';
import type { TypedFields } from './application-draft.ts';
import { applicationsCopy, countOf, localToday, statusNames } from './applications.copy.ts';
import { keepingWords } from './keeping.copy.ts';
import type { NewChange } from './outbox/queued-change.ts';

export type Change = {
  change: NewChange;
  /**
   * The message once the server has saved the change. `changed`: the applications that it changed.
   */
  done?: (changed: readonly ApplicationSummary[]) => ToastMessage;
  failed: string;
  /** Whether this repeats a change that was undone. */
  isAgain?: boolean;
  /**
   * The change that undoes this one, and its label; an undo has none. `changed`: the ids of the
   * applications that it changed, undefined until the server has answered.
   */
  undo?: { label: string; change: (changed?: readonly string[]) => Change | undefined };
};

export type NextStep = Pick<ApplicationSummary, 'nextStep' | 'nextStepDay'>;

export function statusChange(
  before: readonly ApplicationSummary[],
  all: readonly string[],
  status: ApplicationStatus,
): Change {
  const day = localToday();
  const ids = [...all];
  const was = new Map(before.map((one) => [one.id, one]));
  const known = before.filter((one) => one.status !== status).map(({ id }) => id);
  return {
    change: {
      kind: 'status',
      ids,
      status,
      day,
      shown: ids.map((id) => ({ id, status, statusDay: day })),
    },
    done: (changed) => ({
      tone: 'good',
      title:
        ids.length > 1
          ? t('{applications} to {status}', {
              applications: countOf(ids.length),
              status: statusNames[status],
            })
          : t('Moved to {status}', { status: statusNames[status] }),
      ...keepingWords(changed),
    }),
    failed: applicationsCopy.statusFailed,
    undo: {
      label: t('move to {status}', { status: statusNames[status] }),
      // Applications that already had this status keep it.
      change: (moved = known) => {
        if (moved.length === 0) return undefined;
        const shown = moved.flatMap((id) => {
          const { status: old, statusDay } = was.get(id) ?? {};
          return old && statusDay ? [{ id, status: old, statusDay }] : [];
        });
        return {
          change: { kind: 'undo-status', ids: [...moved], status, shown },
          done: () => applicationsCopy.undone,
          failed: applicationsCopy.statusFailed,
        };
      },
    },
  };
}

export function stepChange(before: readonly ApplicationSummary[], step: NextStep): Change {
  const changeOf = (all: readonly (NextStep & { id: string })[]): Change['change'] => {
    const steps = all.map(({ id, nextStep, nextStepDay }) => ({ id, nextStep, nextStepDay }));
    return { kind: 'next-step', ids: steps.map(({ id }) => id), steps, shown: steps };
  };
  return {
    change: changeOf(before.map(({ id }) => ({ id, ...step }))),
    done: () => ({
      tone: 'good',
      title: t('Next step set for {count}', { count: countOf(before.length) }),
    }),
    failed: applicationsCopy.stepFailed,
    undo: {
      label: t('next step'),
      change: () => ({
        change: changeOf(before),
        done: () => applicationsCopy.stepUndone,
        failed: applicationsCopy.stepFailed,
      }),
    },
  };
}

export function removal(before: readonly ApplicationSummary[], all: readonly string[]): Change {
  const ids = [...all];
  return {
    change: { kind: 'trash', ids, shown: [] },
    done: () => ({
      tone: 'good',
      title: t('{count} deleted', { count: countOf(ids.length) }),
      description: applicationsCopy.deletedHint,
    }),
    failed: applicationsCopy.deleteFailed,
    undo: {
      label: 'delete',
      change: () => ({
        change: { kind: 'restore', ids, shown: [...before] },
        done: () => applicationsCopy.restored,
        failed: applicationsCopy.restoreFailed,
      }),
    },
  };
}

/** A new application from its form. The list shows it as entered, before and after it is sent. */
export function addition(
  id: string,
  fields: Pick<TypedFields, 'role' | 'company' | 'place' | 'pay' | 'source'> & CreateApplication,
): Change {
  const { role, company, place, pay, source, status = 'saved' } = fields;
  const { deadline = null, resumeId = null } = fields;
  const day = localToday();
  const now = new Date().toISOString();
  const summary: ApplicationSummary = {
    id,
    role,
    company,
    place,
    pay,
    source,
    status,
    statusDay: day,
    appliedDay: status === 'applied' ? day : null,
    nextStep: '',
    nextStepDay: null,
    resumeId,
    deadline,
    version: 0,
    createdAt: now,
    updatedAt: now,
  };
  return {
    // A server of the previous release doesn't know deadlines.
    change: {
      kind: 'add',
      ids: [id],
      fields: { ...fields, deadline: deadline ?? undefined, day },
      shown: [summary],
    },
    failed: applicationsCopy.addFailed,
  };
}

export const noteChange = (id: string, event: ApplicationEvent): Change => ({
  change: { kind: 'note', ids: [id], event, shown: [] },
  failed: applicationsCopy.timelineFailed,
});

/** Fields edited on a page, as a queued change. */
export function fieldsChange(id: string, fields: Partial<TypedFields>, done: ToastMessage): Change {
  const { role, company, place, pay, source, nextStep, nextStepDay, resumeId, deadline } = fields;
  const listed = { role, company, place, pay, source, nextStep, nextStepDay, resumeId, deadline };
  const known = Object.entries(listed).filter(([, value]) => value !== undefined);
  return {
    change: { kind: 'fields', ids: [id], fields, shown: [{ id, ...Object.fromEntries(known) }] },
    done: () => done,
    failed: applicationsCopy.editFailed,
  };
}

export const noteRemoval = (id: string, event: ApplicationEvent): Change => ({
  change: { kind: 'note-removed', ids: [id], eventId: event.id, shown: [] },
  done: () => applicationsCopy.noteRemoved,
  failed: applicationsCopy.timelineFailed,
  undo: { label: t('removal of a note'), change: () => noteChange(id, event) },
});
