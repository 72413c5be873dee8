import type { AccountNotice } from '@gatehouse/contract/connectors/notices';
import type {
  ConnectorPlatform,
  ConnectorType,
  MessageUsage,
} from '@gatehouse/contract/connectors/connectors';
import type { z } from 'zod';
import type { Outbound, OutboundAnswer } from './outbound.ts';
import type { SamlReader } from './saml/reader.ts';

/** Metadata of a connector factory. */
export interface Metadata {
  /** Never change it: connectors refer to it. */
  id: string;
  type: ConnectorType;
  /** The provider. Connectors with the same target sign in to the same accounts. */
  target: string;
  platform: ConnectorPlatform | null;
  /** By language tag, with an English entry (VAL-13). */
  name: Record<string, string>;
  description: Record<string, string>;
  /** URL of a square image; may be a `data:` URL. */
  logo: string;
  logoDark: string | null;
  /** Hosts of its users' avatars (`*.` for any subdomain); the console loads no others (ADR 112). */
  avatarHosts?: readonly string[];
  /** How to set it up, in Markdown. */
  readme: string;
  /** Works with any provider of the protocol; the administrator sets name, logo and target. */
  isStandard?: boolean;
  /** Only for trying out sign-in without a real provider; deleted when it is no longer offered (API-30). */
  isDemo?: boolean;
}

/** A rendered email or SMS. */
export interface MessageContent {
  /** Empty for SMS. */
  subject: string;
  text: string;
  /** HTML part of an email, if any. */
  html?: string;
  /** Sender and reply-to address, if the template sets them. */
  from?: string;
  replyTo?: string;
}

/** Variables for templates, and for providers that render messages themselves. */
export interface MessagePayload {
  code?: string;
  link?: string;
  locale?: string;
  uiLocales?: string;
  application?: Record<string, unknown>;
  user?: Record<string, unknown>;
  organization?: Record<string, unknown>;
  [variable: string]: unknown;
}

export interface Message {
  to: string;
  usage: MessageUsage | AccountNotice;
  content: MessageContent;
  payload: MessagePayload;
  /** IP address of the user who requested it, if known. */
  ip?: string;
}

/** Tools that are passed to every function of a connector. */
export interface Tools {
  /** The guarded HTTP client. */
  outbound: Outbound;
  /** Reads SAML responses and metadata. */
  saml: SamlReader;
  /**
   * Fetches a document that a provider publishes for everyone. In `authorizationUri` and `receive` it may be ten seconds old and shared with other users
   * (ADR 122), so the request must contain no secret and nothing that belongs to one sign-in.
   */
  readDocument(url: string, headers?: Record<string, string>): Promise<OutboundAnswer>;
}

/** A user's profile at a social provider. */
export interface SocialUserInfo {
  /** The provider's ID of the account; never changes and is never reassigned. */
  id: string;
  /** Only if the provider has verified it. */
  email?: string;
  phone?: string;
  name?: string;
  avatar?: string;
  /** The provider's response. */
  rawData?: unknown;
}

/** A provider's tokens for the account of a user, with which an application can call the provider's APIs. */
export interface ProviderTokens {
  accessToken: string;
  refreshToken?: string | undefined;
  /** Names separated by spaces, if the provider said what it granted. */
  scope?: string | undefined;
  tokenType?: string | undefined;
  /** Seconds until the access token expires; undefined if the provider didn't say. */
  expiresIn?: number | undefined;
}

export interface AuthorizationRequest {
  /** Returned unchanged by the provider, and compared then. */
  state: string;
  redirectUri: string;
  /** URL for providers that post their response with a form (SAML). */
  postUri: string;
  /** Stores values until the callback, when `userInfo` receives them: nonce, code verifier. */
  keep: (values: Record<string, string>) => void;
  /** The provider's tokens will be stored, so providers that issue refresh tokens only on request should be asked for one. */
  keepsTokens?: boolean;
}

export interface Callback {
  /** The parameters that the provider sent back. */
  data: Record<string, unknown>;
  redirectUri: string;
  postUri: string;
  /** The values that `authorizationUri` stored with `keep`. */
  kept: Record<string, string>;
  /** Receives the provider's tokens of this sign-in, which are stored if the administrator has turned that on. */
  keepTokens?: ((tokens: ProviderTokens) => void) | undefined;
}

/** A signed response that was posted. It is stored until it expires and read by one sign-in; a second one with the same `id` is rejected. */
export interface PostedResponse {
  id: string;
  /** Milliseconds since 1970. */
  expiresAt: number;
  /** The request that it claims to respond to; null for an IdP-initiated sign-in. */
  requestId: string | null;
}

/** Google One Tap: a prompt on the sign-in page with the browser's Google accounts. */
export interface OneTap {
  clientId: string;
  /** Signs in automatically if the browser has one account that has signed in before. */
  autoSelect: boolean;
  /** A click outside closes it. */
  closeOnTapOutside: boolean;
  /** Supports browsers with Intelligent Tracking Prevention, where it opens a window. */
  itpSupport: boolean;
}

/** A connector factory. Every function throws `ConnectorError`, or `OutboundError` of the HTTP client. */
export interface Connector<S extends z.ZodObject = z.ZodObject> {
  metadata: Metadata;
  settings: S;
  /** Email and SMS: sends one message; resolves when the provider has accepted it. */
  sendMessage?(tools: Tools, settings: z.output<S>, message: Message): Promise<void>;
  /** Social: the URL that the user is redirected to. */
  authorizationUri?(tools: Tools, settings: z.output<S>, request: AuthorizationRequest): Promise<string>;
  /** Social: the user's profile after the callback. */
  userInfo?(tools: Tools, settings: z.output<S>, callback: Callback): Promise<SocialUserInfo>;
  /**
   * Social: checks the settings with the provider before they are saved. Throws an error whose `field` is the wrong setting.
   */
  check?(tools: Tools, settings: z.output<S>): Promise<void>;
  /**
   * Social: One Tap, if it is turned on. `userInfo` receives its result as `credential`, and the page's nonce in `kept`.
   */
  oneTap?(settings: z.output<S>): OneTap | undefined;
  /** Social, for providers that post signed responses: checks a response on arrival, before a sign-in reads it. */
  receive?(
    tools: Tools,
    settings: z.output<S>,
    posted: Pick<Callback, 'data' | 'postUri'>,
  ): Promise<PostedResponse>;
  /**
   * Social: new tokens for a refresh token. A connector that has this, and calls `keepTokens`, supports storing the provider's tokens.
   */
  refresh?(tools: Tools, settings: z.output<S>, refreshToken: string): Promise<ProviderTokens>;
  /** Social, for SAML: our service provider metadata as XML. */
  serviceMetadata?(settings: z.output<S>, postUri: string): string;
}

/** Declares a connector. Its functions' types follow from its settings. */
export function defineConnector<S extends z.ZodObject>(connector: Connector<S>): Connector;
export function defineConnector(connector: Connector): Connector {
  return connector;
}
