import { GuideList } from '../../features/help/guide-list.tsx';
import { guidesWhere } from '../../features/help/help.ts';
import { useIsSold } from '../../lib/credit-costs.ts';
import { t } from '../../lib/words/words.ts';
import { PageHead } from '../../ui/page-head.tsx';
import { ReadingPage } from '../reading-page.tsx';

export function Component() {
  const isSold = useIsSold();
  return (
    <ReadingPage>
      <div className="mx-auto max-w-200">
        <PageHead
          title={t('Guides')}
          back={{ to: '/help-center', label: t('Back to the help center') }}
        />
        <GuideList names={guidesWhere(isSold)} />
      </div>
    </ReadingPage>
  );
}
