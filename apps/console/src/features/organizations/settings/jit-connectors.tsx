import {
  addJitSsoConnectors,
  listJitSsoConnectors,
  removeJitSsoConnector,
} from '@gatehouse/contract/organizations/jit-sso-connector-endpoints';
import type { Organization } from '@gatehouse/contract/organizations/organizations';
import { listSsoConnectors } from '@gatehouse/contract/sso-connectors/endpoints';
import { useTranslation } from 'react-i18next';
import { useList } from '../../../app/api/use-list.ts';
import { useSave } from '../../../app/api/use-save.ts';
import { useTenantPath } from '../../../app/tenant.ts';
import { AssignDialog, type AssignDialogProps } from '../../../parts/assign/assign-dialog.tsx';
import { useOptions } from '../../../parts/assign/use-options.ts';
import { EntryList } from '../../../parts/assign/entry-list.tsx';
import { OpensDialog } from '../../../parts/assign/opens-dialog.tsx';

/** Enterprise SSO connectors whose users become members when they first sign in. */
export function JitConnectors({ organization: { id, name } }: { organization: Organization }) {
  const { t } = useTranslation();
  const path = useTenantPath();
  const { data, ...read } = useList(listJitSsoConnectors, { params: { id } });
  const { save: add } = useSave(addJitSsoConnectors);
  const { save: remove } = useSave(removeJitSsoConnector);
  const addLabel = t('organizations.jit.connectors.add');
  return (
    <EntryList
      label={t('organizations.jit.connectors.label')}
      help={t('organizations.jit.connectors.help')}
      none={t('organizations.jit.connectors.none')}
      entries={{ ...read, data: data?.items }}
      keyOf={(connector) => connector.id}
      nameOf={({ connectorName }) => connectorName}
      hrefOf={(connector) => path(`/enterprise-sso/${connector.id}`)}
      detailOf={({ domains }) => domains.join(', ')}
      removeText={t('organizations.jit.connectors.removeText')}
      removeConfirm={t('organizations.jit.connectors.removeConfirm')}
      onRemove={(connector) => remove({ params: { id, ssoConnectorId: connector.id } })}
    >
      {data && (
        <OpensDialog label={addLabel}>
          {(onClose) => (
            <AddConnectors
              held={new Set(data.items.map((connector) => connector.id))}
              title={t('organizations.jit.connectors.addTitle', { name })}
              submit={addLabel}
              search={t('organizations.jit.connectors.search')}
              onClose={onClose}
              onAssign={(ssoConnectorIds) => add({ params: { id }, body: { ssoConnectorIds } })}
            />
          )}
        </OpensDialog>
      )}
    </EntryList>
  );
}

function AddConnectors({
  held,
  ...dialog
}: Omit<AssignDialogProps, 'source'> & { held: ReadonlySet<string> }) {
  const source = useOptions(listSsoConnectors, {
    isSearchedHere: true,
    toOptions: ({ id, connectorName, domains }) =>
      held.has(id) ? [] : [{ id, label: connectorName, detail: domains.join(', ') || undefined }],
  });
  return <AssignDialog {...dialog} source={source} />;
}
