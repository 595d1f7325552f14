import { Link } from 'react-router';
import { t } from '../../lib/words/words.ts';
import { Button } from '../../ui/button.tsx';
import { PlainPage } from '../plain-page.tsx';
import { ThemeToggle } from '../theme-toggle.tsx';

export function Component() {
  return (
    <PlainPage
      label="404"
      title={t('Page Not Found')}
      tools={<ThemeToggle />}
      buttons={
        <Button variant="primary" size="large" asChild>
          <Link to="/">{t('Return to Home')}</Link>
        </Button>
      }
    >
      {t("The page you are looking for doesn't exist or has been moved.")}
    </PlainPage>
  );
}
