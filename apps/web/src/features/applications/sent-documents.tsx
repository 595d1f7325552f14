import type { Application } from '@folio/contract/applications';
import { SentDocument, sentDocumentRoutes } from '@folio/contract/sent-documents';
import { documentHash } from '@folio/documents/document-hash';
import {
  type QueryClient,
  queryOptions,
  useMutation,
  useQuery,
  useQueryClient,
} from '@tanstack/react-query';
import { useState } from 'react';
import { z } from 'zod';
import { api, apiWith, isApiError } from '../../lib/api-client.ts';
import { usePdfPrice } from '../../lib/credit-costs.ts';
import { type CreditPrice, creditsLow } from '../../lib/credit-price.ts';
import { describeError } from '../../lib/error-copy.ts';
import { mayTakeCredits } from '../../lib/first-credits/may-take-credits.tsx';
import { lastSeen } from '../../lib/last-seen/last-seen.ts';
import { letterTitle } from '../../lib/letters/letters.queries.ts';
import { sessionQuery } from '../../lib/session.ts';
import { previewQuery } from '../../lib/shown-resume.ts';
import { t } from '../../lib/words/words.ts';
import { PriceTag } from '../../ui/badge.tsx';
import { Button } from '../../ui/button.tsx';
import { Select } from '../../ui/select.tsx';
import { toast } from '../../ui/toast.ts';
import { useApplicationLetters } from './application-letters.tsx';
import { applicationsCopy } from './applications.copy.ts';
import { applicationsKey } from './applications.queries.ts';
import { resumeQuery } from './job/use-job-reading.ts';
import { SentRow } from './sent-row.tsx';

const sentQuery = (id: string) =>
  queryOptions({
    queryKey: [...applicationsKey, 'sent', id] as const,
    queryFn: ({ queryKey }) =>
      lastSeen(
        { name: `sent-${id}`, queryKey, schema: z.array(SentDocument) },
        async () => (await api(sentDocumentRoutes.list, { params: { id } })).data,
      ),
  });

type Props = {
  application: Application;
  /** The id selected on the page. */
  resumeId: string | null;
  sending: Sending;
};

export type Sending = ReturnType<typeof useSending>;

type Shown = {
  /** The id selected on the page. */
  resumeId: string | null;
  save: () => Promise<unknown>;
  /** Shows the resume's pages. */
  onLook: () => void;
};

/** Keeps the documents that are sent with an application, after saving edits. */
export function useSending(applicationId: string, shown: Shown) {
  const { resumeId } = shown;
  const { letterId, ...letter } = useLetterChoice(applicationId);
  const { mutateAsync, isPending } = useKeepSent(applicationId, shown);
  const price = usePdfPrice(resumeId ?? undefined);
  /** Resolves to whether it was kept; a failure is announced. */
  const keep = (isAnnounced: boolean): Promise<boolean> =>
    mutateAsync({ price, letterId, isAnnounced }).then(
      (kept) => kept !== undefined,
      () => false,
    );
  return { letterId, letter, keep, isKeeping: isPending, price };
}

/** The kept documents of an application, byte for byte as sent, and the button to keep them. */
export function SentDocuments({ application: { id, status }, resumeId, sending }: Props) {
  const { data: documents = [] } = useQuery(sentQuery(id));
  const { letter, keep, isKeeping, price } = sending;
  const isAsked = status !== 'saved' && documents.length === 0;
  return (
    <section aria-labelledby="sent">
      <h2 id="sent" className="text-title font-semibold">
        {t('What you sent')}
      </h2>
      <p className="mt-1 text-small text-muted">
        {resumeId
          ? t(
              'Keeps the PDF of the resume above exactly as it is now, that of your letter, and your answers. They never change.',
            )
          : t('Choose the resume above to keep its PDF exactly as you sent it.')}
      </p>
      {documents.length > 0 ? (
        <ul className="mt-3 border-b border-line">
          {documents.map((document) => (
            <SentRow key={document.id} applicationId={id} document={document} />
          ))}
        </ul>
      ) : null}
      {resumeId && letter.options.length > 0 ? (
        <Select
          label={t('Letter you sent')}
          className="mt-3"
          value={letter.value}
          options={letter.options}
          onValueChange={letter.onChoose}
        />
      ) : null}
      {resumeId ? (
        <Button
          variant={isAsked ? 'primary' : 'secondary'}
          className="mt-3"
          isBusy={isKeeping}
          onClick={() => void keep(true)}
        >
          {documents.length > 0 ? t('Keep it again') : t('Keep what you sent')}
          <PriceTag>{price.words}</PriceTag>
        </Button>
      ) : null}
    </section>
  );
}

/** The letter that was sent: by default the last one of the application, else its resume's. */
function useLetterChoice(applicationId: string) {
  const letters = useApplicationLetters(applicationId);
  const [chosen, setChosen] = useState<string>();
  const own = letters.filter(({ isOfResume }) => !isOfResume);
  const hasOther = own.length < letters.length;
  const options =
    own.length === 0
      ? []
      : [
          ...own.map((letter) => ({ value: letter.id, label: letterTitle(letter) })),
          ...(hasOther ? [{ value: ofResume, label: t('The resume’s cover letter') }] : []),
          { value: none, label: t('No letter') },
        ];
  const value = options.find((option) => option.value === chosen)?.value ?? own[0]?.id ?? ofResume;
  const letterId = value === ofResume ? undefined : value === none ? null : value;
  return { letterId, value, options, onChoose: setChosen };
}

const ofResume = 'of-resume';
const none = 'none';

type Keeping = {
  price: CreditPrice<'pdf-export'>;
  letterId: string | null | undefined;
  /** Whether a toast announces its success; else the caller shows a message of its own. */
  isAnnounced: boolean;
};

/** Identifies the resume as displayed; the server refuses to keep another one. */
function seenOf(client: QueryClient, resumeId: string | null) {
  const shown = resumeId && client.getQueryData(previewQuery(resumeId, true).queryKey);
  return shown ? { version: shown.version, hash: documentHash(shown) } : {};
}

function useKeepSent(id: string, { resumeId, save, onLook }: Shown) {
  const client = useQueryClient();
  const lookAgain = () => {
    onLook();
    if (resumeId === null) return;
    for (const { queryKey } of [previewQuery(resumeId, true), resumeQuery(resumeId)])
      void client.invalidateQueries({ queryKey });
  };
  return useMutation({
    mutationFn: async ({ price, letterId }: Keeping) => {
      const seen = seenOf(client, resumeId);
      if (!(await mayTakeCredits(price))) return undefined;
      await save();
      const body = { ...seen, ...(letterId === undefined ? {} : { letterId }) };
      const asked = { params: { id }, body };
      return (await apiWith({ price }, sentDocumentRoutes.keep, asked)).data;
    },
    onSuccess: (kept, { isAnnounced }) => {
      if (!kept) return;
      client.setQueryData(sentQuery(id).queryKey, kept);
      if (isAnnounced) toast({ tone: 'good', title: t('Kept as you sent it') });
    },
    onError: (error, { price }) => {
      if (isApiError(error, 'VERSION_CONFLICT'))
        return toast({
          ...applicationsCopy.notAsShown,
          action: { label: t('Look again'), onClick: lookAgain },
        });
      return toast({
        ...(isApiError(error, 'INSUFFICIENT_CREDITS') ? creditsLow(price) : {}),
        tone: 'error',
        title: t('We couldn’t keep it'),
        description: describeError(error),
      });
    },
    // The balance may have changed.
    onSettled: () => client.invalidateQueries({ queryKey: sessionQuery().queryKey }),
  });
}
