import { LegalText } from '../../features/legal/legal-text.tsx';
import termsOfService from '../../features/legal/terms-of-service.md';
import { ReadingPage } from '../reading-page.tsx';

export function Component() {
  return (
    <ReadingPage>
      <LegalText text={termsOfService} />
    </ReadingPage>
  );
}
