import { listApplications } from '@gatehouse/contract/applications/endpoints';
import { builtInApplications } from '@gatehouse/contract/applications/built-in';
import type { AuditLogPayload } from '@gatehouse/contract/audit-logs/audit-logs';
import { getMe } from '@gatehouse/contract/me/endpoints';
import { displayName } from '@gatehouse/contract/users/display-name';
import { listUsers } from '@gatehouse/contract/users/endpoints';
import { useTranslation } from 'react-i18next';
import { useApi } from '../../app/api/use-api.ts';
import { useList } from '../../app/api/use-list.ts';

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

/** The name of an application, of ours too, or the id of one that is gone. */
export function useApplicationName(id: string | undefined): string | undefined {
  const { t } = useTranslation();
  const own = {
    [builtInApplications.console]: t('auditLogs.console'),
    [builtInApplications.demo]: t('auditLogs.demo'),
  }[id ?? ''];
  const { data } = useList(
    listApplications,
    { query: { search: id, page_size: 1 } },
    { enabled: id !== undefined && own === undefined },
  );
  return own ?? data?.items.find((item) => item.id === id)?.name ?? id;
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
