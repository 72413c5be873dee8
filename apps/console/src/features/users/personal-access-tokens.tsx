import {
  createPersonalAccessToken,
  deletePersonalAccessToken,
  listPersonalAccessTokens,
} from '@gatehouse/contract/users/personal-access-token-endpoints';
import type { PersonalAccessToken } from '@gatehouse/contract/users/personal-access-tokens';
import type { User } from '@gatehouse/contract/users/users';
import { Button } from '@gatehouse/ui/controls/button';
import { Badge } from '@gatehouse/ui/data/badge';
import { RelativeTime } from '@gatehouse/ui/data/relative-time';
import { Table } from '@gatehouse/ui/data/table';
import { SettingsSection } from '@gatehouse/ui/layout/settings-section';
import { useConfirm } from '@gatehouse/ui/overlays/confirm';
import { Pencil, Plus, Trash2 } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useApi } from '../../app/api/use-api.ts';
import { useSave } from '../../app/api/use-save.ts';
import { useCan } from '../../app/use-can.ts';
import { Failed } from '../../parts/pages/failed.tsx';
import { CreatePersonalAccessToken } from './create-personal-access-token.tsx';
import { RenamePersonalAccessToken } from './rename-personal-access-token.tsx';
import './users.css';

const valueCell = ({ value }: PersonalAccessToken) => (
  <code className="users-detail" dir="ltr">
    {value}
  </code>
);
const usedCell = ({ lastUsedAt }: PersonalAccessToken) => <RelativeTime time={lastUsedAt} />;

const expiresCell = ({ expiresAt }: PersonalAccessToken) => <Expiry at={expiresAt} />;

/** The personal access tokens of a user: created with an expiry, shown once, renamed and deleted. */
export function PersonalAccessTokens({ user }: { user: User }) {
  const { t } = useTranslation();
  const userId = user.id;
  const confirm = useConfirm();
  const [isCreating, setCreating] = useState(false);
  const [renamed, setRenamed] = useState<PersonalAccessToken>();
  const mayWrite = useCan(createPersonalAccessToken.permission);
  const mayDelete = useCan(deletePersonalAccessToken.permission);
  const { data, error, retry } = useApi(listPersonalAccessTokens, { params: { userId } });
  const { save: remove } = useSave(deletePersonalAccessToken);

  const askToDelete = ({ name }: PersonalAccessToken) =>
    confirm({
      title: t('users.personalAccessTokens.deleteTitle', { name }),
      body: t('users.personalAccessTokens.deleteText'),
      confirmLabel: t('users.personalAccessTokens.deleteConfirm'),
      tone: 'danger',
      action: () => remove({ params: { userId }, body: { name } }),
    });
  const listActions = (token: PersonalAccessToken) => [
    ...(mayWrite
      ? [
          {
            key: 'rename',
            label: t('users.personalAccessTokens.rename'),
            icon: <Pencil />,
            onSelect: () => setRenamed(token),
          },
        ]
      : []),
    ...(mayDelete
      ? [
          {
            key: 'delete',
            label: t('users.personalAccessTokens.delete'),
            icon: <Trash2 />,
            danger: true,
            onSelect: () => void askToDelete(token),
          },
        ]
      : []),
  ];
  return (
    <SettingsSection
      title={t('users.personalAccessTokens.title')}
      description={t('users.personalAccessTokens.description')}
    >
      {error && <Failed error={error} onRetry={retry} />}
      {data?.length === 0 && <p className="ui-field-help">{t('users.personalAccessTokens.none')}</p>}
      {!error && data?.length !== 0 && (
        <Table
          label={t('users.personalAccessTokens.title')}
          rows={data}
          expectedRows={1}
          rowKey={({ name }) => name}
          rowLabel={({ name }) => name}
          columns={[
            {
              key: 'name',
              header: t('users.personalAccessTokens.columns.name'),
              cell: ({ name }) => name,
            },
            {
              key: 'value',
              header: t('users.personalAccessTokens.columns.value'),
              width: '11rem',
              cell: valueCell,
            },
            {
              key: 'used',
              header: t('users.personalAccessTokens.columns.used'),
              width: '7rem',
              labelled: true,
              cell: usedCell,
            },
            {
              key: 'expires',
              header: t('users.personalAccessTokens.columns.expires'),
              width: '8rem',
              labelled: true,
              cell: expiresCell,
            },
          ]}
          rowMenu={mayWrite || mayDelete ? listActions : undefined}
        />
      )}
      {mayWrite && (
        <div>
          <Button icon={<Plus />} onClick={() => setCreating(true)}>
            {t('users.personalAccessTokens.create')}
          </Button>
        </div>
      )}
      {isCreating && <CreatePersonalAccessToken user={user} onClose={() => setCreating(false)} />}
      {renamed && (
        <RenamePersonalAccessToken userId={userId} token={renamed} onClose={() => setRenamed(undefined)} />
      )}
    </SettingsSection>
  );
}

function Expiry({ at }: { at: number | null }) {
  const { t } = useTranslation();
  const [now] = useState(Date.now);
  if (at === null) return t('users.personalAccessTokens.never');
  if (at <= now) return <Badge tone="danger">{t('users.personalAccessTokens.expired')}</Badge>;
  return <RelativeTime time={at} />;
}
