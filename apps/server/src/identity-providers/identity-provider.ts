import type { PostedResponse, ProviderTokens, SocialUserInfo } from '@gatehouse/connectors/kit/connector';

/** A sign-in that is about to be sent to a provider. */
export interface Departure {
  /** Chosen by the page; the provider returns it unchanged. */
  state: string;
  redirectUri: string;
}

/** What the provider sent to the callback address, and what was kept from the departure. */
export interface Return {
  data: Record<string, unknown>;
  redirectUri: string;
  kept: Record<string, string>;
}

/** A user's account at a provider, verified. */
export interface VerifiedPerson {
  /** `email` and `phone` only if the provider has verified them. */
  userInfo: SocialUserInfo;
  /** The provider's tokens of this sign-in, if its connector passes them on. */
  tokens?: ProviderTokens | undefined;
}

/**
 * A provider that users of a tenant sign in with, as one of its connectors configures it: social, or enterprise SSO with OpenID Connect or SAML
 * (ADR 122). It verifies the user's account there; the flow decides which account here that is. Every function throws `ConnectorError` or
 * `OutboundError`.
 */
export interface IdentityProvider<P extends VerifiedPerson = VerifiedPerson> {
  /** The provider's page, and what `finish` needs from this sign-in: nonce, code verifier, request ID. */
  start(departure: Departure): Promise<{ authorizationUri: string; kept: Record<string, string> }>;
  /** The account that the user signed in with. */
  finish(back: Return): Promise<P>;
  /** For providers that post signed responses to us: checks one when it arrives, before a sign-in reads it. */
  receive?(posted: Record<string, unknown>): Promise<PostedResponse>;
  /** For the same providers: our metadata, as XML. */
  metadata?(): Promise<string>;
  /** New tokens for a refresh token; only of providers whose tokens can be stored. */
  refresh?(refreshToken: string): Promise<ProviderTokens>;
}

/** An identity provider, and the ID of its connector. */
export interface Connected<P extends VerifiedPerson = VerifiedPerson> {
  id: string;
  provider: IdentityProvider<P>;
  /** Whether the administrator lets the provider's tokens be stored, and for whom: the target of a social connector, or enterprise SSO. */
  storesTokens?: { target: string } | 'sso' | undefined;
}
