import { buildRequest, parseJson, readErrorBody, type RequestInput } from '@gatehouse/contract/client';
import type { ClientInput, ClientOutput, Endpoint } from '@gatehouse/contract/endpoint';
import * as api from '@gatehouse/contract/connection-links/page-endpoints';
import type { ConnectionPage } from '@gatehouse/contract/connection-links/connection-links';
import { Refusal } from '../flow/refusal.ts';

/** The input of a call, which can be left out if nothing in it is required. */
type Input<E extends Endpoint> =
  Partial<ClientInput<E>> extends ClientInput<E> ? [input?: ClientInput<E>] : [input: ClientInput<E>];

async function send(endpoint: Endpoint, input: RequestInput = {}): Promise<unknown> {
  const { method, path, headers, body } = buildRequest(endpoint, input);
  const response = await fetch(path, { method, headers, body }).catch(() => {
    throw new Refusal({ code: 'network' });
  });
  const text = await response.text().catch(() => '');
  if (response.ok) return parseJson(text) ?? {};
  const { code = 'unknown', ...refused } = readErrorBody(text);
  throw new Refusal({ code, ...refused });
}

/** Calls an endpoint of the page with the cookie of its link. Responses are typed by the contract; its schemas aren't loaded to check them. */
export const call = async <E extends Endpoint>(endpoint: E, ...[input]: Input<E>): Promise<ClientOutput<E>> =>
  (await send(endpoint, input)) as ClientOutput<E>;

/** Exchanges the secret in the URL for the cookie, and removes it from the URL, so that it isn't in the browser's history. */
export async function openLink(): Promise<ConnectionPage> {
  const secret = location.hash.slice(1);
  if (secret !== '') {
    await call(api.openConnectionLink, { body: { secret } });
    history.replaceState(null, '', `${location.pathname}${location.search}`);
  }
  return call(api.getConnectionPage);
}
