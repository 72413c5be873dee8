import type { Application } from '@gatehouse/contract/applications/applications';
import { type ConsentScopes, consentScopeTypes } from '@gatehouse/contract/applications/consent-scopes';
import { useTranslation } from 'react-i18next';
import { AssignDialog } from '../../../parts/assign/assign-dialog.tsx';
import { usePermissionOptions } from '../../../parts/assign/use-permission-options.ts';
import { ConsentSection } from './consent-section.tsx';

interface Permission {
  id: string;
  name: string;
  resource: string;
}
const renderName = ({ name }: Permission) => <code dir="ltr">{name}</code>;
const nameOf = ({ name }: Permission) => name;

const bodyNames = { resource: 'resourceScopes', organizationResource: 'organizationResourceScopes' } as const;

/** Permissions that apply everywhere, and those that apply only in organizations. */
type Kind = 'resource' | 'organizationResource';

/** The API permissions that an application can request. */
export function ResourcePermissions({
  kind,
  application: { id, name },
  groups,
}: {
  kind: Kind;
  application: Pick<Application, 'id' | 'name'>;
  groups: ConsentScopes['resourceScopes'] | undefined;
}) {
  const { t } = useTranslation();
  const rows = groups?.flatMap(({ resource, scopes }) =>
    scopes.map((scope): Permission => ({ id: scope.id, name: scope.name, resource: resource.name })),
  );
  return (
    <ConsentSection
      kind={kind}
      scopeType={consentScopeTypes[kind]}
      applicationId={id}
      rows={rows}
      rowKey={(row) => row.id}
      rowLabel={nameOf}
      columns={[
        { key: 'name', header: t('applications.consent.permission'), cell: renderName, title: nameOf },
        { key: 'resource', header: t('applications.consent.api'), cell: ({ resource }) => resource },
      ]}
      renderAdd={(onAdd, onClose) => (
        <AddPermissions
          kind={kind}
          name={name}
          held={new Set(rows?.map((row) => row.id))}
          onClose={onClose}
          onAdd={(ids) => onAdd({ [bodyNames[kind]]: ids })}
        />
      )}
    />
  );
}

/** Without the Management API: consent must not make an application an administrator. */
function AddPermissions({
  kind,
  name,
  held,
  onClose,
  onAdd,
}: {
  kind: Kind;
  name: string;
  held: ReadonlySet<string>;
  onClose: () => void;
  onAdd: (ids: string[]) => Promise<unknown>;
}) {
  const { t } = useTranslation();
  const source = usePermissionOptions({ held, withManagement: false });
  return (
    <AssignDialog
      title={t(`applications.consent.${kind}.addTitle`, { name })}
      description={t(`applications.consent.${kind}.addText`)}
      submit={t(`applications.consent.${kind}.add`)}
      search={t('applications.consent.search')}
      source={source}
      onClose={onClose}
      onAssign={onAdd}
    />
  );
}
