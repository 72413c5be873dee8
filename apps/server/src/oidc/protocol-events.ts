import type { protocolKeys } from '@gatehouse/contract/audit-logs/keys';
import type { Webhook } from '../web/events.ts';
import { deviceGrant } from './device-cookie.ts';
import { exchangeGrant } from './exchange-parameters.ts';

export type ProtocolKey = (typeof protocolKeys)[number];

/** A sign-out that ended a session. */
interface SignedOut {
  userId: string;
  sessionId: string;
}

/** A new grant of an application that limits how many a user has. */
interface LimitedGrant {
  userId: string;
  applicationId: string;
  revokedGrantIds: readonly string[];
  maxAllowedGrants: number;
  preRevocationActiveGrantCount: number;
  ip: string;
  userAgent: string;
}

interface ProtocolEvents {
  audit: ProtocolKey;
  /** When the audit log entry is written. */
  step: string;
  /** The `grant_type` of the token request. */
  grant?: string;
  webhooks?: readonly Webhook<SignedOut>[];
}

/** The audit log entries of the protocol's endpoints, with their webhook events (ADR 143). */
export const protocolEvents: readonly ProtocolEvents[] = [
  {
    audit: 'Authorization.Refused',
    step: 'Authorization request that exceeds the application’s settings, or of a user who may not use it',
  },
  { audit: 'ExchangeTokenBy.AuthorizationCode', step: 'Token request', grant: 'authorization_code' },
  { audit: 'ExchangeTokenBy.RefreshToken', step: 'Token request', grant: 'refresh_token' },
  { audit: 'ExchangeTokenBy.ClientCredentials', step: 'Token request', grant: 'client_credentials' },
  { audit: 'ExchangeTokenBy.DeviceCode', step: 'Token request', grant: deviceGrant },
  { audit: 'ExchangeTokenBy.TokenExchange', step: 'Token request', grant: exchangeGrant },
  { audit: 'ExchangeTokenBy.Unknown', step: 'Token request with another `grant_type`' },
  {
    audit: 'JwtCustomizer.AccessToken',
    step: 'Token request whose script for custom claims fails, for a user',
  },
  {
    audit: 'JwtCustomizer.ClientCredentials',
    step: 'Token request whose script for custom claims fails, for a machine-to-machine application',
  },
  { audit: 'RevokeToken', step: 'Revocation request' },
  {
    audit: 'EndSession',
    step: 'Sign-out that ends a session',
    webhooks: [
      {
        event: 'User.Session.Ended',
        ids: { userId: { says: 'the user', pick: ({ userId }) => userId } },
        data: { says: '`sessionId`', pick: ({ sessionId }) => ({ sessionId }) },
      },
    ],
  },
  { audit: 'SamlApplication.AuthnRequest', step: 'Authentication request of a SAML application' },
  {
    audit: 'SamlApplication.Callback',
    step: 'End of a sign-in to a SAML application: a response with an assertion, or why there is none',
  },
  { audit: 'SamlApplication.LogoutRequest', step: 'Logout request of a SAML application' },
  { audit: 'Requests.Refused', step: 'Hourly summary of rejected requests, by IP address' },
];

/** The webhook events of protocol requests that the audit log doesn't record separately. */
export const grantEvents: readonly { step: string; webhooks: readonly Webhook<LimitedGrant>[] }[] = [
  {
    step: 'A new grant exceeds the application’s limit per user, so older ones end',
    webhooks: [
      {
        event: 'Grant.LimitExceeded',
        ids: {
          userId: { says: 'the user', pick: ({ userId }) => userId },
          applicationId: { says: 'the application', pick: ({ applicationId }) => applicationId },
        },
        data: {
          says: '`userId`, `applicationId`, `revokedGrantIds`, `maxAllowedGrants`, `preRevocationActiveGrantCount`, `ip`, `userAgent`',
          pick: (made) => ({ ...made }),
        },
      },
    ],
  },
];

/** The audit key of a token request. */
export const exchangeKey = (grantType: string): ProtocolKey =>
  protocolEvents.find(({ grant }) => grant === grantType)?.audit ?? 'ExchangeTokenBy.Unknown';
