import { listConnectors } from '@gatehouse/contract/connectors/endpoints';
import { listSsoConnectors } from '@gatehouse/contract/sso-connectors/endpoints';
import {
  deleteUserIdentity,
  deleteUserSsoIdentity,
  listUserIdentities,
} from '@gatehouse/contract/users/identity-endpoints';
import { deleteSecret } from '@gatehouse/contract/secrets/endpoints';
import type { TokenSecret } from '@gatehouse/contract/secrets/secrets';
import type { User } from '@gatehouse/contract/users/users';
import { SettingsSection } from '@gatehouse/ui/layout/settings-section';
import { Badge } from '@gatehouse/ui/data/badge';
import { RelativeTime } from '@gatehouse/ui/data/relative-time';
import { Table } from '@gatehouse/ui/data/table';
import { useConfirm } from '@gatehouse/ui/overlays/confirm';
import { Trash2, Unlink } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useApi } from '../../app/api/use-api.ts';
import { useList } from '../../app/api/use-list.ts';
import { useSave } from '../../app/api/use-save.ts';
import { useCan } from '../../app/use-can.ts';
import { groupByTarget } from '../../parts/providers/connector-targets.ts';
import { Failed } from '../../parts/pages/failed.tsx';
import { ProviderLogo } from '../../parts/providers/provider-logo.tsx';
import { SsoLogo } from '../../parts/providers/sso-logo.tsx';
import { usePickText } from '../../parts/texts/use-pick-text.ts';
import { type Linked, useUnlinking } from './use-unlinking.ts';
import './users.css';

interface Row extends Linked {
  key: string;
  /** The target of a social provider or the issuer of an enterprise one, shown next to its name. */
  detail: string | undefined;
  logo: ReactNode;
  account: string;
  /** What is stored of the provider's tokens. */
  tokens: TokenSecret | undefined;
}

const renderProvider = ({ logo, name, detail }: Row) => (
  <>
    {logo}
    <span>{name}</span>
    {detail && (
      <span className="users-detail" dir="ltr">
        {detail}
      </span>
    )}
  </>
);

const tokensCell = ({ tokens }: Row) => tokens && <StoredTokens tokens={tokens} />;

/** The linked accounts of a user. */
export function UserIdentities({ user }: { user: User }) {
  const { t } = useTranslation();
  const userId = user.id;
  const pick = usePickText();
  const mayUnlink = useCan(deleteUserIdentity.permission);
  const { data, error, retry } = useApi(listUserIdentities, {
    params: { userId },
    query: { includeTokenSecret: 'true' },
  });
  const { data: connectors } = useApi(listConnectors, {});
  const { data: companies } = useList(listSsoConnectors, { query: { page_size: 1000 } });
  const { save: unlinkSocial } = useSave(deleteUserIdentity);
  const { save: unlinkSso } = useSave(deleteUserSsoIdentity);
  const providers = groupByTarget(connectors?.filter(({ type }) => type === 'Social') ?? []);
  const rows = data && [
    ...data.socialIdentities.map(({ target, identity, tokenSecret }): Row => {
      const provider = providers.find(({ first }) => first.target === target)?.first;
      return {
        key: `social ${target}`,
        target,
        name: provider ? pick(provider.name) : target,
        detail: provider && target,
        logo: provider && <ProviderLogo logo={provider.logo} logoDark={provider.logoDark} />,
        account: describeAccount(identity.details, identity.userId),
        tokens: tokenSecret,
        unlink: () => unlinkSocial({ params: { userId, target } }),
      };
    }),
    ...data.ssoIdentities.map(({ ssoConnectorId, ssoIdentity, tokenSecret }): Row => {
      const { id, issuer, detail, identityId } = ssoIdentity;
      const company = companies?.items.find((item) => item.id === ssoConnectorId);
      return {
        key: `sso ${id}`,
        name: company?.connectorName ?? issuer,
        detail: company && issuer,
        logo: company && <SsoLogo connector={company} />,
        account: describeAccount(detail, identityId),
        tokens: tokenSecret,
        unlink: () => unlinkSso({ params: { userId, ssoConnectorId } }),
      };
    }),
  ];
  const ask = useUnlinking(user, rows ?? [], companies?.items);
  const hasTokens = rows?.some(({ tokens }) => tokens) === true;
  const confirm = useConfirm();
  const { save: deleteTokens } = useSave(deleteSecret);
  const askToDelete = ({ name }: Row, { id }: TokenSecret) =>
    confirm({
      title: t('users.identities.tokens.deleteTitle', { name }),
      body: t('users.identities.tokens.deleteText'),
      confirmLabel: t('users.identities.tokens.delete'),
      tone: 'danger',
      action: () => deleteTokens({ params: { id } }),
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
          rowLabel={({ name }) => name}
          columns={[
            {
              key: 'provider',
              header: t('users.identities.columns.provider'),
              width: hasTokens ? '34%' : '50%',
              title: ({ name, detail }) => (detail ? `${name} (${detail})` : name),
              cell: renderProvider,
            },
            {
              key: 'account',
              header: t('users.identities.columns.account'),
              cell: ({ account }) => account,
            },
            ...(hasTokens
              ? [
                  {
                    key: 'tokens',
                    header: t('users.identities.columns.tokens'),
                    width: '11rem',
                    labelled: true,
                    cell: tokensCell,
                  },
                ]
              : []),
          ]}
          rowMenu={
            mayUnlink
              ? (row) => [
                  ...(row.tokens
                    ? [
                        {
                          key: 'tokens',
                          label: t('users.identities.tokens.delete'),
                          icon: <Trash2 />,
                          danger: true,
                          onSelect: () => void (row.tokens && askToDelete(row, row.tokens)),
                        },
                      ]
                    : []),
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

/** Whether an application can get an access token of the provider, and until when without asking the provider. */
function StoredTokens({ tokens: { metadata } }: { tokens: TokenSecret }) {
  const { t } = useTranslation();
  const [now] = useState(Date.now);
  const { expiresAt, hasRefreshToken } = metadata;
  if (hasRefreshToken) return <Badge tone="success">{t('users.identities.tokens.refreshed')}</Badge>;
  if (expiresAt === undefined) return <Badge tone="success">{t('users.identities.tokens.stored')}</Badge>;
  if (expiresAt * 1000 <= now) return <Badge tone="danger">{t('users.identities.tokens.expired')}</Badge>;
  return (
    <span>
      {t('users.identities.tokens.expires')} <RelativeTime time={expiresAt * 1000} />
    </span>
  );
}

/** The account's email address, name or ID at its provider. */
function describeAccount(details: Record<string, unknown> = {}, id: string): string {
  const [named] = [details.email, details.name].filter(
    (value): value is string => typeof value === 'string' && value !== '',
  );
  return named ?? id;
}
