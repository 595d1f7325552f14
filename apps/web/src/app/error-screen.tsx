import { Component, type ReactNode, useEffect } from 'react';
import { isRouteErrorResponse, useRouteError } from 'react-router';
import { type ReportOutcome, reportError } from '../lib/error-reports/report-error.ts';
import { isStaleApp } from '../lib/error-reports/watch-errors.ts';
import { staleAppCopy } from '../lib/offer-refresh.ts';
import { t } from '../lib/words/words.ts';
import { Button } from '../ui/button.tsx';
import { isKnownPath } from './known-paths.ts';
import { PlainPage } from './plain-page.tsx';
import { ThemeToggle } from './theme-toggle.tsx';

const contactPath = '/contact';

/** A page that replaces one that failed. */
function FailurePage({ title, children }: { title: string; children: ReactNode }) {
  return (
    <PlainPage
      title={title}
      tools={<ThemeToggle />}
      buttons={
        <>
          <Button variant="primary" size="large" onClick={() => location.reload()}>
            {t('Refresh Page')}
          </Button>
          <Button size="large" asChild>
            <a href="/">{t('Go to Home')}</a>
          </Button>
          {isKnownPath(contactPath) ? (
            <Button size="large" variant="quiet" asChild>
              <a href={`${contactPath}?subject=support`}>{t('Contact us')}</a>
            </Button>
          ) : null}
        </>
      }
    >
      {children}
    </PlainPage>
  );
}

/** Replaces a page whose code can't be loaded any more, as after an update. */
const StaleAppPage = () => (
  <FailurePage title={staleAppCopy.title}>{staleAppCopy.description}</FailurePage>
);

type BoundaryProps = {
  /** The current address; a change of it retries rendering the page. */
  place?: string;
  children: ReactNode;
};
type BoundaryState = { failure?: { error: unknown; outcome?: ReportOutcome } };

export class ErrorBoundary extends Component<BoundaryProps, BoundaryState> {
  override state: BoundaryState = {};

  static getDerivedStateFromError(error: unknown): BoundaryState {
    return { failure: { error } };
  }

  override componentDidCatch(error: unknown) {
    if (isStaleApp(error)) return;
    void reportError('part', error).then((outcome) => {
      if (this.state.failure?.error === error) this.setState({ failure: { error, outcome } });
    });
  }

  override componentDidUpdate(before: BoundaryProps) {
    if (this.state.failure && before.place !== this.props.place)
      this.setState({ failure: undefined });
  }

  override render() {
    const { failure } = this.state;
    if (!failure) return this.props.children;
    if (isStaleApp(failure.error)) return <StaleAppPage />;
    return <ErrorScreen isLimited={failure.outcome === 'limited'} />;
  }
}

/** Shown when the application itself fails. */
function ErrorScreen({ isLimited }: { isLimited: boolean }) {
  return (
    <FailurePage title={t('Something went wrong')}>
      {isLimited
        ? t("We're receiving too many error reports. Please try again later.")
        : t(
            "We're sorry, but something unexpected happened. Our team has been notified and we're working to fix it.",
          )}
    </FailurePage>
  );
}

/** The router's error element: for a route that can't be loaded or rendered. */
export function RouteError() {
  const error = useRouteError();
  const isStale = isStaleApp(error);
  useEffect(() => {
    if (!isStale) void reportError('route', isRouteErrorResponse(error) ? describe(error) : error);
  }, [error, isStale]);
  if (isStale) return <StaleAppPage />;
  return <FailurePage title={t('Unexpected Application Error!')}>{describe(error)}</FailurePage>;
}

function describe(error: unknown): string {
  if (isRouteErrorResponse(error)) return `${error.status} ${error.statusText}`;
  return error instanceof Error ? error.message : t('Unknown error');
}
