import { buildRequest, parseJson, readErrorBody, type RequestInput } from '@gatehouse/contract/client';
import type { ConsoleConfig } from '@gatehouse/contract/configs/console-config';
import {
  binary,
  type ClientInput,
  type ClientOutput,
  type Endpoint,
  isOfManagement,
  isOfPlatform,
  isOfTenant,
} from '@gatehouse/contract/endpoint';
import type { Auth } from '../auth/auth.ts';
import { tenantResource } from '../tenant.ts';
import { ApiFailure, clientCodes } from './failure.ts';

/** Dependencies of every call. */
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
/** For responses that are prepared before they begin, such as the export of a tenant. */
const preparedMs = 600_000;

/** The origin of an endpoint and the resource of its token, by its permission (OPEN-04, API-38). */
function locate({ permission }: Endpoint, config: ConsoleConfig): { origin: string; resource?: string } {
  if (isOfManagement(permission)) return { origin: config.endpoint, resource: tenantResource(config) };
  if (isOfTenant(permission)) return { origin: location.origin, resource: tenantResource(config) };
  if (isOfPlatform(permission)) return { origin: location.origin, resource: config.platformIndicator ?? '' };
  if (permission === 'me') return { origin: location.origin, resource: config.meIndicator };
  return { origin: location.origin, resource: permission === 'account' ? '' : undefined };
}

/** Calls an endpoint with input that its schema or a form has typed. Throws `ApiFailure`, or `SignInNeeded` without a session. */
export const call = <const E extends Endpoint>(
  context: ApiContext,
  endpoint: E,
  input: ClientInput<E>,
  options?: CallOptions,
): Promise<ClientOutput<E>> => request(context, endpoint, input, options);

/** `call` for generic code, which builds the input from the path, query or form of any endpoint. */
export async function request<const E extends Endpoint>(
  context: ApiContext,
  endpoint: E,
  { query, ...rest }: RequestInput,
  options: CallOptions = {},
): Promise<ClientOutput<E>> {
  const { origin, resource } = locate(endpoint, context.config);
  // Counting more than 10,000 records is slow, and the console has a text for "more than".
  const {
    path,
    method,
    body,
    headers: own,
  } = buildRequest(endpoint, {
    ...rest,
    query: endpoint.list ? { ...query, enableCap: true } : query,
  });
  const headers = new Headers({
    'Accept-Language': context.language(),
    ...own,
    ...options.headers,
  });
  if (resource !== undefined)
    headers.set('Authorization', `Bearer ${(await context.auth.accessToken(resource)).value}`);
  const limit = endpoint.streams === undefined ? timeoutMs : preparedMs;
  const response = await send(origin + path, { signal: options.signal, limit }, { method, headers, body });
  // The server validates its output with the same schema.
  return (await read(endpoint, response)) as ClientOutput<E>;
}

async function send(
  address: string,
  { signal, limit }: { signal: AbortSignal | undefined; limit: number },
  init: RequestInit,
): Promise<Response> {
  const timeout = new AbortController();
  const timer = setTimeout(() => timeout.abort(), limit);
  const both = signal ? AbortSignal.any([signal, timeout.signal]) : timeout.signal;
  try {
    // Without cookies: the token authenticates the call.
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
  if (response.ok && endpoint.streams === binary) return response.blob();
  const text = await response.text();
  if (!response.ok) {
    const body = { code: clientCodes.unreadable, ...readErrorBody(text) };
    throw new ApiFailure(response.status, body, { requestId });
  }
  if (endpoint.streams !== undefined) return text;
  // Only writes can have an empty response.
  if (text === '' && endpoint.method !== 'GET') return undefined;
  const body = parseJson(text);
  if (body === undefined)
    throw new ApiFailure(response.status, { code: clientCodes.unreadable }, { requestId });
  if (!endpoint.list) return body;
  const total = response.headers.get('Total-Number');
  if (total === null)
    throw new ApiFailure(response.status, { code: clientCodes.missingTotal }, { requestId });
  return {
    items: endpoint.listedAs === undefined ? body : (body as Record<string, unknown>)[endpoint.listedAs],
    total: Number(total),
    isCapped: response.headers.get('Total-Number-Is-Capped') === 'true',
  };
}
