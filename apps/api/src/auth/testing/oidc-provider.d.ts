/** Types of the parts that the tests use; the package has none. */
declare module 'oidc-provider' {
  import type { IncomingMessage, RequestListener, ServerResponse } from 'node:http';

  type Context = {
    path: string;
    req: IncomingMessage;
    res: ServerResponse;
    respond: boolean;
    oidc: { client: { clientId: string }; session: { accountId: string }; provider: Provider };
  };
  export class Provider {
    constructor(issuer: string, settings: object);
    callback(): RequestListener;
    use(middleware: (context: Context, next: () => Promise<void>) => Promise<void>): void;
    interactionFinished(req: IncomingMessage, res: ServerResponse, result: object): Promise<void>;
    Grant: new (of: {
      clientId: string;
      accountId: string;
    }) => {
      addOIDCScope: (scope: string) => void;
      save: () => Promise<string>;
    };
  }
}
