import { listApplications } from '@gatehouse/contract/applications/endpoints';
import { builtInApplications } from '@gatehouse/contract/applications/built-in';
import type { AuditLogPayload } from '@gatehouse/contract/audit-logs/audit-logs';
import { listConnectors } from '@gatehouse/contract/connectors/endpoints';
import { getMe } from '@gatehouse/contract/me/endpoints';
import { listResources } from '@gatehouse/contract/resources/endpoints';
import { listRoles } from '@gatehouse/contract/roles/endpoints';
import { listSsoConnectors } from '@gatehouse/contract/sso-connectors/endpoints';
import { displayName } from '@gatehouse/contract/users/display-name';
import { listUsers } from '@gatehouse/contract/users/endpoints';
import { useQueries } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { keyOf } from '../../app/api/keys.ts';
import { callList } from '../../app/api/list.ts';
import { useApi } from '../../app/api/use-api.ts';
import { useList } from '../../app/api/use-list.ts';
import { useApp } from '../../app/app-context.ts';
import { usePickText } from '../texts/use-pick-text.ts';
import type { RecordRef } from './records.ts';

/** The name of a user, or the id of one who is gone. Asked for as a list, which has an answer for those too. */
export function useUserName(id: string | undefined): string | undefined {
  const { data } = useList(
    listUsers,
    { query: { 'search.id': id, page_size: 1 } },
    { enabled: id !== undefined },
  );
  const user = data?.items.find((item) => item.id === id);
  return user ? displayName(user) : id;
}

/** Names of applications by id, of ours too, as they arrive. Asked for one by one, as lists, which have an answer for one that is gone too. */
export function useApplicationNames(ids: readonly string[]): Map<string, string> {
  const { t } = useTranslation();
  const { api } = useApp();
  const own = new Map<string, string>([
    [builtInApplications.console, t('auditLogs.console')],
    [builtInApplications.demo, t('auditLogs.demo')],
  ]);
  const pages = useQueries({
    queries: [...new Set(ids)]
      .filter((id) => !own.has(id))
      .map((id) => {
        const query = { search: id, page_size: 1 };
        return {
          queryKey: keyOf(listApplications, { query }),
          queryFn: ({ signal }: { signal: AbortSignal }) =>
            callList(api, listApplications, { query }, { signal }),
        };
      }),
  });
  const found = pages.flatMap(({ data }) => data?.items ?? []);
  return new Map([...own, ...found.map(({ id, name }): [string, string] => [id, name])]);
}

/** The name of an application, or the id of one that is gone. */
export function useApplicationName(id: string | undefined): string | undefined {
  const names = useApplicationNames(id === undefined ? [] : [id]);
  return id && (names.get(id) ?? id);
}

/** The name of a record that a line speaks of; undefined of one that has none, or is gone. */
export function useRecordName(record: Pick<RecordRef, 'kind' | 'id'> | undefined): string | undefined {
  const pick = usePickText();
  const { kind, id } = record ?? {};
  const idOf = (wanted: RecordRef['kind']) => (kind === wanted ? id : undefined);
  const user = useUserName(idOf('user'));
  const application = useApplicationName(idOf('application'));
  const found = { query: { search: id, page_size: 1 } };
  const roles = useList(listRoles, found, { enabled: kind === 'role' });
  const resources = useList(listResources, found, { enabled: kind === 'resource' });
  // There are few of these: one answer names all.
  const few = { query: { page_size: 1000 } };
  const ssoConnectors = useList(listSsoConnectors, few, { enabled: kind === 'ssoConnector' });
  const connectors = useApi(listConnectors, {}, { enabled: kind === 'connector' });
  const ofId = <Item extends { id: string }>(items: readonly Item[] | undefined) =>
    items?.find((item) => item.id === id);
  const connector = ofId(connectors.data);
  switch (kind) {
    case 'user':
      return user;
    case 'application':
      return application;
    case 'role':
      return ofId(roles.data?.items)?.name;
    case 'resource':
      return ofId(resources.data?.items)?.name;
    case 'ssoConnector':
      return ofId(ssoConnectors.data?.items)?.connectorName;
    case 'connector':
      return connector && pick(connector.name);
    default:
      return undefined;
  }
}

/** Who acted, in words: one of the tenant's users by name, an administrator as that, or oneself. */
export function useActorName({ actor, userId }: AuditLogPayload): string | undefined {
  const { t } = useTranslation();
  const isAdministrator = actor === 'administrator';
  const { data: me } = useApi(getMe, {}, { enabled: isAdministrator });
  const name = useUserName(isAdministrator ? undefined : userId);
  if (actor === 'machine') return t('auditLogs.machine');
  if (!isAdministrator) return name;
  return me?.id === userId ? t('auditLogs.you') : t('auditLogs.administrator');
}
