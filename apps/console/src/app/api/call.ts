import type { ConsoleConfig } from '@gatehouse/contract/configs/console-config';
import type { ClientInput, ClientOutput, Endpoint } from '@gatehouse/contract/endpoint';
import type { Auth } from '../auth/auth.ts';
import { ApiFailure, clientCodes, parseErrorBody } from './failure.ts';

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

/** The path with its parameters, and the query, of one request. */
export function buildPath(
  endpoint: Endpoint,
  { params, query }: { params?: object; query?: object },
): string {
  const values = (params ?? {}) as Record<string, unknown>;
  const path = endpoint.path.replaceAll(/\{(\w+)\}/g, (_match, name: string) =>
    encodeURIComponent(String(values[name])),
  );
  const given = Object.entries({ ...query, ...(endpoint.list && { enableCap: 'true' }) }).filter(
    ([, value]) => value !== undefined,
  );
  const search = new URLSearchParams(given.map(([name, value]) => [name, String(value)])).toString();
  return search ? `${path}?${search}` : path;
}

/** Calls an endpoint, typed by its value. Throws `ApiFailure`, or `SignInNeeded` when there is no token to be had. */
export async function call<const E extends Endpoint>(
  context: ApiContext,
  endpoint: E,
  input: ClientInput<E>,
  options: CallOptions = {},
): Promise<ClientOutput<E>> {
  const { origin, resource } = locate(endpoint, context.config);
  const headers = new Headers({ 'Accept-Language': context.language(), ...options.headers });
  if (resource !== undefined)
    headers.set('Authorization', `Bearer ${(await context.auth.accessToken(resource)).value}`);
  if (input.body !== undefined) headers.set('Content-Type', 'application/json');
  const response = await send(origin + buildPath(endpoint, input), options.signal, {
    method: endpoint.method,
    headers,
    body: describeBody(input),
  });
  return (await read(endpoint, response)) as ClientOutput<E>;
}

function describeBody({ body, file }: { body?: unknown; file?: Blob }): BodyInit | undefined {
  if (file === undefined) return body === undefined ? undefined : JSON.stringify(body);
  const form = new FormData();
  form.set('file', file);
  return form;
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
    const body = parseErrorBody(parseJson(text)) ?? { code: clientCodes.unreadable };
    throw new ApiFailure(response.status, body, { requestId });
  }
  if (!endpoint.output) return undefined;
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

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
