import { endUserGrant, listUserGrants } from '@gatehouse/contract/sessions/endpoints';
import type { UserGrant } from '@gatehouse/contract/sessions/sessions';
import { useLocale } from '@gatehouse/ui/base/texts';
import { useConfirm } from '@gatehouse/ui/overlays/confirm';
import { RelativeTime } from '@gatehouse/ui/data/relative-time';
import { SettingsSection } from '@gatehouse/ui/layout/settings-section';
import { Table } from '@gatehouse/ui/data/table';
import { Building2, CircleMinus } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useApi } from '../../app/api/use-api.ts';
import { useSave } from '../../app/api/use-save.ts';
import { useCan } from '../../app/use-can.ts';
import { Failed } from '../../parts/pages/failed.tsx';
import { ConsentOrganizations } from './consent-organizations.tsx';

const listScopes = ({ scopes, resources, organizationResources }: UserGrant): string => {
  const permissions = [...resources, ...organizationResources].flatMap((resource) => resource.scopes);
  return [...new Set([...scopes, ...permissions])].join(' ');
};
/** Whether the user was asked which organizations the application gets access to. */
const asksForOrganizations = ({ scopes, organizations, organizationResources }: UserGrant): boolean =>
  organizations !== null &&
  (organizationResources.length > 0 ||
    scopes.some((scope) => scope.startsWith('urn:logto:scope:organization')));
const sinceCell = ({ payload }: UserGrant) => <RelativeTime time={payload.iat * 1000} />;
const expiresCell = ({ expiresAt }: UserGrant) => <RelativeTime time={expiresAt} />;

/** The applications with access to a user's account, which can be revoked. */
export function UserGrants({ userId }: { userId: string }) {
  const { t } = useTranslation();
  const list = new Intl.ListFormat(useLocale());
  const [changing, setChanging] = useState<UserGrant>();
  const mayChange = useCan('write:data');
  const confirm = useConfirm();
  const mayEnd = useCan('delete:data');
  const { data, error, retry } = useApi(listUserGrants, { params: { userId } });
  const { save: end } = useSave(endUserGrant);

  const askToEnd = ({ id, application }: UserGrant) =>
    confirm({
      title: t('users.grants.endTitle', { name: application.name }),
      body: t('users.grants.endText'),
      confirmLabel: t('users.grants.end'),
      tone: 'danger',
      action: () => end({ params: { userId, grantId: id } }),
    });
  return (
    <SettingsSection title={t('users.grants.title')} description={t('users.grants.description')}>
      {error && <Failed error={error} onRetry={retry} />}
      {data?.grants.length === 0 && <p className="ui-field-help">{t('users.grants.none')}</p>}
      {!error && data?.grants.length !== 0 && (
        <Table
          label={t('users.grants.title')}
          rows={data?.grants}
          expectedRows={1}
          rowKey={({ id }) => id}
          rowLabel={({ application }) => application.name}
          columns={[
            {
              key: 'application',
              header: t('users.grants.columns.application'),
              width: '26%',
              cell: ({ application }) => application.name,
            },
            {
              key: 'scopes',
              header: t('users.grants.columns.scopes'),
              cell: listScopes,
            },
            {
              key: 'organizations',
              header: t('users.grants.columns.organizations'),
              labelled: true,
              cell: (grant) =>
                asksForOrganizations(grant)
                  ? list.format((grant.organizations ?? []).map(({ name }) => name)) ||
                    t('users.grants.organizationsNone')
                  : '–',
            },
            {
              key: 'since',
              header: t('users.grants.columns.since'),
              width: '7rem',
              labelled: true,
              cell: sinceCell,
            },
            {
              key: 'expires',
              header: t('users.grants.columns.expires'),
              width: '7rem',
              labelled: true,
              cell: expiresCell,
            },
          ]}
          rowMenu={
            mayEnd
              ? (grant) => [
                  // Taking organizations back needs both permissions.
                  ...(mayChange && asksForOrganizations(grant)
                    ? [
                        {
                          key: 'organizations',
                          label: t('users.grants.organizations'),
                          icon: <Building2 />,
                          onSelect: () => setChanging(grant),
                        },
                      ]
                    : []),
                  {
                    key: 'end',
                    label: t('users.grants.end'),
                    icon: <CircleMinus />,
                    danger: true,
                    onSelect: () => void askToEnd(grant),
                  },
                ]
              : undefined
          }
        />
      )}
      {changing && (
        <ConsentOrganizations userId={userId} grant={changing} onClose={() => setChanging(undefined)} />
      )}
    </SettingsSection>
  );
}
