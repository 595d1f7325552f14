import { Component, type ReactNode } from 'react';
import { type ReportOutcome, reportError } from '../lib/error-reports/report-error.ts';
import { isStaleApp } from '../lib/error-reports/stale-app.ts';
import { FailurePage } from './failure-page.tsx';
import { StaleAppPage } from './stale-app-page.tsx';

type BoundaryProps = {
  /** Where the person is: somewhere else it tries again. */
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

/** What is left when the application itself fails. */
function ErrorScreen({ isLimited }: { isLimited: boolean }) {
  return (
    <FailurePage title="Something went wrong">
      {isLimited
        ? "We're receiving too many error reports. Please try again later."
        : "We're sorry, but something unexpected happened. Our team has been notified and we're working to fix it."}
    </FailurePage>
  );
}
