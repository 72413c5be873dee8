import { listApplications } from '@gatehouse/contract/applications/endpoints';
import { builtInApplications } from '@gatehouse/contract/applications/built-in';
import type { AuditLog, AuditLogPayload } from '@gatehouse/contract/audit-logs/audit-logs';
import { listConnectors } from '@gatehouse/contract/connectors/endpoints';
import { getMe } from '@gatehouse/contract/me/endpoints';
import { listOrganizationRoles } from '@gatehouse/contract/organization-roles/endpoints';
import { listOrganizations } from '@gatehouse/contract/organizations/endpoints';
import { listOrganizationScopes } from '@gatehouse/contract/organization-scopes/endpoints';
import { listResources } from '@gatehouse/contract/resources/endpoints';
import { listRoles } from '@gatehouse/contract/roles/endpoints';
import { listSsoConnectors } from '@gatehouse/contract/sso-connectors/endpoints';
import { listWebhooks } from '@gatehouse/contract/webhooks/endpoints';
import { listTenantMembers } from '@gatehouse/contract/tenant-members/endpoints';
import { displayName } from '@gatehouse/contract/users/display-name';
import { listUsers } from '@gatehouse/contract/users/endpoints';
import { createContext, useContext } from 'react';
import { useTranslation } from 'react-i18next';
import { useApi } from '../../app/api/use-api.ts';
import { useList } from '../../app/api/use-list.ts';
import { useTenantId } from '../../app/tenant.ts';
import { useCan } from '../../app/use-can.ts';
import { useRecords, usersById } from '../../app/api/use-records.ts';
import { usePickText } from '../texts/use-pick-text.ts';
import { findSubjects, type RecordRef } from './records.ts';

type Names = ReadonlyMap<string, string>;

/** Names of records by kind. */
interface NamesByKind {
  users: Names;
  administrators: Names;
  applications: Names;
  roles: Names;
  resources: Names;
  organizations: Names;
}

/** The names of the records on a page, if they were read together. */
export const KnownNames = createContext<NamesByKind | undefined>(undefined);

/** Names of the records in entries of the audit log: one request per kind for up to 40 of them. */
export function useNamesIn(logs: readonly AuditLog[]): NamesByKind {
  const subjects = logs.flatMap(({ payload }) => findSubjects(payload));
  const idsOf = (kind: RecordRef['kind']) =>
    subjects.filter((each) => each.kind === kind).map(({ id }) => id);
  const actors = logs.flatMap(({ payload: { actor, userId } }) =>
    actor === 'administrator' || userId === undefined ? [] : [userId],
  );
  const clients = logs.flatMap(({ payload: { applicationId } }) => applicationId ?? []);
  const users = useUserNames([...actors, ...idsOf('user')]);
  const administrators = useAdministratorNames();
  return {
    users: new Map([...administrators, ...users]),
    administrators,
    applications: useApplicationNames([...clients, ...idsOf('application')]),
    roles: useRoleNames(idsOf('role')),
    resources: useResourceNames(idsOf('resource')),
    organizations: useOrganizationNames(idsOf('organization')),
  };
}

function useUserNames(ids: readonly string[]): Names {
  const { data } = useRecords(listUsers, ids, usersById);
  return new Map(data.map((user) => [user.id, displayName(user)]));
}

/** The names of the tenant's administrators by ID. */
export function useAdministratorNames(): Names {
  const tenantId = useTenantId() ?? '';
  const enabled = useCan(listTenantMembers.permission);
  const { data = [] } = useApi(listTenantMembers, { params: { tenantId } }, { enabled });
  return new Map(
    data.map(({ id, name, username, primaryEmail }) => [id, name ?? username ?? primaryEmail ?? id]),
  );
}

/** The name of a user, or the id of one who was deleted. */
export function useUserName(id: string | undefined): string | undefined {
  const known = useContext(KnownNames)?.users;
  const read = useUserNames(known || id === undefined ? [] : [id]);
  return id && ((known ?? read).get(id) ?? id);
}

/** Names of applications by id, also of the built-in ones, as they arrive. */
export function useApplicationNames(ids: readonly string[]): Names {
  const { t } = useTranslation();
  const builtIn = new Map<string, string>([
    [builtInApplications.console, t('auditLogs.console')],
    [builtInApplications.demo, t('auditLogs.demo')],
    [builtInApplications.invitation, t('auditLogs.invitation')],
    [builtInApplications.account, t('auditLogs.account')],
  ]);
  const wanted = ids.filter((id) => !builtIn.has(id));
  const { data: found } = useRecords(listApplications, wanted, (some) => ({ ids: some }));
  return new Map([...builtIn, ...toNames(found)]);
}

/** The name of an application, or the id of one that was deleted. */
export function useApplicationName(id: string | undefined): string | undefined {
  const known = useContext(KnownNames)?.applications;
  const read = useApplicationNames(known || id === undefined ? [] : [id]);
  return id && ((known ?? read).get(id) ?? id);
}

function useRoleNames(ids: readonly string[]): Names {
  return toNames(useRecords(listRoles, ids, (some) => ({ ids: some })).data);
}

function useResourceNames(ids: readonly string[]): Names {
  return toNames(useRecords(listResources, ids, (some) => ({ ids: some })).data);
}

function useOrganizationNames(ids: readonly string[]): Names {
  return toNames(useRecords(listOrganizations, ids, (some) => ({ ids: some })).data);
}

const toNames = (records: readonly { id: string; name: string }[]): Names =>
  new Map(records.map(({ id, name }) => [id, name]));

/** The name of a record in an entry; undefined if it has none, or was deleted before entries of deletions had it. */
export function useRecordName(
  record: Pick<RecordRef, 'kind' | 'id' | 'formerName'> | undefined,
): string | undefined {
  const pick = usePickText();
  const { kind, id } = record ?? {};
  const idOf = (wanted: RecordRef['kind']) => (kind === wanted ? id : undefined);
  const user = useUserName(idOf('user'));
  const application = useApplicationName(idOf('application'));
  const known = useContext(KnownNames);
  const toRead = (wanted: RecordRef['kind']) => (known || id === undefined || kind !== wanted ? [] : [id]);
  const rolesRead = useRoleNames(toRead('role'));
  const resourcesRead = useResourceNames(toRead('resource'));
  const organizationsRead = useOrganizationNames(toRead('organization'));
  // There are few of these: one request reads all.
  const few = { query: { page_size: 1000 } };
  const ssoConnectors = useList(listSsoConnectors, few, { enabled: kind === 'ssoConnector' });
  const organizationRoles = useList(listOrganizationRoles, few, { enabled: kind === 'organizationRole' });
  const organizationScopes = useList(listOrganizationScopes, few, { enabled: kind === 'organizationScope' });
  const connectors = useApi(listConnectors, {}, { enabled: kind === 'connector' });
  const webhooks = useList(listWebhooks, few, { enabled: kind === 'webhook' });
  const ofId = <Item extends { id: string }>(items: readonly Item[] | undefined) =>
    items?.find((item) => item.id === id);
  const connector = ofId(connectors.data);
  if (record?.formerName !== undefined) return record.formerName;
  switch (kind) {
    case 'user':
      return user;
    case 'application':
      return application;
    case 'role':
      return id && (known?.roles ?? rolesRead).get(id);
    case 'resource':
      return id && (known?.resources ?? resourcesRead).get(id);
    case 'organization':
      return id && (known?.organizations ?? organizationsRead).get(id);
    case 'ssoConnector':
      return ofId(ssoConnectors.data?.items)?.connectorName;
    case 'organizationRole':
      return ofId(organizationRoles.data?.items)?.name;
    case 'organizationScope':
      return ofId(organizationScopes.data?.items)?.name;
    case 'connector':
      return connector && pick(connector.name);
    case 'webhook':
      return ofId(webhooks.data?.items)?.name;
    default:
      return undefined;
  }
}

/** The label of the actor: the name of a user or administrator, “administrator” for a former one, “machine”, “identity provider” or “you”. */
export function useActorName({ actor, userId }: AuditLogPayload): string | undefined {
  const { t } = useTranslation();
  const isAdministrator = actor === 'administrator';
  const { data: me } = useApi(getMe, {}, { enabled: isAdministrator });
  const name = useUserName(isAdministrator ? undefined : userId);
  const administrators = useAdministratorNames();
  if (actor === 'machine') return t('auditLogs.machine');
  if (actor === 'scim') return t('auditLogs.scim');
  if (actor === 'client') return t('auditLogs.client');
  if (!isAdministrator) return name;
  if (me?.id === userId) return t('auditLogs.you');
  return (userId && administrators.get(userId)) ?? t('auditLogs.administrator');
}
