import type { AuditLogPayload } from '@gatehouse/contract/audit-logs/audit-logs';

/** A record a line speaks of; `path` is its page in the console, where it has one. */
export interface RecordRef {
  kind: Kind | 'other';
  /** What the path calls it. */
  name: string;
  id: string;
  path: string | undefined;
}

/** Which of its two areas a connector's page stands in is not said in a line. */
const paths = {
  user: '/users/',
  application: '/applications/',
  role: '/roles/',
  resource: '/api-resources/',
  ssoConnector: '/enterprise-sso/',
  connector: undefined,
};
type Kind = keyof typeof paths;

const kindsByName: Partial<Record<string, Kind>> = {
  userId: 'user',
  applicationId: 'application',
  roleId: 'role',
  resourceId: 'resource',
  ssoConnectorId: 'ssoConnector',
};
/** What `id` is, by the first word of the event. */
const kindsByEvent: Partial<Record<string, Kind>> = {
  User: 'user',
  Application: 'application',
  Role: 'role',
  Resource: 'resource',
  SsoConnector: 'ssoConnector',
  Connector: 'connector',
};

/** The records a line is about: those its path named, and the one it created. */
export function listRecords({ key, params, id }: AuditLogPayload): RecordRef[] {
  const [subject = ''] = key.split('.');
  const named = Object.entries({ ...params, ...(typeof id === 'string' && { id }) });
  const found = named.map(([name, value]): RecordRef => {
    // `/api/roles/{id}/users/{userId}` tells of a user; its `id` is the role all the same.
    const kind = name === 'id' ? kindOfId(subject, named) : kindsByName[name];
    const text = String(value);
    const area = kind && paths[kind];
    return { kind: kind ?? 'other', name, id: text, path: area && area + encodeURIComponent(text) };
  });
  return found.filter((record, at) => found.findIndex(({ id }) => id === record.id) === at);
}

/**
 * What it was done to: of the records it names, the one of the event's own kind, else the first that is not who did it; and what else of the
 * console's records had a part in it, such as the application whose access to a user has ended.
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
