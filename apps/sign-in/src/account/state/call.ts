import { verificationIdHeader } from '@gatehouse/contract/account/access';
import { buildRequest, parseJson, readErrorBody, type RequestInput } from '@gatehouse/contract/client';
import type { ClientInput, ClientOutput, Endpoint } from '@gatehouse/contract/endpoint';
import { Refusal } from '../../flow/refusal.ts';
import { readProof } from './proof.ts';
import { hasExpired, type Session, signInAgain } from './session.ts';

/** The input of a call, which can be left out if nothing in it is required. */
type Input<E extends Endpoint> =
  Partial<ClientInput<E>> extends ClientInput<E> ? [input?: ClientInput<E>] : [input: ClientInput<E>];

/** Calls an endpoint of the account API with the page's token and the verification of the user's identity, if there is one. */
export type AccountCall = <E extends Endpoint>(endpoint: E, ...input: Input<E>) => Promise<ClientOutput<E>>;

/** Creates the client of the page. */
export function createAccountCall(session: Session, language: string): AccountCall {
  async function send(endpoint: Endpoint, input: RequestInput = {}): Promise<unknown> {
    const { method, path, headers, body } = buildRequest(endpoint, input);
    const proof = readProof();
    const response = await fetch(path, {
      method,
      headers: {
        authorization: `Bearer ${session.token}`,
        'accept-language': language,
        ...(proof && { [verificationIdHeader]: proof }),
        ...headers,
      },
      body,
    }).catch(() => {
      throw new Refusal({ code: 'network' });
    });
    const text = await response.text().catch(() => '');
    if (response.ok) return parseJson(text) ?? {};
    const { code = 'unknown', ...refused } = readErrorBody(text);
    if (response.status === 401 && code === 'auth.unauthorized' && hasExpired(session)) return signInAgain();
    throw new Refusal({ code, ...refused });
  }
  // Responses are typed by the contract; its schemas aren't loaded to check them.
  return async <E extends Endpoint>(endpoint: E, ...[input]: Input<E>) =>
    (await send(endpoint, input)) as ClientOutput<E>;
}
