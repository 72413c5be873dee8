import type { ProtectedAppMetadata } from '@gatehouse/contract/applications/protected-apps';
import type { Alternative, Snippet } from '../../../parts/guide/snippets.ts';

/** The IDs and URLs that a guide fills in. */
export interface GuideValues {
  /** The tenant's URL. */
  endpoint: string;
  issuer: string;
  appId: string;
  /** The secret, or a placeholder until it is shown. */
  appSecret: string;
  redirectUri: string;
  postLogoutRedirectUri: string;
  /** Indicator of the API that tokens are requested for. */
  resource: string;
  /** Its permissions, separated by spaces. */
  scope: string;
  /** A URL of the API. */
  callUrl: string;
  /** Settings of a protected application's proxy; undefined for other types. */
  protection: Pick<ProtectedAppMetadata, 'host' | 'origin' | 'sessionDuration' | 'pageRules'>;
}

/** The subject of a step, which is the key of its texts. */
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

/** How to connect a framework: suggested redirect URIs, and the steps. */
export interface Guide {
  redirectUri: string;
  postLogoutRedirectUri: string;
  /** It only calls the Management API. */
  isForManagement?: boolean;
  steps: readonly GuideStep[];
}
