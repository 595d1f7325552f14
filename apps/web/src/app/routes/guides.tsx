import { GuideList } from '../../features/help/guide-list.tsx';
import { guideNames } from '../../features/help/help.ts';
import { PageHead } from '../../ui/page-head.tsx';
import { ReadingPage } from '../reading-page.tsx';

export function GuidesRoute() {
  return (
    <ReadingPage>
      <div className="mx-auto max-w-200">
        <PageHead title="Guides" back={{ to: '/help-center', label: 'Back to the help center' }} />
        <GuideList names={guideNames} />
      </div>
    </ReadingPage>
  );
}
