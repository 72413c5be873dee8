import type {
  ConnectorPlatform,
  ConnectorType,
  MessageUsage,
} from '@gatehouse/contract/connectors/connectors';
import type { z } from 'zod';
import type { Outbound, OutboundAnswer } from './outbound.ts';
import type { SamlReader } from './saml/reader.ts';

/** What a kind of connector is called and looks like. */
export interface Metadata {
  /** Stays for ever: what is set up refers to it. */
  id: string;
  type: ConnectorType;
  /** The provider. Two connectors of one target sign in to the same accounts. */
  target: string;
  platform: ConnectorPlatform | null;
  /** By language tag, with an English entry (VAL-13). */
  name: Record<string, string>;
  description: Record<string, string>;
  /** Address of a square picture; `data:` is fine. */
  logo: string;
  logoDark: string | null;
  /** Hosts that its pictures of people come from (`*.` for any name below one): the console loads no others (ADR 112). */
  avatarHosts?: readonly string[];
  /** How to set it up, in Markdown. */
  readme: string;
  /** For any provider that speaks a protocol: name, logo and target are the administrator's. */
  isStandard?: boolean;
  /** To try sign-in with: nobody has an account at a provider for it, and it goes once it is not offered (API-30). */
  isDemo?: boolean;
}

/** A rendered e-mail or SMS. */
export interface MessageContent {
  /** Empty for SMS. */
  subject: string;
  text: string;
  /** Of an e-mail that has one. */
  html?: string;
  /** Sender and address for answers where the template names its own. */
  from?: string;
  replyTo?: string;
}

/** What the message is about: for templates, and for providers that render themselves. */
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
  usage: MessageUsage;
  content: MessageContent;
  payload: MessagePayload;
  /** Address of the person who asked for it, where known. */
  ip?: string;
}

/** What every call of a connector gets. */
export interface Tools {
  /** Its way out. */
  outbound: Outbound;
  /** Reads what identity providers of SAML send. */
  saml: SamlReader;
  /**
   * Fetches a document that a provider publishes for everyone. In `authorizationUri` and `receive` it may be ten seconds old and shared with other users
   * (ADR 122), so the request must contain no secret and nothing that belongs to one sign-in.
   */
  readDocument(url: string, headers?: Record<string, string>): Promise<OutboundAnswer>;
}

/** A person as a social provider describes them. */
export interface SocialUserInfo {
  /** The provider's id of the account; never changes, never given to another. */
  id: string;
  /** Only an address the provider has verified. */
  email?: string;
  phone?: string;
  name?: string;
  avatar?: string;
  /** What the provider answered. */
  rawData?: unknown;
}

export interface AuthorizationRequest {
  /** Comes back unchanged and is compared then. */
  state: string;
  redirectUri: string;
  /** Where a provider posts to that answers by a form of its own page. */
  postUri: string;
  /** Kept by the caller until the person comes back, and given to `userInfo`: nonce, code verifier. */
  keep: (values: Record<string, string>) => void;
}

export interface Callback {
  /** The parameters that the provider sent back. */
  data: Record<string, unknown>;
  redirectUri: string;
  postUri: string;
  /** What `authorizationUri` kept. */
  kept: Record<string, string>;
}

/** A signed answer that was posted. It is stored until it expires and read by one sign-in; a second one with the same `id` is rejected. */
export interface PostedAnswer {
  id: string;
  /** Milliseconds since 1970. */
  expiresAt: number;
  /** The request that it claims to answer; null for an IdP-initiated sign-in. */
  requestId: string | null;
}

/** How a provider's own prompt is shown on the sign-in page: the browser's accounts there, one of which is chosen without leaving. */
export interface OneTap {
  clientId: string;
  /** Signs in by itself where the browser has one account that has signed in here before. */
  autoSelect: boolean;
  /** A click beside it puts it away. */
  closeOnTapOutside: boolean;
  /** In browsers that keep third parties from reading their cookies, in which it looks otherwise. */
  itpSupport: boolean;
}

/** A kind of connector. Every function throws `ConnectorError`, and `OutboundError` of its way out. */
export interface Connector<S extends z.ZodObject = z.ZodObject> {
  metadata: Metadata;
  settings: S;
  /** E-mail and SMS: hands one message to the provider; done when the provider has taken it. */
  sendMessage?(tools: Tools, settings: z.output<S>, message: Message): Promise<void>;
  /** Social: where the person is sent to sign in. */
  authorizationUri?(tools: Tools, settings: z.output<S>, request: AuthorizationRequest): Promise<string>;
  /** Social: who came back. */
  userInfo?(tools: Tools, settings: z.output<S>, callback: Callback): Promise<SocialUserInfo>;
  /**
   * Social: whether the provider is where the settings say, asked before they are saved. `field` of what it throws is the setting that does not fit.
   */
  check?(tools: Tools, settings: z.output<S>): Promise<void>;
  /**
   * Social: the provider's prompt, where it is switched on. What it gives is shown to `userInfo` as `credential`, with the nonce that the page
   * gave the prompt among what was kept.
   */
  oneTap?(settings: z.output<S>): OneTap | undefined;
  /** Social, for providers that post signed answers: checks one when it arrives, before a sign-in reads it. */
  receive?(
    tools: Tools,
    settings: z.output<S>,
    posted: Pick<Callback, 'data' | 'postUri'>,
  ): Promise<PostedAnswer>;
  /** Social: what the provider can read about us, as XML. */
  describeUs?(settings: z.output<S>, postUri: string): string;
}

/** Declares a connector; its functions are typed by its settings. */
export function defineConnector<S extends z.ZodObject>(connector: Connector<S>): Connector;
export function defineConnector(connector: Connector): Connector {
  return connector;
}
