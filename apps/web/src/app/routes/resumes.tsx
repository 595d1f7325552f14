import { Link } from 'react-router';
import { ImportButton } from '../../features/import/import-button.tsx';
import { ResumeList } from '../../features/resumes/resume-list.tsx';
import { resumesCopy } from '../../features/resumes/resumes.copy.ts';
import { useResumes } from '../../features/resumes/use-resumes.ts';
import { useSearch } from '../../features/resumes/use-search.ts';
import { describeFailure } from '../../lib/error-copy.ts';
import { LateQuotaNotice } from '../../lib/quotas/late-quota-notice.tsx';
import { t } from '../../lib/words/words.ts';
import { Button } from '../../ui/button.tsx';
import { ErrorState } from '../../ui/error-state.tsx';
import { linkStyle } from '../../ui/link-style.ts';
import { PageHead } from '../../ui/page-head.tsx';
import { SearchField } from '../../ui/text-field.tsx';
import { useNewResume } from '../use-new-resume.tsx';
import { useResumePages } from '../use-resume-pages.ts';

export function Component() {
  const { text, search, onTextChange, clear } = useSearch();
  const list = useResumes({ search, searchBy: 'templateId' });
  const pages = useResumePages();
  const { open, askHow, askForFile, dialogs } = useNewResume();
  return (
    <>
      <PageHead title={t('All Resumes')} back={{ to: '/dashboard', label: t('Back to dashboard') }}>
        <SearchField
          placeholder={t('Search resumes...')}
          value={text}
          onValueChange={onTextChange}
          className="w-65 max-lg:w-44 max-sm:order-last max-sm:w-auto max-sm:grow max-sm:basis-2/3"
        />
        <ImportButton onClick={askForFile} />
        <Button variant="primary" onClick={askHow}>
          {t('Create New')}
        </Button>
      </PageHead>
      <LateQuotaNotice kinds={['resumes', 'bytes']} />
      {list.error && !list.resumes ? (
        <ErrorState
          {...describeFailure(resumesCopy.loadFailed, list.error)}
          onRetry={list.refetch}
        />
      ) : (
        <ResumeList
          list={list}
          isSearching={search !== ''}
          onOpen={open}
          pages={pages}
          onCreate={askHow}
          onClearSearch={clear}
        />
      )}
      <p className="mt-12 text-center text-body">
        <Link to="/resumes/trash" className={linkStyle}>
          {t('Recently deleted')}
        </Link>
      </p>
      {dialogs}
    </>
  );
}
