import { LegalText } from '../../features/legal/legal-text.tsx';
import privacyPolicy from '../../features/legal/privacy-policy.md';
import { ReadingPage } from '../reading-page.tsx';

export function Component() {
  return (
    <ReadingPage>
      <LegalText text={privacyPolicy} />
    </ReadingPage>
  );
}
