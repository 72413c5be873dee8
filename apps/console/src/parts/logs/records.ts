import type { AuditLogPayload } from '@gatehouse/contract/audit-logs/audit-logs';

/** A record in an entry; `path` is its page in the console, if any. */
export interface RecordRef {
  kind: Kind | 'other';
  /** Its name in the path. */
  name: string;
  id: string;
  path: string | undefined;
  /** Of a deleted record, which can't be read anymore. */
  formerName?: string;
}

/** Entries don't say whether a connector is passwordless or social. */
const paths = {
  user: '/users/',
  application: '/applications/',
  role: '/roles/',
  resource: '/api-resources/',
  ssoConnector: '/enterprise-sso/',
  organization: '/organizations/',
  organizationRole: '/organization-template/organization-roles/',
  organizationScope: '/organization-template/organization-permissions/',
  connector: undefined,
  webhook: '/webhooks/',
};
type Kind = keyof typeof paths;

const kindsByName: Partial<Record<string, Kind>> = {
  userId: 'user',
  applicationId: 'application',
  roleId: 'role',
  resourceId: 'resource',
  connectorId: 'connector',
  ssoConnectorId: 'ssoConnector',
  organizationId: 'organization',
  organizationRoleId: 'organizationRole',
  organizationScopeId: 'organizationScope',
};
/** The record that `id` belongs to, by the first word of the event. */
const kindsByEvent: Partial<Record<string, Kind>> = {
  User: 'user',
  Application: 'application',
  Role: 'role',
  Resource: 'resource',
  SsoConnector: 'ssoConnector',
  // Its links are below the connector's path.
  ConnectionLink: 'ssoConnector',
  Connector: 'connector',
  Organization: 'organization',
  OrganizationRole: 'organizationRole',
  OrganizationScope: 'organizationScope',
  Webhook: 'webhook',
};

/** The records of an entry: those in its path, and the created one. */
export function listRecords({ key, params, id, old }: AuditLogPayload): RecordRef[] {
  const [subject = ''] = key.split('.');
  const named = Object.entries({ ...params, ...(typeof id === 'string' && { id }) });
  const found = named.map(([name, value]): RecordRef => {
    // In `/api/roles/{id}/users/{userId}`, `id` is the role, even in events of users.
    const kind = name === 'id' ? kindOfId(subject, named) : kindsByName[name];
    const text = String(value);
    const area = kind && paths[kind];
    const record = { kind: kind ?? 'other', name, id: text } as const;
    const formerName = old?.['name'];
    // The path of a deletion ends with the deleted record.
    if (typeof formerName === 'string' && key.endsWith('.Deleted') && name === named.at(-1)?.[0])
      return { ...record, path: undefined, formerName };
    return { ...record, path: area && area + encodeURIComponent(text) };
  });
  return found.filter((record, at) => found.findIndex(({ id }) => id === record.id) === at);
}

/**
 * The target: the record of the event's kind, else the first that isn't the actor; and other
 * records with a page in the console, such as the application whose access to a user was revoked.
 */
export function findSubjects(payload: AuditLogPayload): RecordRef[] {
  const records = listRecords(payload);
  const own = kindsByEvent[payload.key.split('.')[0] ?? ''];
  const others = records.filter(({ id }) => id !== payload.userId);
  const known = others.filter(({ kind }) => kind !== 'other');
  const subject = records.find(({ kind }) => kind === own) ?? known[0] ?? others[0];
  return subject ? [subject, ...known.filter(({ id }) => id !== subject.id)] : [];
}

function kindOfId(subject: string, named: [string, unknown][]): Kind | undefined {
  const own = kindsByEvent[subject];
  const hasOwn = own !== undefined && named.some(([name]) => kindsByName[name] === own);
  return hasOwn ? 'role' : own;
}
