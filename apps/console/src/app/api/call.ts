import { buildRequest, parseJson, readErrorBody, type RequestInput } from '@gatehouse/contract/client';
import type { ConsoleConfig } from '@gatehouse/contract/configs/console-config';
import type { ClientInput, ClientOutput, Endpoint } from '@gatehouse/contract/endpoint';
import type { Auth } from '../auth/auth.ts';
import { ApiFailure, clientCodes } from './failure.ts';

/** What every call needs. */
export interface ApiContext {
  config: ConsoleConfig;
  auth: Pick<Auth, 'accessToken'>;
  language: () => string;
}

export interface CallOptions {
  signal?: AbortSignal;
  headers?: Record<string, string>;
}

const timeoutMs = 20_000;

/** Where an endpoint is and the resource its token is for; its permission says both (OPEN-04, API-38). */
function locate({ permission }: Endpoint, config: ConsoleConfig): { origin: string; resource?: string } {
  if (permission.endsWith(':data')) return { origin: config.endpoint, resource: config.managementIndicator };
  if (permission === 'me') return { origin: location.origin, resource: config.meIndicator };
  return { origin: location.origin, resource: permission === 'account' ? '' : undefined };
}

/** Calls an endpoint, typed by its value. Throws `ApiFailure`, or `SignInNeeded` when there is no token to be had. */
export async function call<const E extends Endpoint>(
  context: ApiContext,
  endpoint: E,
  input: ClientInput<E>,
  options: CallOptions = {},
): Promise<ClientOutput<E>> {
  const { origin, resource } = locate(endpoint, context.config);
  const { query, ...rest }: RequestInput = input;
  // Counting more than 10,000 records is slow, and the console has a text for "more than".
  const { path, method, body, ...request } = buildRequest(endpoint, {
    ...rest,
    query: endpoint.list ? { ...query, enableCap: true } : query,
  });
  const headers = new Headers({
    'Accept-Language': context.language(),
    ...request.headers,
    ...options.headers,
  });
  if (resource !== undefined)
    headers.set('Authorization', `Bearer ${(await context.auth.accessToken(resource)).value}`);
  const response = await send(origin + path, options.signal, { method, headers, body });
  return (await read(endpoint, response)) as ClientOutput<E>;
}

async function send(address: string, signal: AbortSignal | undefined, init: RequestInit): Promise<Response> {
  const timeout = new AbortController();
  const timer = setTimeout(() => timeout.abort(), timeoutMs);
  const both = signal ? AbortSignal.any([signal, timeout.signal]) : timeout.signal;
  try {
    // A plain request without cookies: the token alone says who calls.
    return await fetch(address, { ...init, signal: both, credentials: 'omit' });
  } catch (error) {
    if (timeout.signal.aborted) throw new ApiFailure(0, { code: clientCodes.timeout }, { cause: error });
    if (signal?.aborted) throw error;
    throw new ApiFailure(0, { code: clientCodes.network }, { cause: error });
  } finally {
    clearTimeout(timer);
  }
}

async function read(endpoint: Endpoint, response: Response): Promise<unknown> {
  const requestId = response.headers.get('x-request-id') ?? undefined;
  const text = await response.text();
  if (!response.ok) {
    const body = { code: clientCodes.unreadable, ...readErrorBody(text) };
    throw new ApiFailure(response.status, body, { requestId });
  }
  // What is read is never nothing; a write may answer with no more than its status.
  if (text === '' && endpoint.method !== 'GET') return undefined;
  const body = parseJson(text);
  if (body === undefined)
    throw new ApiFailure(response.status, { code: clientCodes.unreadable }, { requestId });
  if (!endpoint.list) return body;
  const total = response.headers.get('Total-Number');
  if (total === null)
    throw new ApiFailure(response.status, { code: clientCodes.missingTotal }, { requestId });
  return {
    items: body,
    total: Number(total),
    isCapped: response.headers.get('Total-Number-Is-Capped') === 'true',
  };
}
