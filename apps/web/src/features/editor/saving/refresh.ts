import { resumeRoutes } from '@folio/contract/resumes';
import { api, isApiError } from '../../../lib/api-client.ts';
import type { Saver } from './saver.ts';

const refreshing = new WeakSet<Saver>();

/**
 * Shows what another device has saved since. Called whenever the page may have been out of sight: it
 * asks for no more than the version as long as that is the same.
 */
export async function refresh(saver: Saver): Promise<void> {
  const { saved } = saver;
  if (!saved || refreshing.has(saver)) return;
  refreshing.add(saver);
  try {
    const { resumeId: id, version } = saved;
    const { data } = await api(resumeRoutes.since, { params: { id }, querystring: { version } });
    if (data) await saver.catchUp(data);
  } catch (error) {
    // Out of reach or deleted: the next save says so.
    if (!isApiError(error)) throw error;
  } finally {
    refreshing.delete(saver);
  }
}
