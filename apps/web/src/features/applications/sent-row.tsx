import type { SentDocument } from '@folio/contract/sent-documents';
import { Download } from 'lucide-react';
import { Link } from 'react-router';
import { fetchFile } from '../../lib/api-client.ts';
import { shortMoment } from '../../lib/dates.ts';
import { downloadFile } from '../../lib/download.ts';
import { describeError } from '../../lib/error-copy.ts';
import { t } from '../../lib/words/words.ts';
import { Button } from '../../ui/button.tsx';
import { toast } from '../../ui/toast.ts';

const kinds = {
  get resume() {
    return t('Resume');
  },
  get letter() {
    return t('Cover letter');
  },
  get answers() {
    return t('Answers');
  },
} as const;

type RowProps = { applicationId: string; document: SentDocument };

/** A kept document, for download. */
export function SentRow({ applicationId, document }: RowProps) {
  const { id, kind, name, fileName, keptAt } = document;
  const version = versionPlace(document);
  const download = async () => {
    try {
      const answer = await fetchFile(`/api/applications/${applicationId}/sent/${id}`);
      downloadFile(await answer.blob(), fileName);
    } catch (error) {
      const description = describeError(error);
      toast({ tone: 'error', title: t('We couldn’t download it'), description });
    }
  };
  const what = kinds[kind];
  return (
    <li className="flex items-center gap-3 border-t border-line py-2">
      <div className="min-w-0 flex-1">
        <p className="truncate font-medium">{name}</p>
        <p className="text-small text-muted">
          {what} · {shortMoment(keptAt)}
          {version ? (
            <>
              {' · '}
              <Link
                to={version}
                className="underline underline-offset-2 hover:text-ink"
                aria-label={t('See this version of {name} in its history', { name })}
              >
                {t('See this version')}
              </Link>
            </>
          ) : null}
        </p>
      </div>
      <Button
        size="small"
        aria-label={t('Download {what}: {name}, {moment}', {
          what,
          name,
          moment: shortMoment(keptAt),
        })}
        onClick={() => void download()}
      >
        <Download aria-hidden className="size-4" />
        {t('Download')}
      </Button>
    </li>
  );
}

/** The history's address of the version that a document was made from. */
function versionPlace(document: SentDocument): string | undefined {
  const { kind, resumeId, momentId, momentOf, letterId, letterMomentId } = document;
  if (letterId && letterMomentId) return `/letters/${letterId}/history?version=${letterMomentId}`;
  if (!resumeId || !momentId || kind === 'answers') return undefined;
  const of = momentOf === 'letter' ? 'cover-letter/history' : 'history';
  return `/resume/${resumeId}/${of}?version=${momentId}`;
}
