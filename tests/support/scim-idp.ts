/** What an identity provider knows of a person. */
export interface Person {
  userName: string;
  email?: string;
  givenName?: string;
  familyName?: string;
  externalId?: string;
}

/** A resource, a list or an error. What isn't there is read as undefined. */
export interface ScimBody {
  id: string;
  userName: string;
  active: boolean;
  emails: { value: string; type?: string; primary?: boolean }[];
  members: { value: string }[];
  totalResults: number;
  Resources: ScimBody[];
  scimType: string;
  detail: string;
  [attribute: string]: unknown;
}

export interface ScimResponse {
  status: number;
  headers: Headers;
  /** Empty without a body. */
  body: ScimBody;
}

/** A pretend identity provider: it calls the SCIM endpoints of one organization with its token. */
export interface ScimIdp {
  send(method: string, path: string, body?: unknown, headers?: Record<string, string>): Promise<ScimResponse>;
  /** Requests as Okta sends them: a search, then the change. */
  okta: ScimAgent;
  /** Requests as Microsoft Entra ID sends them: operations with capital letters, and texts for truth values. */
  entra: ScimAgent;
}

interface ScimAgent {
  /** Searches for the person, and creates them if they aren't found. Returns the last response. */
  provision(person: Person): Promise<ScimResponse>;
  setActive(id: string, isActive: boolean): Promise<ScimResponse>;
  addToGroup(groupId: string, ...userIds: string[]): Promise<ScimResponse>;
  removeFromGroup(groupId: string, userId: string): Promise<ScimResponse>;
}

const core = 'urn:ietf:params:scim:schemas:core:2.0:User';
const enterprise = 'urn:ietf:params:scim:schemas:extension:enterprise:2.0:User';
const patchOp = 'urn:ietf:params:scim:api:messages:2.0:PatchOp';

export function createScimIdp(baseUrl: string, token: string): ScimIdp {
  const send: ScimIdp['send'] = async (method, path, body, headers = {}) => {
    const response = await fetch(baseUrl + path, {
      method,
      headers: {
        authorization: `Bearer ${token}`,
        accept: 'application/scim+json',
        ...(body !== undefined && { 'content-type': 'application/scim+json; charset=utf-8' }),
        ...headers,
      },
      ...(body !== undefined && { body: typeof body === 'string' ? body : JSON.stringify(body) }),
    });
    const text = await response.text();
    return {
      status: response.status,
      headers: response.headers,
      body: JSON.parse(text === '' ? '{}' : text),
    };
  };
  const patch = (path: string, ...operations: object[]) =>
    send('PATCH', path, { schemas: [patchOp], Operations: operations });
  const find = (filter: string) =>
    send('GET', `/Users?filter=${encodeURIComponent(filter)}&startIndex=1&count=100`);

  const okta: ScimAgent = {
    async provision({ userName, email = userName, givenName = 'Ada', familyName = 'King', externalId }) {
      const found = await find(`userName eq ${JSON.stringify(userName)}`);
      if (found.body.totalResults > 0) return send('GET', `/Users/${found.body.Resources[0]?.id}`);
      return send('POST', '/Users', {
        schemas: [core],
        userName,
        name: { givenName, familyName },
        emails: [{ primary: true, value: email, type: 'work' }],
        displayName: `${givenName} ${familyName}`,
        locale: 'en-US',
        externalId: externalId ?? `00u-${userName}`,
        groups: [],
        password: '1mz050nq',
        active: true,
      });
    },
    setActive: (id, active) => patch(`/Users/${id}`, { op: 'replace', value: { active } }),
    addToGroup: (groupId, ...userIds) =>
      patch(`/Groups/${groupId}`, {
        op: 'add',
        path: 'members',
        value: userIds.map((value) => ({ value, display: value })),
      }),
    removeFromGroup: (groupId, userId) =>
      patch(`/Groups/${groupId}`, { op: 'remove', path: `members[value eq "${userId}"]` }),
  };

  const entra: ScimAgent = {
    async provision({ userName, email = userName, givenName = 'Ada', familyName = 'King', externalId }) {
      const id = externalId ?? `entra-${userName}`;
      const found = await find(`externalId eq ${JSON.stringify(id)}`);
      if (found.body.totalResults > 0) return send('GET', `/Users/${found.body.Resources[0]?.id}`);
      return send('POST', '/Users', {
        schemas: [core, enterprise],
        externalId: id,
        userName,
        active: 'True',
        emails: [{ primary: true, type: 'work', value: email }],
        meta: { resourceType: 'User' },
        name: { formatted: `${givenName} ${familyName}`, familyName, givenName },
        roles: [],
      });
    },
    setActive: (id, isActive) =>
      patch(`/Users/${id}`, { op: 'Replace', path: 'active', value: isActive ? 'True' : 'False' }),
    addToGroup: (groupId, ...userIds) =>
      patch(`/Groups/${groupId}`, {
        op: 'Add',
        path: 'members',
        value: userIds.map((value) => ({ $ref: null, value })),
      }),
    removeFromGroup: (groupId, userId) =>
      patch(`/Groups/${groupId}`, { op: 'Remove', path: 'members', value: [{ value: userId }] }),
  };
  return { send, okta, entra };
}
