import { type Application, applicationRoutes } from '@folio/contract/applications';
import { api } from '../../../lib/api-client.ts';
import { downloadFile } from '../../../lib/download.ts';
import { t } from '../../../lib/words/words.ts';
import { toast } from '../../../ui/toast.ts';
import { countOf } from '../applications.copy.ts';
import { applicationsCsv, applicationsJson } from './write-applications.ts';

const formats = {
  csv: { write: applicationsCsv, type: 'text/csv;charset=utf-8' },
  json: { write: applicationsJson, type: 'application/json' },
} as const;
type ExportFormat = keyof typeof formats;

/** Downloads all applications. */
export async function exportApplications(format: ExportFormat): Promise<void> {
  const { write, type } = formats[format];
  const all = await readAll();
  downloadFile(new Blob([write(all)], { type }), t('Applications.{format}', { format }));
  toast({ tone: 'good', title: t('{count} downloaded', { count: countOf(all.length) }) });
}

async function readAll(): Promise<Application[]> {
  const all: Application[] = [];
  for (let cursor: string | null = ''; cursor !== null; ) {
    const querystring: { cursor?: string } = cursor ? { cursor } : {};
    const { data, page } = await api(applicationRoutes.export, { querystring });
    all.push(...data);
    cursor = page.nextCursor;
  }
  return all;
}
