import { mostScimTokens, type ScimToken } from '@gatehouse/contract/organizations/scim';
import {
  createScimToken,
  deleteScimToken,
  listScimTokens,
} from '@gatehouse/contract/organizations/scim-endpoints';
import { Button } from '@gatehouse/ui/controls/button';
import { Field } from '@gatehouse/ui/controls/field';
import { SecretText } from '@gatehouse/ui/controls/secret-text';
import { RelativeTime } from '@gatehouse/ui/data/relative-time';
import { Table } from '@gatehouse/ui/data/table';
import { useConfirm } from '@gatehouse/ui/overlays/confirm';
import { Dialog, DialogBody, DialogFooter } from '@gatehouse/ui/overlays/dialog';
import { Plus, Trash2 } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useApi } from '../../../app/api/use-api.ts';
import { useSave } from '../../../app/api/use-save.ts';
import { useCan } from '../../../app/use-can.ts';
import { Failed } from '../../../parts/pages/failed.tsx';
import '../../../parts/assign/entry-list.css';

const valueCell = ({ value }: ScimToken) => <code dir="ltr">{value}</code>;
const createdCell = ({ createdAt }: ScimToken) => <RelativeTime time={createdAt} />;
const usedCell = ({ lastUsedAt }: ScimToken) => <RelativeTime time={lastUsedAt} />;

/** The SCIM tokens of an organization: shown once, two at most, revoked. */
export function Tokens({ id, name }: { id: string; name: string }) {
  const { t } = useTranslation();
  const confirm = useConfirm();
  const [made, setMade] = useState<string>();
  const mayWrite = useCan(createScimToken.permission);
  const mayDelete = useCan(deleteScimToken.permission);
  const { data, error, retry } = useApi(listScimTokens, { params: { id } });
  const { save: create, isSaving } = useSave(createScimToken);
  const { save: revoke } = useSave(deleteScimToken);

  async function createToken(): Promise<void> {
    try {
      setMade((await create({ params: { id } })).value);
    } catch {
      // The error is shown in a toast.
    }
  }
  const askToRevoke = ({ tokenId, value }: ScimToken) =>
    confirm({
      title: t('organizations.provisioning.tokens.revokeTitle', { value }),
      body: t('organizations.provisioning.tokens.revokeText'),
      confirmLabel: t('organizations.provisioning.tokens.revoke'),
      tone: 'danger',
      action: () => revoke({ params: { id, tokenId } }),
    });
  const isFull = (data?.length ?? 0) >= mostScimTokens;
  return (
    <Field
      label={t('organizations.provisioning.tokens.label')}
      help={t('organizations.provisioning.tokens.help')}
      group
    >
      {error && <Failed error={error} onRetry={retry} />}
      {data?.length === 0 && <p className="entry-list-none">{t('organizations.provisioning.tokens.none')}</p>}
      {!error && data?.length !== 0 && (
        <Table
          label={t('organizations.provisioning.tokens.label')}
          rows={data}
          expectedRows={1}
          rowKey={({ tokenId }) => tokenId}
          rowLabel={({ value }) => value}
          columns={[
            {
              key: 'value',
              header: t('organizations.provisioning.tokens.columns.value'),
              cell: valueCell,
            },
            {
              key: 'created',
              header: t('organizations.provisioning.tokens.columns.created'),
              width: '8rem',
              labelled: true,
              cell: createdCell,
            },
            {
              key: 'used',
              header: t('organizations.provisioning.tokens.columns.used'),
              width: '8rem',
              labelled: true,
              cell: usedCell,
            },
          ]}
          rowMenu={
            mayDelete
              ? (token) => [
                  {
                    key: 'revoke',
                    label: t('organizations.provisioning.tokens.revoke'),
                    icon: <Trash2 />,
                    danger: true,
                    onSelect: () => void askToRevoke(token),
                  },
                ]
              : undefined
          }
        />
      )}
      {mayWrite && data && (
        <div>
          <Button icon={<Plus />} loading={isSaving} disabled={isFull} onClick={() => void createToken()}>
            {t('organizations.provisioning.tokens.create')}
          </Button>
        </div>
      )}
      {made !== undefined && (
        <Dialog
          open
          onClose={() => setMade(undefined)}
          title={t('organizations.provisioning.tokens.madeTitle')}
          description={t('organizations.provisioning.tokens.madeText')}
        >
          <DialogBody>
            <SecretText
              variant="box"
              label={t('organizations.provisioning.tokens.secret', { name })}
              onReveal={() => Promise.resolve(made)}
            />
          </DialogBody>
          <DialogFooter>
            <Button variant="primary" onClick={() => setMade(undefined)}>
              {t('organizations.provisioning.tokens.done')}
            </Button>
          </DialogFooter>
        </Dialog>
      )}
    </Field>
  );
}
