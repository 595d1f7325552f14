import { PageReport, pageReportRoutes, type ReportReason } from '@folio/contract/page-reports';
import { zodResolver } from '@hookform/resolvers/zod';
import { useQuery } from '@tanstack/react-query';
import { ShieldAlert } from 'lucide-react';
import { api } from '../../lib/api-client.ts';
import { reportReasonWords } from '../../lib/report-reasons.ts';
import { t } from '../../lib/words/words.ts';
import { Select } from '../../ui/select.tsx';
import { TextArea } from '../../ui/text-area.tsx';
import { TextField } from '../../ui/text-field.tsx';
import { contactCopy } from './contact.copy.ts';
import { ContactFrame, MessageForm, SideCard, SideList, ThankYou } from './contact-frame.tsx';
import { addressesQuery, useMessageForm } from './use-message-form.ts';

const reasonOptions = () =>
  Object.entries(reportReasonWords).map(([value, label]) => ({
    value: value as ReportReason,
    label,
  }));

/**
 * Reports an inappropriate public page.
 *
 * @param address of the page to report, which has linked here.
 */
export function ReportPage({ address }: { address: string }) {
  const report = useReportForm(address);
  return (
    <ContactFrame
      title={t('Report a page')}
      subtitle={t('Tell us about a public profile or a shared resume that shouldn’t be here.')}
      aside={
        <SideList>
          <SideCard icon={ShieldAlert} title={t('What happens next')}>
            <p>
              {t(
                'A person looks at the page and hides it if it breaks our terms. We don’t tell its owner who reported it.',
              )}
            </p>
          </SideCard>
        </SideList>
      }
      formTitle={t('Report a page')}
    >
      {report.isSent ? (
        <ThankYou again={t('Report another page')} onAgain={report.writeAgain}>
          <p>{t('We got your report, and we’ll look at this page.')}</p>
        </ThankYou>
      ) : (
        <ReportForm report={report} />
      )}
    </ContactFrame>
  );
}

function ReportForm({ report }: { report: ReturnType<typeof useReportForm> }) {
  const { form, submit, isBusy } = report;
  const { register, formState } = form;
  const { errors } = formState;
  return (
    <MessageForm
      title={t('Which page, and why?')}
      onSubmit={submit}
      honeypot={register('faxNumber')}
      send={t('Send report')}
      isBusy={isBusy}
    >
      <TextField
        label={t('Address of the page')}
        error={errors.address?.message}
        required
        {...register('address')}
      />
      <Select
        label={t('Reason')}
        options={reasonOptions()}
        error={errors.reason?.message}
        {...register('reason')}
      />
      <TextArea
        label={t('Details (optional)')}
        rows={4}
        maxLength={1_000}
        error={errors.note?.message}
        {...register('note')}
      />
    </MessageForm>
  );
}

function useReportForm(address: string) {
  const { data } = useQuery(addressesQuery());
  return useMessageForm<PageReport>({
    // Drafts are kept for each reported page.
    name: `report:${address}`,
    resolver: zodResolver(PageReport),
    blank: { address, reason: 'not-theirs', note: '', faxNumber: '' },
    known: { address },
    send: (body) => api(pageReportRoutes.report, { body }),
    sent: contactCopy.reportSent,
    failed: () => contactCopy.reportFailed(data?.supportEmail),
  });
}
