import type { ReactNode } from 'react';
import { Button } from '../ui/button.tsx';
import { isKnownPath } from './known-paths.ts';
import { PlainPage } from './plain-page.tsx';
import { ThemeToggle } from './theme-toggle.tsx';

const contactPath = '/contact';

/** A page in place of one that failed. */
export function FailurePage({ title, children }: { title: string; children: ReactNode }) {
  return (
    <PlainPage
      title={title}
      tools={<ThemeToggle />}
      buttons={
        <>
          <Button variant="primary" size="large" onClick={() => location.reload()}>
            Refresh Page
          </Button>
          <Button size="large" asChild>
            <a href="/">Go to Home</a>
          </Button>
          {isKnownPath(contactPath) ? (
            <Button size="large" variant="quiet" asChild>
              <a href={`${contactPath}?subject=support`}>Contact us</a>
            </Button>
          ) : null}
        </>
      }
    >
      {children}
    </PlainPage>
  );
}
