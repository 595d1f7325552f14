import { type TemplateId, templateRoutes } from '@folio/contract/templates';
import { useEffect } from 'react';
import { api } from '../../lib/api-client.ts';
import { rememberPreview } from './recent-templates.ts';

/** Notes that the user has opened a preview: in this browser, and with the server, which counts it. */
export function usePreviewed(userId: string, id: TemplateId | undefined): void {
  useEffect(() => {
    if (!id) return;
    rememberPreview(userId, id);
    // A view that could not be counted is nothing to trouble anyone with.
    api(templateRoutes.view, { params: { id } }).catch(() => undefined);
  }, [userId, id]);
}
