import {
  addConsentScopes,
  removeConsentScope,
} from '@gatehouse/contract/applications/consent-scope-endpoints';
import type { ClientInput } from '@gatehouse/contract/endpoint';
import { Button } from '@gatehouse/ui/controls/button';
import { useConfirm } from '@gatehouse/ui/overlays/confirm';
import { defaultUserConsentScopes } from '@gatehouse/contract/applications/consent-scopes';
import { SettingsSection } from '@gatehouse/ui/layout/settings-section';
import { useLocale } from '@gatehouse/ui/base/texts';
import { type Column, Table } from '@gatehouse/ui/data/table';
import { CircleMinus, Plus } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useSave } from '../../../app/api/use-save.ts';
import { useCan } from '../../../app/use-can.ts';

type Body = NonNullable<ClientInput<typeof addConsentScopes>['body']>;

/** The scopes of one type that an application can request, with a dialog to add and a confirmation to remove them. */
export function ConsentSection<Row>({
  kind,
  scopeType,
  applicationId,
  rows,
  rowKey,
  rowLabel,
  columns,
  renderAdd,
}: {
  kind: 'user' | 'resource' | 'organization' | 'organizationResource';
  /** The ID in the path of the delete endpoint. */
  scopeType: string;
  applicationId: string;
  /** Undefined while loading. */
  rows: readonly Row[] | undefined;
  rowKey: (row: Row) => string;
  rowLabel: (row: Row) => string;
  columns: readonly Column<Row>[];
  renderAdd: (onAdd: (body: Body) => Promise<unknown>, onClose: () => void) => ReactNode;
}) {
  const { t } = useTranslation();
  const confirm = useConfirm();
  const [isAdding, setAdding] = useState(false);
  const mayAdd = useCan('write:data');
  const mayRemove = useCan('delete:data');
  const { save: add } = useSave(addConsentScopes);
  const { save: remove } = useSave(removeConsentScope);

  const askToRemove = (row: Row) =>
    confirm({
      title: t('applications.consent.removeTitle', { name: rowLabel(row) }),
      body: t(`applications.consent.${kind}.removeText`),
      confirmLabel: t('applications.consent.remove'),
      tone: 'danger',
      action: () => remove({ params: { applicationId, scopeType, scopeId: rowKey(row) } }),
    });
  return (
    <SettingsSection
      title={t(`applications.consent.${kind}.title`)}
      description={t(`applications.consent.${kind}.text`, {
        scopes: new Intl.ListFormat(useLocale()).format(defaultUserConsentScopes),
      })}
    >
      {rows?.length === 0 ? (
        <p className="ui-field-help">{t(`applications.consent.${kind}.none`)}</p>
      ) : (
        <Table
          label={t(`applications.consent.${kind}.title`)}
          rows={rows}
          expectedRows={3}
          rowKey={rowKey}
          rowLabel={rowLabel}
          columns={columns}
          rowMenu={
            mayRemove
              ? (row) => [
                  {
                    key: 'remove',
                    label: t('applications.consent.remove'),
                    icon: <CircleMinus />,
                    danger: true,
                    onSelect: () => void askToRemove(row),
                  },
                ]
              : undefined
          }
        />
      )}
      {mayAdd && (
        <div>
          <Button icon={<Plus />} disabled={!rows} onClick={() => setAdding(true)}>
            {t(`applications.consent.${kind}.add`)}
          </Button>
        </div>
      )}
      {isAdding &&
        renderAdd(
          (body) => add({ params: { applicationId }, body }),
          () => setAdding(false),
        )}
    </SettingsSection>
  );
}
