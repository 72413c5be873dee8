import type { ApplicationWithAdmin } from '@gatehouse/contract/applications/applications';
import type { AuditLogKey } from '@gatehouse/contract/audit-logs/keys';

/** The event that each sign-in of the application ends with, or each request of a machine-to-machine application. */
export function eventOf({ type, customClientMetadata }: ApplicationWithAdmin): AuditLogKey {
  if (type === 'MachineToMachine') return 'ExchangeTokenBy.ClientCredentials';
  if (type === 'SAML') return 'SamlApplication.Callback';
  return customClientMetadata.isDeviceFlow
    ? 'ExchangeTokenBy.DeviceCode'
    : 'ExchangeTokenBy.AuthorizationCode';
}
