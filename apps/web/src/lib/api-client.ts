import type { CreditAction } from '@folio/contract/credit-actions';
import { ErrorBody, type ErrorCode } from '@folio/contract/errors';
import type { ExportFormat } from '@folio/contract/exports';
import { appAccepts } from '@folio/contract/plain-content';
import type { Route, RouteArgs, RouteResult } from '@folio/contract/route';
import type { CreditPrice } from './credit-price.ts';
import { takePreloaded } from './preload.ts';
import { isOthersPage, readToken, removeToken } from './token.ts';

/** Error codes of a call: the server's, or `OFFLINE` if the server was not reached. */
export type ClientErrorCode = ErrorCode | 'OFFLINE';

type Details = Partial<
  Pick<ErrorBody, 'message' | 'errors' | 'data' | 'trustedDomains' | 'requestId'>
> & { status?: number };

export class ApiError extends Error {
  readonly code: ClientErrorCode;
  /** The HTTP status; undefined if there was no response. */
  readonly status: number | undefined;
  /** Messages by the path of their field, such as 'content.personalInfo.email'. */
  readonly errors: Record<string, string[]>;
  /** With `VERSION_CONFLICT`: the current record. */
  readonly data: unknown;
  readonly trustedDomains: string[] | undefined;
  /** The request's id in the server's logs, for support. */
  readonly requestId: string | undefined;
  /** The server's own message, if the error came from the server. */
  readonly serverMessage: string | undefined;

  constructor(code: ClientErrorCode, details: Details = {}) {
    super(details.message ?? code);
    this.name = 'ApiError';
    this.code = code;
    this.status = details.status;
    this.errors = details.errors ?? {};
    this.data = details.data;
    this.trustedDomains = details.trustedDomains;
    this.requestId = details.requestId;
    this.serverMessage = details.message;
  }
}

export const isApiError = (error: unknown, ...codes: ClientErrorCode[]): error is ApiError =>
  error instanceof ApiError && (codes.length === 0 || codes.includes(error.code));

/**
 * Whether the request may have taken effect: its response was lost, or the server failed while
 * handling it.
 */
export const isAnswerLost = (error: unknown): boolean =>
  isApiError(error, 'OFFLINE', 'UNAVAILABLE', 'INTERNAL');

/** The server has failed, is full or busy: the same call may succeed later. */
export const maySucceedLater = (error: unknown): boolean =>
  isApiError(error, 'RATE_LIMITED', 'UNAVAILABLE', 'INTERNAL', 'STORAGE_FULL');

type Input = {
  params?: Record<string, string>;
  querystring?: Record<string, unknown>;
  body?: unknown;
};

/** Options of a call: a signal that aborts it, and an idempotency key for retries. */
export type CallOptions = { signal?: AbortSignal; idempotencyKey?: string };
type Sending = CallOptions & { accept?: string };

/** The price option of a paid call: it must be made with the price that its control shows. */
export type PriceOf<R extends Route> = R extends { credits: infer A extends CreditAction }
  ? { price: CreditPrice<A> }
  : unknown;
export type FreeRoute = Route & { credits?: undefined };

/**
 * Calls an endpoint of the contract with the session's token and returns its successful answer.
 * Throws an `ApiError` for anything else; a lost session also removes the token.
 */
export const api = <R extends FreeRoute>(
  route: R,
  ...args: RouteArgs<R>
): Promise<RouteResult<R>> => readJson({}, route, args[0]);

/** Like `api`, with options. An aborted call rejects with the signal's reason. */
export const apiWith = <R extends Route>(
  options: CallOptions & PriceOf<R>,
  route: R,
  ...args: RouteArgs<R>
): Promise<RouteResult<R>> => readJson(options, route, args[0]);

async function readJson<R extends Route>(
  options: CallOptions,
  route: R,
  input: Input | undefined,
): Promise<RouteResult<R>> {
  const response = await open(options, route, input);
  return bodyOf<R>(response).catch((error: unknown) => {
    throw options.signal?.aborted ? error : new ApiError('OFFLINE');
  });
}

/**
 * Throws if the body is not from the server: a network's login page answers every request, some
 * with JSON.
 */
async function bodyOf<R extends Route>(response: Response): Promise<RouteResult<R>> {
  const body = await response.json();
  if (body?.success !== true) throw new ApiError('OFFLINE');
  return body;
}

/** Like `apiWith`, for an answer that is not JSON, which is returned as a stream. */
export const openAnswer = <R extends Route>(
  options: CallOptions & PriceOf<R> & { accept: string },
  route: R,
  ...args: RouteArgs<R>
): Promise<Response> => open(options, route, args[0]);

async function open(options: Sending, route: Route, input: Input = {}): Promise<Response> {
  const token = ownToken(route.url);
  const response = await send(route, input, token, options);
  if (response.ok) return response;
  const error = await refusal(response, token);
  if (error.code === 'CODE_REQUIRED' && (await askForCode?.())) return open(options, route, input);
  throw error;
}

/**
 * Asks for a second-factor code; resolves to whether one was proven, so that the call can be
 * repeated.
 */
type AskForCode = () => Promise<boolean>;
let askForCode: AskForCode | undefined;

/** Registers the dialog that asks for codes; returns a function that unregisters it. */
export function answerCodeQuestions(ask: AskForCode): () => void {
  askForCode = ask;
  return () => {
    askForCode = undefined;
  };
}

/** Like `api`, for a file. `url` is a path of the API. */
export async function fetchFile(url: `/api/${string}`, signal?: AbortSignal): Promise<Response> {
  const token = ownToken(url);
  const headers = authorization(token);
  const request = { headers, ...(signal ? { signal } : {}) };
  const response = await reach(url, request, takePreloaded(url, token));
  if (!response.ok) throw await refusal(response, token);
  // The server sends its own HTML as downloads, so this is a network's login page.
  const { headers: given } = response;
  if (given.get('content-type')?.startsWith('text/html') && !given.has('content-disposition'))
    throw new ApiError('OFFLINE');
  return response;
}

/** The version of the document on screen, and the `documentHash` of its content. */
export type Seen = { version: number | undefined; hash: string };

/** The PDF of a resume from the server, which may take a credit. */
export const fetchPaidPdf = (
  _price: CreditPrice<'pdf-export'>,
  resumeId: string,
  seen: Seen,
): Promise<Response> => fetchDocument(resumeId, 'pdf', seen);

/** A document of a resume from the server: exactly the one on screen, or an error. */
export const fetchDocument = (
  resumeId: string,
  format: ExportFormat,
  seen: Seen,
): Promise<Response> =>
  fetchFile(`/api/resumes/${encodeURIComponent(resumeId)}/export/${format}${toQuery(seen)}`);

/** Like `api`, for a body that is a file, or a form with one, which sets its own content type. */
export async function sendFile<R extends Route>(
  route: R,
  body: Blob | FormData,
): Promise<RouteResult<R>> {
  const token = ownToken(route.url);
  const headers = { ...authorization(token), ...contentType(body) };
  const response = await reach(route.url, { method: route.method, headers, body });
  if (!response.ok) throw await refusal(response, token);
  return bodyOf<R>(response).catch(() => {
    throw new ApiError('OFFLINE');
  });
}

const contentType = (body: Blob | FormData): Record<string, string> =>
  body instanceof Blob ? { 'content-type': body.type || 'application/octet-stream' } : {};

function send(
  route: Route,
  { params = {}, querystring, body }: Input,
  token: string | null,
  { signal, idempotencyKey, accept }: Sending,
): Promise<Response> {
  const path =
    route.url.replace(/:(\w+)/g, (_, name: string) => encodeURIComponent(params[name] ?? '')) +
    toQuery(querystring);
  const hasBody = body !== undefined;
  const preloaded = route.method === 'GET' ? takePreloaded(path, token) : undefined;
  const request = {
    method: route.method,
    headers: {
      ...route.headers,
      ...authorization(token),
      ...(hasBody ? { 'content-type': 'application/json' } : {}),
      ...(idempotencyKey ? { 'idempotency-key': idempotencyKey } : {}),
      accept: accept ?? appAccepts,
    },
    ...(hasBody ? { body: JSON.stringify(body) } : {}),
    ...(signal ? { signal } : {}),
  };
  return reach(path, request, preloaded);
}

async function reach(
  path: string,
  request: RequestInit,
  preloaded?: Promise<Response>,
): Promise<Response> {
  try {
    return await (preloaded ?? fetch(path, { credentials: 'include', ...request }));
  } catch (error) {
    if (request.signal?.aborted) throw error;
    throw new ApiError('OFFLINE');
  }
}

async function refusal(response: Response, token: string | null): Promise<ApiError> {
  const { status } = response;
  const body = ErrorBody.safeParse(await response.json().catch(() => undefined));
  if (!body.success) return new ApiError(status >= 502 ? 'UNAVAILABLE' : 'INTERNAL', { status });
  const error = new ApiError(body.data.code, { ...body.data, status });
  // A late answer to an old token must not end a newer session.
  if (isSessionLost(error) && readToken() === token) removeToken({ isOver: true });
  return error;
}

/**
 * Whether the error means that the session is over. A wrong password at login is also a 401, but
 * doesn't end a session.
 */
export const isSessionLost = (error: unknown): boolean =>
  isApiError(error, 'UNAUTHENTICATED', 'INVALID_TOKEN', 'TOKEN_EXPIRED');

/**
 * The session's token. If another tab has logged in a different account, this throws until the page
 * has asked the server which one, so that nothing is done in that account.
 */
function ownToken(url: string): string | null {
  if (isOthersPage() && url !== '/api/auth/me') throw new ApiError('OFFLINE');
  return readToken();
}

function authorization(token: string | null): Record<string, string> {
  return token === null ? {} : { authorization: `Bearer ${token}` };
}

function toQuery(querystring: Input['querystring']): string {
  const pairs = Object.entries(querystring ?? {}).flatMap(([name, value]) =>
    value === undefined ? [] : [[name, String(value)]],
  );
  return pairs.length === 0 ? '' : `?${new URLSearchParams(pairs)}`;
}
