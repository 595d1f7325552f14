import { useParams } from 'react-router';
import { CoverLetterPage } from '../../features/cover-letter/cover-letter-page.tsx';
import { PageViewport } from '../../features/preview/page-viewport.tsx';
import { PrintedPages } from '../../features/preview/printed-pages.tsx';
import { HelpLink } from '../help-link.tsx';
import { DroppedImport } from '../shell/dropped-import.tsx';

export function CoverLetterRoute() {
  const { id = '' } = useParams();
  return (
    <>
      <CoverLetterPage
        key={id}
        id={id}
        help={<HelpLink />}
        renderPages={(list, missing) => (
          <>
            <PageViewport list={list} label="Pages of the cover letter" missing={missing} />
            {list ? <PrintedPages list={list} /> : null}
          </>
        )}
      />
      <DroppedImport />
    </>
  );
}
