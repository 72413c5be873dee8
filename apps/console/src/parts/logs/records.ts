import type { AuditLogPayload } from '@gatehouse/contract/audit-logs/audit-logs';

/** A record a line speaks of; `path` is its page in the console, where it has one. */
export interface RecordRef {
  kind: 'user' | 'application' | 'role' | 'resource' | 'other';
  /** What the path calls it. */
  name: string;
  id: string;
  path: string | undefined;
}

const paths = {
  user: '/users/',
  application: '/applications/',
  role: '/roles/',
  resource: '/api-resources/',
};
type Kind = keyof typeof paths;

const kindsByName: Partial<Record<string, Kind>> = {
  userId: 'user',
  applicationId: 'application',
  roleId: 'role',
  resourceId: 'resource',
};
/** What `id` is, by the first word of the event. */
const kindsByEvent: Partial<Record<string, Kind>> = {
  User: 'user',
  Application: 'application',
  Role: 'role',
  Resource: 'resource',
};

/** The records a line is about: those its path named, and the one it created. */
export function listRecords({ key, params, id }: AuditLogPayload): RecordRef[] {
  const [subject = ''] = key.split('.');
  const named = Object.entries({ ...params, ...(typeof id === 'string' && { id }) });
  const found = named.map(([name, value]): RecordRef => {
    // `/api/roles/{id}/users/{userId}` tells of a user; its `id` is the role all the same.
    const kind = name === 'id' ? kindOfId(subject, named) : kindsByName[name];
    const text = String(value);
    return { kind: kind ?? 'other', name, id: text, path: kind && paths[kind] + encodeURIComponent(text) };
  });
  return found.filter((record, at) => found.findIndex(({ id }) => id === record.id) === at);
}

/** The one record it is about: of those it names, the one of the event's own kind, else the first that is not who did it. */
export function findSubject(payload: AuditLogPayload): RecordRef | undefined {
  const records = listRecords(payload);
  const own = kindsByEvent[payload.key.split('.')[0] ?? ''];
  return records.find(({ kind }) => kind === own) ?? records.find(({ id }) => id !== payload.userId);
}

function kindOfId(subject: string, named: [string, unknown][]): Kind | undefined {
  const own = kindsByEvent[subject];
  const hasOwn = own !== undefined && named.some(([name]) => kindsByName[name] === own);
  return hasOwn ? 'role' : own;
}
