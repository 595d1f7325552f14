import { describeError } from '../../../lib/error-copy.ts';
import type { UnsavedText } from '../../../lib/unsaved-work.ts';
import { t } from '../../../lib/words/words.ts';
import { nameOf } from '../applications.copy.ts';
import type { Outbox } from './outbox.ts';
import type { RefusedChange } from './queued-change.ts';

const notThere = () => t('The server doesn’t have it yet.');

/**
 * Sends the queued changes before the session ends, and lists those that the server doesn't have
 * then.
 */
export async function sendQueuedChanges(outbox: Outbox): Promise<UnsavedText[]> {
  const refused: RefusedChange[] = [];
  const stop = outbox.follow((change, outcome) => {
    if (outcome.kind === 'refused') refused.push({ change, why: describeError(outcome.error) });
  });
  await outbox.send().finally(stop);
  const added = outbox.queued.filter((one) => one.kind === 'add');
  const queued = outbox.queued.filter((one) => one.kind !== 'add');
  const what = t('Changes of applications');
  const copyOf = (all: readonly unknown[]) => async () => JSON.stringify(all, null, 2);
  const whys = [...new Set(refused.map(({ why }) => why))];
  return [
    ...added.map((one) => ({
      key: `applications/${one.id}`,
      what: t('New application: {name}', {
        name: nameOf({ role: '', company: '', ...one.shown[0] }),
      }),
      why: one.refusal ?? notThere(),
      copy: copyOf([one.fields]),
    })),
    ...(queued.length > 0
      ? [
          {
            key: 'applications',
            what,
            why: notThere(),
            copy: copyOf(queued),
          },
        ]
      : []),
    ...(refused.length > 0
      ? [
          {
            key: 'applications/refused',
            what,
            why: t('They couldn’t be saved. {whys}', { whys: whys.join(' ') }),
            copy: copyOf(refused),
          },
        ]
      : []),
  ];
}
