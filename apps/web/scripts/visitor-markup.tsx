import './no-storage.ts';
import { type PageState, pageStates } from '@folio/contract/app-paths';
import { openFacts } from '@folio/contract/offer-facts';
import { planIds } from '@folio/contract/prices';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { renderToString } from 'react-dom/server';
import { createStaticHandler, createStaticRouter, StaticRouterProvider } from 'react-router';
import { documentTitle } from '../src/app/document-title.ts';
import { rememberRoutes } from '../src/app/known-paths.ts';
import { patternOf, Root } from '../src/app/root.tsx';
import { pages } from '../src/app/router.tsx';
import { addressesQuery } from '../src/features/contact/use-message-form.ts';
import {
  type GuideName,
  guideNames,
  guidePath,
  guides,
  guidesWhere,
} from '../src/features/help/help.ts';
import { offerKey } from '../src/lib/credit-costs.ts';
import { WrittenFacts } from '../src/lib/offer-facts.ts';
import { firstHundredQuote, quoteQuery } from '../src/lib/quote-query.ts';
import { sessionQuery } from '../src/lib/session.ts';
import { TooltipProvider } from '../src/ui/tooltip.tsx';

export type VisitorPage = {
  path: string;
  state?: PageState | undefined;
  /** The route pattern, by which visits are counted. */
  place: string;
  title: string;
  /** The description for search engines and link previews. */
  description: string;
  markup: string;
};

const described: readonly (readonly [path: string, description: string])[] = [
  [
    '/pricing',
    'What credits and a year’s plan cost, and what is free. You pay once; nothing renews.',
  ],
  [
    '/help-center',
    'Answers about writing, importing, scoring, exporting and sharing a resume, and paying.',
  ],
  ['/help-center/guides', 'Step-by-step guides, from your first resume to your public page.'],
  ['/privacy-policy', 'What we store about you, why, for how long, and how you delete it.'],
  ['/terms-of-service', 'The terms for using Folio and for buying credits and plans.'],
  ['/contact', 'Write to us about your account, a payment or the product. A person answers.'],
  ['/contact-sales', 'Folio for universities, career services and teams.'],
  ['/login', 'Log in to your resumes.'],
  ['/signup', 'Create a free account, and write a resume beside the page that it becomes.'],
];

/** Descriptions of pages about prices for servers that sell nothing. */
const describedUnsold: Readonly<Record<string, string>> = {
  '/pricing':
    'Nothing is sold here. Every template, format and AI feature is open to every account.',
  '/help-center': 'Answers about writing, importing, scoring, exporting and sharing a resume.',
  '/terms-of-service': 'The terms for using Folio.',
  '/contact': 'Write to us about your account or the product. A person answers.',
  '/signup': 'Create an account, and write a resume beside the page that it becomes.',
};

const routes = rememberRoutes([{ element: <Root />, children: pages }]);
const places = { ...openFacts, 'places left': '{{places left}}' };
const { query, dataRoutes } = createStaticHandler(routes);

async function write(path: string, description: string, state?: PageState): Promise<VisitorPage> {
  const context = await query(new Request(`https://folio.invalid${path}`));
  if (context instanceof Response) throw new Error(`${path} is no page of its own`);
  if (context.errors) throw Object.values(context.errors)[0];
  const client = new QueryClient();
  client.setQueryData(sessionQuery().queryKey, null);
  client.setQueryData(addressesQuery().queryKey, {
    supportEmail: '{{support email}}',
    salesEmail: '{{sales email}}',
  });
  if (state) assume(client, state);
  const markup = renderToString(
    <QueryClientProvider client={client}>
      <TooltipProvider>
        <WrittenFacts value={places}>
          <StaticRouterProvider
            router={createStaticRouter(dataRoutes, context)}
            context={context}
            hydrate={false}
          />
        </WrittenFacts>
      </TooltipProvider>
    </QueryClientProvider>,
  );
  const title = documentTitle(context.matches.map(({ route }) => route.handle));
  const { pathname, params } = context.matches.at(-1) ?? { pathname: path, params: {} };
  const place = patternOf(pathname, params);
  return { path, state, place, title, description, markup: withoutControls(markup) };
}

/** Fills the query cache as if a server in that state had answered a visitor. */
function assume(client: QueryClient, state: PageState): void {
  if (state === 'nothing-sold') client.setQueryData(offerKey, { isSold: false });
  else
    for (const plan of planIds) {
      const purchase = { kind: 'plan', plan } as const;
      client.setQueryData(quoteQuery(purchase, '').queryKey, firstHundredQuote(purchase, 2));
    }
}

/** Links work without scripts; controls are disabled until src/visitor.ts has loaded the app. */
const withoutControls = (markup: string): string =>
  markup.replaceAll(/<(form|button|select|input|textarea)\b/g, '<$1 inert=""');

async function writeGuide(name: GuideName, state?: PageState): Promise<VisitorPage> {
  const { title, description } = guides[name];
  const written = await write(guidePath(name), description, state);
  return { ...written, title: documentTitle([{ title: () => title }]) };
}

/** The server states in which a page differs: prices, and whether anything is sold. */
function statesOf(path: string): readonly PageState[] {
  if (path === '/pricing') return pageStates;
  return /^\/(help-center|privacy-policy|terms-of-service|contact|signup)/.test(path)
    ? ['nothing-sold']
    : [];
}

const describedIn = (state: PageState, path: string): string | undefined =>
  state === 'nothing-sold' ? describedUnsold[path] : undefined;

/** The public pages in their initial state for visitors. */
export const visitorPages: readonly VisitorPage[] = await Promise.all([
  ...described.map(([path, description]) => write(path, description)),
  ...described.flatMap(([path, description]) =>
    statesOf(path).map((state) => write(path, describedIn(state, path) ?? description, state)),
  ),
  ...guideNames.map((name) => writeGuide(name)),
  ...guidesWhere(false).map((name) => writeGuide(name, 'nothing-sold')),
]);
