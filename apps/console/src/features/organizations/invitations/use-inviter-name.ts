import { listAuditLogs } from '@gatehouse/contract/audit-logs/endpoints';
import type { OrganizationInvitation } from '@gatehouse/contract/organization-invitations/organization-invitations';
import { useTranslation } from 'react-i18next';
import { useList } from '../../../app/api/use-list.ts';
import { useAdministratorNames, useApplicationName, useUserName } from '../../../parts/logs/names.ts';

/** The number of invitations of an organization, from the newest one, whose entries in the audit log are read. */
const mostEntries = 100;

/**
 * The name of who invited: a user of the tenant, or the administrator or application that the audit log names. Undefined if the entry is
 * gone.
 */
export function useInviterName(invitation: OrganizationInvitation): string | undefined {
  const { t } = useTranslation();
  const { id, inviterId, organizationId } = invitation;
  const isUser = inviterId !== null;
  const user = useUserName(inviterId ?? undefined);
  const administrators = useAdministratorNames();
  const query = {
    organizationId,
    logKey: 'OrganizationInvitation.Created',
    result: 'Success',
    page_size: mostEntries,
  };
  const { data } = useList(listAuditLogs, { query }, { enabled: !isUser });
  const entry = data?.items.find(({ payload }) => payload['id'] === id)?.payload;
  const isAdministrator = entry?.actor === 'administrator';
  const application = useApplicationName(isAdministrator ? undefined : entry?.applicationId);
  if (isUser) return user;
  if (!isAdministrator) return application;
  return administrators.get(entry.userId ?? '') ?? t('organizationInvitations.formerAdministrator');
}
