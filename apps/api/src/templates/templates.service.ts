import { TemplateId } from '@folio/contract/templates';
import { AppError } from '../platform/app-error.ts';
import type { Configuration } from '../platform/configuration.ts';
import type { Db } from '../platform/database.ts';
import { countHits, type RateLimit } from '../platform/rate-limit.ts';
import type { UserRow } from '../platform/sessions.ts';
import { addView } from './templates.repository.ts';

const viewsOfAccount: RateLimit = { name: 'template-views', hits: 120, seconds: 60 };

type Context = { db: Db; configuration: Configuration };

/** A user has opened the preview of a template. */
export async function viewTemplate(context: Context, user: UserRow, id: string): Promise<void> {
  const templateId = toTemplateId(id);
  await countHits(context, [{ limit: viewsOfAccount, subject: user.id }]);
  await addView(context.db, user.id, templateId);
}

function toTemplateId(id: string): TemplateId {
  const known = TemplateId.safeParse(id);
  if (!known.success) throw new AppError('TEMPLATE_NOT_FOUND', 'There is no such template.');
  return known.data;
}
