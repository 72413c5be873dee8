import type { ProtectedAppMetadata } from '@gatehouse/contract/applications/protected-apps';
import type { Alternative, Snippet } from '../../../parts/guide/snippets.ts';

/** What a guide fills in: the person's own ids and addresses. */
export interface GuideValues {
  /** Where the tenant answers. */
  endpoint: string;
  issuer: string;
  appId: string;
  /** The secret, or what stands for it until somebody asks for it. */
  appSecret: string;
  redirectUri: string;
  postLogoutRedirectUri: string;
  /** Indicator of the API that tokens are asked for. */
  resource: string;
  /** What to ask of it, names with spaces between them. */
  scope: string;
  /** Something it answers at. */
  callUrl: string;
  /** What a protected application's proxy is told; says nothing of others. */
  protection: Pick<ProtectedAppMetadata, 'host' | 'origin' | 'sessionDuration' | 'pageRules'>;
}

/** What a step is about; its words are in the phrases, under this key. */
export type StepKey =
  | 'create'
  | 'install'
  | 'redirects'
  | 'configure'
  | 'callback'
  | 'signIn'
  | 'platform'
  | 'deviceBegin'
  | 'deviceShow'
  | 'devicePoll'
  | 'deviceRun'
  | 'roles'
  | 'token'
  | 'callApi'
  | 'ownApi'
  | 'protectedHost'
  | 'protectedProxy'
  | 'protectedServer'
  | 'protectedRun'
  | 'run'
  | 'runMachine';

export interface GuideStep {
  key: StepKey;
  install?: readonly Alternative[];
  code?: (values: GuideValues) => readonly Snippet[];
}

/** How to connect one framework: what to suggest as addresses, and the steps in order. */
export interface Guide {
  redirectUri: string;
  postLogoutRedirectUri: string;
  /** It speaks to the management API and to no other. */
  isForManagement?: boolean;
  steps: readonly GuideStep[];
}
