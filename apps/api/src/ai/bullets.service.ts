import { aiLimits, type aiRoutes } from '@folio/contract/ai';
import type { BulletChange, Origin } from '@folio/contract/ai-answers';
import type { z } from 'zod';
import type { Delivered } from '../credits/credits.service.ts';
import type { Call } from './ai-call.ts';
import { rewriteTexts } from './rewrite-texts.ts';
import { answer, worthCredits } from './with-model.ts';

type Body = z.output<typeof aiRoutes.improveBullets.schema.body>;
type Bullet = { entry: number; bullet: number; before: string; current: boolean };

const task =
  'You edit bullet points of a resume: a strong verb first, then what was done and what came of it. No filler, no "I".';

/** Rewrites the bullet points of entries; beyond the first sixty, by the built-in engine alone. */
export async function improveBullets(
  call: Call,
  { experience, jobDescription }: Body,
): Promise<Delivered<{ improvedBullets: string[]; changes: BulletChange[] } & Origin>> {
  const bullets = bulletsOf(experience);
  const improved = await call.builtIn(
    'improveBullets',
    bullets.map(({ before, current }) => ({ text: before, current })),
  );
  const own = improved.map(({ text }) => text);
  const asked = bullets.slice(0, aiLimits.bullets);
  const written = await rewriteTexts(call, {
    texts: asked.map(({ before }) => before),
    own: own.slice(0, aiLimits.bullets),
    facts: '',
    task,
    beside: { 'job description': jobDescription },
  });
  const improvedBullets = [...written.value, ...own.slice(aiLimits.bullets)];
  const changes = bullets.flatMap(({ entry, bullet, before }, index) => {
    const after = improvedBullets[index] ?? before;
    return after === before ? [] : [{ entry, bullet, before, after }];
  });
  const worth = worthCredits({ ...written, value: improvedBullets }, changes.length > 0);
  return answer(worth, () => ({ improvedBullets, changes }));
}

/** Of either form of an entry; lines that are empty are no bullet points. */
function bulletsOf(experience: Body['experience']): Bullet[] {
  return experience.flatMap((one, entry) => {
    const { bullets, current } = one;
    const lines = 'bulletPoints' in one ? one.bulletPoints.split('\n') : bullets;
    return lines
      .map((before, bullet) => ({ entry, bullet, before, current }))
      .filter(({ before }) => before.trim() !== '');
  });
}
