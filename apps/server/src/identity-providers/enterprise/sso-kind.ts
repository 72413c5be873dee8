import type {
  AuthorizationRequest,
  Callback,
  SocialUserInfo,
  Tools,
} from '@gatehouse/connectors/kit/connector';
import type { Mark } from '@gatehouse/connectors/kit/marks';
import type { SsoProviderName, SsoProviderType } from '@gatehouse/contract/sso-connectors/sso-connectors';
import type { KeyObject } from 'node:crypto';
import type { z } from 'zod';

/** As whom we speak to an identity provider: one service for each connector of a tenant. */
export interface Service {
  /** The tenant's public address. */
  origin: string;
  connectorId: string;
}

/** What every call of a kind gets: its way out, and who asks. */
export interface SsoTools extends Tools {
  service: Service;
  /** The connector's own key, made when it is first asked for. */
  keyOf(purpose: 'signing' | 'encryption'): Promise<KeyObject>;
}

/** A sign-in as it begins and as it ends; where providers post to is the kind's own business. */
export type SsoRequest = Omit<AuthorizationRequest, 'postUri'>;
export type SsoCallback = Omit<Callback, 'postUri'>;

/** Who came back, proven. */
export interface SsoPerson {
  /** Whose word it is, in one spelling for ever: with the id it names the account there. */
  issuer: string;
  /** `email` and `phone` only where the provider vouches for them. */
  userInfo: SocialUserInfo;
}

/**
 * A kind of enterprise SSO connector: a file in `kinds` and a line in `sso-kinds.ts`. It says who somebody is at a customer's identity
 * provider; whose account that is, is decided by the flow. Every function throws `ConnectorError`, and `OutboundError` of its way out.
 */
export interface SsoKind<S extends z.ZodObject = z.ZodObject> extends Mark {
  providerName: SsoProviderName;
  providerType: SsoProviderType;
  name: string;
  description: string;
  /** How to set it up, in Markdown. */
  readme: string;
  settings: S;
  /** What the identity provider has to be told of us, by name. */
  describeService(service: Service): Record<string, string>;
  /** What the provider says about itself, for the administrator to compare. Settings may be incomplete. */
  lookUp(tools: SsoTools, settings: Partial<z.output<S>>): Promise<Record<string, unknown>>;
  /** Where the person is sent to sign in. `keep` holds what `finish` needs of this sign-in. */
  authorizationUri(tools: SsoTools, settings: z.output<S>, request: SsoRequest): Promise<string>;
  /** Who came back, from what the provider sent to the callback address. */
  finish(tools: SsoTools, settings: z.output<S>, callback: SsoCallback): Promise<SsoPerson>;
  /**
   * Of kinds whose providers post signed answers: checks one before anybody has asked who it is. `requestId` is what it says it answers;
   * null is nobody's request. It is kept until `expiresAt` (milliseconds since 1970), given to `finish` once, and refused when its `id` comes again.
   */
  receive?(
    tools: SsoTools,
    settings: z.output<S>,
    data: Record<string, unknown>,
  ): Promise<{ id: string; expiresAt: number; requestId: string | null }>;
  /** What the provider can read about us, as XML. */
  describeUs?(tools: SsoTools, settings: z.output<S>): Promise<string>;
}

/** Declares a kind; its functions are typed by its settings. */
export const defineSsoKind = <S extends z.ZodObject>(kind: SsoKind<S>): SsoKind => kind as unknown as SsoKind;

/** Where people come back to, for every kind. */
export const callbackAddress = ({ origin, connectorId }: Service): string =>
  `${origin}/callback/${connectorId}`;
