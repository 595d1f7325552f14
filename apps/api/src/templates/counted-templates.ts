import { createHash } from 'node:crypto';
import { type CountedTemplate, templates } from '@folio/contract/templates';
import type { Db } from '../platform/database.ts';
import { countTemplates } from './templates.repository.ts';

/** The list as it is answered, and what tells it from a later one. */
export type CountedTemplates = { list: CountedTemplate[]; tag: string };

const keptMs = 10_000;

/**
 * The templates with their counts, counted at most every ten seconds however many ask: anyone may,
 * and a count reads a whole index.
 */
export function createCountedTemplates(db: Db): () => Promise<CountedTemplates> {
  let kept: { answer: Promise<CountedTemplates>; untilMs: number } | undefined;
  return () => {
    if (kept && Date.now() < kept.untilMs) return kept.answer;
    const answer = count(db);
    const counting = { answer, untilMs: Date.now() + keptMs };
    kept = counting;
    answer.catch(() => {
      if (kept === counting) kept = undefined;
    });
    return answer;
  };
}

async function count(db: Db): Promise<CountedTemplates> {
  const counts = await countTemplates(db);
  const list = templates.map((template) => ({
    ...template,
    ...(counts.get(template.id) ?? { uses: 0, views: 0 }),
  }));
  const tag = createHash('sha256').update(JSON.stringify(list)).digest('base64url');
  return { list, tag: `"${tag}"` };
}
