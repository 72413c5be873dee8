import type { AuditLogKey } from '@gatehouse/contract/audit-logs/keys';

interface RegistrationEvent {
  audit: AuditLogKey;
  /** When the audit log entry is written. */
  step: string;
}

export const registered: RegistrationEvent = {
  audit: 'ClientRegistration.Client.Registered',
  step: 'An application registers itself',
};

export const updated: RegistrationEvent = {
  audit: 'ClientRegistration.Client.Updated',
  step: 'A registered client changes itself',
};

export const deleted: RegistrationEvent = {
  audit: 'ClientRegistration.Client.Deleted',
  step: 'A registered client deletes itself',
};

/** What registration writes to the audit log. It makes no webhook events. */
export const registrationEvents: readonly RegistrationEvent[] = [
  registered,
  updated,
  deleted,
  {
    audit: 'ClientRegistration.Client.Expired',
    step: 'A registered client that no user gives access to is deleted',
  },
];
