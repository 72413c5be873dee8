import { listApplications } from '@gatehouse/contract/applications/endpoints';
import { listAuditLogs } from '@gatehouse/contract/audit-logs/endpoints';
import { listConnectors } from '@gatehouse/contract/connectors/endpoints';
import { getInboxState } from '@gatehouse/contract/connectors/inbox-endpoints';
import { listResources } from '@gatehouse/contract/resources/endpoints';
import { builtInRoleNames } from '@gatehouse/contract/roles/built-in';
import { listRoles } from '@gatehouse/contract/roles/endpoints';
import { listUsers } from '@gatehouse/contract/users/endpoints';
import { useApi } from '../../app/api/use-api.ts';
import { useList } from '../../app/api/use-list.ts';
import { useCan } from '../../app/use-can.ts';

/** The steps that are done in this tenant. */
export interface Progress {
  hasSignIn: boolean;
  hasApplication: boolean;
  hasApi: boolean;
  hasRole: boolean;
  /** Whether email is delivered, kept in the development inbox, or can't be sent. */
  email: 'sent' | 'kept' | 'nothing';
}

/** Reads which steps are done from the tenant's records. */
export function useProgress(): { progress?: Progress; error?: Error; retry: () => void } {
  const enabled = useCan('read:data');
  const one = { page_size: 1 };
  const applications = useList(listApplications, { query: one }, { enabled });
  const resources = useList(listResources, { query: one }, { enabled });
  const roles = useList(listRoles, { query: { page_size: builtInRoleNames.length + 1 } }, { enabled });
  const users = useList(listUsers, { query: { page_size: 100 } }, { enabled });
  // From the audit log: the user who tried the demo may not be among the newest users.
  const tokens = useList(
    listAuditLogs,
    { query: { logKey: 'ExchangeTokenBy.AuthorizationCode', ...one } },
    { enabled },
  );
  const connectors = useApi(listConnectors, {}, { enabled });
  const inbox = useApi(getInboxState, {}, { enabled });
  const reads = [applications, resources, roles, users, tokens, connectors, inbox];
  const error = reads.find((read) => read.error)?.error;
  const retry = () => reads.forEach((read) => read.error && read.retry());
  if (!applications.data || !resources.data || !roles.data || !users.data || !tokens.data)
    return { error, retry };
  if (!connectors.data || !inbox.data) return { error, retry };
  const hasSender = connectors.data.some(({ type }) => type === 'Email');
  return {
    progress: {
      hasSignIn: tokens.data.total > 0 || users.data.items.some(({ lastSignInAt }) => lastSignInAt !== null),
      hasApplication: applications.data.total > 0,
      // A new tenant has the Management API and the built-in roles.
      hasApi: resources.data.total > 1,
      hasRole: roles.data.items.some(({ name }) => !builtInRoleNames.includes(name)),
      email: hasSender ? 'sent' : inbox.data.isEnabled ? 'kept' : 'nothing',
    },
    retry,
  };
}
