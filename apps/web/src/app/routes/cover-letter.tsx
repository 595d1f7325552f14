import { useLocation, useParams } from 'react-router';
import { CoverLetterPage } from '../../features/cover-letter/cover-letter-page.tsx';
import type { LetterFrame } from '../../features/cover-letter/letter-screen.tsx';
import { OwnLetterPage } from '../../features/cover-letter/own-letter-page.tsx';
import { PageViewport } from '../../features/preview/page-viewport.tsx';
import { PrintedPages } from '../../features/preview/printed-pages.tsx';
import { t } from '../../lib/words/words.ts';
import { HelpLink } from '../help-link.tsx';
import { DroppedImport } from '../shell/dropped-import.tsx';

/** A resume's letter, or one with its own id, by the path. */
export function Component() {
  const { id = '' } = useParams();
  const isOwn = useLocation().pathname.startsWith('/letters');
  const Page = isOwn ? OwnLetterPage : CoverLetterPage;
  return (
    <>
      <Page key={id} id={id} {...frame} />
      <DroppedImport />
    </>
  );
}

const frame: LetterFrame = {
  help: <HelpLink />,
  renderPages: (list, missing) => (
    <>
      <PageViewport list={list} label={t('Pages of the cover letter')} missing={missing} />
      {list ? <PrintedPages list={list} /> : null}
    </>
  ),
};
