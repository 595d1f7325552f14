import type { TemplateId } from '@folio/contract/template-ids';
import { count, lt, sql, sum } from 'drizzle-orm';
import type { Db } from '../platform/database.ts';
import { prepared } from '../platform/prepared-statements.ts';
import { resumes, templateViews } from '../platform/schema.ts';

const selectUses = prepared((db) =>
  db
    .select({ templateId: resumes.templateId, uses: count() })
    .from(resumes)
    .groupBy(resumes.templateId)
    .prepare('count_template_uses'),
);

const selectViews = prepared((db) =>
  db
    .select({
      templateId: templateViews.templateId,
      views: sum(templateViews.days).mapWith(Number),
    })
    .from(templateViews)
    .groupBy(templateViews.templateId)
    .prepare('count_template_views'),
);

export type TemplateCounts = { uses: number; views: number };

/** For each template, the number of resumes and of preview views. */
export async function countTemplates(db: Db): Promise<Map<TemplateId, TemplateCounts>> {
  const [uses, views] = await Promise.all([selectUses(db).execute(), selectViews(db).execute()]);
  const counts = new Map<TemplateId, TemplateCounts>();
  for (const row of uses) counts.set(row.templateId, { uses: row.uses, views: 0 });
  for (const row of views)
    counts.set(row.templateId, { uses: counts.get(row.templateId)?.uses ?? 0, views: row.views });
  return counts;
}

const today = sql`(now() at time zone 'utc')::date`;

/** Counts a preview view, at most once per user, template and day. */
export async function addView(db: Db, userId: string, templateId: TemplateId): Promise<void> {
  await db
    .insert(templateViews)
    .values({ userId, templateId, lastDay: today })
    .onConflictDoUpdate({
      target: [templateViews.userId, templateViews.templateId],
      set: { days: sql`${templateViews.days} + 1`, lastDay: today },
      setWhere: lt(templateViews.lastDay, today),
    });
}
