import type { aiRoutes } from '@folio/contract/ai';
import type { AiEdit, BulletChange, Origin } from '@folio/contract/ai-answers';
import { textsOf } from '@folio/contract/bullets';
import { joinPath, keyOf } from '@folio/contract/content-path';
import type { z } from 'zod';
import type { Delivered } from '../credits/credits.service.ts';
import type { Call } from './ai-call.ts';
import { editTexts } from './edits.ts';
import { answer, worthCredits } from './with-model.ts';

type Body = z.output<typeof aiRoutes.improveBullets.schema.body>;
type Bullet = Pick<BulletChange, 'entry' | 'bullet' | 'before'> & {
  path: string;
  current: boolean;
};

const task =
  'You edit bullets of a resume: a strong verb first, then what was done and what changed. No filler, no "I".';

/** Improves the bullets of entries. */
export async function improveBullets(
  call: Call,
  { experience, jobDescription }: Body,
): Promise<
  Delivered<{ improvedBullets: string[]; changes: BulletChange[]; edits: AiEdit[] } & Origin>
> {
  const bullets = bulletsOf(experience);
  const own = await call.builtIn(
    'improveBullets',
    bullets.map(({ before, current }) => ({ text: before, current })),
  );
  const written = await editTexts(call, {
    drafts: bullets.map(({ path, before }, index) => {
      const { text: after = before, reason = '' } = own[index] ?? {};
      return { path, before, own: { after, reason } };
    }),
    task,
    beside: { 'job description': jobDescription },
  });
  return answer(worthCredits(written, written.value.length > 0), (edits) => {
    // A list of texts can't show doubts, so doubtful edits are dropped.
    const undoubted = edits.filter(({ doubts }) => !doubts);
    const afterByPath = new Map(undoubted.map(({ path, after }) => [path, after]));
    const improved = bullets.map((bullet) => ({
      ...bullet,
      after: afterByPath.get(bullet.path) ?? bullet.before,
    }));
    return {
      improvedBullets: improved.map(({ after }) => after),
      changes: improved
        .filter(({ path }) => afterByPath.has(path))
        .map(({ entry, bullet, before, after }) => ({ entry, bullet, before, after })),
      edits,
    };
  });
}

/** The bullets of an entry in either format, without empty lines. */
function bulletsOf(experience: Body['experience']): Bullet[] {
  return experience.flatMap((one, entry) => {
    const { bullets, current } = one;
    const lines = 'bulletPoints' in one ? one.bulletPoints.split('\n') : textsOf(bullets);
    const path = (bullet: number) =>
      joinPath(
        'workExperience',
        keyOf(one, entry),
        'bullets',
        keyOf(bullets[bullet], bullet),
        'text',
      );
    return lines
      .map((before, bullet) => ({ entry, bullet, before, current, path: path(bullet) }))
      .filter(({ before }) => before.trim() !== '');
  });
}
