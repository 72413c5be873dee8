import { expect } from 'vitest';
import {
  requireCode,
  requireError,
  requireErrorPage,
  requireReturned,
  requireUnguessable,
} from '../conditions/authorization.ts';
import { requireMatchingHash, warnAboutClaims, warnAboutUnrequested } from '../conditions/id-token.ts';
import { random } from '../run.ts';
import type { Modules } from '../plan.ts';

/** Responses of the authorization endpoint and the ID token. */
export const response: Modules = {
  async 'oidcc-server'(run) {
    const { request, values, tokens, idToken, ...rest } = await run.complete();
    requireUnguessable(requireCode(run, { request, values, ...rest }));
    run.warnUnless(tokens.expires_in !== undefined, 'expires_in is missing');
    requireMatchingHash(idToken, tokens.access_token);
    warnAboutClaims(run, idToken, ['name']);
    warnAboutUnrequested(run, idToken, 'openid');
  },

  async 'oidcc-response-type-missing'(run) {
    const request = run.request({ response_type: undefined });
    const arrival = await run.send(request);
    if (arrival.kind === 'page') return void requireErrorPage(arrival);
    const { callback, values } = requireReturned(arrival, run.client.redirectUri, run.isFormPost);
    requireError(run, { request, callback, values, isAsked: false }, [
      'invalid_request',
      'unsupported_response_type',
    ]);
  },

  async 'oidcc-idtoken-signature'(run) {
    const { idToken } = await run.complete();
    expect(idToken.header).toEqual({ alg: 'RS256', kid: expect.any(String) });
  },

  async 'oidcc-idtoken-unsigned'(run) {
    if (!run.metadata.id_token_signing_alg_values_supported.includes('none'))
      run.skip('ID tokens are always signed: `none` is not offered.');
    const { idToken } = await run.complete();
    expect(idToken.header.alg).toBe('none');
  },

  async 'oidcc-ensure-request-without-nonce-succeeds-for-code-flow'(run) {
    const signedIn = await run.complete({ nonce: undefined }, {});
    requireCode(run, signedIn);
  },

  async 'oidcc-ensure-registered-redirect-uri'(run) {
    const arrival = await run.send(run.request({ redirect_uri: `${run.client.redirectUri}/${random()}` }));
    requireErrorPage(arrival);
  },

  async 'oidcc-ensure-post-request-succeeds'(run) {
    requireCode(run, await run.complete({}, { method: 'POST' }));
  },

  async 'oidcc-server-client-secret-post'(run) {
    const offered = run.metadata.token_endpoint_auth_methods_supported;
    expect(offered).toContain('client_secret_post');
    await run.complete({}, { authentication: 'post' });
  },

  async 'oidcc-ensure-request-with-valid-pkce-succeeds'(run) {
    const verifier = random(43);
    const digest = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(verifier));
    const challenge = Buffer.from(digest).toString('base64url');
    await run.complete(
      { code_challenge: challenge, code_challenge_method: 'S256' },
      { fields: { code_verifier: verifier } },
    );
  },
};
