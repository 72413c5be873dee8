import { listAuditLogs } from '@gatehouse/contract/audit-logs/endpoints';
import { getScimProvisioning } from '@gatehouse/contract/organizations/scim-endpoints';
import { CopyText } from '@gatehouse/ui/controls/copy-text';
import { Field } from '@gatehouse/ui/controls/field';
import { Link } from '@gatehouse/ui/controls/link';
import { RelativeTime } from '@gatehouse/ui/data/relative-time';
import { Skeleton } from '@gatehouse/ui/data/skeleton';
import { useTranslation } from 'react-i18next';
import { z } from 'zod';
import { useApi } from '../../../app/api/use-api.ts';
import { useList } from '../../../app/api/use-list.ts';
import { useTenantPath } from '../../../app/tenant.ts';
import { Failed } from '../../../parts/pages/failed.tsx';
import '../organizations.css';

const described = z.object({ message: z.string() });

/** The URL for the identity provider, what it has provisioned, and the last change that was refused. */
export function Connection({ id }: { id: string }) {
  const { t } = useTranslation();
  const { data, error, retry } = useApi(getScimProvisioning, { params: { id } });
  if (error) return <Failed error={error} onRetry={retry} />;
  return (
    <>
      <Field
        label={t('organizations.provisioning.connection.url')}
        help={t('organizations.provisioning.connection.urlHelp')}
        group
      >
        {data ? (
          <CopyText variant="box" value={data.url} label={t('organizations.provisioning.connection.url')} />
        ) : (
          <Skeleton width="100%" height="2.25rem" />
        )}
      </Field>
      <Field label={t('organizations.provisioning.connection.users')} group>
        <p className="organization-provisioned">
          {data ? (
            t('organizations.provisioning.connection.counted', {
              count: data.usersCount,
              active: data.activeUsersCount,
            })
          ) : (
            <Skeleton width="8rem" />
          )}
        </p>
      </Field>
      <LastError id={id} />
    </>
  );
}

function LastError({ id }: { id: string }) {
  const { t } = useTranslation();
  const path = useTenantPath();
  const query = { organizationId: id, logKey: 'Organization.Scim.Refused', page_size: 1 };
  const { data } = useList(listAuditLogs, { query });
  const entry = data?.items[0];
  if (!entry) return null;
  const { message } = described.catch({ message: '' }).parse(entry.payload.error);
  return (
    <Field label={t('organizations.provisioning.connection.lastError')} group>
      <p className="organization-provisioned">{message}</p>
      <p className="organization-provisioned">
        <RelativeTime time={entry.createdAt} />
        {' · '}
        <Link href={path(`/audit-logs/${entry.id}`)}>{t('organizations.provisioning.connection.entry')}</Link>
      </p>
    </Field>
  );
}
