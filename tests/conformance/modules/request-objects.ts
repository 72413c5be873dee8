import { expect } from 'vitest';
import { requireCode, requireErrorPage, requireReturned } from '../conditions/authorization.ts';
import type { Modules } from '../plan.ts';
import type { Request, Run } from '../run.ts';

const encode = (value: object): string => Buffer.from(JSON.stringify(value)).toString('base64url');

/** An unsigned request object (OpenID Connect Core 6.1). */
const toObject = ({ parameters }: Request): string => `${encode({ alg: 'none' })}.${encode(parameters)}.`;

/** The suite skips modules of unsigned request objects if the metadata lists algorithms without `none`. */
function skipWithoutUnsigned({ metadata, skip }: Run): void {
  const listed = metadata.request_object_signing_alg_values_supported;
  if (listed && !listed.includes('none')) skip('Request objects have to be signed: `none` is not offered.');
}

/** What stays outside of the request object: OAuth 2.0 requires it (OpenID Connect Core 6.1). */
function outside({ parameters }: Request, more: Record<string, string>): Request {
  const { response_type: type = '', client_id: id = '', scope = '', redirect_uri: uri = '' } = parameters;
  return {
    parameters: { response_type: type, client_id: id, scope, redirect_uri: uri, ...more },
    state: undefined,
    nonce: undefined,
  };
}

/** Sends the object, or its URL. Skips the module with the error that says that this isn't supported. */
async function perform(run: Run, more: (request: Request) => Record<string, string>, refusal: string) {
  const request = run.request();
  // The response mode is in the object; a server that doesn't read it answers in the query.
  const arrival = await run.send(outside(request, more(request)));
  const isAnswered = arrival.kind === 'callback' && arrival.query.error === refusal;
  if (isAnswered) run.skip(`Request objects without a signature are not supported (${refusal}).`);
  const { callback, values } = requireReturned(arrival, run.client.redirectUri, run.isFormPost);
  if (values.error === refusal) run.skip(`Not supported: ${refusal}.`);
  const response = { request, callback, values, isAsked: false };
  requireCode(run, response);
  await run.redeem(response);
}

/** Request objects without a signature, by value and by reference. */
export const requestObjects: Modules = {
  async 'oidcc-request-uri-unsigned-supported-correctly-or-rejected-as-unsupported'(run) {
    skipWithoutUnsigned(run);
    const uri = 'https://suite.example/request-object#suite';
    await perform(run, () => ({ request_uri: uri }), 'request_uri_not_supported');
  },

  async 'oidcc-unsigned-request-object-supported-correctly-or-rejected-as-unsupported'(run) {
    skipWithoutUnsigned(run);
    await perform(run, (request) => ({ request: toObject(request) }), 'request_not_supported');
  },

  async 'oidcc-ensure-request-object-with-redirect-uri'(run) {
    skipWithoutUnsigned(run);
    const request = run.request();
    const wrong = `${run.client.redirectUri}_invalid`;
    const arrival = await run.send(outside(request, { redirect_uri: wrong, request: toObject(request) }));
    if (arrival.kind === 'page') return void requireErrorPage(arrival);
    const { callback, values } = requireReturned(arrival, run.client.redirectUri, run.isFormPost);
    expect(values.error, 'an error at a redirect URI that the request does not name').toBeUndefined();
    await run.redeem({ request, callback, values, isAsked: false });
  },
};
