import type { ClientRegistration } from '@gatehouse/contract/client-registration/client-registration';
import { updateClientRegistration } from '@gatehouse/contract/client-registration/endpoints';
import { Button } from '@gatehouse/ui/controls/button';
import { Field } from '@gatehouse/ui/controls/field';
import { Table } from '@gatehouse/ui/data/table';
import { SettingsSection } from '@gatehouse/ui/layout/settings-section';
import { useConfirm } from '@gatehouse/ui/overlays/confirm';
import { CircleMinus, Plus } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useSave } from '../../../app/api/use-save.ts';
import { useCan } from '../../../app/use-can.ts';
import { AssignDialog } from '../../../parts/assign/assign-dialog.tsx';
import { usePermissionOptions } from '../../../parts/assign/use-permission-options.ts';
import '../../../parts/assign/entry-list.css';

type Scope = ClientRegistration['resourceScopes'][number];

const nameCell = ({ name }: Scope) => <code dir="ltr">{name}</code>;
const resourceCell = ({ resource }: Scope) => resource.name;

/** The permissions of API resources that registered clients can ask for. Each change is saved at once. */
export function Permissions({ scopes }: { scopes: readonly Scope[] }) {
  const { t } = useTranslation();
  const confirm = useConfirm();
  const [isAdding, setAdding] = useState(false);
  const mayWrite = useCan(updateClientRegistration.permission);
  const { save } = useSave(updateClientRegistration);
  const ids = scopes.map(({ id }) => id);
  const askToRemove = ({ id, name }: Scope) =>
    confirm({
      title: t('applications.registration.scopes.removeTitle', { name }),
      body: t('applications.registration.scopes.removeText'),
      confirmLabel: t('applications.registration.scopes.remove'),
      tone: 'danger',
      action: () => save({ body: { resourceScopeIds: ids.filter((one) => one !== id) } }),
    });
  return (
    <SettingsSection
      title={t('applications.registration.scopes.permissions')}
      description={t('applications.registration.scopes.permissionsText')}
    >
      <Field label={t('applications.registration.scopes.permissions')} group hideLabel>
        {scopes.length === 0 && (
          <p className="entry-list-none">{t('applications.registration.scopes.none')}</p>
        )}
        {scopes.length > 0 && (
          <Table
            label={t('applications.registration.scopes.permissions')}
            rows={[...scopes]}
            rowKey={({ id }) => id}
            rowLabel={({ name }) => name}
            columns={[
              { key: 'name', header: t('applications.registration.scopes.permission'), cell: nameCell },
              { key: 'resource', header: t('applications.registration.scopes.resource'), cell: resourceCell },
            ]}
            rowMenu={
              mayWrite
                ? (scope) => [
                    {
                      key: 'remove',
                      label: t('applications.registration.scopes.remove'),
                      icon: <CircleMinus />,
                      danger: true,
                      onSelect: () => void askToRemove(scope),
                    },
                  ]
                : undefined
            }
          />
        )}
        {mayWrite && (
          <div>
            <Button icon={<Plus />} onClick={() => setAdding(true)}>
              {t('applications.registration.scopes.add')}
            </Button>
          </div>
        )}
      </Field>
      {isAdding && (
        <AddPermissions
          held={ids}
          onAdd={(added) => save({ body: { resourceScopeIds: [...ids, ...added] } })}
          onClose={() => setAdding(false)}
        />
      )}
    </SettingsSection>
  );
}

function AddPermissions({
  held,
  onAdd,
  onClose,
}: {
  held: readonly string[];
  onAdd: (ids: string[]) => Promise<unknown>;
  onClose: () => void;
}) {
  const { t } = useTranslation();
  const source = usePermissionOptions({ held: new Set(held), withManagement: false });
  return (
    <AssignDialog
      title={t('applications.registration.scopes.addTitle')}
      description={t('applications.registration.scopes.addText')}
      submit={t('applications.registration.scopes.add')}
      search={t('applications.registration.scopes.search')}
      source={source}
      onClose={onClose}
      onAssign={onAdd}
    />
  );
}
