import {
  deleteUserIdentity,
  deleteUserSsoIdentity,
  listUserIdentities,
} from '@gatehouse/contract/users/identity-endpoints';
import { useConfirm } from '@gatehouse/ui/confirm';
import { SettingsSection } from '@gatehouse/ui/settings-section';
import { Table } from '@gatehouse/ui/table';
import { Unlink } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { useApi } from '../../app/api/use-api.ts';
import { useSave } from '../../app/api/use-save.ts';
import { useCan } from '../../app/use-can.ts';
import { Failed } from '../../parts/failed.tsx';

interface Row {
  key: string;
  /** Who vouches: the target of a social provider, the issuer of a company's. */
  provider: string;
  account: string;
  unlink: () => Promise<unknown>;
}

const renderProvider = ({ provider }: Row) => <code dir="ltr">{provider}</code>;

/** The accounts elsewhere that sign a user in. */
export function UserIdentities({ userId }: { userId: string }) {
  const { t } = useTranslation();
  const confirm = useConfirm();
  const mayUnlink = useCan(deleteUserIdentity.permission);
  const { data, error, retry } = useApi(listUserIdentities, { params: { userId } });
  const { save: unlinkSocial } = useSave(deleteUserIdentity);
  const { save: unlinkSso } = useSave(deleteUserSsoIdentity);
  const rows = data && [
    ...data.socialIdentities.map(({ target, identity }): Row => ({
      key: `social ${target}`,
      provider: target,
      account: describeAccount(identity.details, identity.userId),
      unlink: () => unlinkSocial({ params: { userId, target } }),
    })),
    ...data.ssoIdentities.map(({ ssoConnectorId, ssoIdentity: { id, issuer, detail, identityId } }): Row => ({
      key: `sso ${id}`,
      provider: issuer,
      account: describeAccount(detail, identityId),
      unlink: () => unlinkSso({ params: { userId, ssoConnectorId } }),
    })),
  ];

  const ask = ({ provider, unlink }: Row) =>
    confirm({
      title: t('users.identities.unlinkTitle', { name: provider }),
      body: t('users.identities.unlinkText'),
      confirmLabel: t('users.identities.unlink'),
      tone: 'danger',
      action: unlink,
    });
  return (
    <SettingsSection title={t('users.identities.title')} description={t('users.identities.description')}>
      {error && <Failed error={error} onRetry={retry} />}
      {rows?.length === 0 && <p className="ui-field-help">{t('users.identities.none')}</p>}
      {!error && rows?.length !== 0 && (
        <Table
          label={t('users.identities.title')}
          rows={rows}
          expectedRows={1}
          rowKey={({ key }) => key}
          rowLabel={({ provider }) => provider}
          columns={[
            {
              key: 'provider',
              header: t('users.identities.columns.provider'),
              width: '50%',
              title: ({ provider }) => provider,
              cell: renderProvider,
            },
            {
              key: 'account',
              header: t('users.identities.columns.account'),
              cell: ({ account }) => account,
            },
          ]}
          rowMenu={
            mayUnlink
              ? (row) => [
                  {
                    key: 'unlink',
                    label: t('users.identities.unlink'),
                    icon: <Unlink />,
                    danger: true,
                    onSelect: () => void ask(row),
                  },
                ]
              : undefined
          }
        />
      )}
    </SettingsSection>
  );
}

/** As its provider calls the account: by address or name, else by id. */
function describeAccount(details: Record<string, unknown> = {}, id: string): string {
  const [named] = [details.email, details.name].filter(
    (value): value is string => typeof value === 'string' && value !== '',
  );
  return named ?? id;
}
