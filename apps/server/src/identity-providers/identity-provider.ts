import type { PostedAnswer, SocialUserInfo } from '@gatehouse/connectors/kit/connector';

/** A sign-in that is about to leave for a provider. */
export interface Departure {
  /** Chosen by the page; comes back unchanged. */
  state: string;
  redirectUri: string;
}

/** What the provider sent to the callback address, and what was kept when the person left. */
export interface Return {
  data: Record<string, unknown>;
  redirectUri: string;
  kept: Record<string, string>;
}

/** The person who came back, proven. */
export interface ProvenPerson {
  /** `email` and `phone` only where the provider vouches for them. */
  userInfo: SocialUserInfo;
}

/**
 * A provider that a tenant's people sign in with, as one of its connectors sets it up: social, or a company's by OpenID Connect or SAML. It
 * proves who somebody is there; whose account that is, is decided by the flow. Every function throws `ConnectorError`, or `OutboundError`.
 */
export interface IdentityProvider<P extends ProvenPerson = ProvenPerson> {
  /** Where the person is sent to sign in, and what `finish` needs of this sign-in: nonce, code verifier, request id. */
  start(departure: Departure): Promise<{ authorizationUri: string; kept: Record<string, string> }>;
  /** Who came back. */
  finish(back: Return): Promise<P>;
  /** Of providers that post signed answers to us: checks one when it arrives, before a sign-in reads it. */
  receive?(posted: Record<string, unknown>): Promise<PostedAnswer>;
  /** Of the same: what they can read about us, as XML. */
  metadata?(): Promise<string>;
}

/** An identity provider, and the connector that it belongs to. */
export interface Connected<P extends ProvenPerson = ProvenPerson> {
  id: string;
  provider: IdentityProvider<P>;
}
