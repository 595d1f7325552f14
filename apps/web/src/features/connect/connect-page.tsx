import { type AppRequest, connectedAppRoutes } from '@folio/contract/connected-apps';
import { useMutation, useQuery } from '@tanstack/react-query';
import { CircleCheck, CircleX, Globe, Laptop } from 'lucide-react';
import { type ReactNode, useEffect, useState } from 'react';
import { Link } from 'react-router';
import { api, isApiError } from '../../lib/api-client.ts';
import { useIsSold } from '../../lib/credit-costs.ts';
import { describeError } from '../../lib/error-copy.ts';
import { ScopeChoice } from '../../lib/scope-choice.tsx';
import { useUser } from '../../lib/session.ts';
import { Button } from '../../ui/button.tsx';
import { ErrorState } from '../../ui/error-state.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import { connectCopy, mayWords } from './connect.copy.ts';

/**
 * The OAuth consent page: asks whether an app may have access, by the authorization request in the
 * URL.
 */
export function ConnectPage({ query }: { query: string }) {
  const { data, error, refetch } = useQuery({
    queryKey: ['app-request', query] as const,
    queryFn: async () => (await api(connectedAppRoutes.read, { body: { query } })).data,
    staleTime: Number.POSITIVE_INFINITY,
    // An unknown request is not retried.
    retry: (count, failure) => count < 2 && !isApiError(failure, 'VALIDATION_ERROR'),
  });
  if (data?.problem) return <Problem request={data} problem={data.problem} />;
  if (data) return <Decision request={data} query={query} />;
  if (!error) return <Waiting />;
  if (isApiError(error, 'VALIDATION_ERROR'))
    return <Refused message={error.serverMessage ?? describeError(error)} />;
  return (
    <ErrorState
      isPage
      title={connectCopy.failed}
      description={describeError(error)}
      onRetry={() => void refetch()}
    />
  );
}

/** There is no redirect to an unknown app. */
const Refused = ({ message }: { message: string }) => (
  <div role="alert">
    <h1 className="text-heading font-semibold text-balance">{connectCopy.problem}</h1>
    <p className="mt-4 text-body">{message}</p>
    <p className="mt-2 text-body text-muted">{connectCopy.problemHelp}</p>
    <Actions />
  </div>
);

const Waiting = () => (
  <div className="grid gap-4">
    <Skeleton className="h-9 w-full" />
    <Skeleton className="h-20 w-full" />
    <Skeleton className="h-40 w-full" />
  </div>
);

/** On a phone, toasts (such as that of a login just before) would cover the two buttons. */
function useToastsAbove(): void {
  useEffect(() => {
    const { style } = document.documentElement;
    style.setProperty('--toast-top', '0px');
    style.setProperty('--toast-bottom', 'auto');
    return () => {
      style.removeProperty('--toast-top');
      style.removeProperty('--toast-bottom');
    };
  }, []);
}

function Decision({ request, query }: { request: AppRequest; query: string }) {
  useToastsAbove();
  const { email } = useUser();
  const isSold = useIsSold();
  const [chosen, setChosen] = useState(request.scopes);
  const { mutate, variables, data, error, isPending } = useMutation({
    mutationFn: async (isAllowed: boolean) => {
      const body = { query, isAllowed, scopes: isAllowed ? [...chosen] : [] };
      return (await api(connectedAppRoutes.decide, { body })).data.url;
    },
    onSuccess: (url) => location.assign(url),
  });
  if (data !== undefined) return <Done url={data} isAllowed={variables === true} />;
  const isNothing = chosen.length === 0;
  return (
    <>
      <h1 className="text-heading font-semibold text-balance">{connectCopy.title}</h1>
      <AppLocation request={request} />
      <div className="mt-5">
        <ScopeChoice
          legend={connectCopy.scopes}
          words={mayWords}
          scopes={request.scopes}
          chosen={chosen}
          onChange={setChosen}
        />
      </div>
      <p className="mt-5 text-small text-muted">{connectCopy.never(isSold)}</p>
      <p aria-live="polite" className="mt-3 text-small text-danger empty:hidden">
        {isNothing ? connectCopy.nothingChosen : null}
      </p>
      {error ? (
        <p role="alert" className="mt-3 text-danger">
          {(isApiError(error) && error.serverMessage) || describeError(error)}
        </p>
      ) : null}
      <div className="mt-6 grid grid-cols-2 gap-3">
        <Button
          size="large"
          isBusy={isPending && variables === false}
          disabled={isPending}
          onClick={() => mutate(false)}
        >
          {connectCopy.deny}
        </Button>
        <Button
          size="large"
          variant="primary"
          isBusy={isPending && variables === true}
          disabled={isPending || isNothing}
          onClick={() => mutate(true)}
        >
          {connectCopy.allow}
        </Button>
      </div>
      <p className="mt-5 text-small text-faint wrap-anywhere">{connectCopy.account(email)}</p>
    </>
  );
}

/** Shows the redirect's host, which an app can't fake, unlike its name. */
function AppLocation({ request: { name, place } }: { request: AppRequest }) {
  const Icon = place.kind === 'site' ? Globe : Laptop;
  return (
    <div className="mt-6 border-y border-line py-4">
      <p className="text-small text-muted">{connectCopy.sends[place.kind]}</p>
      <p className="mt-1 flex items-start gap-2 text-title font-semibold">
        <Icon aria-hidden className="mt-0.5 size-5 shrink-0 text-faint" />
        <bdi className="min-w-0 wrap-anywhere">{place.name}</bdi>
      </p>
      <p className="mt-2 text-body text-muted wrap-anywhere">
        <bdi>{connectCopy.calls(name)}</bdi> {connectCopy.check[place.kind]}
      </p>
    </div>
  );
}

function Problem({
  request,
  problem,
}: {
  request: AppRequest;
  problem: NonNullable<AppRequest['problem']>;
}) {
  return (
    <>
      <h1 className="text-heading font-semibold text-balance">{connectCopy.problem}</h1>
      <AppLocation request={request} />
      <p className="mt-5 text-body">{connectCopy.problemHelp}</p>
      <p className="mt-2 text-small text-muted">{connectCopy.problemDetails(problem.message)}</p>
      <Actions>
        <Button asChild size="large">
          <a href={problem.url}>{connectCopy.toApp}</a>
        </Button>
      </Actions>
    </>
  );
}

/** Visible when the redirect opens a native program, or nothing. */
function Done({ url, isAllowed }: { url: string; isAllowed: boolean }) {
  const Icon = isAllowed ? CircleCheck : CircleX;
  return (
    <div role="status">
      <Icon
        aria-hidden
        className={isAllowed ? 'mb-4 size-8 text-good' : 'mb-4 size-8 text-faint'}
      />
      <h1 className="text-heading font-semibold">
        {isAllowed ? connectCopy.done.allowed : connectCopy.done.denied}
      </h1>
      <p className="mt-3 text-large text-muted">{connectCopy.doneHelp}</p>
      <Actions>
        <Button asChild size="large">
          <a href={url}>{connectCopy.toApp}</a>
        </Button>
      </Actions>
    </div>
  );
}

const Actions = ({ children }: { children?: ReactNode }) => (
  <div className="mt-6 flex flex-wrap gap-3">
    {children}
    <Button asChild size="large" variant="quiet">
      <Link to="/dashboard">{connectCopy.toFolio}</Link>
    </Button>
  </div>
);
