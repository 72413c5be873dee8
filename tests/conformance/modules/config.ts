import {
  requireHttps,
  requireHttpsEndpoints,
  requireIssuerUrl,
  requireList,
  requireOneOf,
  requirePublicKeys,
  requireScopeSyntax,
  requireTypes,
  warnAboutUnknown,
} from '../conditions/metadata.ts';
import type { Modules } from '../plan.ts';

/** OpenID Connect Discovery 1.0. */
export const config: Modules = {
  async 'oidcc-discovery-endpoint-verification'(run) {
    const { metadata } = run;
    requireIssuerUrl(metadata);
    requireTypes(metadata);
    warnAboutUnknown(run, metadata);
    requireOneOf(metadata, 'response_types_supported', ['code', 'id_token', 'code id_token']);
    requireOneOf(metadata, 'subject_types_supported', ['public', 'pairwise']);
    requireOneOf(metadata, 'id_token_signing_alg_values_supported', ['RS256']);
    requireHttps(metadata, ['authorization_endpoint', 'token_endpoint', 'userinfo_endpoint', 'jwks_uri']);
    requireHttpsEndpoints(metadata);
    await requirePublicKeys(run);
    requireList(metadata, 'claims_supported');
    requireList(metadata, 'grant_types_supported');
    requireList(metadata, 'code_challenge_methods_supported');
    requireOneOf(metadata, 'scopes_supported', ['openid']);
    requireScopeSyntax(metadata);
  },
};
