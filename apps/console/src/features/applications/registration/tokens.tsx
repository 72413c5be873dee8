import type { InitialAccessToken } from '@gatehouse/contract/client-registration/client-registration';
import {
  createInitialAccessToken,
  deleteInitialAccessToken,
  listInitialAccessTokens,
} from '@gatehouse/contract/client-registration/endpoints';
import { Button } from '@gatehouse/ui/controls/button';
import { Field } from '@gatehouse/ui/controls/field';
import { RelativeTime } from '@gatehouse/ui/data/relative-time';
import { Table } from '@gatehouse/ui/data/table';
import { useConfirm } from '@gatehouse/ui/overlays/confirm';
import { Plus, Trash2 } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useApi } from '../../../app/api/use-api.ts';
import { useSave } from '../../../app/api/use-save.ts';
import { useCan } from '../../../app/use-can.ts';
import { AnchoredSection } from '../../../parts/pages/anchored-section.tsx';
import { Failed } from '../../../parts/pages/failed.tsx';
import { CreateToken } from './create-token.tsx';
import '../../../parts/assign/entry-list.css';

const valueCell = ({ value }: InitialAccessToken) => <code dir="ltr">{value}</code>;

const expiryCell = ({ expiresAt }: InitialAccessToken) => <RelativeTime time={expiresAt} />;

/** The initial access tokens: shown once, with a number of uses and an expiry. */
export function Tokens() {
  const { t } = useTranslation();
  const confirm = useConfirm();
  const [isCreating, setCreating] = useState(false);
  const mayWrite = useCan(createInitialAccessToken.permission);
  const mayDelete = useCan(deleteInitialAccessToken.permission);
  const { data, error, retry } = useApi(listInitialAccessTokens, {});
  const { save: remove } = useSave(deleteInitialAccessToken);
  const label = t('applications.registration.tokens.title');
  const askToDelete = ({ id, name }: InitialAccessToken) =>
    confirm({
      title: t('applications.registration.tokens.deleteTitle', { name }),
      body: t('applications.registration.tokens.deleteText'),
      confirmLabel: t('applications.registration.tokens.delete'),
      tone: 'danger',
      action: () => remove({ params: { tokenId: id } }),
    });
  return (
    <AnchoredSection name="tokens" title={label} description={t('applications.registration.tokens.text')}>
      <Field label={label} group hideLabel>
        {error && <Failed error={error} onRetry={retry} />}
        {data?.length === 0 && (
          <p className="entry-list-none">{t('applications.registration.tokens.none')}</p>
        )}
        {!error && data?.length !== 0 && (
          <Table
            label={label}
            rows={data}
            expectedRows={1}
            rowKey={({ id }) => id}
            rowLabel={({ name }) => name}
            columns={[
              {
                key: 'name',
                header: t('applications.registration.tokens.columns.name'),
                cell: ({ name }) => name,
              },
              {
                key: 'value',
                header: t('applications.registration.tokens.columns.value'),
                cell: valueCell,
                minor: true,
              },
              {
                key: 'uses',
                header: t('applications.registration.tokens.columns.uses'),
                width: '6rem',
                labelled: true,
                cell: ({ uses, maxUses }) => t('applications.registration.tokens.uses', { uses, maxUses }),
              },
              {
                key: 'expires',
                header: t('applications.registration.tokens.columns.expires'),
                width: '8rem',
                labelled: true,
                cell: expiryCell,
              },
            ]}
            rowMenu={
              mayDelete
                ? (token) => [
                    {
                      key: 'delete',
                      label: t('applications.registration.tokens.delete'),
                      icon: <Trash2 />,
                      danger: true,
                      onSelect: () => void askToDelete(token),
                    },
                  ]
                : undefined
            }
          />
        )}
        {mayWrite && data && (
          <div>
            <Button icon={<Plus />} onClick={() => setCreating(true)}>
              {t('applications.registration.tokens.create')}
            </Button>
          </div>
        )}
      </Field>
      {isCreating && <CreateToken onClose={() => setCreating(false)} />}
    </AnchoredSection>
  );
}
